import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession.Spoken {
  /// A number of codes: "1 code", "1,296 codes".
  static func codeCount(_ count: Int) -> String {
    count == 1 ? "1 code" : "\(DecimalText.grouped(count)) codes"
  }

  /// The codes that remained after an attempt, when they are shown.
  static func remaining(_ attempt: AttemptReview) -> String {
    attempt.remaining.count == attempt.candidatesAfter
      ? "\(codeCount(attempt.candidatesAfter)) after attempt \(attempt.number)."
      : "\(attempt.remaining.count) of \(codeCount(attempt.candidatesAfter)) after attempt \(attempt.number)."
  }

  /// How many codes are possible: "252 codes are still possible."
  static func candidates(_ count: Int) -> String {
    count == 1 ? "Only 1 code is still possible." : "\(codeCount(count)) are still possible."
  }

  /// Whether a guess fits: "It cannot be the code: attempt 2 would have been answered differently."
  static func fit(_ fit: CodeBreakerSession.CheckedGuess.Fit, attemptCount: Int) -> String {
    switch fit {
    case .fits where attemptCount == 0: "Yes, as any guess does before the first answer."
    case .fits: "Yes: it may be the code."
    case .contradicts(let attempt): "No: if it were the code, attempt \(attempt) would have been answered differently."
    }
  }

  /// What a best guess is worth: "It may be the code. With it, expect 2.72 guesses from here: that is exact."
  static func expectation(_ value: GuessValue) -> String {
    let candidate = value.isCandidate ? "It may be the code. " : "It cannot be the code, but tells most. "
    let number = DecimalText.hundredths(value.expected.hundredths)
    return candidate + "With it, expect \(value.method.isExact ? "" : "about ")\(number) more "
      + "\(value.total == Int64(value.candidateCount) ? "guess" : "guesses"). \(method(value.method))"
  }

  /// How it was found.
  static func method(_ method: Method) -> String {
    switch method {
    case .exact: "No guess is better."
    case .heuristic: "A rule of thumb chose it: there are too many codes to be exact."
    case .sample: "A rule of thumb chose it among some: there are too many codes to be exact."
    }
  }
}
