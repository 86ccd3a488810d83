import PlaySupport

extension CodeBreakerSession {
  /// The files that all windows share, besides statistics and settings.
  struct SharedFiles {
    var skill: SharedSave<SkillRecord>
    /// The finished games. A link that answers one of them is recognized by it.
    var finished: SharedSave<FinishedGames>

    mutating func retryFailedSaves() {
      _ = skill.retryFailedSaves()
      _ = finished.retryFailedSaves()
    }
  }
}
