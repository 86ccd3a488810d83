import Foundation
import GameCore
import TestSupport
import Testing
import TriplesBestGameSearch
import TriplesModel

@Suite struct ParTableTests {
  private static let shippedText = Repository.data("triples-par.txt")

  /// Reading the table plays each game by the rules, and so verifies its moves and its score.
  @Test func tableHasTheBestGameOfEveryDrawnNumberAndRoundTrips() throws {
    let table = try ParTable(text: Self.shippedText)
    #expect(table.games.map(\.number.value) == Array(GameNumber.drawnRange))
    for par in table.games {
      #expect(par.isProven)
      #expect(par.score == Triples.par(of: par.number))
    }
    #expect(table.games.map(\.score).reduce(0, +) == 1_440_870)
    #expect(table.text == Self.shippedText)
  }

  @Test(arguments: [
    ("14", 0, ParTableFault.Kind.malformedLine),
    ("", 0, .malformedLine),
    ("014 368! GOOD", 0, .malformedNumber(.leadingZero)),
    ("0 368! GOOD", 0, .malformedNumber(.leadingZero)),
    ("x 368! GOOD", 0, .malformedNumber(.notDecimal)),
    (" 368! GOOD", 0, .malformedNumber(.missing)),
    ("14  368! GOOD", 0, .malformedLine),
    ("14 368! GOOD ", 0, .malformedLine),
    ("14 368!! GOOD", 0, .malformedScore),
    ("14 0368! GOOD", 0, .malformedScore),
    ("14 ! GOOD", 0, .malformedScore),
    ("14 -368! GOOD", 0, .malformedScore),
    ("14 368! GOOD=", 0, .unfinishedGame),
    ("14 368! ?", 0, .malformedMoves),
    ("14 368! =", 0, .malformedMoves),
    ("14 368! AB===", 0, .malformedMoves),
    ("14 368! A=A", 0, .malformedMoves),
    ("14 368! GOOD\r", 0, .malformedMoves),
    ("14 6! ", 0, .unfinishedGame),
    ("14 368! oo", 0, .illegalMove(2)),
    ("14 369! GOOD", 0, .wrongScore(368)),
    ("14 368 GOOD", 0, .missingMark),
    ("14 368! GOOD\n14 368! GOOD", 1, .wrongOrder),
    ("# words\n14 368! GOOD\n13 338! GOOD", 2, .wrongOrder),
  ])
  func invalidLineReportsItsFault(text: String, line: Int, kind: ParTableFault.Kind) throws {
    let lines = String(decoding: Self.shippedText, as: UTF8.self).split(separator: "\n")
    func moves(_ number: Int) throws -> Substring {
      let line = lines.first { $0.hasPrefix("\(number) ") }
      return try #require(line?.split(separator: " ").last)
    }
    let full = text.replacing("13 338! GOOD", with: "13 338! \(try moves(13))").replacing("GOOD", with: try moves(14))
    let fault = #expect(throws: ParTableFault.self) { try ParTable(text: Array("\(full)\n".utf8)) }
    #expect(fault?.line == line + 1)
    #expect(fault?.kind == kind)
    #expect(fault?.description.hasPrefix("line \(line + 1): ") == true)
  }

  @Test func truncatedTableIsRejected() throws {
    let lines = Self.shippedText.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // This table has two games, and its last line ends with a newline.
    let whole = Array(lines.suffix(3).joined(separator: [UInt8(ascii: "\n")]))
    #expect(try ParTable(text: whole).games.count == 2)
    for count in 1..<30 {
      #expect(throws: ParTableFault.self) { try ParTable(text: whole.dropLast(count)) }
    }
  }

  @Test func emptyTextAndCommentsReadAsATableWithoutGames() throws {
    #expect(try ParTable(text: []).games.isEmpty)
    #expect(try ParTable(text: Array("# nothing yet\n".utf8)).games.isEmpty)
  }

  /// After a change, a line is either invalid or the canonical form of another game.
  @Test func fuzzedLineIsRejectedOrCanonical() throws {
    var randomness = SplitMix64(seed: 21)
    // Use short games, because reading a line plays the game.
    let lines = Self.shippedText.split(separator: UInt8(ascii: "\n")).filter {
      $0.first != UInt8(ascii: "#") && $0.count < 25
    }
    let alphabet = Array("AKgkpz+/=!0123 \n".utf8)
    for _ in 0..<2000 {
      var text = Array(lines[randomness.numberBelow(lines.count)]) + [UInt8(ascii: "\n")]
      for _ in 0...randomness.numberBelow(3) { text = randomness.spoil(text, alphabet: alphabet) }
      guard let table = try? ParTable(text: text) else { continue }
      let body = text.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
      let written = table.text.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
      #expect(body == written)
    }
  }

  @Test func gameIsReplacedOnlyByABetterOneAndTheTableRoundTrips() throws {
    let number = try #require(GameNumber(142))
    let poor = BeamSearch(width: 1).search(number)
    let good = BeamSearch(width: 64).search(number)
    #expect(poor.score < good.score)
    var table = ParTable()
    let steps = [(poor, true, poor), (good, true, good), (poor, false, good), (good, false, good)]
    for (par, isTaken, best) in steps {
      let wasTaken = table.improve(with: par)
      #expect(wasTaken == isTaken)
      #expect(table[number] == best)
    }
    #expect(try ParTable(text: table.text) == table)
  }

  @Test func addedGamesAreSortedByNumberAndFoundByIt() throws {
    let number = try #require(GameNumber(142))
    let (first, good) = (BeamSearch(width: 1).search(Triples.determ), BeamSearch(width: 64).search(number))
    var table = ParTable()
    for par in [good, first] {
      let isTaken = table.improve(with: par)
      #expect(isTaken)
    }
    #expect(table.games.map(\.number) == [Triples.determ, number])
    #expect(table[number] == good)
  }
}
