import GameCore
import SessionSupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

@testable import TriplesTerminal

@Suite struct FrontEndTests {
  func line(_ session: TriplesSession) -> String { String(decoding: session.replay.line, as: UTF8.self) }

  @Test(arguments: ["wasd", "WASD"])
  func letterKeysMoveTiles(letters: String) {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14")
    frontEnd.type(letters)
    #expect(line(session) == "triples/1 14 uldr")
    #expect(session.game.score == 22)
  }

  @Test func arrowKeysMoveTilesAndOtherKeysUndoAndRedo() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14")
    for key in [Key.up, .left, .down, .right] { frontEnd.press(key) }
    #expect(line(session) == "triples/1 14 uldr")
    frontEnd.type("uu")
    #expect(line(session) == "triples/1 14 ul")
    frontEnd.type("r")
    #expect(line(session) == "triples/1 14 uld")
    frontEnd.press(.backspace)
    #expect(line(session) == "triples/1 14 ul")
  }

  @Test func hintRequiresGivingUpTheMedal() throws {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    let coach = try #require(PocketNetwork.coach)
    let frontEnd = SessionFactory.frontEnd(
      session, coach: { coach.advice(for: $0.replay, nodeLimit: $0.nodeLimit).text })
    frontEnd.type("h")
    let buttons = frontEnd.draw(width: 80, height: 24).lines.first { $0.contains("[ Keep the medal ]") }
    #expect(buttons?.contains("Show the hint") == true)
    frontEnd.press(.enter)
    #expect(session.popUp == nil, "keeping is the main answer")
    #expect(session.hint == nil, "keeping is the main answer")
    #expect(session.marks == [], "keeping is the main answer")
    frontEnd.type("h", then: .escape)
    #expect(session.popUp == nil)
    #expect(session.hint == nil)
    #expect(session.marks == [])
    frontEnd.type("h", then: .right, .enter)
    let advice = try #require(session.hint?.advice)
    #expect(session.status == TriplesSession.ReasonText.hint(advice, in: session.game))
    #expect(session.marks == .hintUsed)
    frontEnd.type("h")
    #expect(session.status == TriplesSession.SpokenText.hint(advice))
    #expect(session.hint == .costs(advice))
    frontEnd.type("h")
    #expect(session.hint == nil)
    #expect(line(session) == "triples/1 14 uldr")
  }

  @Test func missingCoachIsReported() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14 uldr")
    frontEnd.type("h")
    frontEnd.pressButton("Show the hint")
    frontEnd.update()
    frontEnd.update()
    #expect(session.hint == nil)
    #expect(session.notices.count == 1)
  }

  @Test func keysOpenEveryTab() {
    let session = SessionFactory.session()
    let frontEnd = SessionFactory.frontEnd(session)
    frontEnd.press(.tab)
    #expect(session.tab == .scores)
    frontEnd.press(.tab)
    #expect(session.tab == .about)
    frontEnd.press(.tab)
    #expect(session.tab == .board)
    frontEnd.press(.backTab)
    #expect(session.tab == .about)
    frontEnd.type("2")
    #expect(session.tab == .scores)
    frontEnd.press(.escape)
    #expect(session.tab == .board)
    frontEnd.type("?")
    #expect(session.tab == .about)
  }

  @Test func keysScrollTheHelpToItsEndAndBack() {
    let frontEnd = SessionFactory.frontEnd(SessionFactory.session())
    frontEnd.type("?")
    let start = frontEnd.canvas(width: 80, height: 24)
    frontEnd.press(.end)
    let end = frontEnd.canvas(width: 80, height: 24)
    frontEnd.press(.down)
    #expect(frontEnd.canvas(width: 80, height: 24) == end)
    frontEnd.press(.up)
    let last = frontEnd.canvas(width: 80, height: 24)
    #expect(Set([start, end, last]).count == 3, "the first key that scrolls back has an effect")
  }

  @Test func keysChangeTheModeAndQuit() {
    let session = SessionFactory.session()
    let frontEnd = SessionFactory.frontEnd(session)
    frontEnd.type("1mq")
    #expect(session.mode == .determ)
    #expect(frontEnd.isFinished)
  }

  @Test func replayFromTheScoresCanBeSteppedThroughAndContinued() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14 uldr")
    frontEnd.type("n", then: .enter)
    frontEnd.type("2")
    #expect(frontEnd.view.selectedRow == 2)
    frontEnd.press(.enter)
    #expect(session.viewer?.stepCount == 4)
    frontEnd.press(.end)
    #expect(session.viewer?.step == 4)
    frontEnd.press(.left)
    frontEnd.type("a")
    #expect(session.viewer?.step == 2)
    frontEnd.type("p")
    #expect(line(session) == "triples/1 14 ul")
    #expect(session.marks == .continuedFromReplay)
    #expect(session.tab == .board)
  }

  @Test func replayPlaysAfterAKeyUntilItsEndOrAnotherKey() async throws {
    let session = SessionFactory.session()
    session.open(address: Array("triples/1/14/uld".utf8))
    session.watchChallenge()
    let frontEnd = SessionFactory.frontEnd(session)
    frontEnd.update()
    #expect(frontEnd.redrawDelayMilliseconds == nil, "play starts only on request")
    frontEnd.type("f")
    #expect(session.playbackSpeed == .fast)
    frontEnd.type(" ")
    frontEnd.update()
    #expect(frontEnd.redrawDelayMilliseconds.map { (1...150).contains($0) } == true)
    #expect(session.viewer?.step == 0)
    for _ in 0..<1000 where session.viewer?.isPlaying == true {
      try await Task.sleep(for: .milliseconds(frontEnd.redrawDelayMilliseconds ?? 1))
      frontEnd.update()
    }
    #expect(session.viewer?.step == 3)
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    frontEnd.type(" ")
    frontEnd.update()
    #expect(session.viewer?.step == 0)
    #expect(frontEnd.redrawDelayMilliseconds != nil)
    frontEnd.press(.right)
    frontEnd.update()
    #expect(session.viewer?.step == 1)
    #expect(frontEnd.redrawDelayMilliseconds == nil)
  }

  @Test func copyKeyCopiesTheReplayLineOnceAndShowsIt() {
    let (_, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14 uldr")
    #expect(frontEnd.takeClipboard() == nil)
    frontEnd.type("c")
    #expect(frontEnd.takeClipboard() == "triples/1 14 uldr")
    #expect(frontEnd.takeClipboard() == nil)
    #expect(frontEnd.draw(width: 80, height: 24).lines.contains { $0.contains("triples/1 14 uldr") })
    frontEnd.press(.enter)
    #expect(frontEnd.state.sharedGame == nil)
  }

  @Test func exitMessageShowsHowToReplayAStartedGame() {
    let frontEnd = SessionFactory.frontEnd(SessionFactory.session(playing: "triples/1 14 uldr"))
    #expect(frontEnd.exitMessage == "Game 14, score 22:\n  parlor triples replay 'triples/1 14 uldr'\n")
    #expect(SessionFactory.frontEnd(SessionFactory.session()).exitMessage == "")
  }

  @Test func failedSaveIsReportedOnceAndPlayContinues() {
    let memory = MemoryStorage()
    memory.refusesWrites = true
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14", memory)
    #expect(frontEnd.draw(width: 80, height: 24).lines.contains { $0.contains("Please note") })
    frontEnd.type("w")
    #expect(session.replay.moves.isEmpty)
    frontEnd.press(.enter)
    frontEnd.type("wasd")
    #expect(line(session) == "triples/1 14 uldr")
    #expect(!frontEnd.draw(width: 80, height: 24).lines.contains { $0.contains("Please note") })
  }

  @Test func keyDuringASlideTakesEffectAtOnce() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14", slidesTiles: true)
    frontEnd.press(.up)
    #expect(frontEnd.redrawDelayMilliseconds != nil)
    frontEnd.press(.left, .down, .right)
    #expect(line(session) == "triples/1 14 uldr")
  }

  @Test func tilesDoNotSlideWithLessMotionInTheSettings() {
    let (session, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14", slidesTiles: true)
    frontEnd.type(",")
    #expect(frontEnd.draw(width: 80, height: 24).lines.contains { $0.contains("Motion") })
    frontEnd.press(.right, .escape)
    frontEnd.update()
    #expect(session.sharedSettings.reducesMotion)
    #expect(!session.showsSettings)
    frontEnd.press(.up)
    #expect(line(session) == "triples/1 14 u")
    #expect(frontEnd.redrawDelayMilliseconds == nil)
  }

  @Test func blockedMoveDoesNotSlide() {
    let (_, frontEnd) = SessionFactory.frontEnd(playing: "triples/1 14 u", slidesTiles: true)
    frontEnd.handle(.up)
    #expect(frontEnd.redrawDelayMilliseconds == nil)
  }

  @Test func randomKeysDoNotTrapOrMakeTheGameInvalid() {
    var randomness = SplitMix64(seed: 11)
    let keys: [Key] =
      "hwasdurngmc123?p 0x,".map(Key.character) + [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab, .backspace,
        .delete,
        .control("r"),
      ]
    let session = SessionFactory.session()
    let frontEnd = SessionFactory.frontEnd(session)
    for step in 0..<1500 {
      frontEnd.press(keys[randomness.draw(below: keys.count)])
      if step % 10 == 0 { _ = frontEnd.draw(width: 30 + step % 60, height: 10 + step % 30) }
    }
    #expect(!frontEnd.isFinished)
    #expect((try? Replay(line: session.replay.line)) == session.replay)
  }
}
