import AppSupport
import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct WatchTests {
  /// A clock whose timers end only when the test ends them.
  @MainActor
  private final class Clock {
    var durations: [Duration] = []
    var waiting: [CheckedContinuation<Void, Never>] = []

    func sleep(_ duration: Duration) async {
      durations.append(duration)
      await withCheckedContinuation { waiting.append($0) }
    }

    func endTimers() {
      let due = waiting
      waiting = []
      for continuation in due { continuation.resume() }
    }
  }

  @Test func coachPlaysItsBestMovesToTheEndOfAnUnrecordedGame() async {
    let session = sessionWithGame14()
    let runner = RequestRunner(
      session, sleep: { _ in }, coach: { FakeCoach.advice(for: $0.replay.game).text })
    session.onChange = { runner.updateRequests() }
    session.startWatching()
    session.togglePause()
    await until { session.automaticPlay == nil }
    #expect(session.game.isDone)
    #expect(!session.isRecorded)
    for (game, move) in zip(session.replay.positions, session.replay.moves) {
      #expect(FakeCoach.advice(for: game).bestMove == move)
    }
  }

  @Test func turnTimersFollowSpeedAndPauseAndOldTimersPlayNoMoves() async {
    let session = sessionWithGame14()
    let clock = Clock()
    let runner = RequestRunner(
      session, sleep: { await clock.sleep($0) }, coach: { FakeCoach.advice(for: $0.replay.game).text })
    // Hold back the final notice's timer, as if no window showed the notice.
    runner.shouldHold = { if case .wait(let wait) = $0 { wait.purpose == .notice } else { false } }
    session.onChange = { runner.updateRequests() }
    session.startWatching()
    session.togglePause()
    await until { clock.waiting.count == 1 }
    #expect(session.replay.moves.isEmpty)
    clock.endTimers()
    await until { session.replay.moves.count == 1 && clock.waiting.count == 1 }
    session.choose(.fast)
    await until { clock.waiting.count == 2 }
    // The earlier timer belongs to an earlier turn, so its end must not trigger a move.
    clock.endTimers()
    await until { session.replay.moves.count == 2 && clock.waiting.count == 1 }
    session.togglePause()
    clock.endTimers()
    for _ in 0..<20 { await Task.yield() }
    #expect(session.replay.moves.count == 2)
    #expect(clock.waiting.isEmpty)
    session.togglePause()
    await until { clock.waiting.count == 1 }
    session.stopWatching()
    clock.endTimers()
    for _ in 0..<20 { await Task.yield() }
    #expect(session.replay.moves.count == 2)
    #expect(session.automaticPlay == nil)
    #expect(
      clock.durations
        == [TriplesSession.PlaybackSpeed.normal, .normal, .fast, .fast, .fast].map { .milliseconds($0.milliseconds) })
  }

  @Test func replayPlaysToItsEnd() async {
    let session = sessionWithGame14()
    let clock = Clock()
    let runner = RequestRunner(session, sleep: { await clock.sleep($0) })
    session.onChange = { runner.updateRequests() }
    session.watch("triples/1/14/uld")
    session.goToStep(1)
    session.togglePlaying()
    for step in 2...3 {
      await until { clock.waiting.count == 1 }
      clock.endTimers()
      await until { session.viewer?.step == step }
    }
    #expect(session.viewer?.isPlaying == false)
    #expect(clock.waiting.isEmpty)
    #expect(clock.durations.count == 2)
  }

  @Test func playPauseButtonShowsItsNextAction() throws {
    let session = sessionWithGame14()
    session.startWatching()
    var labels = [PlayPauseButtonState(try #require(session.automaticPlay)).label]
    for _ in 0..<2 {
      session.togglePause()
      labels.append(PlayPauseButtonState(try #require(session.automaticPlay)).label)
    }
    #expect(labels == ["Start", "Pause", "Continue"])
    session.watch("triples/1/14/uld")
    let still = PlayPauseButtonState(try #require(session.viewer))
    session.togglePlaying()
    let playing = PlayPauseButtonState(try #require(session.viewer))
    #expect(
      [still.label, still.symbol, playing.label, playing.symbol] == ["Play", "play.fill", "Pause", "pause.fill"])
  }
}
