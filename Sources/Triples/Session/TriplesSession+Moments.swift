import PlaySupport
import TriplesModel

// What is special about a move, besides its tiles.
extension TriplesSession {
  /// Posts the cue of the move that has just changed the board, and advances the lesson.
  func react(to effect: MoveEffect) {
    post(cue(of: effect))
    advanceLesson(after: effect)
  }

  private func cue(of effect: MoveEffect) -> Cue {
    guard let made = effect.highestMerge else { return .slide }
    return .merge(made, made >= 48 && made > board.previousGame.bestTile ? .record : .usual)
  }
}
