import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@Suite struct ReplayTests {
  @Test(arguments: Fixture.rows("codebreaker-games.tsv"))
  func replayedGamesMatchTheFixtureAndRoundTrip(row: [String]) throws {
    let game = try CodeBreaker(line: row[0])
    let master = String(decoding: game.masterCode.text(in: game.setup.theme), as: UTF8.self)
    let matches = game.attempts.map { attempt in
      let counts = MatchCounts(attempt.matches ?? [])
      return "\(counts.exact)+\(counts.inexact)"
    }
    let ending =
      switch game.ending {
      case nil: "goes on"
      case .solved: "solved"
      case .outOfAttempts: "out of attempts"
      case .gaveUp: "gave up"
      }
    #expect([master, matches.joined(separator: " "), ending] == Array(row[1...]))
    #expect(game.line == Array(row[0].utf8))
    #expect(try CodeBreaker(address: game.address) == game)
  }

  @Test(arguments: Fixture.rows("codebreaker-faults.tsv"))
  func invalidLineReportsItsFault(row: [String]) {
    let error = #expect(throws: ReplayError.self) { try CodeBreaker(line: row[0]) }
    #expect(error?.description == row[1])
  }

  @Test func addressIsTheLineWithSlashes() throws {
    let game = try CodeBreaker(line: "codebreaker/1 537 4.mastermind.10 0123,45-0,x")
    #expect(game.address == Array("codebreaker/1/537/4.mastermind.10/0123,45-0,x".utf8))
    #expect(CodeBreaker(game.setup).address == Array("codebreaker/1/537/4.mastermind.10".utf8))
  }

  @Test func invalidAddressIsRejected() {
    for address in [
      "", "codebreaker", "codebreaker/", "codebreaker/1 537/4.mastermind", "codebreaker/1/537/4.mastermind 0123",
      "codebreaker/1/537/4.mastermind/", "codebreaker/1/537/4.mastermind/0123/",
    ] {
      #expect(throws: ReplayError.self, "\(address)") { try CodeBreaker(address: Array(address.utf8)) }
    }
  }

  @Test func unfinishedGuessIsNotPartOfTheLine() throws {
    var game = try CodeBreaker(line: "codebreaker/1 537 4.mastermind 0123")
    let line = game.line
    game.setGuessPeg("red", at: 0)
    #expect(game.line == line)
  }

  @Test func replayedGameEqualsThePlayedGame() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      var game = CodeBreaker(
        GameSetup.random(attemptLimit: Bool.random(using: &random) ? 8 : nil, using: &random))
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        for index in game.guess.pegs.indices {
          game.setGuessPeg((game.pegChoices + [Code.missingPeg]).randomElement(using: &random)!, at: index)
        }
        game.attemptGuess()
      }
      if Int.random(in: 0..<4, using: &random) == 0 { game.giveUp() }
      for index in game.guess.pegs.indices { game.setGuessPeg(Code.missingPeg, at: index) }
      #expect(try CodeBreaker(line: game.line) == game)
    }
  }

  /// A changed line is invalid or a different game, because no game has two lines.
  @Test func fuzzedLineIsRejectedOrCanonical() {
    var random = SplitMix64(seed: 7)
    let lines = ["codebreaker/1 537 4.mastermind.10 0123,45-0,1111", "codebreaker/1 8 6.food 012345,71-2-6,x"]
    var accepted = 0
    var refused = 0
    for _ in 0..<6000 {
      var changed = Array(lines.randomElement(using: &random)!.utf8)
      for _ in 0...Int.random(in: 0...1, using: &random) {
        let position = Int.random(in: 0...changed.count, using: &random)
        let byte =
          Bool.random(using: &random)
          ? Array("0123456789abx-,. /".utf8).randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where position < changed.count: changed[position] = byte
        case 1 where position < changed.count: changed.remove(at: position)
        default: changed.insert(byte, at: position)
        }
      }
      do {
        let game = try CodeBreaker(line: changed)
        #expect(game.line == changed)
        accepted += 1
      } catch {
        #expect(!error.description.isEmpty)
        refused += 1
      }
    }
    #expect(accepted > 100, "\(accepted) accepted, \(refused) refused")
    #expect(refused > 3000, "\(accepted) accepted, \(refused) refused")
  }

  @Test func randomBytesAreRejected() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: ReplayError.self) { try CodeBreaker(line: bytes) }
      #expect(throws: ReplayError.self) { try CodeBreaker(line: Array("codebreaker/1 1 4.".utf8) + bytes) }
    }
  }
}
