import NumberedGame

/// What a player has chosen for every game of the house. Saved as a line for each setting:
///
///     parlor-settings/1
///     appearance automatic
///     sound off
///     vibration off
///     motion automatic
///
/// `Web/Site/appearance.js` reads this text too, before anything is drawn.
public struct HouseSettings: SavedText, Hashable, Sendable {
  /// One thing to be chosen.
  public enum Setting: Int, CaseIterable, Hashable, Sendable {
    /// Light or dark.
    case appearance
    /// Whether moves can be heard.
    case sound
    /// Whether moves can be felt, on devices that can do that.
    case vibration
    /// Whether what moves on the screen is kept to the least.
    case motion

    /// What the setting is called, in ASCII letters.
    public var label: String {
      switch self {
      case .appearance: "Appearance"
      case .sound: "Sound"
      case .vibration: "Vibration"
      case .motion: "Motion"
      }
    }

    /// What can be chosen, in ASCII letters.
    public var choices: [String] {
      switch self {
      case .appearance: ["Automatic", "Light", "Dark"]
      case .sound, .vibration: ["Off", "On"]
      case .motion: ["Automatic", "Less"]
      }
    }

    /// What the setting is called in saved texts and in pages: its label in small letters.
    public var name: [UInt8] { HouseSettings.word(label) }

    /// What the choices are called in saved texts and in pages: their labels in small letters.
    public var choiceNames: [[UInt8]] { choices.map { HouseSettings.word($0) } }
  }

  /// The key that every game keeps these settings under.
  static let key = "parlor.house.settings"

  /// The places of what is chosen, two bits for each setting.
  private var chosen: UInt8

  /// Makes settings in which all else is left to the device.
  public init(hasSound: Bool = false, hasVibration: Bool = false) {
    chosen = 0
    self[.sound] = hasSound ? 1 : 0
    self[.vibration] = hasVibration ? 1 : 0
  }

  /// What is chosen for a setting, as its place in `choices`. A place that is none is not taken.
  public internal(set) subscript(setting: Setting) -> Int {
    get { Int(chosen >> (2 * UInt8(setting.rawValue)) & 3) }
    set {
      guard setting.choices.indices.contains(newValue) else { return }
      chosen ^= UInt8(self[setting] ^ newValue) << (2 * UInt8(setting.rawValue))
    }
  }

  /// Whether moves are to be heard.
  public var hasSound: Bool { self[.sound] == 1 }

  /// Whether moves are to be felt.
  public var hasVibration: Bool { self[.vibration] == 1 }

  /// The settings as they are saved.
  public var text: [UInt8] {
    var text = "parlor-settings/1".utf8Bytes
    for setting in Setting.allCases {
      text += [UInt8(ascii: "\n")] + setting.name + [UInt8(ascii: " ")] + Self.word(setting.choices[self[setting]])
    }
    return text
  }

  /// Reads settings as `text` writes them. Anything else is none.
  public init?(text: [UInt8]) {
    self.init()
    // There are so few that each can be tried.
    for chosen in 0...UInt8.max {
      self.chosen = chosen
      if Setting.allCases.allSatisfy({ $0.choices.indices.contains(self[$0]) }), self.text == text { return }
    }
    return nil
  }

  static func word(_ label: String) -> [UInt8] { label.utf8Bytes.map { $0 | 0x20 } }
}
