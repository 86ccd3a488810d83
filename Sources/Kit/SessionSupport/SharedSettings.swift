import GameCore

/// The settings that all games share, stored with one line for each:
///
///     parlor-settings/1
///     appearance automatic
///     sound off
///     vibration off
///     motion automatic
///     shortcuts board
///     reviews off
///
/// A setting without a line has its default. To add a setting, add a case to `Setting`: every front end shows it. If it
/// changes the first paint of a web page, read it in `Web/Site/appearance.js`, too.
public struct SharedSettings: SavedValue, Hashable, Sendable {
  /// A setting that all games share, in the order in which front ends show them.
  public enum Setting: UInt8, CaseIterable, Hashable, Sendable {
    /// Light or dark.
    case appearance
    /// Whether to reduce motion.
    case motion
    /// Whether moves make sounds.
    case sound
    /// Whether moves vibrate the device, if it can.
    case vibration
    /// Where keys that type a character act.
    case shortcuts
    /// Whether finished games are reviewed while the player pauses.
    case reviews

    /// The label, in ASCII.
    public var label: String {
      switch self {
      case .appearance: "Appearance"
      case .sound: "Sound"
      case .vibration: "Vibration"
      case .motion: "Motion"
      case .shortcuts: "Keyboard shortcuts"
      case .reviews: "Automatic reviews"
      }
    }

    /// The labels of the choices, in ASCII.
    public var choices: [String] {
      switch self {
      case .appearance: ["Automatic", "Light", "Dark"]
      case .sound, .vibration: ["Off", "On"]
      case .motion: ["Automatic", "Less"]
      case .shortcuts: ["On", "On the board", "Off"]
      case .reviews: ["On", "Off"]
      }
    }

    /// The name in saved values and in pages: the last word of the label in lowercase.
    public var name: [UInt8] { SharedSettings.name(label) }

    /// The names of the choices in saved values and in pages: the last words of their labels in lowercase.
    public var choiceNames: [[UInt8]] { choices.map { SharedSettings.name($0) } }

    /// Whether the setting has an effect in a terminal.
    var appliesInTerminals: Bool { self == .motion || self == .reviews }
  }

  /// The settings whose defaults have a line in the stored text, in the order of their lines. Release 0.2.0 reads text
  /// only if it has exactly these.
  private static var settingsWithDefaultLine: [Setting] { [.appearance, .sound, .vibration, .motion] }

  static let key = "parlor.house.settings"

  private static let header: StaticString = "parlor-settings/1"

  private var lines: SettingLines

  /// Creates settings in which the device decides about appearance and motion.
  public init(hasSound: Bool = false, hasVibration: Bool = false) {
    lines = SettingLines(header: Self.header)
    for setting in Self.settingsWithDefaultLine { self[setting] = 0 }
    self[.sound] = hasSound ? 1 : 0
    self[.vibration] = hasVibration ? 1 : 0
  }

  /// The choice for a setting, as an index of `choices`. Setting an invalid index does nothing.
  public internal(set) subscript(setting: Setting) -> Int {
    get {
      // A later release may have another choice, which counts as the default here.
      lines[setting.name].flatMap { setting.choiceNames.firstIndex(of: $0) } ?? 0
    }
    set {
      let choices = setting.choiceNames
      guard choices.indices.contains(newValue) else { return }
      let hasLine = newValue != 0 || Self.settingsWithDefaultLine.contains(setting)
      lines[setting.name] = hasLine ? choices[newValue] : nil
    }
  }

  /// Whether moves make sounds.
  public var hasSound: Bool { self[.sound] == 1 }

  /// Whether the player has chosen less motion than the device's settings ask for.
  public var reducesMotion: Bool { self[.motion] == 1 }

  /// Whether finished games are reviewed while the player pauses.
  public var reviewsFinishedGames: Bool { self[.reviews] == 0 }

  /// Whether moves vibrate the device.
  public var hasVibration: Bool { self[.vibration] == 1 }

  /// The settings as stored text.
  public var text: [UInt8] { lines.text }

  /// Reads stored settings of any release, or returns `nil` if the text isn't in this format.
  public init?(text: [UInt8]) {
    guard let lines = SettingLines(text, header: Self.header) else { return nil }
    self.lines = lines
  }

  private static func name(_ label: String) -> [UInt8] {
    (label.utf8Bytes.split(separator: UInt8(ascii: " ")).last ?? []).map { $0 | 0x20 }
  }
}
