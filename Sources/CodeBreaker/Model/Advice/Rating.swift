/// How good a guess was, in a word.
public enum Rating: Hashable, Sendable, CaseIterable {
  /// No guess is better, as far as the coach knows.
  case perfect
  /// It loses less than a twentieth of a guess.
  case excellent
  /// It loses less than a sixth of a guess.
  case good
  /// It loses less than half of a guess.
  case fair
  /// It loses more than that.
  case bold

  /// The rating for the expected loss in guesses.
  public init(skill: Double) {
    switch skill {
    case ...0: self = .perfect
    case ..<0.05: self = .excellent
    case ..<(1.0 / 6): self = .good
    case ..<0.5: self = .fair
    default: self = .bold
    }
  }

  /// The word, for people.
  public var word: String {
    switch self {
    case .perfect: "perfect"
    case .excellent: "excellent"
    case .good: "good"
    case .fair: "fair"
    case .bold: "bold"
    }
  }
}
