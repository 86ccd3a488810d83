import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// A game that somebody has sent: to be played first, and watched after.
  public struct Challenge: Hashable, Sendable {
    /// The game with the moves of whoever sent it; without moves, it is only to be played.
    public let replay: Replay

    /// What these moves made, in points.
    let score: Int

    /// The highest value on the board after them.
    let bestTile: Int

    init(_ replay: Replay) {
      let game = replay.game
      self.replay = replay
      score = game.score
      bestTile = game.bestTile
    }

    /// Whether there are moves to be watched.
    public var canWatch: Bool { !replay.moves.isEmpty }

    /// What is to be beaten, in points, if anything is.
    var rival: Int? { canWatch ? score : nil }

    /// The title of the pop-up: "A friend made 494 in game 135".
    public var title: String {
      canWatch ? "A friend made \(DecimalText.grouped(score)) in game \(replay.number)" : "Game \(replay.number)"
    }

    /// What is said under the title.
    public var text: String {
      canWatch
        ? "Best tile \(bestTile). The same game is dealt to you. Can you beat that?"
        : "A friend sends you this game. Everybody is dealt the same."
    }
  }

  /// The challenge that the player is to answer, if there is one.
  public var challenge: Challenge? {
    if case .challenge(let challenge) = popUp { challenge } else { nil }
  }

  /// Plays the game of the challenge from its first board. The current game ends first, as with a new game.
  public func playChallenge() {
    guard let challenge else { return }
    popUp = nil
    tab = .board
    end(thenStart: Replay(number: challenge.replay.number), rival: challenge.rival)
  }

  /// Opens the game of the challenge as a replay.
  public func watchChallenge() {
    guard let challenge, challenge.canWatch else { return }
    popUp = nil
    showReplay(challenge.replay)
    changed()
  }

  /// Opens a game that a link holds: one of the player's own as a replay, any other as a challenge.
  func receive(_ replay: Replay) {
    // How a game ended is shown again afterwards: it may not have been meant to end.
    popUp = nil
    if !replay.moves.isEmpty, replay == self.replay || scores.rows.contains(where: { $0.line == replay.line }) {
      return showReplay(replay)
    }
    leaveViewer()
    levelMap = nil
    hint = nil
    watch = nil
    let challenge = Challenge(replay)
    popUp = .challenge(challenge)
    status = "\(challenge.title). \(challenge.text)"
  }

  /// How a score stands against that of the friend who sent the game: "Your friend made 494: you are 59 ahead."
  static func comparison(_ score: Int, with rival: Int) -> String {
    let difference = DecimalText.grouped(abs(score - rival))
    return "Your friend made \(DecimalText.grouped(rival)): "
      + (score == rival ? "you are level." : "you are \(difference) \(score > rival ? "ahead" : "behind").")
  }
}

extension Triples {
  /// The highest value on the board.
  var bestTile: Int { board.joined().max() ?? 0 }
}
