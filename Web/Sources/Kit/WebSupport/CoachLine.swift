import DOM
import NumberedGame

/// Asks a coach, a worker that is loaded with the first question. It gets one question at a time.
public final class CoachLine<Question> {
  private let files: String
  private let text: (Question) -> [UInt8]
  private var worker: Worker?
  private var asked: (time: Double, completion: (_ answer: [UInt8]?) -> Void)?

  /// How long the next question waits for the answer to an earlier one, in milliseconds.
  private static var patience: Double { 20_000 }

  /// Makes a line. Nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - files: the addresses of the coach's program and of the files that it reads, relative to the folder of all games, with a
  ///     space between them.
  ///   - text: writes a question as the coach reads it.
  public init(files: String, text: @escaping (Question) -> [UInt8]) {
    self.files = files
    self.text = text
  }

  /// Whether the next question has to wait.
  var isBusy: Bool { asked.map { Window.monotonicMilliseconds - $0.time < Self.patience } ?? false }

  /// Asks the coach. An earlier question that has no answer yet gets none.
  ///
  /// - Parameter completion: takes the answer, or `nil` if the coach could not be loaded or has broken down.
  func ask(_ question: Question, completion: @escaping (_ answer: [UInt8]?) -> Void) {
    if asked != nil { hangUp() }
    let worker = worker ?? Worker(script: "../worker.js", files: files) { [self] in hear($0) }
    self.worker = worker
    asked = (Window.monotonicMilliseconds, completion)
    worker.post(text(question))
  }

  private func hear(_ answer: [UInt8]?) {
    let completion = asked?.completion
    asked = nil
    if answer == nil { hangUp() }
    completion?(answer)
  }

  private func hangUp() {
    worker?.terminate()
    worker = nil
    asked = nil
  }
}
