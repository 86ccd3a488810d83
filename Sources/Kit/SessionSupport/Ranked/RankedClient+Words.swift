import DailyGames
import GameCore

extension RankedClient {
  /// The note that explains why there is no help.
  public static var noHelpNote: String { "Ranked: one try, no undo, no hints." }

  /// The note while moves can't be sent, which is the longest note about a connection that can recover.
  public static var unsentNote: String { "No connection. Your moves are saved and will be sent." }

  /// The sentences that explain a ranked game before the player's first one.
  public struct Introduction: Sendable {
    /// The title.
    public let title: String
    /// The explanation.
    public let text: String
    /// The label of the button that starts the game.
    public let startLabel: String
    /// The label of the button that leads to the player's own game.
    public let laterLabel: String
  }

  /// The explanation of this ranked game.
  public var introduction: Introduction {
    Introduction(
      title: "Your first ranked game",
      text: "Everyone gets \(game.dealText) today. \(game.rankedRules) Your result goes into the day’s standings. "
        + "Your own games never do.",
      startLabel: "Start", laterLabel: "Play my own game first")
  }

  /// The reason why the latest call failed, as a sentence for the player, or `nil` if it didn't.
  public var failureText: String? {
    switch failure {
    case .unreachable:
      action == nil
        ? "The server can’t be reached. Trying again."
        : Self.unsentNote
    case .busy: "The server is busy. Trying again."
    case .malformedReply: "The reply wasn’t from this game’s server. Trying again."
    case .closed: "This day is over. You can’t play its game anymore."
    case .void: ServerFailure.voidDayText
    case .unknownPlayer:
      "The server no longer knows you: you deleted your account on another device, or the server was reset. Under Account, you can start over."
    case nil: nil
    }
  }

  /// Whether the game's state isn't known yet and no call has failed.
  public var isWaiting: Bool { !isGameKnown && failure == nil }
}
