import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import Testing

@testable import CodeBreakerUI

/// Setting a code in the app.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SetterTests {
  private let table = CodeBreakerTable.preview()

  /// Opens the sheet with a code in the row.
  private func open(_ choices: Int...) throws -> SetterScreen {
    table.openSetter()
    let screen = try #require(table.setter)
    for choice in choices { screen.session.choose(choice) }
    return screen
  }

  private func coachIsDone(_ screen: SetterScreen) async {
    while screen.coach?.isThinking == true { await Task.yield() }
  }

  @Test func itCoversWhateverIsThereAndIsKept() throws {
    let screen = try open(0, 3)
    #expect(table.sheet?.id == "set" && table.topLayer == .sheet && screen.session.title == "Set a code")
    table.presented = "set"
    table.sheet = nil
    #expect(table.setter == nil && table.topLayer == .screen)
    let again = try open()
    #expect(Array(again.session.game.row.pegs.prefix(2)) == [0, 3])
    table.open(search: [], address: Array("statistics".utf8))
    #expect(table.setter == nil && table.session.tab == .statistics)
  }

  @Test func aCodeIsChosenBeforeSomebodyBreaksIt() throws {
    let screen = try open(0, 3)
    let session = screen.session
    #expect(SetterBreaker.allCases.filter { $0.isPossible(session) } == [.answered], "a code can be on paper")
    #expect(
      session.setProblem != nil && SetterRow(session)?.offersChance == true && SetterRow(session)?.enterLabel == nil)
    #expect(SetterCode(session) == nil && screen.coach == nil && SetterWay.all(session).isEmpty)
    session.chooseAtRandom()
    #expect(SetterBreaker.allCases.allSatisfy { $0.isPossible(session) } && session.setProblem == nil)
    let texts = SetterBreaker.allCases.flatMap { [$0.title, $0.text, $0.symbol] }
    #expect(Set(texts).count == 12)
  }

  @Test func theCoachIsWatched() async throws {
    let screen = try open(0, 3, 3, 5)
    let session = screen.session
    SetterBreaker.watched.take(session)
    #expect(screen.coach?.isThinking == true && screen.coach?.headline == "The coach is thinking…")
    #expect(SetterCode(session)?.isCovered == false && SetterCode(session)?.spoken.hasPrefix("Code: red") == true)
    #expect(SetterWay.all(session) == [.guessNext, .play] && !SetterWay.guessNext.isPossible(session))
    await coachIsDone(screen)
    #expect(screen.coach?.headline == "All 1,296 codes are possible." && screen.coach?.why == "")
    SetterWay.guessNext.take(session)
    #expect(screen.coach?.isThinking == true && screen.coach?.headline == "All 1,296 codes are possible.", "it stays")
    #expect(screen.coach?.why.hasPrefix("Attempt 1: All 1,296 codes are possible.") == true)
    while !session.game.isOver {
      await coachIsDone(screen)
      SetterWay.guessNext.take(session)
    }
    #expect(SetterWay.all(session).isEmpty && screen.coach?.headline.contains("this was it") == true)
    let attempts = SetterAttempt.all(session)
    #expect(
      attempts.map(\.id) == Array(attempts.indices.reversed())
        && attempts[0].markers == [.exact, .exact, .exact, .exact])
    #expect(attempts.last?.effect.hasPrefix("1,296 codes were left, and ") == true)
    #expect(attempts.allSatisfy { !$0.isDoubted && $0.spoken.contains($0.effect) })
    #expect(session.title.hasPrefix("The coach found it in ") && session.backLabel == "Set another code")
  }

  @Test func itGoesOnByItselfAndPauses() async throws {
    let (pauses, pass) = AsyncStream.makeStream(of: Void.self)
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 0 }, random: { 1 })
    let desk = CoachDesk()
    let screen = SetterScreen(environment) { duration in
      #expect(duration == .milliseconds(SetterSession.pauseMilliseconds))
      var pauses = pauses.makeAsyncIterator()
      await pauses.next()
      try Task.checkCancellation()
    } coach: {
      await desk.answer($0)
    }
    let session = screen.session
    for choice in [0, 3, 3, 5] { session.choose(choice) }
    session.watch()
    await coachIsDone(screen)
    #expect(SetterWay.play.label(session) == "Play")
    SetterWay.play.take(session)
    #expect(SetterWay.play.label(session) == "Pause" && session.game.board.attempts.isEmpty, "it pauses first")
    pass.yield()
    while session.game.board.attempts.isEmpty { await Task.yield() }
    await coachIsDone(screen)
    #expect(session.turn == 2)
    screen.close()
    #expect(!session.isPlaying && session.turn == nil, "nobody watches any more")
    pass.finish()
  }

  @Test func theCoachIsAnsweredByHand() async throws {
    let screen = try open()
    let session = screen.session
    SetterBreaker.answered.take(session)
    await coachIsDone(screen)
    #expect(screen.coach?.asked?.title == "Attempt 1" && screen.coach?.asked?.code.pegs.count == 4)
    #expect(screen.coach?.headline == "" && screen.coach?.why.hasPrefix("All 1,296 codes are possible.") == true)
    #expect(SetterWay.all(session) == [.answer] && !SetterWay.answer.isPossible(session))
    #expect(OwnBoardAnswers(session).exact == [0, 1, 2, 3, 4] && OwnBoardAnswers(session).inexact == [0, 1, 2, 3, 4])
    session.choose(exact: 3)
    #expect(OwnBoardAnswers(session).inexact == [0] && SetterWay.answer.isPossible(session))
    session.choose(exact: 1)
    SetterWay.answer.take(session)
    await coachIsDone(screen)
    #expect(SetterWay.all(session) == [.answer, .takeBack, .tell] && screen.coach?.asked?.title == "Attempt 2")
    SetterWay.takeBack.take(session)
    await coachIsDone(screen)
    #expect(session.game.counts == MatchCounts(exact: 1, inexact: 0) && screen.coach?.asked?.title == "Attempt 1")
    SetterWay.answer.take(session)
    await coachIsDone(screen)
    SetterWay.tell.take(session)
    #expect(SetterRow(session)?.title == "The code" && SetterRow(session)?.enterLabel == "Check my answers")
    #expect(SetterRow(session)?.problem?.contains("Choose all 4 pegs") == true && SetterWay.all(session).isEmpty)
    for _ in 0..<4 { session.choose(5) }
    #expect(SetterRow(session)?.problem == nil)
    session.press(.guess)
    let judgement = try #require(session.judgement)
    #expect(judgement.wrong.count == 1 && screen.coach == nil && SetterAttempt.all(session)[0].isDoubted)
    session.putRight()
    await coachIsDone(screen)
    #expect(
      session.judgement == nil && screen.coach?.asked != nil && SetterAttempt.all(session).allSatisfy { !$0.isDoubted })
  }

  @Test func answersThatContradictEachOtherCanBeMended() async throws {
    let screen = try open()
    let session = screen.session
    session.answerByHand()
    for _ in 0..<6 where SetterDoubts(session) == nil {
      await coachIsDone(screen)
      session.choose(exact: 0)
      session.choose(inexact: 0)
      session.answer()
      await coachIsDone(screen)
    }
    let doubts = try #require(SetterDoubts(session))
    #expect(screen.coach?.isAlarm == true && screen.coach?.asked == nil && !doubts.text.isEmpty)
    let attempts = SetterAttempt.all(session)
    #expect(attempts.contains { $0.isDoubted && $0.spoken.hasSuffix("It may be wrong.") })
    let mend = try #require(doubts.mends.first)
    session.mend(mend.place, try #require(mend.ways.first).counts)
    await coachIsDone(screen)
    #expect(SetterDoubts(session) == nil && screen.coach?.isAlarm == false)
  }

  @Test func aFriendBesideBreaksIt() throws {
    let screen = try open(0, 3, 3, 5)
    let session = screen.session
    SetterBreaker.beside.take(session)
    #expect(SetterCode(session)?.isCovered == true && SetterCode(session)?.spoken == "Code: hidden, 4 pegs")
    #expect(SetterRow(session) == nil && screen.coach == nil)
    session.beginBreaking()
    #expect(SetterRow(session)?.title == "Attempt 1" && SetterRow(session)?.offersGivingUp == true)
    #expect(SetterRow(session)?.enterLabel == "Guess" && SetterRow(session)?.problem != nil)
    for choice in [0, 0, 3, 5] { session.choose(choice) }
    #expect(SetterRow(session)?.problem == nil && session.press(.guess))
    #expect(SetterAttempt.all(session)[0].markers == [.exact, .exact, .exact, .nomatch])
    #expect(SetterAttempt.all(session)[0].effect == "" && SetterCode(session)?.isCovered == true)
    session.askToGiveUp()
    #expect(screen.asked?.title == "Give up?")
    let question = try #require(session.question)
    screen.isAsking = false
    screen.confirm(question)
    #expect(session.game.isOver && SetterCode(session)?.isCovered == false && SetterRow(session) == nil)
    session.goBack()
    #expect(session.game.stage == .choosing)
  }

  @Test func leavingAsksFirst() throws {
    let screen = try open(0, 3, 3, 5)
    let session = screen.session
    session.handOver()
    session.beginBreaking()
    for choice in [0, 0, 3, 5] { session.choose(choice) }
    session.guess()
    session.goBack()
    #expect(screen.asked?.confirmLabel == "Leave" && session.game.stage == .breaking)
    let question = try #require(session.question)
    screen.isAsking = false
    screen.confirm(question)
    #expect(session.game.stage == .choosing)
  }

  @Test func aFriendFarAwayGetsALink() async throws {
    let screen = try open(0, 3, 3, 5)
    let session = screen.session
    SetterBreaker.faraway.take(session)
    #expect(session.isSearching && session.shareItem == nil)
    while session.isSearching { await Task.yield() }
    let item = try #require(session.shareItem)
    #expect(session.title == "Game \(try #require(session.game.number))")
    let text = table.message(item, onPage: "")
    #expect(text.contains("Can you break it?") && text.contains("parlor-codebreaker://play#codebreaker/1/"))
    let ranked = CodeBreakerTable.rankedPreview().message(item, onPage: "")
    #expect(ranked.contains("https://parlor.example/codebreaker/#codebreaker/1/"))
    let friend = CodeBreakerTable.preview()
    friend.open(search: [], address: item.address)
    #expect(friend.session.game.masterCode.pegs == session.code([0, 3, 3, 5]).pegs)
  }

  @Test func theSearchGoesOnWhenThePlayerComesBack() async throws {
    let screen = try open(0, 3, 3, 5)
    screen.session.send()
    table.closeOpened()
    for _ in 0..<3 { await Task.yield() }
    let again = try open()
    #expect(again.session.game.stage == .sending)
    while again.session.isSearching { await Task.yield() }
    #expect(again.session.shareItem != nil)
  }

  @Test func aCoachThatIsNotThereIsAskedAgain() async throws {
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 0 }, random: { 1 })
    let screen = SetterScreen(environment) { _ in nil }
    screen.session.answerByHand()
    await coachIsDone(screen)
    #expect(screen.coach?.canRetry == true && screen.coach?.isAlarm == true && SetterWay.all(screen.session).isEmpty)
    screen.session.tryCoachAgain()
    #expect(screen.coach?.isThinking == true)
  }

  @Test func itLooksAsTheDeviceAsks() throws {
    table.prefersContrast = true
    #expect(try open().session.showsLetters)
    table.prefersContrast = false
    #expect(table.setter?.session.showsLetters == false)
  }
}
