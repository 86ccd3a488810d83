import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

struct CoachTests {
  @Test func coachServiceAnswersAQuestion() async throws {
    let session = sessionWithGame14()
    let answer = await CoachService().answer(CoachQuestion(session.replay, nodeLimit: 1))
    let text = try #require(answer)
    let advice = try #require(Advice(text: text))
    #expect(advice.fits(session.game))
  }
}
