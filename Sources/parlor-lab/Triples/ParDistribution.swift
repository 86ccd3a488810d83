import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel

/// The distribution of par over many games, which `parlor-lab triples par --distribution` prints.
struct ParDistribution: Report {
  let games: GameRange

  /// The pars of the games in points, in ascending order.
  let sortedPars: [Int]

  /// The games with the lowest and the highest par. If there are several, the one with the smallest number.
  let lowestPar: (game: GameNumber, score: Int)
  let highestPar: (game: GameNumber, score: Int)

  /// The quantiles to print, in thousandths of the games.
  static let thousandths = [1, 10, 50, 100, 250, 500, 750, 900, 950, 990, 999]

  /// Creates a distribution from the pars of `games`, in order. Returns `nil` unless there is exactly one par per game.
  init?(_ games: GameRange, scores: [Int]) {
    guard let lowest = scores.min(), let highest = scores.max(), let low = scores.firstIndex(of: lowest),
      let high = scores.firstIndex(of: highest), scores.count == games.count
    else { return nil }
    self.games = games
    sortedPars = scores.sorted()
    lowestPar = (games[low], lowest)
    highestPar = (games[high], highest)
  }

  /// Computes the pars of games on several threads. Returns `nil` if a game has no bound, but no such game is known.
  static func compute(for games: GameRange, threads: Int) -> ParDistribution? {
    // Computing a par takes only microseconds, so each thread computes many of them at a time.
    let size = 1000
    let scores = Parallel.map(count: (games.count + size - 1) / size, threads: threads) {
    } body: { [games] _, part in
      (part * size..<min(games.count, (part + 1) * size)).map { ScoreBound(games[$0])?.score }
    } progress: { _ in
    }
    return ParDistribution(games, scores: scores.joined().compactMap(\.self))
  }

  var mean: Double { sortedPars.reduce(0) { $0 + Double($1) } / Double(sortedPars.count) }

  /// The standard deviation of the pars, in points.
  var standardDeviation: Double {
    guard sortedPars.count > 1 else { return 0 }
    let mean = mean
    return (sortedPars.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / Double(sortedPars.count - 1))
      .squareRoot()
  }

  /// Returns the smallest par that at least `thousandths` thousandths (1 to 1000) of the games don't exceed.
  func quantile(_ thousandths: Int) -> Int {
    sortedPars[max(0, (sortedPars.count * thousandths + 999) / 1000 - 1)]
  }

  /// The number of games in each class of pars, from the first to the last class with games. Eight classes cover a
  /// doubling: the lowest par of class *k* is 2 to the power of *k* / 8, rounded up.
  var classes: [(from: Int, count: Int)] {
    var classes: [(from: Int, count: Int)] = []
    var place = 0
    var end = 0
    while place < sortedPars.count {
      let from = Self.firstPar(ofClass: end)
      end += 1
      let next = Self.firstPar(ofClass: end)
      var count = 0
      while place < sortedPars.count, sortedPars[place] < next {
        count += 1
        place += 1
      }
      if from < next, count > 0 || !classes.isEmpty { classes.append((from, count)) }
    }
    return classes
  }

  private static func firstPar(ofClass index: Int) -> Int {
    let root = pow(2, Double(index % 8) / 8)
    return Int((root * Double(1 << (index / 8))).rounded(.up))
  }

  var text: String {
    let error = standardDeviation / Double(sortedPars.count).squareRoot()
    var lines = [
      "Par of \(gameCountText(sortedPars.count)), \(games.numbers.lowerBound) to \(games.numbers.upperBound)",
      "mean \(Self.format(mean)) ± \(Self.format(error)), standard deviation \(Self.format(standardDeviation))",
      "least \(DecimalText.grouped(lowestPar.score)), game \(lowestPar.game)",
    ]
    lines += Self.thousandths.map { thousandths in
      let share = thousandths % 10 == 0 ? "\(thousandths / 10)" : "\(thousandths / 10).\(thousandths % 10)"
      let name = thousandths == 500 ? "median" : "\(share) %"
      return "  \(name.rightAligned(in: 6)) \(DecimalText.grouped(quantile(thousandths)).rightAligned(in: 9))"
    }
    return (lines + ["most \(DecimalText.grouped(highestPar.score)), game \(highestPar.game)"]).joined(separator: "\n")
  }

  var fields: JSON {
    [
      "first": JSON(games.numbers.lowerBound), "games": JSON(sortedPars.count), "mean": JSON(mean, decimals: 2),
      "standardDeviation": JSON(standardDeviation, decimals: 2),
      "least": ["game": JSON(lowestPar.game.value), "score": JSON(lowestPar.score)],
      "most": ["game": JSON(highestPar.game.value), "score": JSON(highestPar.score)],
      "quantiles": JSON(
        Self.thousandths.map { (key: String(format: "%.3f", Double($0) / 1000), value: JSON(quantile($0))) }),
      "classes": JSON(classes.map { JSON([JSON($0.from), JSON($0.count)]) }),
    ]
  }

  private static func format(_ value: Double) -> String { String(format: "%.2f", value) }
}
