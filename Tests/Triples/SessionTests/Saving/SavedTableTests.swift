import NumberedGame
import PlaySupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct SavedTableTests {
  private func table(_ text: String) -> TriplesSession.SavedTable? { TriplesSession.SavedTable(text: Array(text.utf8)) }

  private static let over = "triples/1 14 " + overMoves
  /// Game 14, always the first legal move in the order left, down, right, up, played to its end.
  static let overMoves = Self.playOut()

  private static func playOut() -> String {
    let session = Device().launch()
    session.open("14")
    session.playOut()
    return String(decoding: session.replay.moves.map(\.letter), as: UTF8.self)
  }

  @Test(arguments: [
    "game triples/1 14", "game triples/1 999999999999", "game triples/1 14 u\nredo r", "game triples/1 14\nredo ur",
    "game triples/1 14 ur\ngiven 2\nmarks p", "game triples/1 14 ur\nmarks up\nended 0",
    "game triples/1 14 ur\nended 999999999999999999\nnext triples/1 14",
    "game triples/1 14 ur\nredo u\ngiven 1\nmarks u\nended 5\nnext triples/1 15 l", "game \(over)\nended 5",
    "game triples/1 14 u\ncoach 0", "game triples/1 14 uru\ngiven 1\ncoach 2\nmarks uph\nended 5",
  ])
  func tables(lines: String) {
    let text = "triples-table/1\n" + lines
    #expect(table(text).map { String(decoding: $0.text, as: UTF8.self) } == text)
  }

  @Test(arguments: [
    "", "game", "game ", "game 14", "game triples/1 14 ", "game triples/1 14 uu", "redo u\ngame triples/1 14",
    "game triples/1 14\nredo", "game triples/1 14\nredo ", "game triples/1 14\nredo uu", "game triples/1 14\nredo x",
    "game triples/1 14 u\nredo ", "game triples/1 14\nmarks -", "game triples/1 14\nmarks pu",
    "game triples/1 14\nmarks ", "game triples/1 14 u\ngiven 0", "game triples/1 14 u\ngiven 2",
    "game triples/1 14 u\ngiven 01", "game triples/1 14 u\ngiven -1", "game triples/1 14 u\ngiven 999999999999999999",
    "game triples/1 14 u\nended -1", "game triples/1 14 u\nended 05", "game triples/1 14 u\nended ",
    "game triples/1 14\nended 5", "game triples/1 14 u\ngiven 1\nended 5", "game triples/1 14 u\nnext triples/1 14",
    "game triples/1 14 u\nended 5\nnext 14", "game triples/1 14 u\nended 5\nnext \(over)",
    "game triples/1 14 u\nnext triples/1 14\nended 5", "game triples/1 14 u\nmarks u\nredo r",
    "game triples/1 14 u\nended 5\nended 5", "game triples/1 14 u\n", "\ngame triples/1 14", "game \(over)",
    "game \(over)\nredo u\nended 5", "game triples/1 14\ncoach 0", "game triples/1 14 u\ncoach 1",
    "game triples/1 14 u\ncoach 00", "game triples/1 14 u\ncoach ", "game triples/1 14 ur\ngiven 1\ncoach 0",
    "game triples/1 14 ur\ncoach 1\ngiven 1", "game triples/1 14 ur\nmarks h\ncoach 1",
  ])
  func otherTextsAreNone(lines: String) {
    #expect(table("triples-table/1\n" + lines) == nil)
  }

  /// Text that a table can be read from is the text that the table is written as.
  @Test func fuzzedTextIsRefusedOrTheOnlyFormOfItsTable() {
    let texts = [
      "triples-table/1\ngame triples/1 537 urdlurdl\nredo lr\ngiven 2\ncoach 3\nmarks uph\nended 1700000000\nnext triples/1 14 ur",
      "triples-table/1\ngame triples/1 14 ur\nmarks u", "triples-table/1\ngame triples/1 14\nredo ur",
      "triples-table/1\ngame triples/1 14 uru\nended 7\nnext triples/1 15",
    ]
    var chance = SplitMix64(seed: 17)
    var accepted = 0
    for text in texts {
      for _ in 0..<700 {
        var text = Array(text.utf8)
        for _ in 0...chance.below(2) { text = chance.spoil(text, alphabet: Array("lrudph 0123456789\n/".utf8)) }
        guard let table = TriplesSession.SavedTable(text: text) else { continue }
        accepted += 1
        #expect(table.text == text)
      }
    }
    #expect(accepted > 50, "the fuzz should now and then hit another table")
  }

  /// What a session takes up from any text that is a table, it saves as that text.
  @Test func everyTableIsTakenUpAsItIs() {
    var chance = SplitMix64(seed: 23)
    for _ in 0..<60 {
      let device = Device(seed: chance.next())
      let session = device.launch()
      for _ in 0..<chance.below(30) { Intent.random(using: &chance).perform(on: session) }
      let text = session.table
      #expect(table(text).map { String(decoding: $0.text, as: UTF8.self) } == text)
      #expect(device.launch().table == text)
    }
  }

  @Test(arguments: [
    (TriplesSession.Mode.random, TriplesSession.Ranking.points, "triples-settings/1\nmode random"),
    (.determ, .points, "triples-settings/1\nmode determ"),
    (.random, .share, "triples-settings/1\nmode random\nranking share"),
    (.determ, .share, "triples-settings/1\nmode determ\nranking share"),
  ])
  func settingsHaveOneForm(mode: TriplesSession.Mode, ranking: TriplesSession.Ranking, text: String) {
    let settings = TriplesSession.Settings(mode: mode, ranking: ranking)
    #expect(settings.text == Array(text.utf8))
    #expect(TriplesSession.Settings(text: Array(text.utf8)) == settings)
    #expect(TriplesSession.Settings(text: Array(text.utf8) + [10]) == nil)
    #expect(TriplesSession.Settings(text: Array(text.utf8).dropLast()) == nil)
  }
}
