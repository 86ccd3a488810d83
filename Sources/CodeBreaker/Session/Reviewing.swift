import CodeBreakerModel

extension CodeBreakerSession {
  /// How far a review has come.
  public enum Reviewing: Hashable, Sendable {
    /// The coach is looking at one attempt after another; these are its answers so far.
    case running([Advice])
    /// The coach could not be had after these answers.
    case failed([Advice])
    /// It is done.
    case ready(Review)

    /// The review, when it is done.
    public var review: Review? {
      if case .ready(let review) = self { review } else { nil }
    }

    /// Whether the coach could not be had.
    var hasFailed: Bool {
      if case .failed = self { true } else { false }
    }

    /// What the coach is to be asked now for the review of a game, or `nil` if there is nothing to ask.
    func question(about game: CodeBreaker) -> CoachQuestion? {
      guard case .running(let advices) = self else { return nil }
      let questions = CoachQuestion.review(of: game)
      return advices.count < questions.count ? questions[advices.count] : nil
    }

    /// How many positions of a game the coach has looked at, and how many there are.
    func progress(of game: CodeBreaker) -> (done: Int, count: Int) {
      let count = CoachQuestion.review(of: game).count
      return switch self {
      case .running(let advices), .failed(let advices): (advices.count, count)
      case .ready: (count, count)
      }
    }

    /// Takes the answer to `question(about: game)`. Answers that do not belong together are as good as none.
    mutating func take(_ advice: Advice, of game: CodeBreaker) {
      guard case .running(let advices) = self else { return }
      let answers = advices + [advice]
      if answers.count < CoachQuestion.review(of: game).count {
        self = .running(answers)
      } else {
        self = (try? Review(of: game, advices: answers)).map { .ready($0) } ?? .failed([])
      }
    }

    /// The coach cannot be had.
    mutating func fail() {
      if case .running(let advices) = self { self = .failed(advices) }
    }

    /// The coach is asked again.
    mutating func resume() {
      if case .failed(let advices) = self { self = .running(advices) }
    }
  }
}
