import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A picture on a screen of CodeBreaker. Each front end has one function that draws all kinds.
  public enum Picture: Equatable, Sendable {
    /// A marker of an answer.
    case marker(Match)
    /// A code, or a guess.
    case code(Code)
    /// The pegs of a theme.
    case swatches([Peg])
    /// Charts of the possible codes in both games of a duel, on the same scale.
    case curves(own: CandidateChart, friend: CandidateChart)
    /// A chart of the possible codes.
    case chart(CandidateChart)
    /// Attempts with their answers, the latest last.
    case rows([AttemptRow])
    /// An attempt with its review, without the codes that remained.
    case reviewedAttempt(ReviewedAttempt)
    /// The attempts with the same number in both games of a duel.
    case attempts(DuelRow)
    /// A hole of a row that the player enters, with its peg.
    case hole(Peg)
    /// A peg to choose.
    case peg(Peg)
    /// An attempt in a list.
    case attempt(ShownAttempt)
    /// The markers of an answer, and a note.
    case answer([Match], String)
    /// A wrong answer as a sentence, and the markers of the given and of the right answer.
    case mistake(String, given: [Match], right: [Match])
    /// The markers of an answer, and a bar with its length in percent and its text.
    case bar([Match], percent: Int, String)
    /// One of the codes that are left, in a small size.
    case candidate(Code)
    /// An answer, a code, or a peg to choose in a lesson.
    case option(CodeBreakerLesson.Option)
    /// A guess that was compared with the best one in practice.
    case evaluatedGuess(CodeBreakerPractice.EvaluatedGuess)
  }

  /// An attempt in a list, with a note about it.
  public struct ShownAttempt: Equatable, Sendable {
    /// The number of the attempt, 1 for the first.
    public let number: Int
    /// The pegs.
    public let code: Code
    /// The markers of the answer, or `nil` if there is no answer yet.
    public let markers: [Match]?
    /// A sentence about the effect of the attempt, or an empty string.
    public let note: String
    /// Whether the answer is wrong, or may be.
    public let isSuspect: Bool
  }

  /// A screen of CodeBreaker.
  public typealias Screen = SessionSupport.Screen<Picture>
}
