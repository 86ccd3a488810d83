import CodeBreakerCoach
import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct CodemakerWatchingTests {
  private let fixture = Fixture()

  @Test func codeIsEditedWithKeysAndTapsAndCanBeSubmittedOnlyIfComplete() {
    let session = fixture.codemaker()
    #expect(!session.canSubmitCode)
    #expect(session.codeProblem == "Choose all 4 pegs of the code first.")
    session.watch()
    session.handOver()
    session.shareCode()
    #expect(session.game.stage == .choosingCode)
    session.fillRow(3, 1)
    session.press(.selectLast)
    session.press(.previousChoice)
    #expect(session.rowText == "31-5")
    session.tapHole(2)
    session.tapHole(2)
    #expect(session.rowText == "3105")
    #expect(session.canSubmitCode)
    #expect(session.codeProblem == nil)
    #expect(session.status == "Peg 3 of 4: red.")
    #expect(!session.press(.choose(6)))
    #expect(!session.press(.guess))
  }

  @Test func newThemeOrPegCountRemovesPegsThatDoNotFit() {
    let session = fixture.codemaker()
    session.fillRow(3, 1, 0, 5)
    session.choose(theme: Theme.all[5])
    #expect(session.rowText == "310-", "the theme has five choices")
    session.choose(pegCount: 5)
    #expect(session.rowText == "-----")
  }

  @Test func randomCodeIsCompleteAndItsPegsCanBeRemoved() {
    let session = fixture.codemaker()
    session.chooseRandomCode()
    #expect(session.canSubmitCode)
    #expect(session.status.hasPrefix("Code: "))
    session.clear()
    session.clear()
    #expect(session.rowText.hasPrefix("-") || session.rowText.contains("-"))
  }

  @Test func watchedCoachBreaksTheCodeAndTheGameIsNotCounted() throws {
    let coach = Coach()
    for code in [[0, 0, 0], [0, 1, 2], [5, 5, 1], [3, 4, 3]] {
      let session = fixture.codemaker("stage choosing\nboard assist/1 3 6 mastermind")
      session.fillRow(code[0], code[1], code[2])
      session.watch()
      #expect(session.game.stage == .watchingCoach)
      #expect(!session.canGuessNext)
      var counts: [Int] = []
      while !session.game.isOver, counts.count < 10 {
        session.askCoach(coach)
        counts.append(try #require(session.proposal).codeCount)
        let count = session.game.board.attempts.count
        session.guessNext()
        #expect(session.game.board.attempts.count == count + 1)
      }
      let attempts = session.game.board.attempts
      #expect(attempts.last?.guess.map { Int($0) } == code)
      #expect(counts.first == 216)
      #expect(counts == counts.sorted(by: >))
      #expect(session.game.assessments.map { $0?.codeCount } == counts)
      #expect(session.result == "The coach found it in \(CodeBreakerSession.SpokenText.attemptCount(attempts.count)).")
      #expect(session.coachQuestion == nil)
      #expect(session.proposal == nil)
      #expect(fixture.savedGame == nil)
      #expect(fixture.savedStatistics == nil)
    }
  }

  @Test func textAboutEachGuessMatchesACountOfAllCodes() throws {
    let session = fixture.codemaker("stage choosing\nboard assist/1 3 6 mastermind")
    session.fillRow(4, 0, 4)
    session.watch()
    for _ in 0..<2 {
      session.askCoach()
      session.guessNext()
    }
    session.askCoach()
    let codes: [[UInt8]] = (0..<216).map { (number: Int) -> [UInt8] in
      [UInt8(number / 36), UInt8(number / 6 % 6), UInt8(number % 6)]
    }
    func left(after count: Int) -> [[UInt8]] {
      var board = OwnBoard(pegCount: 3)
      for attempt in session.game.board.attempts.prefix(count) { board.add(attempt) }
      return codes.filter { OwnBoardQuestion(board).position.isCandidate($0) }
    }
    for index in 0..<2 {
      let assessment = try #require(session.game.assessments[index])
      #expect(assessment.codeCount == left(after: index).count)
      let most = Dictionary(grouping: left(after: index)) { answer(assessment.value.guess, $0) }.values.map(\.count)
        .max()
      #expect(assessment.maxRemainingCodeCount == most)
      #expect(
        session.effect(ofAttemptAt: index)
          == "\(assessment.codeCount) codes were left, and \(left(after: index + 1).count) afterward.")
      #expect(
        session.reason(forAttemptAt: index).hasPrefix(
          index == 0 ? "All 216 codes are possible." : "\(assessment.codeCount) codes are left."))
      #expect(
        session.reason(forAttemptAt: index).contains("No answer leaves more than \(assessment.maxRemainingCodeCount)."))
    }
    #expect(session.effect(ofAttemptAt: 2).isEmpty)
    #expect(session.reason(forAttemptAt: 2).isEmpty)
  }

  private func answer(_ guess: [UInt8], _ code: [UInt8]) -> [Int] {
    let rows = [guess, code].map { colors in
      Code(kind: .guess, pegs: colors.map { Theme.mastermind.choices[Int($0)] })
    }
    let counts = MatchCounts(rows[0].match(against: rows[1]))
    return [counts.exact, counts.inexact]
  }

  @Test func automaticGuessesStopWhilePausedOrCovered() throws {
    let session = fixture.codemaker("stage watching\nboard assist/1 3 6 mastermind\ncode 012")
    #expect(session.nextGuessNumber == nil)
    session.setGuessesAutomatically(true)
    #expect(session.guessesAutomatically, "the coach is thinking")
    #expect(session.nextGuessNumber == nil, "the coach is thinking")
    session.askCoach()
    let turn = try #require(session.nextGuessNumber)
    session.setGuessesAutomatically(false)
    session.pauseDidEnd(number: turn)
    #expect(session.game.board.attempts.isEmpty, "the coach has paused meanwhile")
    session.setGuessesAutomatically(true)
    session.pauseDidEnd(number: turn + 1)
    #expect(session.game.board.attempts.isEmpty)
    session.pauseDidEnd(number: turn)
    #expect(session.game.board.attempts.count == 1)
    session.setSettingsOpen(true)
    session.askCoach()
    #expect(session.nextGuessNumber == nil)
    session.setSettingsOpen(false)
    while let turn = session.nextGuessNumber {
      session.pauseDidEnd(number: turn)
      session.askCoach()
    }
    #expect(session.game.isOver)
    #expect(!session.guessesAutomatically)
  }

  @Test func invalidAnswerStopsAutomaticGuessesAndCanBeRetried() throws {
    fixture.coach = .network
    let session = fixture.codemaker("stage watching\nboard assist/1 3 6 mastermind\ncode 012")
    session.setGuessesAutomatically(true)
    let question = try #require(session.coachQuestion)
    session.coachDidAnswer("nonsense".utf8Bytes, to: question)
    #expect(!session.guessesAutomatically)
    #expect(session.coachQuestion == nil)
    #expect(!session.canGuessNext)
    #expect(
      session.screen.spokenTexts(status: session.status)
        == ["Can’t load the coach. It needs the network once, then works offline."])
    #expect(session.screen.text("coach-count") == session.status)
    session.tryCoachAgain()
    #expect(session.coachQuestion == question)
    session.askCoach()
    #expect(session.canGuessNext)
  }

  @Test func questionDoesNotContainTheCode() throws {
    let texts = ["012", "555"].map { code in
      fixture.codemaker("stage watching\nboard assist/1 3 6 mastermind\ncode \(code)").coachQuestion?.text
    }
    #expect(texts[0] != nil)
    #expect(texts[0] == texts[1])
  }

  @Test func goingBackKeepsTheCodeUntilItIsBroken() {
    let session = fixture.codemaker("stage watching\nboard assist/1 3 6 mastermind\ncode 543")
    session.askCoach()
    session.guessNext()
    #expect(session.backLabel == "Back to the code")
    session.goBack()
    #expect(session.game.stage == .choosingCode)
    #expect(session.rowText == "543")
    #expect(session.attemptsText.isEmpty)
    session.watch()
    while !session.game.isOver {
      session.askCoach()
      session.guessNext()
    }
    #expect(session.backLabel == "Set another code")
    session.goBack()
    #expect(session.rowText == "---")
  }
}
