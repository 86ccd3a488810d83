import PlaySupport

extension CodeBreakerSession {
  struct SharedFiles {
    var skill: SharedSave<SkillRecord>
    /// The finished games, which identify links that answer one of them.
    var finished: SharedSave<FinishedGames>

    mutating func retryFailedSaves() {
      _ = skill.retryFailedSaves()
      _ = finished.retryFailedSaves()
    }
  }
}
