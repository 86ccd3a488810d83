import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A player's settings for all games. Each setting that isn't the default is saved as a line:
  ///
  ///     codebreaker-settings/1
  ///     limit usual
  ///     letters on
  ///     holes allow
  public struct Settings: SavedValue, Hashable, Sendable {
    private var lines = SettingLines(header: Self.header)

    private static let header: StaticString = "codebreaker-settings/1"
    private static let on = "on".utf8Bytes
    private static let off = "off".utf8Bytes
    private static let usual = "usual".utf8Bytes
    private static let allow = "allow".utf8Bytes

    init() {}

    /// The attempt limit in the next games.
    public internal(set) var limit: LimitSetting {
      get {
        guard let word = lines["limit"] else { return .none }
        if word == Self.usual { return .usual }
        let count = DecimalText.read(word).flatMap { Int(exactly: $0) }
        guard let count, GameSetup.attemptLimits.contains(count) else { return .none }
        return .attempts(count)
      }
      set {
        switch newValue {
        case .none: lines["limit"] = nil
        case .usual: lines["limit", before: ["letters", "holes"]] = Self.usual
        case .attempts(let count): lines["limit", before: ["letters", "holes"]] = count.description.utf8Bytes
        }
      }
    }

    /// Whether color pegs show letters.
    public internal(set) var letters: LetterSetting {
      get {
        let word = lines["letters"]
        return word == Self.on ? .on : word == Self.off ? .off : .automatic
      }
      set { lines["letters", before: ["holes"]] = newValue == .automatic ? nil : newValue == .on ? Self.on : Self.off }
    }

    /// The handling of a guess with empty holes.
    public internal(set) var holes: HoleSetting {
      get { lines["holes"] == Self.allow ? .allow : .ask }
      set { lines["holes"] = newValue == .allow ? Self.allow : nil }
    }

    /// The settings as they're saved.
    public var text: [UInt8] { lines.text }

    /// Reads settings of any release, or returns `nil` if the text isn't in this format.
    public init?(text: [UInt8]) {
      guard let lines = SettingLines(text, header: Self.header) else { return nil }
      self.lines = lines
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
