import NumberedGame

/// Something that the player can press, or a link to follow.
public struct Action: Equatable, Sendable {
  /// Identifies an action to the screen's source.
  public struct ID: Hashable, Sendable {
    /// The kind of action. Each source has its own codes.
    public let code: UInt8

    /// The position of the action among those of its kind, from 0 up.
    public private(set) var index: Int

    /// Creates an ID from a source's code.
    public init(_ code: some RawRepresentable<UInt8>, _ index: Int = 0) {
      self.code = code.rawValue
      self.index = index
    }

    /// Returns the ID of the action at another position.
    public func at(_ index: Int) -> ID {
      var id = self
      id.index = index
      return id
    }
  }

  /// How an action stands out.
  public enum Role: Equatable, Sendable {
    /// Like most.
    case plain
    /// The one that most players want next.
    case main
    /// Less than most, such as a link to something that is done.
    case quiet
    /// It removes something for good.
    case destructive
  }

  /// What identifies the action.
  public let id: ID

  /// The text on the button or link.
  public var label: String

  /// How the action stands out.
  public var role: Role

  /// Where the link leads, or `nil` for a button.
  public var destination: Destination?

  /// What the button shares with other people, or `nil` if it shares nothing. The source learns the outcome.
  public var share: ShareItem?

  /// Whether the player can press the button.
  public var isEnabled: Bool

  /// Whether the blocks that the button shows or hides are shown, or `nil` if it controls none.
  public var isExpanded: Bool?

  /// The name for screen readers, or `nil` if the label says enough.
  public var spoken: String?

  /// Creates a button.
  public init(
    _ id: ID, _ label: String, _ role: Role = .plain, isEnabled: Bool = true, isExpanded: Bool? = nil,
    spoken: String? = nil
  ) {
    self.id = id
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.isExpanded = isExpanded
    self.spoken = spoken
  }

  /// Creates a link.
  public init(to destination: Destination, _ label: String, _ role: Role = .plain, spoken: String? = nil) {
    self.init(ID(LinkCode.link), label, role, spoken: spoken)
    self.destination = destination
  }

  /// Creates a button that shares an item.
  public init(sharing item: ShareItem, _ id: ID, _ label: String, _ role: Role = .plain) {
    self.init(id, label, role)
    share = item
  }

  /// The code of all links. A link's destination identifies it, and no source performs it.
  private enum LinkCode: UInt8 {
    case link = 255
  }
}
