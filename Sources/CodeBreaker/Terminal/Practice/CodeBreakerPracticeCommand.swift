import ArgumentParser
import CodeBreakerCoach
import CodeBreakerSession
import SessionSupport
import TerminalSupport

struct CodeBreakerPracticeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "practice",
    abstract: "Practice today’s five positions, and those from your own games where you lost guesses.",
    discussion: """
      Every day has five positions, the same for everyone, from easy to hard. Your first answers count, and make a row of \
      marks that you can share. Reviews add the positions where you lost guesses to your notebook. Make a guess, and the \
      coach compares it with the one you made then. Solved positions come back after intervals that double, others at \
      once. With --plain, or without a terminal, each line is keys: 1234 enter is a guess.

        parlor codebreaker practice
        parlor codebreaker practice --plain
        parlor codebreaker practice --own
        parlor codebreaker practice --progress

      The notebook is stored with the games of parlor codebreaker play.
      """)

  @OptionGroup var options: PracticeOptions

  func run() throws {
    // Use one coach for the whole practice, because it caches small games.
    let coach = Coach()
    let practice = CodeBreakerTerminalPractice(CodeBreakerPractice(environment: .system)) {
      coach.advice(on: $0)?.text
    }
    try options.run(practice)
  }
}
