import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct ScoreListTests {
  private func list(_ scores: [Int]) -> ScoreList {
    ScoreList(scores.enumerated().map { ScoreRow(score: $1, time: Int64($0)) })
  }

  @Test func highestScoreComesFirst() {
    #expect(list([300, 7, 400, 300]).rows.map(\.score) == [400, 300, 300, 7])
  }

  @Test func equalScoresKeepTheirOrder() {
    #expect(list([300, 400, 300, 300]).rows.map(\.time) == [1, 0, 2, 3])
  }

  @Test(arguments: [(500, 1), (400, 2), (399, 2), (300, 3), (6, 3)])
  func insertReturnsTheRankOfTheNewRow(score: Int, rank: Int) {
    var list = list([400, 300])
    let row = ScoreRow(score: score, time: 9)
    #expect(list.insert(row) == rank)
    #expect(list.rank(of: row) == rank)
    #expect(list.contains(row))
  }

  @Test func onlyTheBestHundredRowsAreKept() {
    var list = list(Array(1...150).reversed())
    #expect(list.rows.map(\.score) == Array((51...150).reversed()))
    #expect(list.insert(ScoreRow(score: 51, time: 0)) == nil, "the older of two equal games keeps its place")
    #expect(list.insert(ScoreRow(score: 52, time: 0)) == 100)
    #expect(list.rows.count == ScoreList.capacity)
    #expect(list.rows.last == ScoreRow(score: 52, time: 0))
  }

  @Test func removingARowRestoresTheDroppedOne() {
    let before = list(Array(1...100))
    var after = before
    for score in [1000, 50, 2, 1] {
      let row = ScoreRow(score: score, time: 999)
      after.insert(row)
      after.remove(row)
      #expect(after.rows == before.rows)
    }
  }

  @Test func removingAMissingRowChangesNothing() {
    var list = list([400, 300])
    list.remove(ScoreRow(score: 400, time: 5))
    #expect(list.rows.map(\.score) == [400, 300])
    #expect(list.rank(of: ScoreRow(score: 400, time: 5)) == nil)
  }

  @Test func textRoundTrips() throws {
    let list = ScoreList([
      ScoreRow(score: 7, time: 1, marks: [.undoUsed, .continuedFromReplay], line: Array("triples/1 14 l".utf8)),
      ScoreRow(score: 400, time: 1_581_897_599),
      ScoreRow(score: 7, time: 2, marks: .continuedFromReplay, line: Array("triples/1 14 r".utf8)),
    ])
    let text = "scores/1\n400 1581897599 - -\n7 1 up triples/1 14 l\n7 2 p triples/1 14 r"
    #expect(String(decoding: list.text, as: UTF8.self) == text)
    #expect(ScoreList(text: Array(text.utf8)) == list)
    #expect(ScoreList().text == Array("scores/1".utf8))
    #expect(ScoreList(text: Array("scores/1".utf8)) == ScoreList())
  }

  @Test(arguments: [
    "", "scores", "scores/2", "scores/1 ", "\nscores/1", "scores/1\r\n7 1 - -", "scores/1\n", "scores/1\n7 1 - -\n",
    "scores/1\n7 1 -", "scores/1\n7 1 - ", "scores/1\n07 1 - -", "scores/1\n-7 1 - -", "scores/1\n7 -1 - -",
    "scores/1\n7  1 - -", "scores/1\n7 1 pu -", "scores/1\n7 1 uu -", "scores/1\n7 1 x -", "scores/1\n7 1  -",
    "scores/1\n2147483648 1 - -", "scores/1\n7 1000000000000000000 - -", "scores/1\n7 1 - -\n8 1 - -",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(ScoreList(text: Array(text.utf8)) == nil)
  }

  @Test func largestRowAndLongestListAreReadButNoLongerList() throws {
    let largest = "scores/1\n2147483647 999999999999999999 up x y z"
    #expect(ScoreList(text: Array(largest.utf8))?.text == Array(largest.utf8))
    let row = Array("\n7 1 - -".utf8)
    let longest = Array("scores/1".utf8) + Array(repeating: row, count: 101).joined()
    #expect(ScoreList(text: longest)?.text == longest)
    #expect(ScoreList(text: longest + row) == nil, "more rows than the capacity")
  }

  /// Rows with invalid values, for example from a wrong clock, can also be saved and read.
  @Test(arguments: [
    ScoreRow(score: -1, time: -1), ScoreRow(score: .max, time: .max), ScoreRow(score: .min, time: .min),
    ScoreRow(score: 1, time: 1, line: []), ScoreRow(score: 1, time: 1, line: Array("-".utf8)),
    ScoreRow(score: 1, time: 1, line: Array("a\nb".utf8)), ScoreRow(score: 1, time: 1, line: [0, 255, 32]),
    ScoreRow(score: 1, time: 1, marks: ScoreMarks(rawValue: 255)),
  ])
  func rowsWithInvalidValuesRoundTrip(row: ScoreRow) throws {
    let list = ScoreList([row])
    #expect(ScoreList(text: list.text) == list)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() {
    var generator = SplitMix64(seed: 11)
    var accepted = 0
    for _ in 0..<4000 {
      let rows = (0..<generator.numberBelow(5)).map { _ in
        ScoreRow(
          score: generator.numberBelow(30), time: Int64(generator.numberBelow(30)),
          marks: ScoreMarks(rawValue: UInt8(generator.numberBelow(8))),
          line: generator.numberBelow(2) == 0 ? nil : Array("triples/1 14 l".utf8))
      }
      var text = ScoreList(rows).text
      for _ in 0...generator.numberBelow(2) { text = generator.spoil(text, alphabet: Array("0123456789 -uph\n".utf8)) }
      guard let list = ScoreList(text: text) else { continue }
      accepted += 1
      #expect(list.text == text)
      #expect(list.rows.map(\.score) == list.rows.map(\.score).sorted(by: >))
    }
    #expect(accepted > 400, "fuzzing should often produce another valid list")
  }

  @Test(arguments: zip(["-", "u", "p", "up", "h", "uh", "ph", "uph"], 0...7 as ClosedRange<UInt8>))
  func marksRoundTrip(text: String, bits: UInt8) {
    let marks = ScoreMarks(rawValue: bits)
    #expect(ScoreMarks(text: Array(text.utf8)) == marks)
    #expect(marks.text == Array(text.utf8))
    #expect(marks.contains(.undoUsed) == text.contains("u"))
    #expect(marks.contains(.continuedFromReplay) == text.contains("p"))
    #expect(marks.contains(.hintUsed) == text.contains("h"))
  }

  @Test(arguments: ["", "pu", "uu", "-u", "u-", "--", "U", " ", "upp", "hu", "hp", "uhp", "hh"])
  func invalidMarksAreRejected(text: String) {
    #expect(ScoreMarks(text: Array(text.utf8)) == nil)
  }
}
