import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport
import TriplesModel

/// `parlor triples bench`.
struct TriplesBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how many moves per second the rules of Triples play.",
    discussion: """
      Plays the games 1 to N to their ends by random legal moves, always the same ones, and prints the speed, the \
      machine and the command. Worth something in a release build only:

        swift run -c release parlor triples bench
      """)

  @Option(help: ArgumentHelp("How many games to play.", valueName: "N"))
  var games = 5000

  func run() throws {
    guard games >= 1, UInt64(games) <= GameNumber.range.upperBound else {
      throw Failure.usage.report("The number of games must be 1 or more.")
    }
    let clock = ContinuousClock()
    var moveCount = 0
    let time = clock.measure { moveCount = Self.play(games) }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    print(
      """
      Triples: \(DecimalText.grouped(Int(Double(moveCount) / seconds))) moves per second
        \(DecimalText.grouped(moveCount)) random legal moves in games 1 to \(games), \
      \(String(format: "%.2f", seconds)) s, one thread
        \(Machine.description), \(Self.build) build
        parlor triples bench --games \(games)
      """)
  }

  /// Plays the games 1 to `count` to their ends.
  ///
  /// - Returns: how many moves that took.
  static func play(_ count: Int) -> Int {
    var randomness = SplitMix64(seed: 1)
    var moves = 0
    for number in stride(from: UInt64(1), through: UInt64(count), by: 1) {
      guard let number = GameNumber(number) else { break }
      let game = Triples.dealt(number)
      while true {
        let legal = Direction.allCases.filter(game.canCollapse)
        guard !legal.isEmpty, (try? game.play(legal[randomness.draw(below: legal.count)])) != nil else { break }
        moves += 1
      }
    }
    return moves
  }

  private static var build: String {
    #if DEBUG
    "debug"
    #else
    "release"
    #endif
  }
}
