extension CodeBreakerSession {
  /// The keys under which CodeBreaker keeps its texts.
  enum SaveKey {
    static let game = "parlor.codebreaker.game"
    static let statistics = "parlor.codebreaker.statistics"
    static let skill = "parlor.codebreaker.skill"
    static let review = "parlor.codebreaker.review"
    static let settings = "parlor.codebreaker.settings"
  }
}
