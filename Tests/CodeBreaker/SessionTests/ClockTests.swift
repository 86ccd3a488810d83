import CodeBreakerSession
import Testing

@Suite struct ClockTests {
  private let table = Table()

  @Test func clockRunsFromTheFirstPegToTheEnd() {
    let session = table.window(fresh)
    table.now += 100
    #expect(session.elapsedSeconds == 0 && !session.isClockRunning)
    session.choose(0)
    table.now += 7
    #expect(session.elapsedSeconds == 7 && session.isClockRunning)
    session.attempt(2, 0, 2, 0)
    table.now += 100
    #expect(session.elapsedSeconds == 7 && !session.isClockRunning)
  }

  @Test func clockStopsWhileTheGameIsNotVisible() {
    let session = table.window(fresh)
    session.choose(0)
    table.now += 5
    session.windowHidden()
    table.now += 1000
    #expect(session.elapsedSeconds == 5)
    session.windowShown()
    table.now += 5
    session.select(.rules)
    table.now += 1000
    session.select(.game)
    table.now += 5
    session.askToGiveUp()
    table.now += 1000
    session.closePopUp()
    table.now += 5
    session.askForNewGame()
    table.now += 1000
    session.closePopUp()
    #expect(session.elapsedSeconds == 20)
    session.windowShown()
    session.windowHidden()
    session.windowHidden()
    #expect(session.elapsedSeconds == 20)
  }

  @Test func timeIsRestored() {
    let session = table.window(fresh)
    session.choose(0)
    table.now += 30
    session.windowHidden()
    table.now += 1000
    let later = table.window()
    #expect(later.elapsedSeconds == 30 && later.isClockRunning)
    table.now += 12
    #expect(later.elapsedSeconds == 42)
  }

  @Test func clockSetBackCountsAsStopped() {
    let session = table.window(fresh)
    session.choose(0)
    table.now -= 500
    #expect(session.elapsedSeconds == 0)
    session.select(.rules)
    session.select(.game)
    table.now += 3
    #expect(session.elapsedSeconds == 3)
  }
}
