/// Passes keys to a program, except those of a held key that would answer the question that the key itself has opened.
///
/// A terminal sends a held key like many presses, the first repeat after a longer pause. So the key that changed the
/// program's situation is ignored until both pauses are certainly over, if it is Enter or Space or a question is open.
/// Any other key is passed on.
struct KeyGate {
  /// The maximum time from a press to the first repeat, and from one repeat to the next.
  static let repeatDelays: (first: Duration, next: Duration) = (.seconds(1), .milliseconds(400))

  private var situation: AnyHashable?
  private var lastPress: (key: Key, time: ContinuousClock.Instant)?
  private var blockedKey: (key: Key, time: ContinuousClock.Instant)?

  mutating func handle(_ key: Key, in program: some TerminalProgram, at now: ContinuousClock.Instant) {
    // The situation may have changed without a key, such as by a server's reply.
    blockLastKeyIfSituationChanged(in: program)
    defer { lastPress = (key, now) }
    if let blockedKey, let lastPress, blockedKey.key == key,
      now - blockedKey.time < Self.repeatDelays.first || now - lastPress.time < Self.repeatDelays.next
    {
      return
    }
    blockedKey = nil
    program.handle(key)
    lastPress = (key, now)
    blockLastKeyIfSituationChanged(in: program)
  }

  private mutating func blockLastKeyIfSituationChanged(in program: some TerminalProgram) {
    defer { situation = program.situation }
    guard program.situation != situation, let lastPress else { return }
    if program.isAsking || lastPress.key.isConfirmation { blockedKey = lastPress }
  }
}
