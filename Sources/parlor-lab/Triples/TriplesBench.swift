import ArgumentParser
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

struct TriplesBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the speed of the rules of Triples and of the coach's engine.",
    discussion: """
      Plays the games 1 to N to their ends with random legal moves, which are the same in every run, and prints the speed, \
      the machine, and the command. Then measures the coach's engine: collapses of 100,000 fixed positions from random \
      games, moves of training, and evaluations by the network in a search. The command fails if the engine and the rules \
      disagree. The results are meaningful only in a release build:

        swift run -c release parlor-lab triples bench
      """)

  @Option(help: ArgumentHelp("The number of games to play.", valueName: "N"))
  var games = 5000

  func run() throws {
    guard games >= 1, UInt64(games) <= GameNumber.range.upperBound else {
      throw Failure.usage.report("The number of games must be 1 or more.")
    }
    Console.print(
      "\(Machine.description), \(Self.build) build, one thread\nparlor-lab triples bench --games \(games)\n")
    var moveCount = 0
    let seconds = ContinuousClock().measure { moveCount = Self.play(games) } / .seconds(1)
    let rules = Double(moveCount) / seconds
    Self.printRow(rules, "moves by the rules", "\(DecimalText.grouped(moveCount)) in games 1 to \(games)")

    // Keep the number of moves proportional to the number of games, so that every part of a short measurement is short.
    let moves = 200 * games
    guard EngineBench.agreeingMoveCount(limit: moves) == moves else {
      throw Failure.data.report("The engine does not play by the rules.")
    }
    Console.print("  the engine plays \(DecimalText.grouped(moves)) random moves as the rules do")
    let engine = EngineBench()
    let passes = max(1, games / 5)
    let one = engine.measureOneDirection(passes: passes)
    Self.printRow(one.perSecond, "collapses in one direction", "boards only, median of \(passes) passes", than: rules)
    let how = "boards and points, median of \(passes) passes"
    let four = engine.measureFourDirections(passes: passes)
    Self.printRow(four.perSecond, "collapses in four directions at once", how, than: rules)
    let turn = engine.measureFourDirectionsInTurn(passes: passes)
    Self.printRow(turn.perSecond, "collapses in four directions in turn", how, than: rules)
    Console.print("  check \(String(one.checksum ^ four.checksum ^ turn.checksum, radix: 16))")
    let learned = EngineBench.measureLearning(gameCount: 4 * games)
    Self.printRow(learned, "training moves", "four patterns of six cells, processor time")
    if let file = PocketNetwork.file, let network = try? TupleNetwork.read(file) {
      Self.printRow(
        engine.measureSearch(network, count: max(1, games / 50)), "network evaluations", "in searches, pocket network")
    }
  }

  private static func printRow(_ perSecond: Double, _ what: String, _ how: String, than rules: Double? = nil) {
    let number = DecimalText.grouped(Int(perSecond))
    let ratio = rules.map { ", \(DecimalText.grouped(Int(perSecond / $0))) times the rules" } ?? ""
    Console.print("\(number.rightAligned(in: 15)) \(what) per second (\(how)\(ratio))")
  }

  /// Plays the games 1 to `count` to their ends, and returns the number of moves.
  static func play(_ count: Int) -> Int {
    var randomness = SplitMix64(seed: 1)
    var moves = 0
    for number in stride(from: UInt64(1), through: UInt64(count), by: 1) {
      guard let number = GameNumber(number) else { break }
      let game = Triples.dealtGame(number)
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
