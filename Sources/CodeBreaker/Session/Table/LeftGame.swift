import CodeBreakerModel

extension CodeBreakerSession {
  /// An unfinished game that was left for another one and can be brought back.
  struct LeftGame: Hashable {
    var game: CodeBreaker
    var seconds: Int64
    var hintCount = 0
  }
}
