import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesCoach

struct AutoplayReport: Report {
  let games: [AutoplayedGame]

  /// The scores of the same games in another run, by game number.
  var otherScores: [UInt64: Int] = [:]

  var mean: Double { Self.mean(games.map { Double($0.score) }) }

  var standardError: Double { Self.standardError(games.map { Double($0.score) }) }

  /// The mean share of par, 0 to 1, and its standard error. All games have the same weight, whatever their length.
  var shareOfPar: (mean: Double, standardError: Double) {
    let shares = games.map(\.shareOfPar)
    return (Self.mean(shares), Self.standardError(shares))
  }

  var bestScore: Int { games.map(\.score).max() ?? 0 }

  var movesPerGame: Double { Self.mean(games.map { Double($0.moveCount) }) }

  /// The number of moves per second in a single thread.
  var movesPerSecond: Double {
    Double(games.reduce(0) { $0 + $1.moveCount }) / max(1e-9, games.reduce(0) { $0 + $1.seconds })
  }

  /// The tiles that any game reached, each with the share of games that reached it.
  var reachedTiles: [(tile: Int, share: Double)] {
    (3...PackedBoard.maxRank).map(PackedBoard.value(ofRank:)).compactMap { tile in
      let count = games.count { $0.largestTile >= tile }
      return count == 0 ? nil : (tile, Double(count) / Double(games.count))
    }
  }

  /// The mean difference from the other run over the games that are in both runs, its standard error, and the number of
  /// these games. `nil` if there are none.
  var difference: (mean: Double, standardError: Double, gameCount: Int)? {
    let differences = games.compactMap { game in otherScores[game.number.value].map { Double(game.score - $0) } }
    guard !differences.isEmpty else { return nil }
    return (Self.mean(differences), Self.standardError(differences), differences.count)
  }

  var text: String {
    let shareOfPar = shareOfPar
    var lines = [
      "\(DecimalText.grouped(games.count)) games, mean score \(Self.format(mean)) ± \(Self.format(standardError)), "
        + "best \(DecimalText.grouped(bestScore))",
      "\(Self.format(shareOfPar.mean * 100)) ± \(Self.format(shareOfPar.standardError * 100)) % of par in a game",
      "\(Self.format(movesPerGame)) moves a game, \(DecimalText.grouped(Int(movesPerSecond))) moves a second and thread",
    ]
    lines += reachedTiles.map {
      "  \("\($0.tile)".rightAligned(in: 5)) reached in \(Self.format($0.share * 100)) % of the games"
    }
    if let difference {
      lines.append(
        "\(Self.signed(difference.mean)) ± \(Self.format(difference.standardError)) points a game against the other run, "
          + "paired by game, \(DecimalText.grouped(difference.gameCount)) games")
    }
    return lines.joined(separator: "\n")
  }

  var fields: JSON {
    let shareOfPar = shareOfPar
    var fields = [
      (key: "games", value: JSON(games.count)), ("mean", JSON(mean, decimals: 2)),
      ("standardError", JSON(standardError, decimals: 2)), ("best", JSON(bestScore)),
      (
        "ofPar",
        ["mean": JSON(shareOfPar.mean, decimals: 4), "standardError": JSON(shareOfPar.standardError, decimals: 4)]
      ),
      ("movesPerGame", JSON(movesPerGame, decimals: 2)), ("movesPerSecond", JSON(movesPerSecond, decimals: 2)),
      ("reached", JSON(reachedTiles.map { (key: "\($0.tile)", value: JSON($0.share, decimals: 4)) })),
    ]
    if let difference {
      let values: JSON = [
        "games": JSON(difference.gameCount), "mean": JSON(difference.mean, decimals: 2),
        "standardError": JSON(difference.standardError, decimals: 2),
      ]
      fields.append(("difference", values))
    }
    return JSON(fields)
  }

  private static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  private static func standardError(_ values: [Double]) -> Double {
    guard values.count > 1 else { return 0 }
    let mean = mean(values)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
    return (variance / Double(values.count)).squareRoot()
  }

  private static func format(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func signed(_ value: Double) -> String { (value < 0 ? "" : "+") + format(value) }
}
