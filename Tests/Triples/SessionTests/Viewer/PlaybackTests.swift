import SessionSupport
import Testing
import TriplesModel
import TriplesSession

@Suite struct PlaybackTests {
  private let device = Device()

  private func session(_ address: String = "triples/1/14/uru") -> TriplesSession {
    let session = device.launch()
    session.open(address: address)
    return session
  }

  @Test func playbackAdvancesOneStepPerTurnAndStopsAtTheEnd() throws {
    let session = session()
    #expect(session.viewer?.canPlay == true)
    #expect(session.viewer?.playLabel == "Play")
    #expect(session.turn == nil)
    session.togglePlaying()
    #expect(session.viewer?.playLabel == "Pause")
    #expect(session.status == "The replay is playing.")
    for step in 0...2 {
      #expect(session.viewer?.step == step)
      #expect(session.viewer?.isPlaying == true)
      #expect(session.turn?.milliseconds == TriplesSession.PlaybackSpeed.normal.milliseconds)
      let number = try #require(session.turn?.number)
      session.letTimePass()
      session.handleTimeout(ofTurn: number)
      #expect(session.viewer?.step == step + 1, "a turn ends once")
    }
    #expect(session.viewer?.isPlaying == false)
    #expect(session.turn == nil)
    #expect(session.status.hasPrefix("Move 3 of 3: Up. Score "), "the stop is announced")
  }

  @Test func playingAtTheEndRestartsFromTheBeginning() {
    let session = session()
    session.goToStep(3)
    session.togglePlaying()
    #expect(session.viewer?.step == 0)
    #expect(session.viewer?.isPlaying == true)
    session.letTimePass()
    #expect(session.viewer?.step == 1)
  }

  @Test(arguments: ["step", "key", "first", "pause", "close", "play from here", "hidden window"])
  func steppingPausingLeavingOrHidingStopsPlayback(action: String) {
    let session = session()
    session.togglePlaying()
    session.letTimePass()
    let turn = session.turn?.number ?? 0
    switch action {
    case "step": session.goToStep(2)
    case "key": session.press(.move(.right))
    case "first": session.press(.firstStep)
    case "pause": session.press(.play)
    case "close": session.closeViewer()
    case "hidden window": session.windowDidDisappear()
    default: session.playFromViewer()
    }
    let step = session.viewer?.step
    #expect(session.turn == nil)
    #expect(session.viewer?.isPlaying != true)
    session.handleTimeout(ofTurn: turn)
    #expect(session.viewer?.step == step)
  }

  @Test func popUpPausesPlaybackUntilItIsClosed() {
    let session = session()
    session.togglePlaying()
    session.askForGame()
    #expect(session.turn == nil)
    session.togglePlaying()
    session.closePopUp()
    #expect(session.turn != nil)
    #expect(session.viewer?.step == 0)
  }

  @Test func playbackSpeedAppliesAtOnceAndToTheCoach() throws {
    let session = session()
    session.togglePlaying()
    let turn = try #require(session.turn)
    session.choose(.fast)
    let next = try #require(session.turn)
    #expect(next.number != turn.number)
    #expect(next.milliseconds == TriplesSession.PlaybackSpeed.fast.milliseconds)
    session.closeViewer()
    session.watchCoach()
    #expect(session.turn?.milliseconds == next.milliseconds)
  }

  @Test func playbackDoesNotStartForAGameWithoutMoves() {
    let session = session("triples/1/14")
    session.togglePlaying()
    #expect(session.viewer == nil, "a game without moves isn't played back")
    #expect(session.turn == nil, "a game without moves isn't played back")
  }

  @Test func onlyASingleStepForwardShowsTheEffectOfTheMove() throws {
    let session = session()
    #expect(session.viewer?.effect == nil)
    session.goToStep(1)
    let game = try Replay(line: "triples/1 14").game
    #expect(session.viewer?.effect == (try game.play(.up)))
    session.goToStep(3)
    #expect(session.viewer?.effect == nil, "two moves at once are ignored")
    session.goToStep(2)
    #expect(session.viewer?.effect == nil)
  }
}
