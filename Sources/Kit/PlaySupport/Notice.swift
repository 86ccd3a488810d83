import NumberedGame

/// A message to the player outside the game, which the player can dismiss.
public struct Notice: Sendable {
  /// The message, in full sentences.
  public var text: String

  /// Whether it disappears by itself after a few seconds, because the player doesn't need to read it.
  public var isPassing: Bool

  static let passingMilliseconds = 4_000

  /// Creates a notice.
  public init(_ text: String, isPassing: Bool = false) {
    self.text = text
    self.isPassing = isPassing
  }

  /// The storage is full or forbidden.
  public static var storageRefused: Notice {
    Notice("This device does not let the game be saved. You can play on, but closing the game will lose it.")
  }

  /// The saved game can't be read.
  public static var gameDamaged: Notice {
    Notice("The saved game could not be read. It has been set aside, and a new game has begun.")
  }

  /// The game that another window saved can't be read.
  public static var gameDamagedElsewhere: Notice {
    Notice("The saved game was changed and can no longer be read. It has been set aside, and this one goes on.")
  }

  /// The saved scores can't be read.
  public static var scoresDamaged: Notice {
    Notice("The saved scores could not be read. They have been set aside, and a new list has begun.")
  }

  /// The saved settings can't be read.
  public static var settingsDamaged: Notice {
    Notice("The saved settings could not be read. They have been set aside.")
  }

  static var daysDamaged: Notice {
    Notice("The record of your days could not be read. It has been set aside, and a new one has begun.")
  }

  /// Returns the notice that a daily game hasn't begun yet.
  package static func coming(_ day: CalendarDay) -> Notice {
    Notice("The game of \(DayText.long(day)) begins at midnight, UTC.")
  }

  static func newDay(_ day: CalendarDay) -> Notice {
    Notice("The game of \(DayText.long(day)) has begun. You find it under Today.", isPassing: true)
  }

  /// The game was continued in another window.
  public static var changedElsewhere: Notice {
    Notice("This game went on in another window. Here is where it stands now.")
  }
}

extension Notice: Equatable {
  /// Returns whether both have the same bytes and the same `isPassing`.
  public static func == (left: Notice, right: Notice) -> Bool {
    left.isPassing == right.isPassing && left.text.utf8Bytes == right.text.utf8Bytes
  }
}
