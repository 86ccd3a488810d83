import GameCore
import SessionSupport
import TriplesModel

/// A position in a game of a simple player, as a number in the table of daily positions: 4096 times the number of moves
/// before it, plus the number of the game, counted from `firstGame`.
package struct TriplesDailyPosition {
  /// The number of the first game. The games before it are levels.
  package static let firstGame: UInt64 = 1001

  /// The number of games.
  package static let gameCount = 4096

  /// The game up to the position.
  package let replay: Replay

  /// The board.
  package let game: Triples

  /// The player's move.
  package let playedMove: Direction

  private let player: SimplePlayer

  /// Plays a game until `moveCount` moves are made. Returns `nil` if it is over by then.
  package init?(game index: Int, moveCount: Int) {
    guard let start = Self(startOfGame: index) else { return nil }
    var position = start
    for _ in 0..<moveCount {
      guard let next = position.next else { return nil }
      position = next
    }
    self = position
  }

  /// Creates the position with a number of the table, or returns `nil` if there is none.
  package init?(code: Int) {
    self.init(game: code % Self.gameCount, moveCount: code / Self.gameCount)
  }

  /// Creates the position before the first move of a game. The two simple players take turns in the games.
  package init?(startOfGame index: Int) {
    guard 0..<Self.gameCount ~= index, let number = GameNumber(Self.firstGame + UInt64(index)) else { return nil }
    self.init(Replay(number: number), Triples.dealtGame(number), index % 2 == 0 ? .sweeper : .matchmaker)
  }

  private init?(_ replay: Replay, _ game: Triples, _ player: SimplePlayer) {
    guard let move = player.move(in: game) else { return nil }
    self.replay = replay
    self.game = game
    self.player = player
    playedMove = move
  }

  /// The position after the player's move, or `nil` if the game is then over.
  package var next: TriplesDailyPosition? {
    let game = game.copy()
    guard (try? game.play(playedMove)) != nil else { return nil }
    var replay = replay
    replay.record(playedMove)
    return TriplesDailyPosition(replay, game, player)
  }

  /// Returns the number in the table of a position.
  package static func code(game index: Int, moveCount: Int) -> Int { moveCount * gameCount + index }
}

extension DailyPositions {
  /// The boards that everybody practices. The loss of the simple player's move isn't stored, because the coach rates all
  /// moves of a board.
  package static var triples: DailyPositions {
    DailyPositions(game: "Triples", .triples) { code, day in
      TriplesDailyPosition(code: code).map {
        PracticePosition(line: $0.replay.line, playedMove: [$0.playedMove.letter], loss: 0, day: day)
      }
    }
  }
}
