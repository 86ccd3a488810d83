import PlaySupport

extension CodeBreakerSession {
  /// The files that all windows share, besides statistics and settings.
  struct SharedFiles {
    /// The skill in the reviewed games.
    var skill: SharedSave<SkillRecord>
    /// The finished games, by which a link that answers one is recognized.
    var finished: SharedSave<FinishedGames>

    /// Saves again what the storage has refused so far.
    mutating func saveAgain() {
      _ = skill.saveAgain()
      _ = finished.saveAgain()
    }
  }
}
