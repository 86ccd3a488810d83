import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct RevealTests {
  /// Returns a session of game 537 whose guess is the code: blue, red, blue, red.
  private func session() -> CodeBreakerSession {
    let session = CodeBreakerController.preview().session
    for (hole, choice) in [2, 0, 2, 0].enumerated() { session.drop(.choice(choice), onto: hole) }
    return session
  }

  @Test func resultIsShownAfterTheReveal() async {
    let session = session()
    // Without automatic reviews, the session waits only for the reveal.
    session.choose(1, for: .reviews)
    let (times, timeline) = AsyncStream<Duration>.makeStream()
    let runner = RequestRunner(session, sleep: { timeline.yield($0) })
    session.onChange = { runner.updateRequests() }
    session.setShowsMotion(true)
    session.guess()
    #expect(session.popUp == nil)
    #expect(session.reveal != nil)
    for await time in times {
      #expect(time == .milliseconds(2100))
      break
    }
    while session.reveal != nil { await Task.yield() }
    guard case .ended(let ended) = session.popUp else {
      Issue.record("the end was not told")
      return
    }
    #expect(ended.ending == .solved)
  }

  @Test func newGameCancelsTheReveal() async {
    let session = session()
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let runner = RequestRunner(session, sleep: { _ in for await _ in gate { break } })
    session.onChange = { runner.updateRequests() }
    session.setShowsMotion(true)
    session.guess()
    session.playAgain()
    opener.finish()
    for _ in 0..<20 { await Task.yield() }
    #expect(session.popUp == nil)
    #expect(!session.game.isOver)
  }
}
