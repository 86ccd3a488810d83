import GameCore

/// The content of a screen apart from a game's board: a title, sections of blocks, and links. It is a value without
/// closures, so a front end can compare two screens and change only what differs (`ListDrawing`).
///
/// The design follows `config_item` of Simon Tatham's Portable Puzzle Collection: arrays of items that each front end
/// draws with one function.
///
/// `Picture` is a game-specific value that front ends draw, such as a board. Screens without pictures use `Never`.
public struct Screen<Picture: Equatable & Sendable>: Equatable, Sendable {
  /// The title.
  public var title: String

  /// The sections, from the top down. Their IDs are unique.
  public var sections: [Section]

  /// The links and buttons at the end of the screen.
  public var actions: [Action]

  /// The buttons that few players need. They stay hidden until the player presses a button "More", if there is room to
  /// hide them. A terminal shows them after `actions`.
  public var moreActions: [Action]

  /// The outcome of the player's last action, or `nil` if there is nothing to say. Screen readers say it.
  public var message: ScreenMessage?

  /// A question over the screen, or `nil` if there is none.
  public var question: Question?

  /// The action of the Escape key, or `nil`. If none of the buttons performs it, a pop-up draws it as a cross.
  public var cancel: Action?

  /// The actions that only keys of a terminal perform, because other front ends have better ways.
  public var keyActions: [Action] = []

  /// The place to which the focus goes after the player's last action, or `nil` if the focus stays.
  public var focus: ScreenFocus?

  /// Blocks that belong together.
  public struct Section: Equatable, Sendable {
    /// The identity of the section within its screen.
    public let id: BlockID

    /// The heading, or `nil` for blocks that need none.
    public var title: String?

    /// The blocks, from the top down. Their IDs are unique within the screen.
    public var blocks: [Block<Picture>]

    /// Whether the blocks are side by side if they fit.
    public var isRow: Bool

    /// Whether the section is framed.
    public var isCard: Bool

    /// Whether the section is in a second column if there is room for two.
    public var isBeside: Bool

    /// Whether the section only leads to a section of the second column, and is visible only while that column is below
    /// the first one. Apps and terminals don't show it.
    public var isShortcut = false

    /// Whether the section shows an earlier state, because the current one is still being computed.
    /// `nil` if the section computes nothing.
    public var isBusy: Bool?

    /// Creates a section, or returns `nil` if it would be empty. Absent blocks are left out.
    public init?(
      _ id: BlockID, _ title: String?, _ blocks: [Block<Picture>?], isRow: Bool = false, isCard: Bool = false,
      isBeside: Bool = false
    ) {
      self.isRow = isRow
      self.isCard = isCard
      self.isBeside = isBeside
      self.id = id
      self.title = title
      self.blocks = blocks.compactMap { $0 }
      if self.blocks.isEmpty { return nil }
    }
  }

  /// Creates a screen. Absent sections and actions are left out.
  public init(
    _ title: String, _ sections: [Section?], actions: [Action?] = [], more moreActions: [Action?] = [],
    message: ScreenMessage? = nil, question: Question? = nil, cancel: Action? = nil
  ) {
    self.title = title
    self.sections = sections.compactMap { $0 }
    self.actions = actions.compactMap { $0 }
    self.moreActions = moreActions.compactMap { $0 }
    self.message = message
    self.question = question
    self.cancel = cancel
  }
}

extension Screen {
  /// Creates the pop-up at the end of a game. The first three different `answers` and `close` are its buttons, and the
  /// other answers are behind the button "More". Absent sections and answers are left out.
  public init(
    atEndOfGame title: String, _ sections: [Section?], answers: [Action?], close: Action, cancel: Action
  ) {
    var different: [Action] = []
    // Links have no ID of their own, so compare the whole answers.
    for case let answer? in answers where !different.contains(answer) { different.append(answer) }
    self.init(
      title, sections, actions: different.prefix(3).map { $0 } + [close], more: different.dropFirst(3).map { $0 },
      cancel: cancel)
  }

  /// Whether the player can type or select something on the screen.
  public var hasInput: Bool { sections.contains { $0.blocks.contains { $0.isInput } } }

  /// Whether a section has buttons.
  public var hasButtonsInSections: Bool {
    sections.contains { section in
      section.blocks.contains { if case .buttons = $0.content { true } else { false } }
    }
  }

  /// The IDs of all buttons, those of the sections first.
  public var buttonIDs: [Action.ID] {
    var buttons: [Action] = []
    for block in sections.flatMap({ $0.blocks }) {
      if case .buttons(let actions, _) = block.content { buttons += actions }
    }
    return (buttons + actions + moreActions).map { $0.id }
  }

  /// The action of the Escape key if no button of the screen performs it, or `nil` otherwise.
  public var separateCancel: Action? {
    guard let cancel, !(actions + moreActions).contains(where: { $0.id == cancel.id }) else { return nil }
    return cancel
  }
}

extension Block {
  fileprivate var isInput: Bool {
    switch content {
    case .field, .choice: true
    default: false
    }
  }
}

/// A screen without pictures from a game.
public typealias PlainScreen = Screen<Never>

/// The outcome of an action, as a sentence.
public struct ScreenMessage: Equatable, Sendable {
  /// The sentence.
  public let text: String

  /// Whether the action failed.
  public let isError: Bool

  /// The number of the action, which distinguishes the message from an earlier one with the same text.
  public let number: Int

  /// Creates a message. Its number must differ from that of an earlier message with the same text.
  public init(_ text: String, isError: Bool = false, number: Int = 1) {
    self.text = text
    self.isError = isError
    self.number = number
  }
}

/// A question that asks the player to confirm an action that is hard to undo.
public struct Question: Equatable, Sendable {
  /// The question in a few words, such as "Leave this code?"
  public var title: String

  /// The consequences of the action.
  public var text: String

  /// The action that the player confirms.
  public var confirm: Action

  /// The action that closes the question and changes nothing else. The Escape key performs it, too.
  public var cancel: Action

  /// Creates a question. Its buttons perform `confirm` and `cancel`.
  public init(title: String, text: String, confirm: Action, cancel: Action) {
    self.title = title
    self.text = text
    self.confirm = confirm
    self.cancel = cancel
  }
}

/// An object that computes a screen from its state and handles the player's input on it.
public protocol ScreenSource: AnyObject {
  /// The type of the values from which a game's pictures are drawn.
  associatedtype Picture: Equatable & Sendable

  /// The current screen.
  var screen: Screen<Picture> { get }

  /// Performs an action if the screen still offers it. `text` is what the player typed in the action's field, as UTF-8.
  func perform(_ id: Action.ID, text: [UInt8])

  /// Handles the outcome of sharing the item of an action.
  func handleShareOutcome(_ outcome: ShareOutcome)
}

extension ScreenSource {
  /// Performs an action that needs no text.
  public func perform(_ id: Action.ID) { perform(id, text: []) }

  /// Ignores the outcome of sharing.
  public func handleShareOutcome(_ outcome: ShareOutcome) {}
}
