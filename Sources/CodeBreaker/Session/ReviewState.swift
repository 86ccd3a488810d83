import CodeBreakerModel

extension CodeBreakerSession {
  /// The progress of a review.
  public enum ReviewState: Hashable, Sendable {
    /// The coach is evaluating the attempts. The associated value is its advice so far.
    case running([Advice])
    /// The coach failed. The associated value is its advice until then.
    case failed([Advice])
    /// The review is complete.
    case ready(Review)

    /// The review, or `nil` if it isn't complete.
    public var review: Review? {
      if case .ready(let review) = self { review } else { nil }
    }

    var hasFailed: Bool {
      if case .failed = self { true } else { false }
    }

    func question(about game: CodeBreaker) -> CoachQuestion? {
      guard case .running(let advices) = self else { return nil }
      let questions = CoachQuestion.reviewQuestions(of: game)
      return advices.count < questions.count ? questions[advices.count] : nil
    }

    /// Returns the number of positions that the coach has evaluated, and the total number of positions.
    func progress(of game: CodeBreaker) -> (done: Int, count: Int) {
      let count = CoachQuestion.reviewQuestions(of: game).count
      return switch self {
      case .running(let advices), .failed(let advices): (advices.count, count)
      case .ready: (count, count)
      }
    }

    /// Adds the answer to `question(about: game)`. Inconsistent answers fail the review.
    mutating func apply(_ advice: Advice, of game: CodeBreaker) {
      guard case .running(let advices) = self else { return }
      let answers = advices + [advice]
      if answers.count < CoachQuestion.reviewQuestions(of: game).count {
        self = .running(answers)
      } else {
        self = (try? Review(of: game, advices: answers)).map { .ready($0) } ?? .failed([])
      }
    }

    mutating func fail() {
      if case .running(let advices) = self { self = .failed(advices) }
    }

    mutating func resume() {
      if case .failed(let advices) = self { self = .running(advices) }
    }
  }
}
