import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct SavedGameTests {
  private func savedGame(_ text: String) -> TriplesSession.SavedGame? {
    TriplesSession.SavedGame(text: Array(text.utf8))
  }

  private static let finishedGameLine = "triples/1 14 " + overMoves
  /// Game 14 played to its end with the first legal move in the order left, down, right, up.
  static let overMoves = Self.playOut()

  private static func playOut() -> String {
    let session = Device().launch()
    session.openGame("14")
    session.playOut()
    return String(decoding: session.replay.moves.map(\.letter), as: UTF8.self)
  }

  @Test(arguments: [
    "game triples/1 14", "game triples/1 999999999999", "game triples/1 14 u\nredo r", "game triples/1 14\nredo ur",
    "game triples/1 14 ur\ngiven 2\nmarks p", "game triples/1 14 ur\nmarks up\nended 0",
    "game triples/1 14 ur\nended 999999999999999999\nnext triples/1 14",
    "game triples/1 14 ur\nredo u\ngiven 1\nmarks u\nended 5\nnext triples/1 15 l", "game \(finishedGameLine)\nended 5",
    "game triples/1 14 u\ncoach 0", "game triples/1 14 uru\ngiven 1\ncoach 2\nmarks uph\nended 5",
  ])
  func savedGameRoundTrips(lines: String) {
    let text = "triples-table/1\n" + lines
    #expect(savedGame(text).map { String(decoding: $0.text, as: UTF8.self) } == text)
  }

  @Test(arguments: [
    "", "game", "game ", "game 14", "game triples/1 14 ", "game triples/1 14 uu", "redo u\ngame triples/1 14",
    "game triples/1 14\nredo", "game triples/1 14\nredo ", "game triples/1 14\nredo uu", "game triples/1 14\nredo x",
    "game triples/1 14 u\nredo ", "game triples/1 14\nmarks -", "game triples/1 14\nmarks pu",
    "game triples/1 14\nmarks ", "game triples/1 14 u\ngiven 0", "game triples/1 14 u\ngiven 2",
    "game triples/1 14 u\ngiven 01", "game triples/1 14 u\ngiven -1", "game triples/1 14 u\ngiven 999999999999999999",
    "game triples/1 14 u\nended -1", "game triples/1 14 u\nended 05", "game triples/1 14 u\nended ",
    "game triples/1 14\nended 5", "game triples/1 14 u\ngiven 1\nended 5", "game triples/1 14 u\nnext triples/1 14",
    "game triples/1 14 u\nended 5\nnext 14", "game triples/1 14 u\nended 5\nnext \(finishedGameLine)",
    "game triples/1 14 u\nnext triples/1 14\nended 5", "game triples/1 14 u\nmarks u\nredo r",
    "game triples/1 14 u\nended 5\nended 5", "game triples/1 14 u\n", "\ngame triples/1 14", "game \(finishedGameLine)",
    "game \(finishedGameLine)\nredo u\nended 5", "game triples/1 14\ncoach 0", "game triples/1 14 u\ncoach 1",
    "game triples/1 14 u\ncoach 00", "game triples/1 14 u\ncoach ", "game triples/1 14 ur\ngiven 1\ncoach 0",
    "game triples/1 14 ur\ncoach 1\ngiven 1", "game triples/1 14 ur\nmarks h\ncoach 1",
    "game triples/1 2026-11-21 1a1d2f2h\nended 5", "game triples/1 14 u\nended 5\nnext triples/1 2026-11-21 1a1d2f2h",
  ])
  func invalidTextIsRejected(lines: String) {
    #expect(savedGame("triples-table/1\n" + lines) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() {
    let texts = [
      "triples-table/1\ngame triples/1 537 urdlurdl\nredo lr\ngiven 2\ncoach 3\nmarks uph\nended 1700000000\nnext triples/1 14 ur",
      "triples-table/1\ngame triples/1 14 ur\nmarks u", "triples-table/1\ngame triples/1 14\nredo ur",
      "triples-table/1\ngame triples/1 14 uru\nended 7\nnext triples/1 15",
      "triples-table/1\ngame triples/1 14 ur\nrival 22\nduel uldr\nended 7\nnext triples/1 14\nnext-rival 22\nnext-duel uldr",
    ]
    let fuzzing = Fuzzing(
      texts.map { Array($0.utf8) }, alphabet: "lrudph 0123456789\n/", seed: 17, rounds: 3500, maxChanges: 2
    ) {
      TriplesSession.SavedGame(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 51...), "\(fuzzing)")
  }

  @Test func restoredGameIsSavedUnchanged() {
    var generator = SplitMix64(seed: 23)
    for _ in 0..<60 {
      let device = Device(seed: generator.next())
      let session = device.launch()
      for _ in 0..<generator.numberBelow(30) { Intent.random(using: &generator).perform(on: session) }
      let text = session.savedText
      #expect(savedGame(text).map { String(decoding: $0.text, as: UTF8.self) } == text)
      #expect(device.launch().savedText == text)
    }
  }

  private func settings(_ text: String) -> TriplesSession.Settings? { TriplesSession.Settings(text: Array(text.utf8)) }

  @Test(arguments: [
    "mode random", "mode determ", "mode random\nranking share", "mode determ\nranking share", "mode random\nlesson 3",
    "mode determ\nlesson 6", "mode random\ntold b", "mode random\ntold h",
    "mode determ\nranking share\nlesson 6\ntold bh",
  ])
  func settingsLinesSetTheirValuesAndRoundTrip(lines: String) throws {
    let text = "triples-settings/1\n" + lines
    let read = try #require(settings(text))
    #expect(String(decoding: read.text, as: UTF8.self) == text)
    #expect((read.mode == .determ) == lines.contains("determ"))
    #expect((read.ranking == .medals) == lines.contains("share"))
    #expect(read.lesson == (lines.contains("lesson 3") ? .three : lines.contains("lesson 6") ? .six : nil))
  }

  @Test(arguments: [
    "", "mode", "mode ", "mode Random", "mode random\nranking points", "mode random\nmode determ", "lesson", "lesson ",
    "lesson 12", "lesson 36", "told ", "told x", "more", "more 7",
  ])
  func unknownSettingsCountAsDefaultsAndStay(lines: String) throws {
    let text = "triples-settings/1\n" + lines
    var read = try #require(settings(text))
    #expect(read.mode == .random)
    #expect(read.ranking == .points)
    #expect(read.lesson == nil)
    #expect(read.shownTips == [])
    #expect(String(decoding: read.text, as: UTF8.self) == text)
    read.mode = .determ
    #expect(read.mode == .determ)
    #expect(settings(String(decoding: read.text, as: UTF8.self)) == read)
  }

  @Test func fuzzedSettingsAreRejectedOrCanonical() {
    let fuzzing = Fuzzing(
      [Array("triples-settings/1\nmode random\nranking share\nlesson 3\ntold bh".utf8)], alphabet: "bh36 \nx", seed: 29,
      rounds: 3_000, maxChanges: 2
    ) {
      TriplesSession.Settings(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 21...), "\(fuzzing)")
  }
}
