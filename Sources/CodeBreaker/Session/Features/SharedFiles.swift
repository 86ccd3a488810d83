import PlaySupport

extension CodeBreakerSession {
  struct SharedFiles {
    var skill: SharedSave<SkillRecord>
    var finishedGames: SharedSave<FinishedGames>

    mutating func retryFailedSaves() {
      _ = skill.retryFailedSaves()
      _ = finishedGames.retryFailedSaves()
    }
  }
}
