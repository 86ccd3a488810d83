import ArgumentParser
import TriplesTerminal

/// `parlor triples`.
struct TriplesLaboratory: Laboratory {
  typealias Game = TriplesCommand

  static let tools: [any ParsableCommand.Type] = [
    TriplesAutoplayCommand.self, TriplesTrainCommand.self, TriplesParCommand.self, TriplesMedalsCommand.self,
    TriplesBenchCommand.self,
  ]

  static let examples = """

      parlor triples autoplay --games 1-100
      parlor triples par --games 14 --table pars.txt
      parlor triples bench
    """
}
