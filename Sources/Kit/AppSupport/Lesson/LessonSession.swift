import NumberedGame
import PlaySupport

/// What an app requires of the lesson of any game.
public protocol LessonSession: AnyObject {
  /// The type of the lesson's steps.
  associatedtype Step: LessonStep

  /// Creates the lesson, and resumes it where the player left it.
  init(environment: PlayEnvironment)

  /// The player's place in the lesson, and the remarks.
  var core: LessonCore<Step> { get }

  /// The text below the title at the end.
  var endText: String { get }
}

/// The offer of the lesson to a new player.
public enum LessonOffer {
  /// Whether the player has neither played the game on this device nor begun its lesson. Call this before creating a session,
  /// which can store a first game. `game` is the name in addresses, such as "triples".
  public static func isNew(_ game: String, in storage: Storage) -> Bool {
    ["parlor.\(game).door", "parlor.\(game).game", LessonProgress.key(game)].allSatisfy { storage.read($0) == nil }
  }
}
