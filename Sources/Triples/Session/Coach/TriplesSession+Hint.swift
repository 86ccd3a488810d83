import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Whether a hint can be asked for, or taken away again.
  public var canHint: Bool { acceptsMoves && watch?.isPaused != false }

  /// Asks the coach for the best move, or takes its hint away again.
  public func toggleHint() {
    guard canHint, catchUp() == false else { return }
    if hint != nil {
      hint = nil
      status = "Hint hidden."
    } else if let advice {
      showHint(advice)
    } else {
      hint = .thinking
      status = "The coach is thinking."
    }
    changed()
  }

  /// Shows advice for the board as it stands. A game in which that happened is marked.
  func showHint(_ advice: Advice) {
    hint = .ready(advice)
    status = Spoken.hint(advice)
    guard !marks.contains(.hintUsed) else { return }
    marks.insert(.hintUsed)
    save()
  }
}
