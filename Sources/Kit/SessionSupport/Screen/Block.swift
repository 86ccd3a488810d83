import GameCore

/// The identity of a section or a block within its screen.
public struct BlockID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A word such as `circle`. The `id` of the element on a web page begins with it.
  public let word: String

  /// The index among the sections or blocks with this word, from 0 up.
  public let index: Int

  /// Creates an ID. The index tells apart the sections or blocks that share a word.
  public init(_ word: String, _ index: Int = 0) {
    self.word = word
    self.index = index
  }

  /// Creates an ID with index 0, for a word that only one section or block of the screen has.
  public init(stringLiteral word: StaticString) {
    self.init(word.withUTF8Buffer { String(decoding: Array($0), as: UTF8.self) })
  }

  /// The ID as one word, such as `circle` or `circle-1`.
  public var text: String { index == 0 ? word : "\(word)-\(index)" }
}

/// A part of a screen. While its ID and kind stay the same, a renderer updates the drawn block instead of replacing it,
/// so focus, scroll position, and typed text survive.
public struct Block<Picture: Equatable & Sendable>: Equatable, Sendable {
  /// A style of text.
  public enum Tone: Equatable, Sendable {
    /// The style of most text.
    case plain
    /// The most important sentence of a section, such as a question.
    case lead
    /// The result of a game, in large letters.
    case headline
    /// Smaller and less important.
    case note
    /// Good news.
    case good
    /// Bad news.
    case alarm
    /// A code that the player copies, in a large monospaced font.
    case code
    /// Long data, such as a hash, in a small monospaced font.
    case data
    /// The legend of a histogram's striped parts.
    case legend
  }

  /// The content of a block.
  public enum Content: Equatable, Sendable {
    /// A paragraph. If `isAnnounced`, screen readers say it when it changes.
    case text(String, Tone, isAnnounced: Bool)
    /// A problem, and the action that helps, if any. Screen readers say it when it appears.
    case problem(String, Action?)
    /// A subheading with a button that shows or hides the blocks below it.
    case disclosure(Action)
    /// Named figures.
    case figures([Figure])
    /// Figures that add up to the last figure.
    case sum([Figure])
    /// Items that the player can press.
    case list([ListItem])
    /// Games in the order of their ranks. A game that has just ended comes into view.
    case ranking([RankingEntry])
    /// A row of round marks, and its description for screen readers.
    case marks([Mark], spokenText: String)
    /// A month of days.
    case month(CalendarMonth)
    /// A table.
    case table(TableBlock)
    /// A histogram.
    case bars([HistogramBar])
    /// A chart of values in order, such as one for each game.
    case chart(BarChart)
    /// A score on a line from 0 to the best possible score.
    case scale(ScoreScale)
    /// The trend of the player's skill as a chart, and its description for screen readers.
    case trend(PlayTrend, spokenText: String)
    /// Buttons and links side by side, and the name of the group for screen readers.
    case buttons([Action], name: String?)
    /// A text field with a button.
    case field(Field)
    /// A menu of which exactly one option is selected, with a picture of the game before its label.
    case choice(Choice, picture: Picture? = nil)
    /// A small picture of the game, and the sentence that it illustrates. Screen readers say only the sentence.
    case picture(Picture, caption: String)
    /// A drawing of the game without a caption, such as a chart, and its description for screen readers.
    case drawing(Picture, spokenText: String)
    /// Parts of the game that the player looks at or presses.
    case parts(PartsBlock<Picture>)
    /// The progress of a long task: its name, the number of steps done, and the number of all steps.
    case progress(String, done: Int, count: Int)
  }

  /// The identity of the block within its screen.
  public let id: BlockID

  /// The content of the block.
  public var content: Content

  /// Creates a block.
  public init(_ id: BlockID, _ content: Content) {
    self.id = id
    self.content = content
  }
}

// These functions return `nil` if there is nothing to show. `Screen.Section` leaves out `nil`.
extension Block {
  /// Returns a paragraph, or `nil` if `text` is `nil` or empty.
  public static func text(
    _ id: BlockID, _ text: String?, _ tone: Tone = .plain, isAnnounced: Bool = false
  ) -> Block? {
    text.flatMap { $0.isEmpty ? nil : Block(id, .text($0, tone, isAnnounced: isAnnounced)) }
  }

  /// Returns a block of buttons, or `nil` if all actions are absent.
  public static func buttons(
    _ id: BlockID, _ actions: [Action?], name: String? = nil
  ) -> Block? {
    let actions = actions.compactMap { $0 }
    return actions.isEmpty ? nil : Block(id, .buttons(actions, name: name))
  }

  /// Returns a list, or `nil` if it would be empty.
  public static func list(_ id: BlockID, _ items: [ListItem]) -> Block? {
    items.isEmpty ? nil : Block(id, .list(items))
  }

  /// Returns parts of the game, or `nil` if there are none.
  public static func parts(_ id: BlockID, _ block: PartsBlock<Picture>) -> Block? {
    block.parts.isEmpty ? nil : Block(id, .parts(block))
  }

  /// Returns a picture with its caption.
  public static func picture(_ id: BlockID, _ picture: Picture, _ caption: String) -> Block? {
    Block(id, .picture(picture, caption: caption))
  }

  /// Returns a block with other content, such as rows, or `nil` if `content` is `nil`.
  public static func block(_ id: BlockID, _ content: Content?) -> Block? {
    content.map { Block(id, $0) }
  }
}
