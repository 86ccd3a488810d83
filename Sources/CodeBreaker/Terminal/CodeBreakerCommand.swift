import ArgumentParser
import TerminalSupport

/// `parlor codebreaker`.
package struct CodeBreakerCommand: GameCommand {
  package static let introduction = """
    CodeBreaker: break a hidden code of colors or emoji, guess by guess.

      parlor codebreaker play                    sit down and play
      parlor codebreaker play --theme faces      play with faces
      parlor codebreaker match 1123 3211         how well does a guess match?
    """

  package static let configuration = CommandConfiguration(
    commandName: "codebreaker",
    abstract: "CodeBreaker: break a hidden code of colors or emoji.",
    discussion: """
      A code of three to six pegs is hidden. Each guess is answered by markers: an exact match for each peg that is \
      right and in its place, an inexact one for each that is right but out of place.

        parlor codebreaker play --pegs 5 --theme food
        parlor codebreaker match 1123 3211 --json
        parlor codebreaker replay 'codebreaker/1 537 4.mastermind 0123,2020'
      """,
    subcommands: [
      CodeBreakerPlayCommand.self, CodeBreakerMatchCommand.self, CodeBreakerReplayCommand.self,
      CodeBreakerHintCommand.self, CodeBreakerReviewCommand.self,
    ])

  package init() {}
}
