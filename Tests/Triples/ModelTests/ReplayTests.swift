import GameCore
import TestSupport
import Testing
import TriplesModel

@Suite struct ReplayTests {
  @Test(arguments: Fixture.rows("triples-games.tsv"))
  func fixtureGamesReachTheirRecordedResultsAndRoundTrip(row: [String]) throws {
    let replay = try Replay(line: row[0])
    let game = replay.game
    let board = game.board.map { $0.map(String.init).joined(separator: ",") }.joined(separator: "/")
    #expect(
      [replay.moves.count.description, game.score.description, game.isDone.description, board] == Array(row[1...]))
    #expect(replay.line == Array(row[0].utf8))
  }

  @Test(arguments: Fixture.rows("triples-faults.tsv"))
  func invalidLineReportsItsFault(row: [String]) {
    let error = #expect(throws: ReplayError.self) { try Replay(line: row[0]) }
    #expect(error?.description == row[1])
  }

  @Test func illegalAndUnknownMovesAndATrailingSpaceAreReported() {
    #expect(throws: ReplayError.moveWithoutEffect(.up, move: 2)) { try Replay(line: "triples/1 14 uuz") }
    #expect(throws: ReplayError.unknownMove(UInt8(ascii: "z"), move: 2)) { try Replay(line: "triples/1 14 uz") }
    #expect(throws: ReplayError.malformed(.trailingSpace)) { try Replay(line: "triples/1 14 ") }
  }

  @Test func gameHasALineAndAnAddress() throws {
    #expect(Replay(number: Triples.determ).line == Array("triples/1 14".utf8))
    #expect(try Replay(line: "triples/1 14 ur").address == Array("triples/1/14/ur".utf8))
    #expect(Replay(number: Triples.determ).address == Array("triples/1/14".utf8))
  }

  /// If one byte of a line is changed, the line is either invalid or the canonical form of another game.
  @Test func fuzzedLineIsRejectedOrCanonical() throws {
    var randomness = SplitMix64(seed: 7)
    let line = Array("triples/1 14 urdlurdl".utf8)
    var accepted = 0
    for _ in 0..<3000 {
      var changed = line
      let place = Int(randomness.next() % UInt64(changed.count + 1))
      let byte =
        randomness.next() & 1 == 0
        ? Array("lrud 1/".utf8).randomElement(using: &randomness)! : UInt8.random(in: 0...255, using: &randomness)
      switch randomness.next() % 3 {
      case 0 where place < changed.count: changed[place] = byte
      case 1 where place < changed.count: changed.remove(at: place)
      default: changed.insert(byte, at: place)
      }
      if let replay = try? Replay(line: changed) {
        #expect(replay.line == changed)
        accepted += 1
      }
    }
    #expect(accepted > 50, "fuzzing should sometimes produce another valid game")
  }

  @Test func prefixHasTheFirstMovesAndClampsItsLength() throws {
    let replay = try Replay(line: "triples/1 14 uldr")
    #expect(replay.prefix(2).line == Array("triples/1 14 ul".utf8))
    #expect(replay.prefix(99) == replay)
    #expect(replay.prefix(-1).moves.isEmpty)
    #expect(replay.positions[2].grid == replay.prefix(2).game.grid)
  }

  /// Returns the number of move sequences from a position, and the sum of their final scores.
  private func count(_ game: Triples, depth: Int) -> (sequenceCount: Int, score: Int) {
    guard depth > 0 else { return (1, game.score) }
    var total = (sequenceCount: 0, score: 0)
    for direction in Direction.allCases {
      let next = game.copy()
      guard (try? next.play(direction)) != nil else { continue }
      let (sequenceCount, score) = count(next, depth: depth - 1)
      total = (total.sequenceCount + sequenceCount, total.score + score)
    }
    return total
  }

  @Test(arguments: Fixture.rows("triples-perft.tsv"))
  func continuationCountsAndScoresMatchTheFixture(row: [String]) throws {
    let total = count(try Replay(line: row[0]).game, depth: Int(row[1])!)
    #expect([total.sequenceCount.description, total.score.description] == Array(row[2...]))
  }
}
