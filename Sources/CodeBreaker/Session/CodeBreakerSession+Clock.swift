import CodeBreakerModel
import PlaySupport

extension CodeBreakerSession {
  /// To be called when the window can no longer be seen: the clock stops.
  public func windowHidden() {
    guard display.isVisible else { return }
    display.isVisible = false
    if !game.isOver {
      _ = prepareToSave()
      save()
    }
    enforceInvariants()
  }

  /// To be called when the window can be seen again: the clock goes on, and what another window saved is taken up.
  public func windowShown() {
    guard !display.isVisible else { return }
    display.isVisible = true
    storageChanged()
    changed()
  }

  /// To be called at the start and when it changes: whether the device asks for more contrast or for forced colours.
  public func contrastChanged(_ prefersContrast: Bool) {
    guard display.prefersContrast != prefersContrast else { return }
    display.prefersContrast = prefersContrast
    changed()
  }

  package func enforceInvariants() {
    clock.run(isClockRunning, now: environment.now())
    saved.sent = rankedSent
  }

  package func prepareToSave() -> Bool {
    saved.played.seconds = elapsedSeconds
    return true
  }
}
