import CodeBreakerModel
import CodeBreakerSession
import PlaySupport
import TestSupport
import Testing

/// The sounds and vibrations of a game.
@Suite struct CueTests {
  private let table = Table()

  @Test func addingAndRemovingPegsHasACue() {
    let session = table.window(fresh)
    #expect(session.latestCue == nil)
    #expect(cues(of: session) { session.choose(1) } == [.peg])
    #expect(cues(of: session) { session.fill(2) } == [.peg])
    #expect(cues(of: session) { session.fill(2) }.isEmpty, "nothing came and nothing went")
    #expect(cues(of: session) { session.clear() } == [.peg])
    #expect(cues(of: session) { session.moveSelection(by: 1) }.isEmpty)
  }

  @Test func guessesHaveTheirCues() {
    let session = table.window(fresh)
    #expect(cues(of: session) { session.guess() } == [.blocked], "there is no peg in it")
    session.fill(1)
    #expect(cues(of: session) { session.guess() } == [.answer])
    session.fill(1)
    #expect(cues(of: session) { session.guess() } == [.blocked], "it was tried before")
  }

  @Test func endingsHaveTheirCues() {
    let solved = table.window(fresh, guess: "2020")
    #expect(cues(of: solved) { solved.guess() } == [.win])
    let lost = table.window("codebreaker/1 537 4.mastermind.6 0000,1111,3333,4444,5555", guess: "0001")
    #expect(cues(of: lost) { lost.guess() } == [.end])
    let left = table.window(fresh)
    left.askToGiveUp()
    #expect(cues(of: left) { left.giveUp() } == [.end])
    #expect(cues(of: left) { left.playAgain() }.isEmpty)
    #expect(table.window().latestCue == nil, "what happened before is not heard again")
  }

  @Test func clockStopsWhileTheSettingsAreOpen() {
    let session = table.window(fresh)
    session.choose(1)
    table.now += 5
    session.showSettings(true)
    #expect(!session.isClockRunning && !session.acceptsPegs)
    table.now += 60
    session.showSettings(false)
    #expect(session.isClockRunning && session.elapsedSeconds == 5)
  }

  @Test func sharedSettingsAreLoaded() {
    let first = table.window(fresh)
    let second = table.window()
    first.choose(2, for: .appearance)
    second.storageChanged()
    #expect(second.house[.appearance] == 2)
    table.memory["parlor.house.settings"] = "?"
    second.storageChanged()
    #expect(second.notices == [.settingsDamaged] && table.memory["parlor.house.settings.damaged"] == "?")
  }
}
