import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What lost less than this comes into no notebook, in hundredths of a point.
  public static var notebookThreshold: Int64 { 500 }

  /// How many boards of a game come into the notebook at most, those that lost most.
  static let mostNotebookBoards = 5

  /// Hands what a review has found to the notebook, and what the game lost to the record of the player's games. The game of
  /// somebody else, which came by a link, leaves nothing.
  func fillNotebook(from review: Review) {
    let line = review.replay.line
    let row = scores.rows.first { $0.line == line }
    guard line == replay.line || row != nil else { return }
    let marks = row?.marks ?? marks
    // The moves that were there already when a game was played on from another are not the player's.
    let givenCount =
      line == replay.line ? saved.givenMoveCount : marks.contains(.playedOn) ? review.moves.count : 0
    let lost = review.mistakes.filter { $0.number > givenCount }.prefix(Self.mostNotebookBoards)
      .filter { $0.loss.hundredths >= Self.notebookThreshold && review.isMistake($0) }
    let today = PracticeKeys.today(environment)
    let positions = lost.map { move in
      PracticePosition(
        line: review.replay.prefix(move.number - 1).line, played: [move.played.letter], loss: move.loss.hundredths,
        day: today)
    }
    // A game with hints says nothing of how well somebody plays, nor does one that was played on from another, or by the coach.
    let isOwnPlay =
      !marks.contains(.hintUsed) && !marks.contains(.playedOn) && (row != nil || isRecorded) && review.isDone
    let parts = review.parts
    let whole = parts.prefix(3).reduce(PlayedLoss()) { $0 + $1 }
    let game = PlayProgress.Game(line: line, day: today, whole: whole, parts: parts)
    PracticeKeys.triples.note(positions, game: isOwnPlay ? game : nil, storage: environment.storage)
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

extension PracticeKeys {
  /// What is kept of the practice of Triples.
  public static var triples: PracticeKeys { PracticeKeys(game: "triples") }
}
