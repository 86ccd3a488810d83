import PlaySupport

extension CodeBreakerSession {
  struct SharedFiles {
    var skill: SharedSave<SkillRecord>
    /// The latest finished games, stored to recognize a friend's link that answers one of them.
    var finished: SharedSave<FinishedGames>

    mutating func retryFailedSaves() {
      _ = skill.retryFailedSaves()
      _ = finished.retryFailedSaves()
    }
  }
}
