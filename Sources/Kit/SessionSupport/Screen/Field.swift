import GameCore

/// A text field on a screen.
public struct Field: Equatable, Sendable {
  /// The kind of text, which determines the keyboard and the corrections.
  public enum Kind: Equatable, Sendable {
    /// The name of a player or of a circle.
    case name
    /// A code of capital letters and digits.
    case code
    /// A whole number.
    case number
  }

  /// The label, which says what to type.
  public var label: String

  /// The kind of text that the player types.
  public var kind: Kind

  /// The initial text. When it changes, it replaces what the player typed.
  public var text: String

  /// A number that changes after each success, so that even an unchanged `text` replaces what the player typed.
  public var revision: Int

  /// The problem with the text, or `nil`. When it appears, the field gets the focus.
  public var problem: String?

  /// The action that each change of the text performs, or `nil` if the source gets the text only when it is submitted.
  public var edit: Action.ID?

  /// The action that submits the text. If `edit` isn't `nil`, the field has no button: one of the screen's performs it.
  public var submit: Action

  /// Creates a field with a button.
  public init(_ label: String, _ kind: Kind, text: String = "", revision: Int = 0, submit: Action) {
    self.label = label
    self.kind = kind
    self.text = text
    self.revision = revision
    self.submit = submit
  }

  /// Creates a field whose source gets every change of the text. One of the screen's buttons submits the text.
  public init(
    _ label: String, _ kind: Kind, text: String, problem: String?, edit: Action.ID, submit: Action
  ) {
    self.init(label, kind, text: text, submit: submit)
    self.problem = problem
    self.edit = edit
  }
}
