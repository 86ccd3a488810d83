import GameCore

/// A button that the player can press, or a link to follow.
public struct Action: Equatable, Sendable {
  /// The identity of an action, by which the screen's source recognizes it.
  public struct ID: Hashable, Sendable {
    /// The kind of action. Each source has its own codes.
    public let code: UInt8

    /// The index of the action among those of its kind, from 0 up.
    public private(set) var index: Int

    /// Creates an ID from a source's code.
    public init(_ code: some RawRepresentable<UInt8>, _ index: Int = 0) {
      self.code = code.rawValue
      self.index = index
    }

    /// Returns the ID of the action of the same kind at `index`.
    public func withIndex(_ index: Int) -> ID {
      var id = self
      id.index = index
      return id
    }
  }

  /// How prominent an action is.
  public enum Role: Equatable, Sendable {
    /// The normal prominence.
    case plain
    /// The action that most players want next.
    case main
    /// The action removes something permanently.
    case destructive
  }

  /// The identity of the action.
  public let id: ID

  /// The text on the button or link.
  public var label: String

  /// How prominent the action is.
  public var role: Role

  /// The place to which the link leads, or `nil` for a button.
  public var destination: Destination?

  /// The item that the button shares, or `nil`. The source gets the outcome in `handleShareOutcome(_:)`.
  public var shareItem: ShareItem?

  /// Whether the player can press the button.
  public var isEnabled: Bool

  /// Whether what the button shows or hides is visible, or `nil` if it shows or hides nothing.
  public var isExpanded: Bool?

  /// The label for screen readers and for the terminal's key hints, or `nil` if `label` says enough.
  public var spokenText: String?

  /// The symbol that a front end shows in place of the label, or `nil`. A terminal shows the label.
  public var symbol: Symbol?

  /// The reason why the player can't press the button, or an explanation of it, for screen readers, or an empty string.
  public var hint = ""

  /// The key that performs the action in a terminal, or `nil`. Enter performs a main action that has no other key.
  public var key: ActionKey?

  /// Creates a button.
  public init(
    _ id: ID, _ label: String, _ role: Role = .plain, isEnabled: Bool = true, isExpanded: Bool? = nil,
    spokenText: String? = nil, symbol: Symbol? = nil, key: ActionKey? = nil
  ) {
    self.symbol = symbol
    self.key = key
    self.id = id
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.isExpanded = isExpanded
    self.spokenText = spokenText
  }

  /// Creates a link.
  public init(to destination: Destination, _ label: String, _ role: Role = .plain, spokenText: String? = nil) {
    self.init(ID(LinkCode.link), label, role, spokenText: spokenText)
    self.destination = destination
  }

  /// Creates a button that shares an item.
  public init(
    sharing item: ShareItem, _ id: ID, _ label: String, _ role: Role = .plain, symbol: Symbol? = nil,
    key: ActionKey? = nil
  ) {
    self.init(id, label, role, symbol: symbol, key: key)
    shareItem = item
  }

  /// The code of all links. A link's destination identifies it, and no source performs it.
  private enum LinkCode: UInt8 {
    case link = 255
  }
}
