import CodeBreakerCoach
import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@Suite struct ParSearchTests {
  private static let text = Repository.data("codebreaker-without-luck.csv")

  /// Reading the table plays every line against the opponent, and rejects answers that the opponent doesn't give.
  @Test func builtInParsMatchTheTable() throws {
    let table = try #require(WithoutLuckTable(text: Self.text))
    let counts = Set(Theme.all.map { $0.choices.count })
    #expect(table.rows.count == GameSetup.pegCounts.count * counts.count)
    for row in table.rows {
      let par = try #require(Par(pegCount: row.pegCount, choiceCount: row.colorCount))
      #expect(
        par.lowerBound == row.lowerBound,
        "\(row.pegCount) pegs of \(row.colorCount)")
      #expect(
        par.upperBound == row.upperBound,
        "\(row.pegCount) pegs of \(row.colorCount)")
      #expect(row.game.ending == .solved)
      #expect(row.game.setup.isWithoutLuck)
    }
    #expect(table.rows.count { $0.lowerBound == $0.upperBound } > 8)
  }

  @Test(arguments: [(3, 5), (3, 6), (3, 7), (4, 5), (4, 6)])
  func searchReproducesTheParsOfSmallGames(pegCount: Int, colorCount: Int) throws {
    let result = try #require(ParSearch(pegCount: pegCount, colorCount: colorCount)).search { true }
    let par = try #require(Par(pegCount: pegCount, choiceCount: colorCount))
    #expect(result.isProven)
    #expect(result.lowerBound == par.lowerBound)
    #expect(result.upperBound == par.upperBound)
  }

  /// Tries every sequence of guesses for three pegs and four colors, including guesses with holes, using only the
  /// rules.
  @Test func parOfTheSmallestGameIsMinimal() throws {
    let fruit = Theme(id: "four", name: "Four", colors: ["red", "green", "blue", "yellow"])
    let start = CodeBreaker(try GameSetup(number: GameNumber(1)!, pegCount: 3, theme: fruit).variantWithoutLuck)
    let guesses = (1..<125).map { number in [number / 25, number / 5 % 5, number % 5] }.map { digits in
      digits.map { $0 == 0 ? Code.missingPeg : fruit.choices[$0 - 1] }
    }
    func wins(_ game: CodeBreaker, in count: Int) -> Bool {
      // The opponent lets a guess find the code only if no other code is left.
      if game.remainingCodeCount == 1 { return count > 0 }
      return count > 1
        && guesses.contains { pegs in
          var next = game
          for (hole, peg) in pegs.enumerated() { next.setGuessPeg(peg, at: hole) }
          return next.attemptGuess() == nil && next.remainingCodeCount! < game.remainingCodeCount!
            && wins(next, in: count - 1)
        }
    }
    let result = try #require(ParSearch(pegCount: 3, colorCount: 4)).search(width: 1) { true }
    #expect(result.isProven)
    #expect(wins(start, in: result.upperBound))
    #expect(!wins(start, in: result.upperBound - 1))
  }

  @Test func stoppedSearchReturnsUnprovenBounds() throws {
    let search = try #require(ParSearch(pegCount: 4, colorCount: 8))
    let result = search.search(width: 2) { false }
    #expect(!result.isProven)
    #expect(result.lowerBound < result.upperBound)
  }

  @Test func unsupportedGamesHaveNoSearch() {
    #expect(ParSearch(pegCount: 7, colorCount: 6) == nil)
    #expect(ParSearch(pegCount: 4, colorCount: 13) == nil)
  }

  @Test func tableRoundTrips() throws {
    let table = try #require(WithoutLuckTable(text: Self.text))
    #expect(table.text == Self.text)
  }

  @Test func damagedTableIsRejected() {
    let lines = String(decoding: Self.text, as: UTF8.self).split(separator: "\n").map(String.init)
    func isTable(_ lines: [String]) -> Bool {
      WithoutLuckTable(text: Array((lines.joined(separator: "\n") + "\n").utf8)) != nil
    }
    #expect(isTable([lines[0]]))
    #expect(isTable([lines[0], lines[2]]))
    for damaged in [
      [], [lines[1]], [lines[0], lines[2], lines[1]], [lines[0], lines[1], lines[1]], [lines[0], ""],
      [lines[0], lines[1].replacing(",\"", with: ",")], [lines[0], "4" + lines[1].dropFirst()],
      [lines[0], lines[1].replacing(":30\"", with: "\"")], [lines[0], lines[1].replacing(":30\"", with: ":30,x\"")],
    ] { #expect(!isTable(damaged), "\(damaged)") }
  }

  @Test func worseOrInvalidResultIsNotAdded() throws {
    let table = try #require(WithoutLuckTable(text: Self.text))
    var better = table
    let row = table.rows[0]
    better.improve(with: try #require(.init(lowerBound: 1, seconds: 0, game: row.game)))
    #expect(better.text == table.text)
    #expect(WithoutLuckTable.Row(lowerBound: row.upperBound + 1, seconds: 0, game: row.game) == nil)
    #expect(WithoutLuckTable.Row(lowerBound: 1, seconds: 0, game: row.game.prefix(1)) == nil)
  }
}
