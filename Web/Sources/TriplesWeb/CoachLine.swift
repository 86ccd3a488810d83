import DOM
import TriplesAdvice
import TriplesSession

/// The line to the coach, a worker that is loaded when there is something to ask. One question is on its way at a time.
final class CoachLine {
  private let session: TriplesSession
  private var worker: Worker?
  private var asked: (question: CoachQuestion, time: Double)?

  /// The coach's program, and what it has learned.
  private static let files = "triples/coach.wasm triples/pocket.network"

  /// How long an answer that is no longer wanted may stand in the way of the next question, in milliseconds.
  private static let patience = 20_000.0

  init(_ session: TriplesSession) {
    self.session = session
  }

  /// Asks what the session wants to know now, unless an earlier question is still on its way.
  func draw() {
    guard let question = session.coachQuestion else { return }
    if let asked {
      guard asked.question != question, Window.monotonicMilliseconds - asked.time > Self.patience else { return }
      hangUp()
    }
    let worker = worker ?? Worker(script: "../worker.js", files: Self.files) { [self] in hear($0) }
    self.worker = worker
    asked = (question, Window.monotonicMilliseconds)
    worker.post(question.text)
  }

  private func hear(_ answer: [UInt8]?) {
    let question = asked?.question
    asked = nil
    guard let answer else {
      hangUp()
      session.coachFailed()
      return
    }
    if let question { session.receive(answer, to: question) }
    // An answer that came too late changed nothing, but made room for the next question.
    draw()
  }

  private func hangUp() {
    worker?.terminate()
    worker = nil
    asked = nil
  }
}
