import ArgumentParser
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesSession
import TriplesTerminal

struct TriplesPositionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "positions",
    abstract: "Write the table of the boards that everybody practices.",
    discussion: """
      Plays games of simple players, and takes a board of each on which the player's move costs 20 points or more, the best \
      of three or four moves is better than all others by 10 points or more, and a fact speaks for it against each of \
      them. The five boards of a day are in order of difficulty: the smaller the lead of the best move, the harder.

        parlor-lab triples positions
        parlor-lab triples positions --sets 2 --out table.swift
      """)

  @OptionGroup var options: PositionTableOptions

  @Option(help: ArgumentHelp("The table to write.", valueName: "FILE"))
  var out = "Sources/Triples/Session/Practice/PositionTable+Triples.swift"

  @OptionGroup var network: NetworkOption

  /// The number of games to play for each set. Not every game has such a board.
  private static let gamesPerSet = 7

  func validate() throws {
    try options.validate(gamesPerSet: Self.gamesPerSet, of: TriplesDailyPosition.gameCount)
  }

  func run() throws {
    let network = try network.read()
    try options.writeTable(
      "triples", to: out, command: "triples positions", gamesPerSet: Self.gamesPerSet,
      test: { TriplesPositionTest(Coach(network: network)) }, position: { $0.position(inGame: $1) })
  }
}

/// The test whether a board suits practice.
struct TriplesPositionTest {
  private let coach: Coach

  init(_ coach: Coach) {
    self.coach = coach
  }

  /// The number of moves before the first board.
  private static let minMoveCount = 8

  /// The number of boards of a game of which the coach is asked.
  private static let maxBoardCount = 24

  /// The smallest loss of a simple player's move, and the smallest lead of the best move.
  static let (minLoss, minLead) = (Points(whole: 20), Points(whole: 10))

  /// Returns a board of a simple player's game, or `nil` if none suits practice. Of a random choice of boards, it is the
  /// one whose reason is worth most.
  func position(inGame index: Int) -> FoundPosition? {
    var random = SplitMix64(seed: UInt64(index))
    var boards: [(moveCount: Int, position: TriplesDailyPosition)] = []
    var next = TriplesDailyPosition(startOfGame: index)
    while let position = next {
      boards.append((position.replay.moves.count, position))
      next = position.next
    }
    boards.removeFirst(min(Self.minMoveCount, boards.count))
    boards.shuffle(using: &random)
    var best: (rank: Int, found: FoundPosition)?
    for (moveCount, position) in boards.prefix(Self.maxBoardCount) {
      guard let (lead, reason) = rating(of: position),
        let rank = Reason.Kind.allCases.firstIndex(of: reason), rank < best?.rank ?? .max
      else { continue }
      let code = TriplesDailyPosition.code(game: index, moveCount: moveCount)
      best = (rank, FoundPosition(code: code, difficulty: -lead, reason: "\(reason)"))
    }
    return best?.found
  }

  /// Returns the lead of the best move in points, and the fact that speaks for it against the player's move, or `nil` if
  /// the board doesn't suit practice.
  func rating(of position: TriplesDailyPosition) -> (lead: Double, reason: Reason.Kind)? {
    let game = position.game
    let played = position.playedMove
    let moves = Direction.allCases.filter(game.canCollapse)
    // Ask the coach only if some move has a reason against the player's, because that takes more time.
    guard moves.count >= 3, moves.contains(where: { MoveComparison(of: $0, with: played, in: game).reason != nil })
    else {
      return nil
    }
    let advice = coach.advice(for: game)
    guard let best = advice.bestMove, let loss = advice.loss(of: played), loss >= Self.minLoss else { return nil }
    let others = advice.moves.dropFirst()
    guard let second = others.first, let lead = advice.loss(of: second.direction), lead >= Self.minLead,
      others.allSatisfy({ MoveComparison(of: best, with: $0.direction, in: game).reason != nil }),
      let kind = Reason.Kind.allCases.first(where: {
        MoveComparison(of: best, with: played, in: game).reason($0) != nil
      })
    else { return nil }
    return (Double(lead.hundredths) / 100, kind)
  }
}
