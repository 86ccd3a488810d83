import NumberedGame

/// Something that a player is told outside the run of play, and can dismiss.
public struct Notice: Sendable {
  /// What is said, in whole sentences.
  public var text: String

  /// Whether it may go away by itself after a few seconds, since nothing depends on its being read.
  public var isPassing: Bool

  /// How long a passing notice stays, in milliseconds.
  static let passingMilliseconds = 4_000

  /// Makes a notice.
  public init(_ text: String, isPassing: Bool = false) {
    self.text = text
    self.isPassing = isPassing
  }

  /// Storage is full or forbidden.
  public static var storageRefused: Notice {
    Notice("This device does not let the game be saved. You can play on, but closing the game will lose it.")
  }

  /// A saved game could not be read.
  public static var gameDamaged: Notice {
    Notice("The saved game could not be read. It has been set aside, and a new game has begun.")
  }

  /// What another window saved of the game could not be read.
  public static var gameDamagedElsewhere: Notice {
    Notice("The saved game was changed and can no longer be read. It has been set aside, and this one goes on.")
  }

  /// The saved scores could not be read.
  public static var scoresDamaged: Notice {
    Notice("The saved scores could not be read. They have been set aside, and a new list has begun.")
  }

  /// The saved settings could not be read.
  public static var settingsDamaged: Notice {
    Notice("The saved settings could not be read. They have been set aside.")
  }

  /// What was made of the games of days could not be read.
  static var daysDamaged: Notice {
    Notice("The record of your days could not be read. It has been set aside, and a new one has begun.")
  }

  /// The game of a day is still to come.
  package static func coming(_ day: CalendarDay) -> Notice {
    Notice("The game of \(DayText.long(day)) begins at midnight, UTC.")
  }

  /// A day has begun while the app was open.
  static func newDay(_ day: CalendarDay) -> Notice {
    Notice("The game of \(DayText.long(day)) has begun. You find it under Today.", isPassing: true)
  }

  /// The game was played on in another window.
  public static var changedElsewhere: Notice {
    Notice("This game went on in another window. Here is where it stands now.")
  }
}

extension Notice: Equatable {
  /// Whether both say the same, byte for byte.
  public static func == (left: Notice, right: Notice) -> Bool {
    left.isPassing == right.isPassing && left.text.utf8Bytes == right.text.utf8Bytes
  }
}
