import AppSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesUI

@MainActor
struct CoachTests {
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<1_000_000 where !condition() { await Task.yield() }
    #expect(condition(), "it never arrived")
  }

  private func connect(_ session: TriplesSession, coach: @escaping RequestRunner<TriplesSession>.Coach) {
    let runner = RequestRunner(session, coach: coach)
    session.onChange = { runner.updateRequests() }
  }

  @Test func coachServiceAnswersAQuestion() async throws {
    let session = sessionWithGame14()
    let answer = await CoachService().answer(CoachQuestion(session.replay, nodeLimit: 1))
    let text = try #require(answer)
    let advice = try #require(Advice(text: text))
    #expect(advice.fits(session.game))
  }

  @Test func hintShowsTheCoachsAdvice() async {
    let session = sessionWithGame14()
    connect(session) { FakeCoach.advice(for: $0.replay.game).text }
    session.useHint()
    #expect(session.hint == .thinking)
    await wait { session.hint != .thinking }
    #expect(session.hint?.advice == FakeCoach.advice(for: session.game))
  }

  @Test func questionsAreSentOneAtATimeAndOutdatedOnesAreSkipped() async {
    let session = sessionWithGame14()
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let asked = QuestionCounter()
    connect(session) { question in
      await asked.begin()
      for await _ in gate { break }
      await asked.end()
      return FakeCoach.advice(for: question.replay.game).text
    }
    session.useHint()
    // The board changes twice while the coach thinks, so the answer belongs to an older question.
    session.play("u")
    session.useHint()
    session.play("l")
    session.useHint()
    opener.yield()
    opener.finish()
    await wait { session.hint != .thinking }
    #expect(session.hint?.advice == FakeCoach.advice(for: session.game))
    #expect(await asked.maxOpenCount == 1)
    #expect(await asked.count == 2)
  }

  @Test func coachThatDoesNotAnswerCausesANotice() async {
    let session = sessionWithGame14()
    connect(session) { _ in nil }
    session.useHint()
    await wait { session.hint == nil }
    #expect(session.notices.count == 1)
  }
}

/// Counts the questions to a coach, and records the maximum number that were pending at once.
private actor QuestionCounter {
  private(set) var count = 0
  private(set) var maxOpenCount = 0
  private var openCount = 0

  func begin() {
    count += 1
    openCount += 1
    maxOpenCount = max(maxOpenCount, openCount)
  }

  func end() { openCount -= 1 }
}
