import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct StatisticsTests {
  private let fixture = Fixture()
  private let fourColors = CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color, choiceCount: 6)

  @Test func groupsWithGamesAndTheCurrentGroupAreListed() {
    #expect(
      fixture.window("codebreaker/1 1 3.faces").statisticsGroups.map(\.label) == ["3 pegs, 8 pictures"],
      "groups with games, and the current game's")
    let text =
      "codebreaker-statistics/1\n4-color 1 1 1 5 1\n6-emoji 1 0 0 - -\n4-colors 6 1 1 1 5 1\n4-colors 12 1 0 0 - -"
    fixture.memory["parlor.codebreaker.statistics"] = text
    let session = fixture.window("codebreaker/1 1 4.rainbow")
    #expect(
      session.statisticsGroups.map(\.label) == [
        "4 pegs, 6 colors", "4 pegs, 7 colors", "4 pegs, 12 colors", "4 pegs, colors (earlier games)",
        "6 pegs, emoji (earlier games)",
      ])
    #expect(session.statisticsGroup.label == "4 pegs, colors (earlier games)", "until the new group has games")
    #expect(fixture.window(freshLine).statisticsGroup == fourColors)
    #expect(String(decoding: session.statistics.text, as: UTF8.self) == text)
  }

  @Test func gamesAreCountedInTheirGroup() {
    for (line, choices) in [(freshLine, [2, 0, 2, 0]), (freshLine, [2, 0, 2, 0])] {
      let session = fixture.window(line)
      session.attempt(choices[0], choices[1], choices[2], choices[3])
      fixture.now += 1
    }
    let given = fixture.window("codebreaker/1 5 3.faces")
    given.attempt(0, 1, 2)
    given.confirmGivingUp()
    let statistics = fixture.window().statistics
    #expect(statistics.playedCount == 3)
    let colors = statistics[fourColors]
    #expect(colors.playedCount == 2)
    #expect(colors.solvedCount == 2)
    #expect(colors.histogram == [2])
    #expect(colors.fewestAttempts == 1)
    #expect(colors.currentStreak == 2)
    #expect(colors.longestStreak == 2)
    #expect(colors.solvedPercent == 100)
    let faces = statistics[CodeBreakerSession.StatisticsGroup(pegCount: 3, kind: .emoji, choiceCount: 8)]
    #expect(faces.playedCount == 1)
    #expect(faces.solvedCount == 0)
    #expect(faces.fewestAttempts == nil)
    #expect(faces.currentStreak == 0)
    #expect(
      statistics[CodeBreakerSession.StatisticsGroup(pegCount: 6, kind: .emoji)] == CodeBreakerSession.GroupStatistics())
  }

  @Test func gameWithoutAGuessIsNotCounted() {
    let session = fixture.window(freshLine)
    session.askToGiveUp()
    #expect(session.giveUpWarning.hasSuffix("You can’t undo this. Without a guess, the game doesn’t count."))
    session.giveUp()
    #expect(session.endedGame?.summary == "Gave up before the first guess")
    #expect(session.statistics.playedCount == 0)
    #expect(fixture.window().statistics.playedCount == 0)
  }

  /// Earlier releases counted games with any number of choices together. A new best must also beat those games.
  @Test func newBestMustBeatGamesOfEarlierReleases() {
    func solve(_ earlier: String) -> Bool? {
      fixture.memory["parlor.codebreaker.statistics"] = "codebreaker-statistics/1\n4-color \(earlier)"
      let session = fixture.window(freshLine + " 0123,0124")
      session.attempt(2, 0, 2, 0)
      return session.endedGame?.isBest
    }
    #expect(solve("1 1 1 5 0,0,0,1") == true)
    #expect(solve("1 1 1 5 0,0,1") == false)
    #expect(solve("1 1 1 5 0,1") == false)
    #expect(fixture.savedStatistics?.contains("4-color 1 1 1 5 0,1\n4-colors 6 1 1 1 0 0,0,1\n") == true)
  }

  @Test func figuresAreNamedAndFormattedWithAndWithoutHints() {
    var counts = CodeBreakerSession.GroupStatistics()
    let names = ["Games", "Solved", "Best", "Fastest", "Streak", "Best streak"]
    #expect(counts.figures.map(\.name) == names)
    #expect(counts.figures.map(\.value) == ["0", "–", "–", "–", "0", "0"])
    for (attempts, seconds) in [(5, 90), (3, 125), (nil, 10)] as [(Int?, Int64)] {
      counts.count(solvedIn: attempts, seconds: seconds)
    }
    #expect(counts.figures.map(\.value) == ["3", "66%", "3", "1:30", "0", "2"])
    counts.count(solvedIn: 2, seconds: 9, isHinted: true)
    #expect(counts.figures.map(\.value) == ["4", "75%", "3", "1:30", "1", "2", "1"])
    #expect(counts.figures.last?.name == "With hints")
  }

  @Test func histogramBarsShowCountsAndShares() {
    var counts = CodeBreakerSession.GroupStatistics()
    #expect(counts.bars.map(\.label) == (1...8).map(\.description))
    #expect(counts.bars.allSatisfy { $0.count == 0 && $0.share == 0 })
    for attempts in [4, 4, 4, 2, 30] { counts.count(solvedIn: attempts, seconds: 1) }
    let bars = counts.bars
    #expect(bars.count == CodeBreakerSession.GroupStatistics.histogramLength)
    #expect(bars[3].count == 3)
    #expect(bars[3].hintedCount == 0)
    #expect(bars[3].share == 100)
    #expect(bars[1].share == 33)
    #expect(bars[0].share == 0)
    #expect(bars[1].label == "2")
    #expect(bars[19].label == "20+")
    #expect(bars[3].spokenText == "4 guesses: 3 games")
    #expect(bars[19].spokenText == "20 guesses or more: 1 game")
  }

  @Test func screenShowsTheChosenGroup() throws {
    fixture.memory["parlor.codebreaker.statistics"] =
      "codebreaker-statistics/1\n3-pictures 8 1 0 0 - -\n4-colors 6 2 2 2 5 0,2 1 0,1"
    let session = fixture.window(freshLine)
    func choice(_ screen: CodeBreakerSession.Screen) throws -> Choice {
      let contents = screen.blocks.map(\.content)
      return try #require(
        contents.compactMap { if case .choice(let choice, picture: _) = $0 { choice } else { nil } }.first)
    }
    let screen = session.statisticsScreen(nil)
    #expect(screen.sections.map(\.title) == [nil, nil, "Guesses to break the code", nil])
    let folded = session.statisticsScreen(nil, showsSkill: false)
    #expect(screen.text("skill-summary") != nil)
    #expect(folded.text("skill-summary") == nil)
    let shown = try choice(screen)
    #expect(shown.options == ["3 pegs, 8 pictures", "4 pegs, 6 colors"])
    #expect(shown.selectedIndex == 1)
    #expect(screen.blocks.contains(Block("hinted-legend", .text("solved with hints", .legend, isAnnounced: false))))
    #expect(session.statisticsGroup(chosenBy: shown.action.withIndex(2)) == nil)
    let group = try #require(session.statisticsGroup(chosenBy: shown.action.withIndex(0)))
    let other = session.statisticsScreen(group)
    #expect(try choice(other).selectedIndex == 0)
    #expect(other.blocks.contains(Block("counts", .figures(session.statistics[group].figures))))
    #expect(!other.blocks.contains { $0.id == "hinted-legend" })
    let ids = other.sections.map(\.id) + other.blocks.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func statisticsSummarizeFinishedGamesAndRoundTrip() {
    var counts = CodeBreakerSession.GroupStatistics()
    #expect(counts.solvedPercent == 0)
    #expect(counts.fewestAttempts == nil)
    for (attempts, seconds) in [(5, 90), (3, 120), (nil, 10), (5, 60), (25, 700)] as [(Int?, Int64)] {
      counts.count(solvedIn: attempts, seconds: seconds)
    }
    #expect(counts.playedCount == 5)
    #expect(counts.solvedCount == 4)
    #expect(counts.solvedPercent == 80)
    #expect(counts.currentStreak == 2)
    #expect(counts.longestStreak == 2)
    #expect(counts.fastestSeconds == 60)
    #expect(counts.fewestAttempts == 3)
    #expect(counts.histogram == [0, 0, 1, 0, 2] + Array(repeating: 0, count: 14) + [1], "20 stands for 20 and more")
    #expect(CodeBreakerSession.GroupStatistics(text: counts.text) == counts)
  }

  @Test func finishedGameIsCountedOnceEvenAfterACrash() {
    let session = fixture.window(freshLine)
    session.attempt(2, 0, 2, 0)
    #expect(fixture.window().statistics.playedCount == 1)
    #expect(fixture.window().statistics.playedCount == 1)
    // Set up the storage as after a crash between saving the game and counting it.
    fixture.memory["parlor.codebreaker.statistics"] = nil
    #expect(fixture.window().statistics[fourColors].histogram == [1])
    #expect(fixture.savedStatistics?.contains("4-colors 6 1 1 1 0 1") == true)
  }

  @Test func sameGameInTheSameSecondIsCountedTwice() {
    for _ in 0..<2 {
      let session = fixture.window(freshLine)
      session.attempt(2, 0, 2, 0)
    }
    #expect(fixture.window().statistics.playedCount == 2)
  }

  @Test func windowsShareTheStatistics() {
    let first = fixture.window(freshLine)
    first.attempt(2, 0, 2, 0)
    let second = fixture.window()
    second.restart()
    second.attempt(0, 1, 2, 3, 0, 1)
    second.confirmGivingUp()
    first.loadChangesFromStorage()
    #expect(first.statistics == second.statistics)
    #expect(first.statistics.playedCount == 2)
  }

  @Test func damagedStatisticsAreReportedAndQuarantined() {
    fixture.memory["parlor.codebreaker.statistics"] = "nonsense"
    let session = fixture.window(freshLine)
    #expect(session.notices.map(\.text).contains { $0.contains("Can’t read the saved statistics") })
    #expect(fixture.memory["parlor.codebreaker.statistics.damaged"] == "nonsense")
    session.attempt(2, 0, 2, 0)
    #expect(session.statistics.playedCount == 1)
    #expect(fixture.window().notices.isEmpty)
  }

  @Test func unsavedStatisticsAreSavedLater() {
    let session = fixture.window(freshLine)
    fixture.memory.refusesWrites = true
    session.attempt(2, 0, 2, 0)
    #expect(session.statistics.playedCount == 1)
    #expect(session.notices == [.storageRefused])
    fixture.memory.refusesWrites = false
    session.restart()
    #expect(fixture.window().statistics.playedCount == 1)
  }

  @Test(arguments: [
    "", "codebreaker-statistics/2", "codebreaker-statistics/1\n", "codebreaker-statistics/1\n7-color 1 0 0 - -",
    "codebreaker-statistics/1\n4-color 0 0 0 - -", "codebreaker-statistics/1\n4-color 1 1 1 5 0,1,0",
    "codebreaker-statistics/1\n4-color 1 1 1 5 0,2", "codebreaker-statistics/1\n4-color 1 1 1 - 0,1",
    "codebreaker-statistics/1\n4-color 2 2 1 5 0,2", "codebreaker-statistics/1\n4-color 1 0 0 5 -",
    "codebreaker-statistics/1\n4-color 1 1 1 5", "codebreaker-statistics/1\n4-color 01 1 1 5 1",
    "codebreaker-statistics/1\n4-color 1 0 0 - -\n3-color 1 0 0 - -",
    "codebreaker-statistics/1\n4-color 999999999 0 0 - -", "codebreaker-statistics/1\n4-colors 1 1 1 5 1",
    "codebreaker-statistics/1\n4-colors 6 1 1 1 5 1\n4-colors 6 1 1 1 5 1",
    "codebreaker-statistics/1\n4-colors 7 1 1 1 5 1\n4-colors 6 1 1 1 5 1",
    "codebreaker-statistics/1\n4-colors 6 1 1 1 5 1\n4-color 1 1 1 5 1",
    "codebreaker-statistics/1\n4-colors 13 1 1 1 5 1",
    "codebreaker-statistics/1\n4-colors 06 1 1 1 5 1", "codebreaker-statistics/1\n4-pictures 8",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(CodeBreakerSession.Statistics(text: Array(text.utf8)) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() throws {
    let text = Array(
      "codebreaker-statistics/1\n3-emoji 2 1 1 40 0,0,1\n4-color 12 3 5 47 0,1,4,3\n4-colors 6 2 1 1 9 1\nlatest 17 codebreaker/1 5"
        .utf8)
    #expect(CodeBreakerSession.Statistics(text: text)?.text == text)
    let fuzzing = Fuzzing([text], alphabet: "0123456789,- \n", seed: 3, rounds: 3000) {
      CodeBreakerSession.Statistics(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 100...2900), "\(fuzzing)")
  }
}
