import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// How many boards of a game come into the notebook at most, those that lost most.
  static let mostNotebookBoards = 5

  /// Hands what a review has found to the notebook, and what the game lost to the record of the player's games. The game of
  /// somebody else, which came by a link, leaves nothing.
  func fillNotebook(from review: Review) {
    let line = review.replay.line
    let row = scores.rows.first { $0.line == line }
    guard line == replay.line || row != nil else { return }
    let lost = review.mistakes.prefix(Self.mostNotebookBoards)
      .filter { $0.loss.hundredths >= TriplesPractice.threshold && review.isMistake($0) }
    var positions: [(line: [UInt8], played: [UInt8], loss: Int64)] = []
    for move in lost {
      positions.append((review.replay.prefix(move.number - 1).line, [move.played.letter], move.loss.hundredths))
    }
    // A game with hints says nothing of how well somebody plays.
    let isOwnPlay = !(row?.marks.contains(.hintUsed) ?? false) && review.isDone
    let parts = review.parts
    let whole = parts.prefix(3).reduce(PlayedLoss()) { $0 + $1 }
    TriplesPractice.keys.note(positions, game: isOwnPlay ? (line, whole, parts) : nil, environment: environment)
  }
}

extension Review {
  /// What was lost in each third of the game, and with how many open cells: three parts each.
  var parts: [PlayedLoss] {
    var parts = Array(repeating: PlayedLoss(), count: 6)
    let positions = replay.positions
    for (index, move) in moves.enumerated() {
      let open = positions[index].grid.joined().reduce(0) { $0 + ($1 == nil ? 1 : 0) }
      parts[index * 3 / moves.count].add(move.loss.hundredths)
      parts[3 + min(open / 4, 2)].add(move.loss.hundredths)
    }
    return parts
  }
}
