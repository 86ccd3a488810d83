import ArgumentParser
import CodeBreakerCoach
import CodeBreakerSession
import PlaySupport
import TerminalSupport

struct CodeBreakerPracticeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Practice positions of your own games in which guesses were lost.",
    discussion: """
      Reviews fill the notebook with the positions in which guesses were lost. What would you guess? The coach judges the answer \
      beside what you guessed then. What was solved comes back after days that double, what was not at once. With --plain, or \
      where there is no terminal, lines are read: a guess as replay lines write it, such as 0123, and q to leave.

        parlor codebreaker practice
        parlor codebreaker practice --plain
        parlor codebreaker practice --progress

      The notebook is kept beside the games of parlor codebreaker play.
      """)

  @OptionGroup var options: PracticeOptions

  func run() throws {
    let environment = PlayEnvironment.system
    // One coach serves the whole practice, because it caches small games.
    let coach = Coach()
    let table = CodeBreakerPracticeTable(
      CodeBreakerPractice(environment: environment), letters: .kept(in: environment.storage),
      coach: { coach.advice(on: $0)?.text })
    try options.practice(table)
  }
}

extension CodeBreakerSession.LetterSetting {
  /// Returns the player's stored setting for letters on colors.
  static func kept(in storage: Storage) -> Self {
    storage.read("parlor.codebreaker.settings").flatMap { CodeBreakerSession.Settings(text: $0) }?.letters ?? .automatic
  }
}
