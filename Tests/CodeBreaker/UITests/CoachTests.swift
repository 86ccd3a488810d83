import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct CoachTests {
  private let memory = MemoryStorage()

  /// Returns a controller with the given coach and with game 537 of Mastermind with four pegs, after one attempt.
  private func controller(_ answer: @escaping RequestRunner<CodeBreakerSession>.Coach) -> CodeBreakerController {
    let environment = PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 })
    let controller = CodeBreakerController(environment: environment, coach: answer)
    controller.session.open(address: Array("codebreaker/1/537/4.mastermind".utf8))
    attempt([0, 0, 1, 1], controller.session)
    return controller
  }

  private func attempt(_ choices: [Int], _ session: CodeBreakerSession) {
    for (hole, choice) in choices.enumerated() { session.drop(.choice(choice), onto: hole) }
    session.guess()
  }

  private func solve(_ session: CodeBreakerSession) {
    attempt([2, 0, 2, 0], session)
    #expect(session.game.ending == .solved)
  }

  private func review(_ controller: CodeBreakerController) -> CodeBreakerSession.Screen? {
    if case .review(let screen) = controller.sheet { screen } else { nil }
  }

  @Test func coachServiceAnswersAQuestion() async throws {
    let controller = controller { _ in nil }
    let question = CoachQuestion(controller.session.game)
    let answer = await CoachService().answer(question)
    let text = try #require(answer)
    let advice = try #require(Advice(text: text, to: question))
    #expect(advice.candidateCount == FakeCoach.advice(on: question).candidateCount)
    #expect(advice.best.method.isExact)
  }

  @Test func hintCardSaysThatTheBuiltInCoachsGuessIsProven() async {
    let controller = CodeBreakerController.hintPreview
    await until { controller.session.hint.bestGuess != nil }
    #expect(controller.popUpCard?.text("hint-answer-3")?.hasSuffix("Proven: no guess is better.") == true)
  }

  @Test func hintCardRevealsChosenHintsAndEntersTheGuess() async throws {
    let controller = controller { FakeCoach.advice(on: $0).text }
    let session = controller.session
    #expect(controller.popUpCard == nil)
    session.askForHint()
    let labels = ["Count codes", "Check guess", "Show guess"]
    #expect(controller.sheet == nil)
    #expect(labels.allSatisfy { controller.popUpCard?.action($0) != nil })
    controller.popUpActionHandler.perform(try #require(controller.popUpCard?.action("Count codes")))
    #expect(session.hint.isThinking)
    await until { !session.hint.isThinking }
    #expect(labels.map { controller.popUpCard?.action($0) != nil } == [false, true, true])
    #expect(controller.popUpCard?.text("hint-answer-1") == session.hintText(.count))
    controller.popUpActionHandler.perform(try #require(controller.popUpCard?.action("Show guess")))
    #expect(controller.popUpCard?.text("hint-answer-3") == session.hintText(.best))
    let guess = try #require(session.hintedGuess)
    #expect(controller.popUpCard?.blocks.contains { $0.id == "hint-guess" } == true)
    controller.popUpActionHandler.perform(try #require(controller.popUpCard?.action("Use this guess")))
    #expect(controller.popUpCard == nil)
    #expect(session.game.guess.pegs == guess.pegs)
  }

  @Test func finishedReviewShowsAttemptsAndCanBeSharedAndClosed() async throws {
    let controller = controller { FakeCoach.advice(on: $0).text }
    solve(controller.session)
    #expect(controller.popUpCard?.action("Review") != nil)
    #expect(review(controller) == nil)
    controller.session.openReview()
    #expect(controller.popUpCard == nil)
    #expect(controller.sheet?.id == "review")
    #expect(controller.session.reviewProgress == (0, 2))
    await until { controller.session.gameReview?.reviewState.review != nil }
    #expect(
      controller.session.gameReview?.reviewState.review?.advices == FakeCoach.advices(for: controller.session.game))
    let shared = try #require(review(controller)?.action("Share this review")?.shareItem)
    let share = controller.message(shared)
    #expect(share.hasPrefix("CodeBreaker 537, Mastermind, 4 pegs: Solved in 2 guesses. Mistakes cost "))
    #expect(share.contains("\nparlor-codebreaker://play#codebreaker/1/537/4.mastermind/z"))
    #expect(review(controller)?.action("Solved") == nil)
    controller.session.performInReview(try #require(review(controller)?.action("All guesses")?.id))
    let solved = try #require(review(controller)?.action("Solved"))
    #expect(solved.isExpanded == false)
    controller.session.performInReview(solved.id)
    #expect(review(controller)?.action("Solved")?.isExpanded == true)
    controller.sheet = nil
    #expect(!controller.session.isReviewOpen)
    #expect(controller.sheet == nil)
  }

  @Test(arguments: [true, false]) func reviewCountsInTheStatistics(closes: Bool) async throws {
    let controller = controller { FakeCoach.advice(on: $0).text }
    solve(controller.session)
    let group = CodeBreakerSession.StatisticsGroup(controller.session.game.setup)
    #expect(controller.session.skill[group].isEmpty)
    controller.session.openReview()
    await until { controller.session.gameReview?.reviewState.review != nil }
    if closes { controller.sheet = nil } else { controller.tab = .statistics }
    #expect(controller.sheet == nil)
    #expect(controller.session.coachQuestion == nil)
    #expect(controller.session.skill[group].count == 1)
  }
}
