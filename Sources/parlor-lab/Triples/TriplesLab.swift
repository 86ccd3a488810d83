import ArgumentParser

struct TriplesLabCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "triples",
    abstract: "Let the coach of Triples play, train its network, and find the best games and positions to practice.",
    discussion: """
        parlor-lab triples autoplay --games 1-100
        parlor-lab triples train --network pocket --games 1000 --out my.network
        parlor-lab triples par --games 14 --table pars.txt
        parlor-lab triples positions
        parlor-lab triples bench
      """,
    subcommands: [
      TriplesAutoplayCommand.self, TriplesTrainCommand.self, TriplesParCommand.self, TriplesMedalsCommand.self,
      TriplesReasonsCommand.self, TriplesPositionsCommand.self, TriplesBenchCommand.self,
    ])
}
