import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct CodemakerTests {
  private let controller = CodeBreakerController.preview()

  private func open(choosing choices: Int...) throws -> CodemakerScreen {
    controller.openCodemaker()
    let screen = try #require(controller.codemaker)
    for choice in choices { screen.session.choose(choice) }
    return screen
  }

  private func waitForCoach(_ screen: CodemakerScreen) async {
    while screen.coach?.isThinking == true { await Task.yield() }
  }

  @Test func closedCodemakerKeepsItsRow() throws {
    let screen = try open(choosing: 0, 3)
    #expect(controller.sheet?.id == "set" && controller.topLayer == .sheet && screen.session.title == "Set a code")
    controller.presentedSheetID = "set"
    controller.sheet = nil
    #expect(controller.codemaker == nil && controller.topLayer == .screen)
    let again = try open()
    #expect(Array(again.session.game.row.pegs.prefix(2)) == [0, 3])
  }

  @Test func linkClosesTheCodemaker() throws {
    _ = try open()
    controller.open(search: [], address: Array("statistics".utf8))
    #expect(controller.codemaker == nil && controller.session.tab == .statistics)
  }

  @Test func onlyTheAnsweredCoachIsEnabledBeforeTheCodeIsComplete() throws {
    let screen = try open(choosing: 0, 3)
    let session = screen.session
    #expect(CodemakerBreaker.allCases.filter { $0.isEnabled(session) } == [.answeredCoach], "the code can be on paper")
    #expect(
      session.codeProblem != nil && CodemakerRow(session)?.offersRandomCode == true
        && CodemakerRow(session)?.enterLabel == nil)
    #expect(CodemakerCode(session) == nil && screen.coach == nil && CodemakerAction.available(in: session).isEmpty)
    session.chooseRandomCode()
    #expect(CodemakerBreaker.allCases.allSatisfy { $0.isEnabled(session) } && session.codeProblem == nil)
  }

  @Test func codebreakersHaveUniqueNamesAndNotes() {
    let texts = CodemakerBreaker.allCases.flatMap { [$0.title, $0.text, $0.symbol] }
    #expect(Set(texts).count == 12)
  }

  @Test func watchedCoachGuessesUntilItFindsTheCode() async throws {
    let screen = try open(choosing: 0, 3, 3, 5)
    let session = screen.session
    CodemakerBreaker.watchedCoach.perform(session)
    #expect(screen.coach?.isThinking == true && screen.coach?.headline == "The coach is thinking…")
    #expect(
      CodemakerCode(session)?.isCovered == false && CodemakerCode(session)?.spokenText.hasPrefix("Code: red") == true)
    #expect(
      CodemakerAction.available(in: session) == [.guessNext, .play] && !CodemakerAction.guessNext.isEnabled(session))
    await waitForCoach(screen)
    #expect(screen.coach?.headline == "All 1,296 codes are possible." && screen.coach?.reasonText == "")
    CodemakerAction.guessNext.perform(session)
    #expect(screen.coach?.isThinking == true && screen.coach?.headline == "All 1,296 codes are possible.", "unchanged")
    #expect(screen.coach?.reasonText.hasPrefix("Attempt 1: All 1,296 codes are possible.") == true)
    while !session.game.isOver {
      await waitForCoach(screen)
      CodemakerAction.guessNext.perform(session)
    }
    #expect(CodemakerAction.available(in: session).isEmpty && screen.coach?.headline.contains("this was it") == true)
    let attempts = EnteredAttempt.all(session)
    #expect(
      attempts.map(\.id) == Array(attempts.indices.reversed())
        && attempts[0].markers == [.exact, .exact, .exact, .exact])
    #expect(attempts.last?.effect.hasPrefix("1,296 codes were left, and ") == true)
    #expect(attempts.allSatisfy { !$0.isSuspect && $0.spokenText.contains($0.effect) })
    #expect(session.title.hasPrefix("The coach found it in ") && session.backLabel == "Set another code")
  }

  @Test func coachPausesBeforeAnAutomaticGuessAndStopsWhenClosed() async throws {
    let (pauses, pass) = AsyncStream.makeStream(of: Void.self)
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 0 }, random: { 1 })
    let core = CoachService()
    let screen = CodemakerScreen(environment) { duration in
      #expect(duration == .milliseconds(CodemakerSession.pauseMilliseconds))
      var pauses = pauses.makeAsyncIterator()
      await pauses.next()
      try Task.checkCancellation()
    } coach: {
      await core.answer($0)
    }
    let session = screen.session
    for choice in [0, 3, 3, 5] { session.choose(choice) }
    session.watch()
    await waitForCoach(screen)
    #expect(CodemakerAction.play.label(session) == "Play")
    CodemakerAction.play.perform(session)
    #expect(CodemakerAction.play.label(session) == "Pause" && session.game.board.attempts.isEmpty, "pauses first")
    pass.yield()
    while session.game.board.attempts.isEmpty { await Task.yield() }
    await waitForCoach(screen)
    #expect(session.nextGuessNumber == 2)
    screen.close()
    #expect(!session.guessesAutomatically && session.nextGuessNumber == nil, "the coach stops")
    pass.finish()
  }

  @Test func answerToTheCoachCanBeUndoneAndCorrectedWithTheCode() async throws {
    let screen = try open()
    let session = screen.session
    CodemakerBreaker.answeredCoach.perform(session)
    await waitForCoach(screen)
    #expect(screen.coach?.guessToAnswer?.title == "Attempt 1" && screen.coach?.guessToAnswer?.code.pegs.count == 4)
    #expect(screen.coach?.headline == "" && screen.coach?.reasonText.hasPrefix("All 1,296 codes are possible.") == true)
    #expect(CodemakerAction.available(in: session) == [.answer] && !CodemakerAction.answer.isEnabled(session))
    // A picker needs an option for the answer that isn't known yet.
    #expect(AnswerChoices(session).exact == [nil, 0, 1, 2, 3, 4] && session.game.enteredAnswer == nil)
    #expect(AnswerChoices(session).inexact == [nil, 0, 1, 2, 3, 4])
    session.choose(exact: 3)
    #expect(AnswerChoices(session).inexact == [nil, 0] && CodemakerAction.answer.isEnabled(session))
    session.clearAnswer()
    #expect(session.game.enteredAnswer == nil && !CodemakerAction.answer.isEnabled(session))
    session.choose(exact: 1)
    CodemakerAction.answer.perform(session)
    await waitForCoach(screen)
    #expect(
      CodemakerAction.available(in: session) == [.answer, .undoAnswer, .enterCode]
        && screen.coach?.guessToAnswer?.title == "Attempt 2")
    CodemakerAction.undoAnswer.perform(session)
    await waitForCoach(screen)
    #expect(
      session.game.enteredAnswer == MatchCounts(exact: 1, inexact: 0)
        && screen.coach?.guessToAnswer?.title == "Attempt 1")
    CodemakerAction.answer.perform(session)
    await waitForCoach(screen)
    CodemakerAction.enterCode.perform(session)
    #expect(CodemakerRow(session)?.title == "The code" && CodemakerRow(session)?.enterLabel == "Check my answers")
    #expect(
      CodemakerRow(session)?.problem?.contains("Choose all 4 pegs") == true
        && CodemakerAction.available(in: session).isEmpty)
    for _ in 0..<4 { session.choose(5) }
    #expect(CodemakerRow(session)?.problem == nil)
    session.press(.guess)
    let judgment = try #require(session.judgment)
    #expect(judgment.wrongAnswers.count == 1 && screen.coach == nil && EnteredAttempt.all(session)[0].isSuspect)
    session.correctAnswers()
    await waitForCoach(screen)
    #expect(
      session.judgment == nil && screen.coach?.guessToAnswer != nil
        && EnteredAttempt.all(session).allSatisfy { !$0.isSuspect })
  }

  @Test func contradictoryAnswersCanBeCorrected() async throws {
    let screen = try open()
    let session = screen.session
    session.answerByHand()
    for _ in 0..<6 where session.correctableContradiction == nil {
      await waitForCoach(screen)
      session.choose(exact: 0)
      session.choose(inexact: 0)
      session.answer()
      await waitForCoach(screen)
    }
    let doubts = try #require(session.correctableContradiction)
    #expect(screen.coach?.isAlarm == true && screen.coach?.guessToAnswer == nil && !doubts.correctionText.isEmpty)
    let attempts = EnteredAttempt.all(session)
    #expect(attempts.contains { $0.isSuspect && $0.spokenText.hasSuffix("It may be wrong.") })
    let correction = try #require(doubts.corrections.first)
    session.replaceAnswer(at: correction.attemptIndex, with: try #require(correction.answers.first).counts)
    await waitForCoach(screen)
    #expect(session.correctableContradiction == nil && screen.coach?.isAlarm == false)
  }

  @Test func codeStaysCoveredUntilTheFriendOnThisDeviceGivesUp() throws {
    let screen = try open(choosing: 0, 3, 3, 5)
    let session = screen.session
    CodemakerBreaker.friendOnThisDevice.perform(session)
    #expect(CodemakerCode(session)?.isCovered == true && CodemakerCode(session)?.spokenText == "Code: hidden, 4 pegs")
    #expect(CodemakerRow(session) == nil && screen.coach == nil)
    session.startFriendsGame()
    #expect(CodemakerRow(session)?.title == "Attempt 1" && CodemakerRow(session)?.offersGivingUp == true)
    #expect(CodemakerRow(session)?.enterLabel == "Guess" && CodemakerRow(session)?.problem != nil)
    for choice in [0, 0, 3, 5] { session.choose(choice) }
    #expect(CodemakerRow(session)?.problem == nil && session.press(.guess))
    #expect(EnteredAttempt.all(session)[0].markers == [.exact, .exact, .exact, .nomatch])
    #expect(EnteredAttempt.all(session)[0].effect == "" && CodemakerCode(session)?.isCovered == true)
    session.askToGiveUp()
    #expect(screen.questionText?.title == "Give up?")
    let question = try #require(session.question)
    screen.isAsking = false
    screen.confirm(question)
    #expect(session.game.isOver && CodemakerCode(session)?.isCovered == false && CodemakerRow(session) == nil)
    session.goBack()
    #expect(session.game.stage == .choosingCode)
  }

  @Test func leavingAFriendsUnfinishedGameRequiresConfirmation() throws {
    let screen = try open(choosing: 0, 3, 3, 5)
    let session = screen.session
    session.handOver()
    session.startFriendsGame()
    for choice in [0, 0, 3, 5] { session.choose(choice) }
    session.guess()
    session.goBack()
    #expect(screen.questionText?.confirmLabel == "Leave" && session.game.stage == .friendGuessing)
    let question = try #require(session.question)
    screen.isAsking = false
    screen.confirm(question)
    #expect(session.game.stage == .choosingCode)
  }

  @Test func linkToTheCodeOpensAGameWithThatCode() async throws {
    let screen = try open(choosing: 0, 3, 3, 5)
    let session = screen.session
    CodemakerBreaker.friendWithLink.perform(session)
    #expect(session.isSearching && session.shareItem == nil)
    while session.isSearching { await Task.yield() }
    let item = try #require(session.shareItem)
    #expect(session.title == "Game \(try #require(session.game.number))")
    let text = controller.message(item, onPage: "")
    #expect(text.contains("Can you break it?") && text.contains("parlor-codebreaker://play#codebreaker/1/"))
    let ranked = CodeBreakerController.rankedPreview().message(item, onPage: "")
    #expect(ranked.contains("https://parlor.example/codebreaker/#codebreaker/1/"))
    let friend = CodeBreakerController.preview()
    friend.open(search: [], address: item.address)
    #expect(friend.session.game.masterCode.pegs == session.code([0, 3, 3, 5]).pegs)
  }

  @Test func searchForAGameContinuesWhenTheSheetIsReopened() async throws {
    let screen = try open(choosing: 0, 3, 3, 5)
    screen.session.shareCode()
    controller.closeOpenedScreen()
    for _ in 0..<3 { await Task.yield() }
    let again = try open()
    #expect(again.session.game.stage == .sharingCode)
    while again.session.isSearching { await Task.yield() }
    #expect(again.session.shareItem != nil)
  }

  @Test func failedCoachCanBeAskedAgain() async throws {
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 0 }, random: { 1 })
    let screen = CodemakerScreen(environment) { _ in nil }
    screen.session.answerByHand()
    await waitForCoach(screen)
    #expect(
      screen.coach?.canRetry == true && screen.coach?.isAlarm == true
        && CodemakerAction.available(in: screen.session).isEmpty)
    screen.session.tryCoachAgain()
    #expect(screen.coach?.isThinking == true)
  }

  @Test func lettersFollowTheContrastSetting() throws {
    controller.prefersContrast = true
    #expect(try open().session.showsLetters)
    controller.prefersContrast = false
    #expect(controller.codemaker?.session.showsLetters == false)
  }
}
