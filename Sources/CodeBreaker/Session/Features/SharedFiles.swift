import PlaySupport

extension CodeBreakerSession {
  struct SharedFiles {
    var skill: SharedSave<SkillRecord>
    var finished: SharedSave<FinishedGames>

    mutating func retryFailedSaves() {
      _ = skill.retryFailedSaves()
      _ = finished.retryFailedSaves()
    }
  }
}
