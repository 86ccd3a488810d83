import CodeBreakerCoach
import Foundation
import TestSupport
import Testing

/// The strategies in `Data/codebreaker-strategies`, and the table that lists them.
@Suite struct StrategyFilesTests {
  struct Row: CustomTestStringConvertible {
    let pegCount, colorCount, total, longest: Int
    let limit, fewest: Int?
    let histogram: [Int]
    let proof: String

    init(_ fields: [String]) throws {
      func number(_ index: Int) throws -> Int { try #require(Int(fields[index])) }
      try #require(fields.count == 11)
      pegCount = try number(0)
      colorCount = try number(1)
      limit = fields[2].isEmpty ? nil : try number(2)
      total = try number(4)
      longest = try number(5)
      fewest = fields[6].isEmpty ? nil : try number(6)
      histogram = try fields[7].split(separator: " ").map { try #require(Int($0)) }
      proof = fields[9]
      #expect(try number(3) == histogram.reduce(0, +))
    }

    var name: String { "\(pegCount)x\(colorCount)" + (limit.map { "-at-most-\($0)" } ?? "") }
    var testDescription: String { name }
  }

  private static let folder = "codebreaker-strategies"

  static func rows() throws -> [Row] {
    let lines = String(decoding: Repository.data("\(folder)/strategies.csv"), as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == "pegs,colors,limit,codes,total,longest,fewest,histogram,seconds,proof,source")
    return try lines.dropFirst().map { line in
      try Row(line.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }
  }

  @Test(arguments: try rows())
  func strategyHasTheResultsInTheTable(row: Row) throws {
    let tree = try StrategyTree(text: Repository.data("\(Self.folder)/\(row.name).txt"))
    #expect((tree.space.pegCount, tree.space.colorCount) == (row.pegCount, row.colorCount))
    let results = try tree.results()
    #expect(results.histogram == row.histogram)
    #expect((results.total, results.maxGuessCount) == (row.total, row.longest))
    #expect(results.maxGuessCount <= row.limit ?? .max)
  }

  @Test func tableIsSortedAndComplete() throws {
    let rows = try Self.rows()
    let keys = rows.map { ($0.pegCount, $0.colorCount, $0.limit ?? .max) }
    for (one, next) in zip(keys, keys.dropFirst()) { #expect(one < next) }
    for row in rows {
      #expect(["certificate", "twice", "once"].contains(row.proof))
      guard let limit = row.limit else {
        // If another strategy needs fewer guesses in the worst case than the best one, the table also has a row with
        // the smaller limit.
        let isLonger = row.fewest.map { $0 < row.longest } ?? false
        let other = rows.first { ($0.pegCount, $0.colorCount) == (row.pegCount, row.colorCount) && $0.limit != nil }
        #expect((other != nil) == isLonger, "\(row.name)")
        continue
      }
      let best = try #require(
        rows.first { ($0.pegCount, $0.colorCount) == (row.pegCount, row.colorCount) && $0.limit == nil })
      #expect(row.limit == row.fewest)
      #expect(row.fewest == best.fewest)
      #expect(row.longest == limit)
      #expect(row.total >= best.total)
    }
  }

  @Test func filesMatchTheTable() throws {
    let rows = try Self.rows()
    let certificates = rows.filter { $0.proof == "certificate" && $0.limit == nil }.map { "\($0.name).proof" }
    let others = ["README.md", "check_proof.py", "check_strategy.py", "strategies.csv", "__pycache__"]
    let files = Repository.fileNames(in: "Data/\(Self.folder)").filter { !others.contains($0) }
    #expect(files == (rows.map { "\($0.name).txt" } + certificates).sorted())
  }
}
