import CodeBreakerModel
import SessionSupport

extension CodeBreakerSession {
  /// Stops the clock. Call this method when the window becomes invisible.
  public func windowDidDisappear() {
    guard display.isVisible else { return }
    display.isVisible = false
    if !game.isOver {
      _ = prepareToSave()
      save()
    }
    enforceInvariants()
  }

  /// Starts the clock, and loads another window's changes. Call this method when the window becomes visible again.
  public func windowDidAppear() {
    guard !display.isVisible else { return }
    display.isVisible = true
    loadChangesFromStorage()
    saveAndRedraw()
  }

  package func enforceInvariants() {
    clock.setRunning(isClockRunning, now: environment.now())
    saved.pendingMove = rankedClient?.savedAction
  }

  package func prepareToSave() -> Bool {
    saved.playedGame.seconds = elapsedSeconds
    return true
  }
}
