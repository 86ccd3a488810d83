import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What a player has chosen for all games. Saved as a line for each setting that is not as it was at first:
  ///
  ///     codebreaker-settings/1
  ///     limit 10
  ///     letters on
  public struct Settings: SavedText, Hashable, Sendable {
    /// After how many attempts the next games are lost, or `nil` when there is no end to them.
    public internal(set) var attemptLimit: Int?

    /// Whether colour pegs carry letters.
    public internal(set) var letters = LetterSetting.automatic

    private static let header: StaticString = "codebreaker-settings/1"
    private static let on = "on".utf8Bytes
    private static let off = "off".utf8Bytes

    init() {}

    /// The settings as they are saved.
    public var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      if let attemptLimit { lines.add("limit", attemptLimit.description.utf8Bytes) }
      switch letters {
      case .automatic: break
      case .on: lines.add("letters", Self.on)
      case .off: lines.add("letters", Self.off)
      }
      return lines.text
    }

    /// Reads settings as `text` writes them. Anything else is none.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      if let digits = lines.take("limit") {
        guard let limit = DecimalText.read(digits), limit <= 99, GameSetup.attemptLimits.contains(Int(limit))
        else { return nil }
        attemptLimit = Int(limit)
      }
      if let word = lines.take("letters") {
        guard word == Self.on || word == Self.off else { return nil }
        letters = word == Self.on ? .on : .off
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
  }
}
