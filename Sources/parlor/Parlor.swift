import ArgumentParser

/// The command `parlor`.
@main
struct Parlor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlor",
    abstract: "Small puzzle games in the terminal.",
    discussion: """
      Triples: collapse a board of numbers; 1 and 2 make 3, equals make their sum.

        parlor triples play                        sit down and play
        parlor triples play --game 14              play game number 14
        parlor triples replay 'triples/1 14 uldr'  see how a game came out

      CodeBreaker: break a hidden code of colors or emoji, guess by guess.

        parlor codebreaker play                    sit down and play
        parlor codebreaker play --theme faces      play with faces
        parlor codebreaker match 1123 3211         how well does a guess match?

      Every game is a number and its moves or attempts, written as one line of text. A game in play is saved at every move, and \
      taken up again the next time.
      """,
    version: "0.1.0",
    subcommands: [TriplesCommand.self, CodeBreakerCommand.self])
}
