import GameCore
import TestSupport
import Testing

@testable import AppSupport
@testable import SessionSupport

extension RequestRunnerTests {
  @Test func waitEndsAfterItsDuration() async {
    follow(wait(.turn, 1, 250))
    runner.updateRequests()
    await until { services.sleepDurations == [.milliseconds(250)] }
    #expect(source.replies.isEmpty)
    services.endOldestSleep()
    await until { source.replies == ["turn 1: done"] }
  }

  @Test func removedWaitIsCanceled() async {
    follow(wait(.turn, 1))
    await until { services.sleepDurations.count == 1 }
    follow(wait(.turn, 2))
    await until { services.sleepDurations.count == 2 }
    services.endOldestSleep()
    await letOtherTasksRun()
    #expect(source.replies.isEmpty)
    services.endOldestSleep()
    await until { source.replies == ["turn 2: done"] }
  }

  @Test func noticeShownAgainRestartsItsTimerAndOtherWaitsContinue() async {
    switches.holdsNotices = true
    follow(wait(.notice, 0), wait(.turn, 1))
    await until { services.sleepDurations.count == 1 }
    switches.holdsNotices = false
    runner.updateRequests()
    await until { services.sleepDurations.count == 2 }
    switches.holdsNotices = true
    runner.updateRequests()
    services.endOldestSleep()
    services.endOldestSleep()
    await until { source.replies == ["turn 1: done"] }
    await letOtherTasksRun()
    #expect(source.replies.count == 1)
    switches.holdsNotices = false
    runner.updateRequests()
    await until { services.sleepDurations.count == 3 }
    services.endOldestSleep()
    await until { source.replies == ["turn 1: done", "notice 0: done"] }
  }

  @Test func runnerIgnoresWaitsForTheNextSecond() async {
    follow(wait(.second, 1))
    await letOtherTasksRun()
    #expect(services.sleepDurations.isEmpty)
    #expect(source.replies.isEmpty)
  }

  @Test func computationContinuesWithoutSleepingUntilItIsDone() async {
    source.onReceive = { [source, wait = wait(.computation, 0, 0)] in
      if $0 == wait, source.replies.count < 5 { source.setRequests(wait) }
    }
    follow(wait(.computation, 0, 0))
    #expect(source.replies.isEmpty, "other work comes first")
    await until { source.replies.count == 5 }
    await letOtherTasksRun()
    #expect(source.replies == Array(repeating: "computation 0: done", count: 5))
    #expect(services.sleepDurations.isEmpty)
  }
}
