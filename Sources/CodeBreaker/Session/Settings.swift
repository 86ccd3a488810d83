import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What a player has chosen for all games. Saved as a line for each setting that is not as it was at first:
  ///
  ///     codebreaker-settings/1
  ///     limit usual
  ///     letters on
  ///     holes allow
  public struct Settings: SavedText, Hashable, Sendable {
    /// After how many attempts the next games are lost.
    public internal(set) var limit = LimitSetting.none

    /// Whether colour pegs carry letters.
    public internal(set) var letters = LetterSetting.automatic

    /// What becomes of a guess with holes.
    public internal(set) var holes = HoleSetting.ask

    private static let header: StaticString = "codebreaker-settings/1"
    private static let on = "on".utf8Bytes
    private static let off = "off".utf8Bytes
    private static let usual = "usual".utf8Bytes
    private static let allow = "allow".utf8Bytes

    init() {}

    /// The settings as they are saved.
    public var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      switch limit {
      case .none: break
      case .usual: lines.add("limit", Self.usual)
      case .attempts(let count): lines.add("limit", count.description.utf8Bytes)
      }
      switch letters {
      case .automatic: break
      case .on: lines.add("letters", Self.on)
      case .off: lines.add("letters", Self.off)
      }
      if holes == .allow { lines.add("holes", Self.allow) }
      return lines.text
    }

    /// Reads settings as `text` writes them. Anything else is none.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      if let word = lines.take("limit") {
        if word == Self.usual {
          limit = .usual
        } else {
          guard let count = DecimalText.read(word), count <= 99, GameSetup.attemptLimits.contains(Int(count))
          else { return nil }
          limit = .attempts(Int(count))
        }
      }
      if let word = lines.take("letters") {
        guard word == Self.on || word == Self.off else { return nil }
        letters = word == Self.on ? .on : .off
      }
      if let word = lines.take("holes") {
        guard word == Self.allow else { return nil }
        holes = .allow
      }
      guard lines.isEmpty else { return nil }
    }
  }

  /// Whether colour pegs carry letters, for players who cannot tell some colours apart.
  public enum LetterSetting: CaseIterable, Hashable, Sendable {
    /// When the device asks for more contrast, and in themes that need it.
    case automatic
    /// Always.
    case on
    /// Never.
    case off

    /// The label of the choice.
    public var label: String {
      switch self {
      case .automatic: "Automatic"
      case .on: "On"
      case .off: "Off"
      }
    }

    /// Whether the pegs of a theme carry letters: only those of colors ever do.
    ///
    /// - Parameters:
    ///   - theme: the theme.
    ///   - prefersContrast: whether the player has asked their device for more contrast or for colors of its own.
    public func shows(on theme: Theme, prefersContrast: Bool) -> Bool {
      guard theme.kind == .color else { return false }
      return switch self {
      case .on: true
      case .off: false
      case .automatic: prefersContrast || theme.needsLetters
      }
    }
  }

  /// What becomes of a guess in which some holes are empty, the first time it is made.
  public enum HoleSetting: CaseIterable, Hashable, Sendable {
    /// The player is asked: only the second time it becomes an attempt.
    case ask
    /// It becomes an attempt.
    case allow

    /// The label of the choice.
    public var label: String {
      switch self {
      case .ask: "Ask"
      case .allow: "Allow"
      }
    }
  }
}
