import SessionSupport

extension CodeBreakerSession {
  struct SharedFiles {
    var skill: SharedSave<SkillRecord>
    var finishedGames: SharedSave<FinishedGames>
  }
}
