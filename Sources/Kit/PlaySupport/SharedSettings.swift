import NumberedGame

/// The settings that all games share, stored with one line for each:
///
///     parlor-settings/1
///     appearance automatic
///     sound off
///     vibration off
///     motion automatic
///
/// `Web/Site/appearance.js` reads this text too, before the page is drawn.
public struct SharedSettings: SavedValue, Hashable, Sendable {
  /// A setting that all games share.
  public enum Setting: Int, CaseIterable, Hashable, Sendable {
    /// Light or dark.
    case appearance
    /// Whether moves make sounds.
    case sound
    /// Whether moves vibrate the device, if it can.
    case vibration
    /// Whether to reduce motion.
    case motion

    /// The label, in ASCII letters.
    public var label: String {
      switch self {
      case .appearance: "Appearance"
      case .sound: "Sound"
      case .vibration: "Vibration"
      case .motion: "Motion"
      }
    }

    /// The labels of the choices, in ASCII letters.
    public var choices: [String] {
      switch self {
      case .appearance: ["Automatic", "Light", "Dark"]
      case .sound, .vibration: ["Off", "On"]
      case .motion: ["Automatic", "Less"]
      }
    }

    /// The name in saved values and in pages: the label in lowercase.
    public var name: [UInt8] { SharedSettings.lowercased(label) }

    /// The names of the choices in saved values and in pages: their labels in lowercase.
    public var choiceNames: [[UInt8]] { choices.map { SharedSettings.lowercased($0) } }
  }

  static let key = "parlor.house.settings"

  /// The indices of the choices, two bits for each setting.
  private var choiceBits: UInt8

  /// Creates settings in which the device decides about appearance and motion.
  public init(hasSound: Bool = false, hasVibration: Bool = false) {
    choiceBits = 0
    self[.sound] = hasSound ? 1 : 0
    self[.vibration] = hasVibration ? 1 : 0
  }

  /// The choice for a setting, as an index of `choices`. Setting an invalid index does nothing.
  public internal(set) subscript(setting: Setting) -> Int {
    get { Int(choiceBits >> (2 * UInt8(setting.rawValue)) & 3) }
    set {
      guard setting.choices.indices.contains(newValue) else { return }
      choiceBits ^= UInt8(self[setting] ^ newValue) << (2 * UInt8(setting.rawValue))
    }
  }

  /// Whether moves make sounds.
  public var hasSound: Bool { self[.sound] == 1 }

  /// Whether moves vibrate the device.
  public var hasVibration: Bool { self[.vibration] == 1 }

  /// The settings as stored text.
  public var text: [UInt8] {
    var text = "parlor-settings/1".utf8Bytes
    for setting in Setting.allCases {
      text +=
        [UInt8(ascii: "\n")] + setting.name + [UInt8(ascii: " ")] + Self.lowercased(setting.choices[self[setting]])
    }
    return text
  }

  /// Reads stored settings, or returns `nil` if the text is invalid.
  public init?(text: [UInt8]) {
    self.init()
    // There are few enough combinations to try each one.
    for choiceBits in 0...UInt8.max {
      self.choiceBits = choiceBits
      if Setting.allCases.allSatisfy({ $0.choices.indices.contains(self[$0]) }), self.text == text { return }
    }
    return nil
  }

  static func lowercased(_ label: String) -> [UInt8] { label.utf8Bytes.map { $0 | 0x20 } }
}
