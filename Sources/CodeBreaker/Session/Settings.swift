import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// A player's settings for all games. Each setting that isn't the default is saved as a line:
  ///
  ///     codebreaker-settings/1
  ///     limit usual
  ///     letters on
  ///     holes allow
  public struct Settings: SavedValue, Hashable, Sendable {
    /// The attempt limit in the next games.
    public internal(set) var limit = LimitSetting.none

    /// Whether color pegs show letters.
    public internal(set) var letters = LetterSetting.automatic

    /// The handling of a guess with empty holes.
    public internal(set) var holes = HoleSetting.ask

    private static let header: StaticString = "codebreaker-settings/1"
    private static let on = "on".utf8Bytes
    private static let off = "off".utf8Bytes
    private static let usual = "usual".utf8Bytes
    private static let allow = "allow".utf8Bytes

    init() {}

    /// The settings as they're saved.
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

    /// Reads settings, or returns `nil` if the text is invalid.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      if let word = lines.read("limit") {
        if word == Self.usual {
          limit = .usual
        } else {
          guard let count = DecimalText.read(word), count <= 99, GameSetup.attemptLimits.contains(Int(count))
          else { return nil }
          limit = .attempts(Int(count))
        }
      }
      if let word = lines.read("letters") {
        guard word == Self.on || word == Self.off else { return nil }
        letters = word == Self.on ? .on : .off
      }
      if let word = lines.read("holes") {
        guard word == Self.allow else { return nil }
        holes = .allow
      }
      guard lines.isEmpty else { return nil }
    }
  }

  /// A setting for letters on color pegs, for players who can't tell some colors apart.
  public enum LetterSetting: CaseIterable, Hashable, Sendable {
    /// Letters are visible if the device asks for more contrast, and in themes that need them.
    case automatic
    /// Letters are always visible.
    case on
    /// Letters are never visible.
    case off

    /// The label of the choice.
    public var label: String {
      switch self {
      case .automatic: "Automatic"
      case .on: "On"
      case .off: "Off"
      }
    }

    /// Returns whether the pegs of `theme` show letters. Only color pegs do. `prefersContrast` tells whether the device
    /// asks for more contrast or forced colors.
    public func shows(on theme: Theme, prefersContrast: Bool) -> Bool {
      guard theme.kind == .color else { return false }
      return switch self {
      case .on: true
      case .off: false
      case .automatic: prefersContrast || theme.needsLetters
      }
    }
  }

  /// A setting for guesses with empty holes.
  public enum HoleSetting: CaseIterable, Hashable, Sendable {
    /// The session asks, and makes the guess if the player repeats it.
    case ask
    /// The session makes the guess.
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
