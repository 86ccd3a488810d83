import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

/// Players of release 0.1.0 can continue where they left off.
@Suite struct RecordedStorageTests {
  private let fixture = Fixture()

  private func launch(_ name: String) -> (CodeBreakerSession, RecordedStorage) {
    let recorded = RecordedStorage(name)
    fixture.memory.texts = recorded.texts
    return (fixture.window(), recorded)
  }

  private func lines(_ texts: [String: [UInt8]], _ key: String) -> [String] {
    String(decoding: texts["parlor.codebreaker.\(key)"] ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns a link in the format of release 0.1.0, which omitted the attempts of a finished game.
  private func linkOfRelease010(_ address: [UInt8]) -> String {
    let parts = (visible(address) ?? []).split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    return "codebreaker/#"
      + (parts.prefix(4) + parts.dropFirst(4).filter { $0.hasPrefix("solved-") }).joined(separator: "/")
  }

  /// Compares the game with what release 0.1.0 showed, except for the clock.
  private func expectGame(
    _ session: CodeBreakerSession, _ recorded: RecordedStorage, _ screen: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let theme = session.game.setup.theme
    let left = session.attemptsLeftText.map { " " + $0 } ?? ""
    let figures = [
      "Theme": session.title, "About": "\(session.numberTitle), \(session.pegCountText) · …\(left)",
      "Code": CodeBreakerSession.SpokenText.master(session.game.masterCode, theme: theme), "Status": session.status,
      "Link": linkOfRelease010(session.shareItem.address),
    ]
    for (name, text) in figures { #expect(recorded.shownTexts(screen, name) == [text], sourceLocation: location) }
    if let ended = session.endedGame {
      #expect(recorded.shownTexts(screen, "Over") == [ended.summaryWithTime], sourceLocation: location)
    } else {
      expectGuess(session, recorded, screen, location)
    }
    let attempts = session.attempts.map { CodeBreakerSession.SpokenText.attempt($0, theme: theme) }
    #expect(recorded.shownTexts(screen, "Attempt") == attempts, sourceLocation: location)
    #expect(recorded.shownTexts(screen, "Markers") == session.attempts.map(markers), sourceLocation: location)
    let back = session.canReturnToPreviousGame ? session.previousGameTitle.map { ["Back to \($0)"] } : nil
    #expect(recorded.shownTexts(screen, "Button") == back ?? [], sourceLocation: location)
    let shared = session.shareItem.text.split(separator: "\n").map(String.init)
    #expect(recorded.shownTexts(screen, "Shared") == shared, sourceLocation: location)
    #expect(session.notices.isEmpty, sourceLocation: location)
  }

  private func expectGuess(
    _ session: CodeBreakerSession, _ recorded: RecordedStorage, _ screen: String, _ location: SourceLocation
  ) {
    let (setup, guess) = (session.game.setup, session.game.guess)
    let holes = guess.pegs.indices.map { CodeBreakerSession.SpokenText.hole($0, of: guess, theme: setup.theme) }
    let pegs = recorded.shownTexts(screen, "Peg").enumerated().map { "Peg \($0 + 1) of \(setup.pegCount): \($1)" }
    #expect(holes == pegs, sourceLocation: location)
    #expect(recorded.shownTexts(screen, "Selected") == ["\(session.selection + 1)"], sourceLocation: location)
    let choices = session.game.pegChoices.map { peg in
      let letter = session.letter(on: peg).map { String(decoding: [$0], as: UTF8.self) }
      return "\(setup.theme.spokenName(of: peg)) \(letter ?? peg.text)"
    }
    #expect(recorded.shownTexts(screen, "Choice") == choices, sourceLocation: location)
    #expect(recorded.shownTexts(screen, "Problem") == [session.guessProblem ?? ""], sourceLocation: location)
  }

  private func markers(_ attempt: CodeBreakerSession.AttemptRow) -> String {
    attempt.markers.reduce("") { $0 + ($1 == .exact ? "x" : $1 == .inexact ? "o" : ".") }
  }

  /// Compares the result with what release 0.1.0 showed, except for the time.
  private func expectEnd(
    _ session: CodeBreakerSession, _ recorded: RecordedStorage, _ screen: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let ended = try #require(session.endedGame, sourceLocation: location)
    #expect(session.popUp == .ended(ended), sourceLocation: location)
    let code = CodeBreakerSession.SpokenText.master(ended.game.masterCode, theme: ended.game.setup.theme)
    for (name, text) in ["Title": ended.title, "Code": code, "Summary": ended.summary + ", …"] {
      #expect(recorded.shownTexts(screen, name) == [text], sourceLocation: location)
    }
    let drawn = session.attempts.reversed().map(markers)
    #expect(recorded.shownTexts(screen, "Markers") == drawn, sourceLocation: location)
  }

  /// Compares the statistics of all groups with what release 0.1.0 showed.
  private func expectStatistics(
    _ session: CodeBreakerSession, _ recorded: RecordedStorage, _ screen: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let skill = session.skill
    for group in CodeBreakerSession.StatisticsGroup.allEarlierGroups {
      let counts = session.statistics[group]
      let isChosen = group == session.statisticsGroup
      #expect((counts.playedCount > 0) == session.statisticsGroups.contains(group), sourceLocation: location)
      var expected = isChosen ? [("Chosen", "at first")] : []
      expected += counts.figures.map { ($0.name, $0.value) }
      expected.append(("Bars", counts.bars.map { "\($0.label) \($0.count)" }.joined(separator: ", ")))
      if counts.hintedCount > 0 { expected.append(("Legend", "solved with hints")) }
      expected += (skill.chart(group)?.bars ?? []).map { ("Skill", $0.spokenText) } + [("Skill", skill.summary(group))]
      #expect(group.label.hasSuffix(Self.earlierSuffix), sourceLocation: location)
      let shown = recorded.shownTexts("\(screen) \(group.label.dropLast(Self.earlierSuffix.count))")
      #expect(shown.map(\.name) == expected.map(\.0), "\(group.label)", sourceLocation: location)
      #expect(shown.map(\.text) == expected.map(\.1), "\(group.label)", sourceLocation: location)
    }
  }

  /// The suffix of a group's name if its statistics are from release 0.1.0.
  private static let earlierSuffix = " (earlier games)"

  /// Compares the settings with what release 0.1.0 showed.
  private func expectSettings(
    _ session: CodeBreakerSession, _ recorded: RecordedStorage, location: SourceLocation = #_sourceLocation
  ) throws {
    let screen = "codebreaker settings"
    #expect(recorded.shownTexts(screen, "Letters") == [session.settings.letters.label], sourceLocation: location)
    session.askForNewGame()
    guard case .newGame(let form) = session.popUp else { throw NoForm() }
    session.closePopUp()
    #expect(recorded.shownTexts(screen, "Pegs") == [form.pegCount.map(\.description)], sourceLocation: location)
    #expect(recorded.shownTexts(screen, "Theme") == [form.theme.label], sourceLocation: location)
    #expect(recorded.shownTexts(screen, "Guesses") == [form.limit.label], sourceLocation: location)
  }

  private struct NoForm: Error {}

  @Test(arguments: RecordedStorage.all) func viewingDoesNotChangeWhatIsStored(recorded: RecordedStorage) {
    fixture.memory.texts = recorded.texts
    let session = fixture.window()
    for tab in CodeBreakerSession.Tab.allCases.reversed() { session.select(tab) }
    session.showResult()
    session.closePopUp()
    session.openReview()
    session.closeReview()
    session.windowDidDisappear()
    session.windowDidAppear()
    session.loadChangesFromStorage()
    let review = fixture.review()
    #expect(session.notices.isEmpty)
    #expect(review.coachQuestion == nil)
    #expect(fixture.memory.texts == recorded.texts)
  }

  @Test func unfinishedGameStatisticsAndSettingsAreRestoredAndPlayContinues() throws {
    let (session, recorded) = launch("half-played")
    expectGame(session, recorded, "codebreaker game")
    expectStatistics(session, recorded, "codebreaker statistics")
    try expectSettings(session, recorded)
    #expect(session.elapsedSeconds == 63)
    #expect(session.hintCount == 3)
    session.choose(0)
    session.select(hole: 3)
    session.choose(1)
    #expect(session.guess())
    expectGame(session, recorded, "codebreaker guessed")
    session.confirmGivingUp()
    try expectEnd(session, recorded, "codebreaker given up")
  }

  @Test func solvedHalfPlayedGameCountsInTheGroupOfItsChoices() throws {
    let (session, recorded) = launch("half-played")
    fixture.now += 10
    #expect(session.attempt(4, 0, 8, 9))
    try expectEnd(session, recorded, "codebreaker solved")
    #expect(session.endedGame?.seconds == 73)
    // The old counts are unchanged, and the game counts in the group with its number of choices.
    let (before, after) = (lines(recorded.texts, "statistics"), lines(fixture.memory.texts, "statistics"))
    #expect(before.contains("4-color 4 4 4 4 0,0,0,1,3 1 0,0,0,0,1"))
    #expect(
      after == before.dropLast() + [
        "4-colors 12 1 1 1 - 0,0,0,1 1 0,0,0,1", "latest \(fixture.now) codebreaker/1 555 4.swiftui-colors.10",
      ])
    #expect(session.statisticsGroup.label == "4 pegs, 12 colors")
    #expect(session.statistics[session.statisticsGroup].playedCount == 1)
  }

  @Test func endedGameAndItsSavedReviewAreShownWithoutTheCoach() throws {
    let (session, recorded) = launch("ended")
    expectGame(session, recorded, "codebreaker game")
    session.showResult()
    try expectEnd(session, recorded, "codebreaker end")
    session.closePopUp()
    session.openReview()
    #expect(session.isReviewOpen)
    let review = fixture.review()
    let done = try #require(review.finishedReview)
    #expect(review.coachQuestion == nil)
    expectStatistics(session, recorded, "codebreaker statistics")
    let screen = "codebreaker review"
    let findings = CodeBreakerSession.ReviewFindings(of: done)
    let theme = session.game.setup.theme
    var expected = findings.sumLines.map { ($0.label, $0.text) }
    expected.append(("Chart", CodeBreakerSession.CandidateChart(of: done).spokenText))
    expected += [("Sentence", findings.remark), ("Sentence", findings.note)]
    for attempt in findings.attempts {
      expected.append(("Attempt", attempt.spokenText(theme: theme)))
      expected.append(("Codes", "Attempt \(attempt.row.number): \(attempt.remainingTitle)"))
      let codes = attempt.remainingCodes.map { CodeBreakerSession.SpokenText.pegs($0, theme: theme) }
      expected.append(("Left", codes.joined(separator: "; ")))
    }
    let item = try #require(review.reviewShareItem)
    expected.append(("Shared", item.text))
    expected.append(("Link", linkOfRelease010(item.address)))
    let shown = recorded.shownTexts(screen).dropFirst()
    #expect(recorded.shownTexts(screen).first?.text == String(decoding: session.address, as: UTF8.self))
    #expect(shown.map(\.name) == expected.map(\.0))
    #expect(shown.map(\.text) == expected.map(\.1))
  }

  @Test func abandonedGameCanBeRestored() throws {
    let (session, recorded) = launch("left")
    expectGame(session, recorded, "codebreaker game")
    #expect(session.elapsedSeconds == 4)
    session.returnToPreviousGame()
    expectGame(session, recorded, "codebreaker brought back")
    try expectSettings(session, recorded)
    #expect(session.elapsedSeconds == 64)
    #expect(session.hintCount == 3)
    // The restored game has the abandoned game's lines, in which `left` becomes `game` and `left-` disappears.
    let left = lines(recorded.texts, "game").filter { $0.hasPrefix("left") }
    #expect(
      lines(fixture.memory.texts, "game").dropFirst()
        == left.map { line in
          line.hasPrefix("left-") ? String(line.dropFirst(5)) : "game" + line.dropFirst(4)
        }[...])
  }

  @Test(arguments: ["half-played", "left"]) func reversingChangesRestoresTheRecordedBytes(name: String) {
    let (session, recorded) = launch(name)
    let game = "parlor.codebreaker.game"
    let hole = session.selection
    session.choose(2)
    #expect(fixture.memory.texts[game] != recorded.texts[game])
    session.clear(hole: hole)
    session.select(hole: hole)
    let letters = session.settings.letters
    session.choose(letters: .off)
    session.choose(letters: letters)
    #expect(fixture.memory.texts == recorded.texts)
  }

  @Test func reviewedGameIsAddedToTheRecordedSkillRecord() throws {
    let recorded = RecordedStorage("ended")
    fixture.memory.texts = recorded.texts
    fixture.saveEndedGame(freshLine + " 0123,45-0,2020", date: 1_800_000_000)
    let review = fixture.completeReview()
    let loss = CodeBreakerSession.ReviewFindings(of: try #require(review.finishedReview)).loss
    let before = lines(recorded.texts, "skill")
    #expect(before.count == 4)
    #expect(lines(fixture.memory.texts, "skill") == before + ["4-colors 6 1800000000:\(loss)"])
  }

  @Test func recordedLinksHaveTheRecordedEffectsAndKeepTheGame() {
    for link in RecordedStorage.links("codebreaker") {
      let (session, _) = launch("half-played")
      let line = session.line
      session.open(address: Array(link.address.utf8))
      let found: [String]
      if let notice = session.notices.first {
        found = ["notice", notice.text]
      } else if session.line != line {
        let left = session.attemptsLeftText.map { " " + $0 } ?? ""
        found = [
          "game", session.title, "\(session.numberTitle), \(session.pegCountText) · …\(left)",
          String(decoding: session.shareItem.address, as: UTF8.self),
        ]
        session.returnToPreviousGame()
      } else {
        found = ["screen", session.tab.label]
      }
      #expect(found == [link.kind] + link.texts, "\(link.address)")
      #expect(session.line == line, "links keep the game")
    }
  }
}
