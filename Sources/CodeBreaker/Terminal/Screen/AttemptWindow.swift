import CodeBreakerSession
import TerminalSupport

/// The attempts that show at once, the latest first. Where there is no room for all, a line says how many more there
/// are, which takes the place of an attempt.
struct AttemptWindow {
  let attempts: [CodeBreakerSession.AttemptRow]

  /// How many later ones, and how many earlier ones, are out of sight.
  let later: Int
  let earlier: Int

  /// How many can be skipped at most.
  let mostSkipped: Int

  /// - Parameters:
  ///   - skipped: how many of the latest have been scrolled out of sight.
  ///   - room: how many show at once.
  init(session: CodeBreakerSession, skipped: Int, room: Int) {
    let all = session.attempts
    mostSkipped = max(0, all.count - room)
    var first = min(skipped, mostSkipped)
    // An attempt that has been copied into the guess is brought into sight.
    if let copied = all.firstIndex(where: { $0.code.pegs == session.game.guess.pegs }) {
      if copied <= first { first = max(0, copied - 1) }
      if copied >= first + room - 1 { first = min(mostSkipped, copied - room + 2) }
    }
    let end = min(all.count, first + room)
    let hasNotes = room >= 3
    let firstShown = hasNotes && first > 0 ? first + 1 : first
    let endShown = hasNotes && end < all.count ? end - 1 : end
    attempts = Array(all[firstShown..<endShown])
    later = hasNotes ? firstShown : 0
    earlier = hasNotes ? all.count - endShown : 0
  }
}
