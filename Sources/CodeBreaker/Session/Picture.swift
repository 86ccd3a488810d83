import CodeBreakerModel
import PlaySupport

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
    /// Attempts with their answers, the latest last.
    case rows([AttemptRow])
    /// The attempts with the same number in both games of a duel.
    case attempts(DuelRow)
  }

  /// A screen of CodeBreaker.
  public typealias Screen = PlaySupport.Screen<Picture>
}
