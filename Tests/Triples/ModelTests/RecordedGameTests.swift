import GameCore
import TestSupport
import Testing
import TriplesTestSupport

@testable import TriplesModel

@Suite struct RecordedGameTests {
  private static let day = CalendarDay(year: 2026, month: 11, day: 21)!

  @Test func spawnsHaveUniqueTextThatRoundTrips() {
    var texts: Set<[UInt8]> = []
    for value in 1...2 {
      for cell in 0..<16 {
        let spawn = Spawn(value: value, row: cell / 4, column: cell % 4)
        #expect(spawn != nil)
        if let spawn {
          #expect(Spawn(text: spawn.text) == spawn)
          texts.insert(spawn.text)
        }
      }
    }
    #expect(texts.count == 32)
    #expect(Spawn(value: 2, row: 1, column: 1)?.text == Array("2f".utf8))
  }

  @Test func invalidSpawnsAsTextOrValuesAreRejected() {
    var readable = 0
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max where Spawn(text: [first, second]) != nil { readable += 1 }
    }
    #expect(readable == 32)
    for text in ["", "1", "1aa"] { #expect(Spawn(text: text.utf8) == nil) }
    for (value, row, column) in [(0, 0, 0), (3, 0, 0), (1, -1, 0), (1, 4, 0), (1, 0, -1), (1, 0, 4)] {
      #expect(Spawn(value: value, row: row, column: column) == nil)
    }
  }

  @Test(arguments: Fixture.rows("triples-games.tsv"))
  func recordedGameMatchesTheNumberedGameAndRoundTrips(row: [String]) throws {
    let numbered = try Replay(line: row[0])
    guard numbered.number != nil else { return }
    let recorded = numbered.recordedGame(on: Self.day)
    #expect(recorded.number == nil)
    #expect(recorded.moves == numbered.moves)
    let read = try Replay(line: recorded.line)
    #expect(read == recorded)
    #expect(read.positions.map(\.board) == numbered.positions.map(\.board))
    #expect(read.positions.map(\.score) == numbered.positions.map(\.score))
    #expect(read.game.board == numbered.game.board)
    #expect(try Replay(address: recorded.address) == recorded)
    for count in [-1, 0, 1, numbered.moves.count / 2, numbered.moves.count, .max] {
      let prefix = recorded.prefix(count)
      #expect(try Replay(line: prefix.line) == prefix)
      #expect(prefix == numbered.prefix(count).recordedGame(on: Self.day))
    }
  }

  @Test func lineAndAddressMatchTheDocumentedFormatWithoutANumber() throws {
    let replay = try Replay(line: "triples/1 14 ul").recordedGame(on: Self.day)
    #expect(String(decoding: replay.line, as: UTF8.self) == "triples/1 2026-11-21 1a1d2f2h,u2hl1h")
    #expect(String(decoding: replay.address, as: UTF8.self) == "triples/1/2026-11-21/1a1d2f2h,u2hl1h")
    #expect(Replay.number(ofLine: replay.line) == nil)
  }

  @Test func openingNeedsFourSpawnsInFourCells() {
    let spawns = [(1, 0, 0), (2, 0, 1), (1, 3, 3), (2, 2, 2), (1, 0, 0)].map {
      Spawn(value: $0.0, row: $0.1, column: $0.2)!
    }
    #expect(Replay(day: Self.day, opening: Array(spawns[0..<4])) != nil)
    #expect(Replay(day: Self.day, opening: Array(spawns[1..<5])) != nil)
    #expect(Replay(day: Self.day, opening: [spawns[0], spawns[1], spawns[2], spawns[4]]) == nil)
    #expect(Replay(day: Self.day, opening: [spawns[0], spawns[4], spawns[1], spawns[2]]) == nil)
    #expect(Replay(day: Self.day, opening: Array(spawns[0..<3])) == nil)
    #expect(Replay(day: Self.day, opening: spawns) == nil)
    #expect(Replay(day: Self.day, opening: []) == nil)
  }

  /// If one or two bytes of a line are changed, the line is either invalid or the canonical form of another game.
  @Test func fuzzedLineIsRejectedOrCanonical() throws {
    var randomness = SplitMix64(seed: 11)
    let line = try Replay(line: "triples/1 14 urdlurdl").recordedGame(on: Self.day).line
    var accepted = 0
    for _ in 0..<6000 {
      var changed = line
      for _ in 0..<Int.random(in: 1...2, using: &randomness) {
        let place = randomness.draw(below: changed.count)
        let byte =
          Bool.random(using: &randomness)
          ? Array("lrud12abcdefghijklmnop,-6".utf8).randomElement(using: &randomness)!
          : UInt8.random(in: 0...255, using: &randomness)
        switch randomness.draw(below: 3) {
        case 0: changed[place] = byte
        case 1: changed.remove(at: place)
        default: changed.insert(byte, at: place)
        }
      }
      if let replay = try? Replay(line: changed) {
        #expect(replay.line == changed)
        accepted += 1
      }
    }
    #expect(accepted > 50, "fuzzing should sometimes produce another valid game")
  }

  /// A word list with the random words of a numbered game deals the same game as the game number, with the same score
  /// bound.
  @Test(arguments: [UInt64(1), 14, 537, 999_999_999_999])
  func wordListDealsLikeTheGeneratorWithTheSameScoreBound(value: UInt64) throws {
    let number = try #require(GameNumber(value))
    let numbered = Triples.dealtGame(number)
    let words = Self.words(of: value, count: 8192)
    let dealt = Triples.dealtGame(SpawnSequence(words: RecordedRandomWords(words)))
    #expect(dealt.number == nil)
    var randomness = SplitMix64(seed: value)
    while let move = Direction.allCases.filter(numbered.canCollapse).randomElement(using: &randomness) {
      #expect(try dealt.play(move) == numbered.play(move))
    }
    #expect(dealt.board == numbered.board)
    #expect(dealt.score == numbered.score)
    #expect(dealt.isDone)
    #expect(ScoreBound(SpawnSequence(words: RecordedRandomWords(words))) == ScoreBound(number))
  }

  @Test(arguments: [UInt64(1), 14, 537, 999_999_999_999])
  func gameWhoseWordsRunOutHasNoScoreBound(value: UInt64) {
    #expect(ScoreBound(SpawnSequence(words: RecordedRandomWords(Self.words(of: value, count: 40)))) == nil)
    #expect(ScoreBound(SpawnSequence(record: [])) == nil)
  }

  /// When the words have run out, no tile is spawned. A default tile would be predictable.
  @Test func noTileSpawnsAfterTheLastWord() throws {
    // A spawn takes two words. Eleven words suffice for the opening's four spawns and the first move, but not for more.
    let game = Triples.dealtGame(SpawnSequence(words: RecordedRandomWords(Self.words(of: 14, count: 11))))
    #expect(game.score == 6)
    #expect(try game.play(.up).spawnedTile != nil)
    let score = game.score
    #expect(try game.play(.left).spawnedTile == nil)
    #expect(game.grid.joined().compactMap { $0 }.count < 6)
    #expect(game.score >= score)
  }

  /// In a game that a server deals, a move slides the tiles at once, and its spawn is dealt when the reply arrives.
  @Test func spawnCanBeDealtAfterItsMoveButOnlyOnce() throws {
    let whole = try Replay(line: "triples/1 14 ul").recordedGame(on: Self.day)
    let game = Triples.dealtGame(SpawnSequence(record: Array(whole.spawns.prefix(4))))
    for (move, spawn) in zip(whole.moves, whole.spawns.dropFirst(4)) {
      #expect(try game.play(move).spawnedTile == nil)
      game.deal(spawn)
      #expect(game.spawn()?.val == spawn.value)
      #expect(game.spawn() == nil)
    }
    #expect(game.board == whole.game.board)
    #expect(game.score == whole.game.score)
  }

  @Test func numberedGameIgnoresDealtSpawns() throws {
    let numbered = Triples.dealtGame(Triples.determ)
    numbered.deal(try #require(Spawn(text: "1a".utf8)))
    #expect(try numbered.play(.up).spawnedTile == Triples.dealtGame(Triples.determ).play(.up).spawnedTile)
  }

  @Test func reviewOfARecordedGameMatchesTheNumberedOneAndRoundTrips() throws {
    let numbered = FakeCoach.game(14, moves: 12)
    let recorded = numbered.recordedGame(on: Self.day)
    let advices = FakeCoach.advices(for: numbered)
    let (review, expected) = (try Review(of: recorded, advices: advices), try Review(of: numbered, advices: advices))
    #expect(review.moves == expected.moves)
    #expect(review.score == expected.score)
    #expect(try Review(text: review.text) == review)
  }

  @Test func questionAboutARecordedGameRoundTrips() {
    let question = CoachQuestion(FakeCoach.game(14, moves: 12).recordedGame(on: Self.day), nodeLimit: 5000)
    #expect(CoachQuestion(text: question.text) == question)
  }

  private static func words(of state: UInt64, count: Int) -> [UInt64] {
    var generator = SeededGenerator(seed: state)
    return (0..<count).map { _ in generator.next() }
  }
}
