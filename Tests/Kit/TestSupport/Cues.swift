import SessionSupport

/// Returns the cues of the changes that `play` causes.
public func cues<Session: GameSession>(of session: Session, _ play: () -> Void) -> [Cue] {
  var cues: [Cue] = []
  var latest = session.latestCue
  session.onChange = {
    if let given = session.latestCue, given != latest { cues.append(given.cue) }
    latest = session.latestCue
  }
  play()
  return cues
}
