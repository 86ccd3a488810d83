import PlaySupport

extension CodeBreakerSession {
  /// What the windows of the game share beside its statistics and settings.
  struct SharedFiles {
    /// How well the reviewed games were played.
    var skill: SharedSave<SkillRecord>
    /// The games that have ended, by which a link that answers one is known.
    var finished: SharedSave<FinishedGames>

    /// Saves what the storage has refused so far.
    mutating func saveAgain() {
      _ = skill.saveAgain()
      _ = finished.saveAgain()
    }
  }
}
