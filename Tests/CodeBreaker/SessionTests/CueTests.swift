import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import TestSupport
import Testing

@Suite struct CueTests {
  private let fixture = Fixture()

  @Test func addingAndRemovingPegsPlaysACue() {
    let session = fixture.window(freshLine)
    #expect(session.latestCue == nil)
    #expect(cues(of: session) { session.choose(1) } == [.peg])
    #expect(cues(of: session) { session.fillHoles(with: 2) } == [.peg])
    #expect(cues(of: session) { session.fillHoles(with: 2) }.isEmpty, "the row doesn't change")
    #expect(cues(of: session) { session.clear() } == [.peg])
    #expect(cues(of: session) { session.press(.selectNext) }.isEmpty)
  }

  @Test func guessPlaysACueForItsOutcome() {
    let session = fixture.window(freshLine)
    #expect(cues(of: session) { session.guess() } == [.blocked], "the guess is empty")
    session.fillHoles(with: 1)
    #expect(cues(of: session) { session.guess() } == [.answer(exactCount: 0)])
    session.fillHoles(with: 1)
    #expect(cues(of: session) { session.guess() } == [.blocked], "the guess is a repetition")
  }

  @Test func everyEndingPlaysACue() {
    let solved = fixture.window(freshLine, guess: "2020")
    #expect(cues(of: solved) { solved.guess() } == [.win])
    let lost = fixture.window("codebreaker/1 537 4.mastermind.6 0000,1111,3333,4444,5555", guess: "0001")
    #expect(cues(of: lost) { lost.guess() } == [.end])
    let left = fixture.window(freshLine)
    left.askToGiveUp()
    #expect(cues(of: left) { left.giveUp() } == [.end])
    #expect(cues(of: left) { left.playAgain() }.isEmpty)
    #expect(fixture.window().latestCue == nil, "earlier cues aren't repeated")
  }

  @Test func clockStopsWhileTheSettingsAreOpen() {
    let session = fixture.window(freshLine)
    session.choose(1)
    fixture.now += 5
    session.setSettingsOpen(true)
    #expect(!session.isClockRunning)
    #expect(!session.acceptsPegs)
    fixture.now += 60
    session.setSettingsOpen(false)
    #expect(session.isClockRunning)
    #expect(session.elapsedSeconds == 5)
  }

  @Test func sharedSettingsOfAnotherWindowAreLoaded() {
    let first = fixture.window(freshLine)
    let second = fixture.window()
    first.choose(2, for: .appearance)
    second.loadChangesFromStorage()
    #expect(second.sharedSettings[.appearance] == 2)
  }

  @Test func damagedSharedSettingsAreReportedAndQuarantined() {
    let session = fixture.window(freshLine)
    fixture.memory["parlor.house.settings"] = "?"
    session.loadChangesFromStorage()
    #expect(session.notices == [.settingsDamaged])
    #expect(fixture.memory["parlor.house.settings.damaged"] == "?")
  }
}
