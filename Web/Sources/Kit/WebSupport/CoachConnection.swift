import DOM
import GameCore

/// A connection to a coach in a worker, which the first question loads. The coach answers one question at a time.
public final class CoachConnection<Question> {
  private let files: String
  private let encode: (Question) -> [UInt8]
  private var worker: Worker?
  private var pendingQuestion: (time: Double, completion: (_ answer: [UInt8]?) -> Void)?

  /// The maximum time by which a question can delay the next one, in milliseconds.
  private static var maxDelayMilliseconds: Double { 20_000 }

  /// Creates a connection to a coach, without loading it yet. `files` are the addresses of the coach's program and of
  /// the files that it reads, relative to the folder of all games, separated by spaces. `encode` encodes a question.
  public init(files: String, encode: @escaping (Question) -> [UInt8]) {
    self.files = files
    self.encode = encode
  }

  /// Whether the next question must wait, because the coach is still answering and isn't overdue.
  var isBusy: Bool {
    pendingQuestion.map { Window.monotonicMilliseconds - $0.time < Self.maxDelayMilliseconds } ?? false
  }

  /// Asks the coach. If an earlier question is still unanswered, drops it and restarts the worker. The answer is `nil`
  /// if the coach failed to load or crashed.
  func ask(_ question: Question, completion: @escaping (_ answer: [UInt8]?) -> Void) {
    if pendingQuestion != nil { disconnect() }
    let worker = worker ?? Worker(script: "../worker.js", files: files) { [self] in workerDidAnswer($0) }
    self.worker = worker
    pendingQuestion = (Window.monotonicMilliseconds, completion)
    worker.post(encode(question))
  }

  private func workerDidAnswer(_ answer: [UInt8]?) {
    let completion = pendingQuestion?.completion
    pendingQuestion = nil
    if answer == nil { disconnect() }
    completion?(answer)
  }

  private func disconnect() {
    worker?.terminate()
    worker = nil
    pendingQuestion = nil
  }
}
