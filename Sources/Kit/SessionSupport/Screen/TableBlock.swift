import GameCore

/// A table on a screen.
public struct TableBlock: Equatable, Sendable {
  /// The heading of a column, and how the column is laid out.
  public struct Column: Equatable, Sendable {
    /// The kind of content, which determines the column's width and alignment.
    public enum Kind: Equatable, Sendable {
      /// Short text or a figure, aligned with the end of the column.
      case figure
      /// Text that takes the remaining width. It is the row's heading, and may be a name in any writing direction.
      case name
    }

    /// The heading of the column.
    public var title: String

    /// The kind of content in the column.
    public var kind: Kind

    /// Whether only screen readers say the heading.
    public var isTitleHidden: Bool

    /// Creates a column, by default for short text or figures.
    public init(_ title: String, _ kind: Kind = .figure, isTitleHidden: Bool = false) {
      self.title = title
      self.kind = kind
      self.isTitleHidden = isTitleHidden
    }
  }

  /// The content of a cell: text, or something to press.
  public struct Cell: Equatable, Sendable {
    /// The text. An action shows its label instead.
    public var text: String

    /// The action that the player can perform in the cell, or `nil` if the cell has only text.
    public var action: Action?

    /// Creates a cell that the player can't press.
    public init(_ text: String) { self.text = text }

    /// Creates a cell that shows an action's label and performs the action when the player presses it.
    public init(_ action: Action) {
      text = action.label
      self.action = action
    }
  }

  /// A row below the headings.
  public struct Row: Equatable, Sendable {
    /// The cells, one for each column.
    public var cells: [Cell]

    /// Whether the row is the player's own.
    public var isOwn: Bool

    /// The action that reports the name in the row, for front ends that have a menu for each row, or `nil`.
    public var report: Action?

    /// The row as a sentence, for screen readers that read the row as a whole.
    public var spokenText: String

    /// Creates a row. There must be as many cells as columns.
    public init(_ cells: [Cell], isOwn: Bool = false, report: Action? = nil, spokenText: String) {
      self.cells = cells
      self.isOwn = isOwn
      self.report = report
      self.spokenText = spokenText
    }
  }

  /// The caption, or an empty string for a table whose section says enough.
  public var caption: String

  /// The columns, exactly one of which has the kind `name`.
  public var columns: [Column]

  /// The rows. `more` adds rows at the end.
  public var rows: [Row]

  /// The text that takes the place of rows if there are none.
  public var placeholder: String

  /// The action that adds rows, or `nil` if there are no more.
  public var more: Action?

  /// Creates a table. Exactly one of its columns must have the kind `name`.
  public init(
    _ caption: String, _ columns: [Column], _ rows: [Row], placeholder: String = "", more: Action? = nil
  ) {
    self.caption = caption
    self.columns = columns
    self.rows = rows
    self.placeholder = placeholder
    self.more = more
  }
}
