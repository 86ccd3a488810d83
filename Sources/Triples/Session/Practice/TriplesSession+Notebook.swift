import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The minimum loss of a move that is added to the notebook, in hundredths of a point.
  public static var minNotebookLoss: Int64 { 500 }

  /// The maximum number of boards that one game adds to the notebook: those with the largest losses.
  static let maxNotebookBoardCount = 5

  /// Adds a review's mistakes to the notebook, and its loss to the player's progress. Ignores games of other players.
  func recordPractice(from review: Review) {
    let line = review.replay.line
    let row = scores.rows.first { $0.line == line }
    guard line == replay.line || row != nil else { return }
    let marks = row?.marks ?? marks
    // Moves that came from a replay aren't the player's. If a game in the score list was continued from a replay, the
    // number of these moves isn't known, so ignore all its moves.
    let givenCount =
      line == replay.line ? saved.inheritedMoveCount : marks.contains(.continuedFromReplay) ? review.moves.count : 0
    let lost = review.mistakes.filter { $0.number > givenCount }.prefix(Self.maxNotebookBoardCount)
      .filter { $0.loss.hundredths >= Self.minNotebookLoss && review.isMistake($0) }
    let today = PracticeKeys.today(environment)
    let positions = lost.map { move in
      PracticePosition(
        line: review.replay.prefix(move.number - 1).line, playedMove: [move.playedMove.letter],
        loss: move.loss.hundredths,
        day: today)
    }
    // If the player used hints, or didn't play all the moves, the game doesn't show how well the player plays.
    let isOwnPlay =
      !marks.contains(.hintUsed) && !marks.contains(.continuedFromReplay) && (row != nil || isRecorded) && review.isDone
    let parts = review.lossesByPart
    let whole = parts.prefix(3).reduce(TotalLoss()) { $0 + $1 }
    let game = PlayProgress.Game(line: line, day: today, total: whole, parts: parts)
    PracticeKeys.triples.record(positions, game: isOwnPlay ? game : nil, storage: environment.storage)
  }
}

extension Review {
  /// The loss in each third of the game, followed by the loss with few, some, and many empty cells.
  var lossesByPart: [TotalLoss] {
    var parts = Array(repeating: TotalLoss(), count: 6)
    let positions = replay.positions
    for (index, move) in moves.enumerated() {
      let open = positions[index].grid.joined().reduce(0) { $0 + ($1 == nil ? 1 : 0) }
      parts[index * 3 / moves.count].add(move.loss.hundredths)
      parts[3 + min(open / 4, 2)].add(move.loss.hundredths)
    }
    return parts
  }
}

extension PracticeKeys {
  /// The storage keys for practice in Triples.
  public static var triples: PracticeKeys { PracticeKeys(game: "triples") }
}
