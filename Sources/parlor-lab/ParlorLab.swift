import ArgumentParser
import TerminalSupport

@main
struct ParlorLabCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlor-lab",
    abstract: "Tools for developers of Parlor: measure and train the coaches, and search for the best games.",
    discussion: """
      To play, use parlor. These tools compute what the games ship with, and most of them need a release build:

        swift run -c release parlor-lab triples bench
        parlor-lab triples autoplay --games 1-100
        parlor-lab codebreaker strategy --pegs 4 --colors 6
      """,
    version: Parlor.version,
    subcommands: [TriplesLabCommand.self, CodeBreakerLabCommand.self, GalleryCommand.self])

  static func main() {
    Console.checkOutputAtExit()
    main(nil)
  }
}
