import NumberedGame
import PlaySupport

/// What an app asks of the lesson of its game, whichever game it is.
public protocol LessonSession: AnyObject {
  /// What a step of it is.
  associatedtype Step: LessonStep

  /// Goes on where the player left it.
  init(environment: PlayEnvironment)

  /// Where the player is, and what is said.
  var desk: LessonDesk<Step> { get }

  /// What is said below the end's title.
  var endText: String { get }
}

/// Whether the lesson is offered to somebody who has just come.
public enum LessonOffer {
  /// Whether a player has never played a game on this device, nor begun its lesson. To be asked before a session is made, which
  /// may put a first game on the table.
  ///
  /// - Parameters:
  ///   - game: the name of the game in addresses: "triples".
  ///   - storage: what the player has kept.
  public static func isNew(_ game: String, in storage: Storage) -> Bool {
    ["parlor.\(game).door", "parlor.\(game).game", LessonProgress.key(game)].allSatisfy { storage.read($0) == nil }
  }
}
