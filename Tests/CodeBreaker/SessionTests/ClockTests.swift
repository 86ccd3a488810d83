import CodeBreakerSession
import Testing

@Suite struct ClockTests {
  private let fixture = Fixture()

  @Test func clockRunsFromTheFirstPegToTheEnd() {
    let session = fixture.window(freshLine)
    fixture.now += 100
    #expect(session.elapsedSeconds == 0)
    #expect(!session.isClockRunning)
    session.choose(0)
    fixture.now += 7
    #expect(session.elapsedSeconds == 7)
    #expect(session.isClockRunning)
    session.attempt(2, 0, 2, 0)
    fixture.now += 100
    #expect(session.elapsedSeconds == 7)
    #expect(!session.isClockRunning)
  }

  @Test func clockStopsWhileTheGameIsHiddenOrCovered() {
    let session = fixture.window(freshLine)
    session.choose(0)
    fixture.now += 5
    session.windowDidDisappear()
    fixture.now += 1000
    #expect(session.elapsedSeconds == 5)
    session.windowDidAppear()
    fixture.now += 5
    session.select(.rules)
    fixture.now += 1000
    session.select(.game)
    fixture.now += 5
    session.askToGiveUp()
    fixture.now += 1000
    session.closePopUp()
    fixture.now += 5
    session.askForNewGame()
    fixture.now += 1000
    session.closePopUp()
    #expect(session.elapsedSeconds == 20)
    session.windowDidAppear()
    session.windowDidDisappear()
    session.windowDidDisappear()
    #expect(session.elapsedSeconds == 20)
  }

  @Test func restoredGameContinuesItsPlayingTime() {
    let session = fixture.window(freshLine)
    session.choose(0)
    fixture.now += 30
    session.windowDidDisappear()
    fixture.now += 1000
    let later = fixture.window()
    #expect(later.elapsedSeconds == 30)
    #expect(later.isClockRunning)
    fixture.now += 12
    #expect(later.elapsedSeconds == 42)
  }

  @Test func clockSetBackAddsNoPlayingTime() {
    let session = fixture.window(freshLine)
    session.choose(0)
    fixture.now -= 500
    #expect(session.elapsedSeconds == 0)
    session.select(.rules)
    session.select(.game)
    fixture.now += 3
    #expect(session.elapsedSeconds == 3)
  }
}
