import GameCore

/// A message beside the game, which the player can dismiss.
public struct Notice: Sendable {
  /// The message, in full sentences.
  public var text: String

  /// Whether the notice disappears by itself after a few seconds, because the player doesn't need to read it.
  public var isTransient: Bool

  static let transientMilliseconds = 4_000

  /// Creates a notice, which by default stays until the player dismisses it.
  public init(_ text: String, isTransient: Bool = false) {
    self.text = text
    self.isTransient = isTransient
  }

  /// The storage is full or forbidden.
  public static var storageRefused: Notice {
    Notice("This device can’t save the game. You can keep playing, but closing the game loses it.")
  }

  /// The saved game can't be read.
  public static var gameDamaged: Notice {
    Notice("Can’t read the saved game. It was set aside, and a new game has started.")
  }

  /// The game that another window saved can't be read.
  public static var gameDamagedElsewhere: Notice {
    Notice("The saved game was changed and can’t be read. It was set aside, and this one continues.")
  }

  /// The saved scores can't be read.
  public static var scoresDamaged: Notice {
    Notice("Can’t read the saved scores. They were set aside, and a new list has started.")
  }

  /// The saved settings can't be read.
  public static var settingsDamaged: Notice {
    Notice("Can’t read the saved settings. They were set aside.")
  }

  static var daysDamaged: Notice {
    Notice("Can’t read the daily history. It was set aside, and a new one has started.")
  }

  static var playerDamaged: Notice {
    Notice("Can’t read your account on this device. It was set aside. To get it back, use a transfer code.")
  }

  package static func dayNotBegun(_ day: CalendarDay) -> Notice {
    Notice("The \(DayText.long(day)) game begins at midnight, UTC.")
  }

  /// The link to a daily game has no valid day.
  package static var invalidDay: Notice { Notice("\(invalidDayText) This is your own game.") }

  static var invalidDayText: String { "The day in this link doesn’t exist." }

  static func newDay(_ day: CalendarDay) -> Notice {
    Notice("The \(DayText.long(day)) game has started. Find it under Today.", isTransient: true)
  }

  /// The game was continued in another window.
  public static var changedElsewhere: Notice {
    Notice("This game was continued in another window. This is the latest version.")
  }
}

extension Notice: Equatable {
  /// Returns whether both notices have the same text, byte for byte, and the same `isTransient`.
  public static func == (left: Notice, right: Notice) -> Bool {
    left.isTransient == right.isTransient && left.text.utf8Bytes == right.text.utf8Bytes
  }
}
