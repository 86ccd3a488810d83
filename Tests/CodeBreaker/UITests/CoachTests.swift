import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import PlaySupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct CoachTests {
  private let memory = MemoryStorage()

  /// Returns a table with this coach and game 537 with four pegs of Mastermind, after one attempt.
  private func table(_ answer: @escaping RequestRunner<CodeBreakerSession>.Coach) -> CodeBreakerTable {
    let environment = PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 })
    let table = CodeBreakerTable(environment: environment, coach: answer)
    table.session.open(address: Array("codebreaker/1/537/4.mastermind".utf8))
    attempt([0, 0, 1, 1], table.session)
    return table
  }

  private func attempt(_ choices: [Int], _ session: CodeBreakerSession) {
    for (hole, choice) in choices.enumerated() { session.drop(.choice(choice), onto: hole) }
    session.guess()
  }

  private func solve(_ session: CodeBreakerSession) {
    attempt([2, 0, 2, 0], session)
    #expect(session.game.ending == .solved)
  }

  /// Waits until a condition is true, giving other tasks on the main actor a turn.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  /// The review that is shown, if any.
  private func page(_ table: CodeBreakerTable) -> ReviewPage? {
    if case .review(let page) = table.sheet { page } else { nil }
  }

  @Test func theCoachOfTheAppAnswers() async throws {
    let table = table { _ in nil }
    let question = CoachQuestion(table.session.game)
    let answer = await CoachDesk().answer(question)
    let text = try #require(answer)
    let advice = try #require(Advice(text: text, to: question))
    #expect(advice.candidateCount == FakeCoach.advice(on: question).candidateCount && advice.best.method.isExact)
  }

  @Test func theAppHasACoach() async {
    let table = CodeBreakerTable.hintPreview
    await wait { table.session.hint.best != nil }
    #expect(HintLine.all(table.session)[2].answer?.hasSuffix("Proven: no guess is better.") == true)
  }

  @Test func aHintIsFetchedLevelByLevel() async {
    let table = table { FakeCoach.advice(on: $0).text }
    let session = table.session
    #expect(table.sheet == nil)
    session.askForHint()
    #expect(table.sheet?.id == "hint")
    #expect(HintLine.all(session).allSatisfy { $0.answer == nil && $0.guess == nil })
    session.reveal(.count)
    #expect(session.hint.isThinking)
    await wait { !session.hint.isThinking }
    #expect(HintLine.all(session).map { $0.answer != nil } == [true, false, false])
    #expect(HintLine.all(session)[0].answer == session.hintText(.count))
    session.reveal(.best)
    let line = HintLine.all(session)[2]
    #expect(line.answer == session.hintText(.best) && line.guess == session.hintedGuess && line.guess != nil)
    #expect(line.spokenButton == "Show: What is the best guess?")
    session.takeBestGuess()
    #expect(table.sheet == nil && session.game.guess.pegs == line.guess?.pegs)
  }

  @Test func oneQuestionIsOnItsWayAtATime() async {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let asked = Asked()
    let table = table { question in
      await asked.begin(question)
      for await _ in gate { break }
      await asked.end()
      return FakeCoach.advice(on: question).text
    }
    let session = table.session
    // The player continues while the coach thinks, so its answer will be to an outdated question.
    session.askForHint()
    session.closePopUp()
    attempt([3, 3, 4, 4], session)
    session.askForHint()
    session.reveal(.count)
    opener.yield()
    opener.finish()
    await wait { !session.hint.isThinking }
    #expect(await asked.most == 1)
    #expect(await asked.questions.map(\.attempts.count) == [1, 2])
    let count = FakeCoach.advice(on: CoachQuestion(session.game)).candidateCount
    #expect(session.hintText(.count)?.contains("\(count) codes") == true)
  }

  @Test func aCoachThatIsMissingIsToldOf() async {
    let table = table { _ in nil }
    table.session.askForHint()
    await wait { table.session.hintProblem != nil }
    #expect(!table.session.hint.isThinking)
    // Asking again sends the question again.
    table.session.reveal(.count)
    #expect(table.session.hint.isThinking && table.session.hintProblem == nil)
    await wait { table.session.hintProblem != nil }
  }

  @Test func aGameIsReviewedAttemptByAttempt() async throws {
    let table = table { FakeCoach.advice(on: $0).text }
    solve(table.session)
    #expect(table.ended?.canReview == true && page(table) == nil)
    table.session.openReview()
    #expect(table.ended == nil && table.sheet?.id == "review")
    #expect(table.session.reviewProgress == (0, 2))
    await wait { table.session.gameReview?.reviewing.review != nil }
    let picture = try #require(ReviewPicture(table.session))
    #expect(table.session.gameReview?.reviewing.review?.advices == FakeCoach.advices(for: table.session.game))
    #expect(picture.attempts.count == 2 && picture.averageNote == nil)
    let share = try #require(page(table)?.share)
    #expect(share.hasPrefix("CodeBreaker 537, Mastermind, 4 pegs: Solved in 2 attempts. Skill "))
    #expect(share.contains("\nparlor-codebreaker://play#codebreaker/1/537/4.mastermind/"))
    #expect(share.hasSuffix(",2020/solved-2"))
    #expect(page(table)?.openAttempt == nil)
    table.session.select(attempt: 1)
    #expect(page(table)?.openAttempt == 1)
    table.sheet = nil
    #expect(!table.session.isReviewOpen && table.sheet == nil)
  }

  /// The review counts whether the player closes it or opens the statistics directly.
  @Test(arguments: [true, false]) func aReviewIsSeenInTheStatistics(closes: Bool) async throws {
    let table = table { FakeCoach.advice(on: $0).text }
    solve(table.session)
    let group = CodeBreakerSession.StatisticsGroup(table.session.game.setup)
    #expect(table.session.skill[group].isEmpty)
    table.session.openReview()
    await wait { table.session.gameReview?.reviewing.review != nil }
    if closes { table.sheet = nil } else { table.tab = .statistics }
    #expect(table.sheet == nil && table.session.coachQuestion == nil)
    #expect(table.session.skill[group].count == 1)
  }

  @Test func aReviewThatIsLeftGoesOnWhereItWas() async {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let asked = Asked()
    let table = table { question in
      await asked.begin(question)
      if question.attempts.count == 1 { for await _ in gate { break } }
      await asked.end()
      return FakeCoach.advice(on: question).text
    }
    solve(table.session)
    table.session.openReview()
    await wait { table.session.reviewProgress == (1, 2) }
    table.session.closeReview()
    opener.yield()
    opener.finish()
    await wait { table.session.coachQuestion == nil }
    table.session.openReview()
    await wait { table.session.gameReview?.reviewing.review != nil }
    #expect(await asked.most == 1)
    #expect(await asked.questions.first?.attempts.isEmpty == true)
    #expect(await asked.questions.dropFirst().allSatisfy { $0.attempts.count == 1 })
  }

  @Test func aReviewThatFailsIsTriedAgain() async {
    let coach = Moody()
    let table = table { await coach.answer($0) }
    solve(table.session)
    table.session.openReview()
    await wait { table.session.gameReview?.reviewing == .failed([]) }
    #expect(ReviewPicture(table.session) == nil && table.sheet?.id == "review")
    await coach.cheerUp()
    table.session.retryReview()
    await wait { table.session.gameReview?.reviewing.review != nil }
  }

  @Test func anotherGameEndsTheReview() async {
    let table = table { FakeCoach.advice(on: $0).text }
    solve(table.session)
    table.session.openReview()
    table.session.open(address: Array("codebreaker/1/5/3.faces".utf8))
    #expect(table.sheet == nil && table.session.coachQuestion == nil)
    attempt([0, 0, 0], table.session)
    table.session.askToGiveUp()
    table.giveUp()
    table.session.openReview()
    await wait { table.session.gameReview?.reviewing.review != nil }
    #expect(ReviewPicture(table.session)?.title == "Game 5, Faces, 3 pegs")
  }
}

/// Records a coach's questions, and the maximum number at the same time.
private actor Asked {
  private(set) var questions: [CoachQuestion] = []
  private(set) var most = 0
  private var now = 0

  func begin(_ question: CoachQuestion) {
    questions.append(question)
    now += 1
    most = max(most, now)
  }

  func end() { now -= 1 }
}

/// A coach that gives no advice at first.
private actor Moody {
  private var isInTheMood = false

  func cheerUp() { isInTheMood = true }

  func answer(_ question: CoachQuestion) -> [UInt8]? {
    isInTheMood ? FakeCoach.advice(on: question).text : nil
  }
}
