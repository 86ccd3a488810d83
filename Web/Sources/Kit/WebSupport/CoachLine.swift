import DOM
import NumberedGame

/// The line to a coach, a worker that is loaded when there is something to ask. One question is on its way at a time.
public final class CoachLine<Question: Equatable> {
  private let files: String
  private let question: () -> Question?
  private let text: (Question) -> [UInt8]
  private let receive: ([UInt8], Question) -> Void
  private let fail: () -> Void
  private var worker: Worker?
  private var asked: (question: Question, time: Double)?

  /// How long an answer that is no longer wanted may stand in the way of the next question, in milliseconds.
  private static var patience: Double { 20_000 }

  /// Makes a line. Nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - files: the addresses of the coach's program and of the files that it is handed, as seen from the folder of all
  ///     games, with a space between them.
  ///   - question: what is to be asked now, or `nil`.
  ///   - text: a question as the coach reads it.
  ///   - receive: takes an answer, and what it answers.
  ///   - fail: is called when the coach cannot be had.
  public init(
    files: String, question: @escaping () -> Question?, text: @escaping (Question) -> [UInt8],
    receive: @escaping ([UInt8], Question) -> Void, fail: @escaping () -> Void
  ) {
    self.files = files
    self.question = question
    self.text = text
    self.receive = receive
    self.fail = fail
  }

  /// Asks what is to be asked now, unless an earlier question is still on its way.
  public func draw() {
    guard let question = question() else { return }
    if let asked {
      guard asked.question != question, Window.monotonicMilliseconds - asked.time > Self.patience else { return }
      hangUp()
    }
    let worker = worker ?? Worker(script: "../worker.js", files: files) { [self] in hear($0) }
    self.worker = worker
    asked = (question, Window.monotonicMilliseconds)
    worker.post(text(question))
  }

  private func hear(_ answer: [UInt8]?) {
    let question = asked?.question
    asked = nil
    guard let answer else {
      hangUp()
      fail()
      return
    }
    if let question { receive(answer, question) }
    // An answer that came too late changed nothing, but made room for the next question.
    draw()
  }

  private func hangUp() {
    worker?.terminate()
    worker = nil
    asked = nil
  }
}
