import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@testable import CodeBreakerSession

/// Games with hints count in the statistics, but not as the best or the fastest.
@Suite struct HintedStatisticsTests {
  private let fixture = Fixture()
  private let fourColors = CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color, choiceCount: 6)

  private struct PlayedGame: Hashable {
    var attempts: Int?
    var seconds: Int64 = 5
    var isHinted = false
  }

  private func counts(_ games: [PlayedGame]) -> CodeBreakerSession.GroupStatistics {
    var counts = CodeBreakerSession.GroupStatistics()
    for game in games { counts.count(solvedIn: game.attempts, seconds: game.seconds, isHinted: game.isHinted) }
    return counts
  }

  private func read(_ words: String) -> CodeBreakerSession.GroupStatistics? {
    CodeBreakerSession.GroupStatistics(text: Array(words.utf8))
  }

  @Test func hintedGamesCountButAreNeitherBestNorFastest() {
    let first = counts([PlayedGame(attempts: 2, seconds: 9, isHinted: true)])
    #expect(first.playedCount == 1)
    #expect(first.solvedCount == 1)
    #expect(first.solvedPercent == 100)
    #expect(first.hintedCount == 1)
    #expect(first.currentStreak == 1)
    #expect(first.longestStreak == 1)
    #expect(first.fewestAttempts == nil)
    #expect(first.fastestSeconds == nil)
    let games = [
      PlayedGame(attempts: 2, seconds: 9, isHinted: true), PlayedGame(attempts: 5, seconds: 90),
      PlayedGame(attempts: 5, seconds: 30, isHinted: true), PlayedGame(attempts: nil, seconds: 1, isHinted: true),
      PlayedGame(attempts: 4, seconds: 120),
    ]
    let counts = counts(games)
    #expect(counts.playedCount == 5)
    #expect(counts.solvedCount == 4)
    #expect(counts.hintedCount == 3)
    #expect(counts.solvedPercent == 80)
    #expect(counts.currentStreak == 1, "a hint does not break a streak")
    #expect(counts.longestStreak == 3, "a hint does not break a streak")
    #expect(counts.fewestAttempts == 4)
    #expect(counts.fastestSeconds == 90)
    #expect(counts.histogram == [0, 1, 0, 1, 2])
    #expect(counts.hintedHistogram == [0, 1, 0, 0, 1])
    #expect(counts.figures.map(\.value) == ["5", "80%", "4", "1:30", "1", "3", "3"])
  }

  @Test func barsShowTheShareOfGamesWithHints() {
    let bars = counts([
      PlayedGame(attempts: 3), PlayedGame(attempts: 3, isHinted: true), PlayedGame(attempts: 3),
      PlayedGame(attempts: 2, isHinted: true),
      PlayedGame(attempts: 40), PlayedGame(attempts: 25, isHinted: true),
    ]).bars
    #expect(bars[2].count == 3)
    #expect(bars[2].hintedCount == 1)
    #expect(bars[2].share == 100)
    #expect(bars.map(\.hintedPercentage).prefix(4) == [0, 100, 33, 0])
    #expect(bars[19].hintedPercentage == 50)
    #expect(bars[1].spokenText == "2 guesses: 1 game, 1 with hints")
    #expect(bars[2].spokenText == "3 guesses: 3 games, 1 with hints")
    #expect(bars[19].spokenText == "20 guesses or more: 2 games, 1 with hints")
    #expect(bars[0].spokenText == "1 guess: 0 games")
    #expect(CodeBreakerSession.GroupStatistics().bars.allSatisfy { $0.hintedCount == 0 && $0.hintedPercentage == 0 })
  }

  @Test func sessionCountsGamesWithHints() {
    let session = fixture.window(freshLine + " 0123", seconds: 20)
    session.revealHint(.count)
    session.attempt(2, 0, 2, 0)
    #expect(fixture.savedStatistics?.contains("\n4-colors 6 1 1 1 - 0,1 1 0,1\n") == true)
    session.playAgain()
    session.revealHint(.best)
    session.attempt(0, 1, 2, 3)
    session.confirmGivingUp()
    #expect(session.statistics[fourColors].hintedCount == 2)
    #expect(session.statistics[fourColors].currentStreak == 0)
    session.restart()
    session.open(address: Array("codebreaker/1/537/4.mastermind".utf8))
    session.attempt(2, 0, 2, 0)
    #expect(
      fixture.savedStatistics?.contains("\n4-colors 6 3 1 1 0 1,1 2 0,1\n") == true, "the next game is without hints")
  }

  @Test func hintsAreCountedAfterACrash() {
    let session = fixture.window(freshLine + " 0123")
    session.revealHint(.count)
    session.attempt(2, 0, 2, 0)
    fixture.memory["parlor.codebreaker.statistics"] = nil
    #expect(fixture.window().statistics[fourColors].hintedHistogram == [0, 1])
  }

  @Test func onlyAGameWithoutHintsCanBeANewBest() throws {
    func solve(_ attempts: Int, hint: Bool) -> CodeBreakerSession.EndedGame? {
      fixture.now += 10
      let session = fixture.window(freshLine)
      for choice in 1..<attempts { session.attempt(0, choice) }
      if hint { session.revealHint(.count) }
      session.attempt(2, 0, 2, 0)
      return session.endedGame
    }
    #expect(solve(4, hint: false)?.isBest == false, "there is no earlier game to beat")
    let hinted = try #require(solve(2, hint: true))
    #expect(!hinted.isBest)
    #expect(hinted.title == "Code broken!")
    let better = try #require(solve(3, hint: false))
    #expect(better.isBest, "the game with hints doesn't count as a best")
    #expect(better.bestText == "A new best!", "the game with hints doesn't count as a best")
    let equal = try #require(solve(3, hint: true))
    #expect(!equal.isBest)
    #expect(equal.title == "Code broken!")
    #expect(solve(3, hint: false)?.isBest == false, "an equal result is no new best")
    #expect(solve(2, hint: false)?.isBest == true)
  }

  @Test func textWithAndWithoutHintsRoundTrips() throws {
    let old = try #require(read("12 3 5 47 0,1,4,3"))
    #expect(old.hintedCount == 0)
    #expect(old.hintedHistogram.isEmpty)
    #expect(old.fewestAttempts == 2)
    #expect(old.solvedCount == 8)
    #expect(old.text == Array("12 3 5 47 0,1,4,3".utf8))
    let new = try #require(read("12 3 5 47 0,1,4,3 6 0,1,2"))
    #expect(new.hintedCount == 6)
    #expect(new.hintedHistogram == [0, 1, 2])
    #expect(new.fewestAttempts == 3)
    #expect(new.fastestSeconds == 47)
    #expect(new.text == Array("12 3 5 47 0,1,4,3 6 0,1,2".utf8))
    for words in ["1 0 0 - - 1 -", "1 1 1 - 1 1 1", "2 1 1 - 1 2 1", "2 1 1 5 1 1 -"] {
      #expect(read(words).map { String(decoding: $0.text, as: UTF8.self) } == words)
    }
  }

  @Test(arguments: [
    // A line has five or seven words, but never six or eight.
    "2 1 1 5 1 1", "2 1 1 5 1 1 - -", "2 1 1 5 1 ", "2 1 1 5 1  -",
    // If no game had hints, the last two words are omitted. Numbers must be canonical.
    "2 1 1 5 1 0 -", "2 1 1 5 1 01 -", "2 1 1 5 1 x -", "2 1 1 5 1 1 x", "2 1 1 5 1 1 ", "3 2 2 5 1,1 1 0,1,0",
    "2 1 1 5 1 100000000 -",
    // There can't be more games with hints than games.
    "2 1 1 - 1 3 1", "2 1 1 5 1 2 -", "1 0 0 - - 2 -",
    // There can't be more solved games with hints than solved games, or than games with hints.
    "3 2 2 5 1,1 2 0,2", "3 2 2 5 1,1 1 0,0,1", "3 2 2 - 1,1 1 1,1", "1 0 0 - - 1 1",
    // There is a fastest time if and only if a game was solved without hints.
    "1 1 1 5 1 1 1", "2 2 2 - 2 1 1", "2 2 2 - 1,1 1 0,1", "2 1 1 - 1 1 -",
  ])
  func malformedAndContradictoryCountsAreRejected(words: String) {
    #expect(read(words) == nil)
    #expect(CodeBreakerSession.Statistics(text: Array("codebreaker-statistics/1\n4-color \(words)".utf8)) == nil)
  }

  /// Saved statistics are valid only if games can produce their counts, apart from the streaks. This test tries all counts of
  /// at most two games.
  @Test func exactlyTheReachableCountsAreAccepted() {
    let kinds = [nil, 1, 2].flatMap { attempts in [false, true].map { PlayedGame(attempts: attempts, isHinted: $0) } }
    let sequences = kinds.map { [$0] } + kinds.flatMap { first in kinds.map { [first, $0] } }
    let reached = Set(sequences.map { String(decoding: counts($0).text, as: UTF8.self) }.map(\.withoutStreaks))
    let bars = (0...2).flatMap { one in (0...2).map { "\(one),\($0)" } } + ["-", "0", "1", "2"]
    let hints = [""] + (0...3).flatMap { hinted in bars.map { " \(hinted) \($0)" } }
    var accepted: Set<String> = []
    for played in 0...2 {
      for streaks in ["0 0", "0 1", "1 1", "2 2", "1 2", "0 2"] {
        for fastest in ["-", "5"] {
          for bar in bars {
            for hint in hints {
              let words = "\(played) \(streaks) \(fastest) \(bar)\(hint)"
              if read(words) != nil { accepted.insert(words.withoutStreaks) }
            }
          }
        }
      }
    }
    #expect(accepted == reached)
  }

  @Test func countsMatchTheGamesAndRoundTrip() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<300 {
      let games = (0..<random.numberBelow(30)).map { _ in
        PlayedGame(
          attempts: random.numberBelow(4) == 0 ? nil : 1 + random.numberBelow(24),
          seconds: Int64(random.numberBelow(1000)),
          isHinted: random.numberBelow(3) == 0)
      }
      let counts = counts(games)
      let plain = games.filter { $0.attempts != nil && !$0.isHinted }
      #expect(counts.fewestAttempts == plain.map { min($0.attempts!, 20) }.min())
      #expect(counts.fastestSeconds == plain.map(\.seconds).min())
      #expect(counts.playedCount == games.count)
      #expect(counts.solvedCount == games.filter { $0.attempts != nil }.count)
      #expect(counts.hintedCount == games.filter(\.isHinted).count)
      let streaks = games.split(omittingEmptySubsequences: false) { $0.attempts == nil }.map(\.count)
      #expect(counts.currentStreak == streaks.last)
      #expect(counts.longestStreak == streaks.max())
      for (index, bar) in counts.bars.enumerated() {
        let here = games.filter { $0.attempts.map { min($0, 20) } == index + 1 }
        #expect(bar.count == here.count)
        #expect(bar.hintedCount == here.filter(\.isHinted).count)
      }
      if !games.isEmpty { #expect(CodeBreakerSession.GroupStatistics(text: counts.text) == counts) }
    }
  }

  @Test func fuzzedTextIsRejectedOrCanonical() throws {
    let text = Array(
      "codebreaker-statistics/1\n3-emoji 2 1 1 40 0,0,1 1 -\n4-color 12 3 5 47 0,1,4,3 6 0,1,2\n6-color 1 0 0 - -".utf8)
    #expect(CodeBreakerSession.Statistics(text: text)?.text == text)
    let fuzzing = Fuzzing([text], alphabet: "0123456789,- \n", seed: 4, rounds: 3000) {
      CodeBreakerSession.Statistics(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 50...2900), "\(fuzzing)")
  }
}

extension String {
  /// The line without its second and third word, which are the streaks.
  fileprivate var withoutStreaks: String {
    let words = split(separator: " ")
    return (words.prefix(1) + words.dropFirst(3)).joined(separator: " ")
  }
}
