import NumberedGame
import PlaySupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

@testable import TriplesTerminal

@Suite struct FrontEndTests {
  private func line(_ session: TriplesSession) -> String { String(decoding: session.replay.line, as: UTF8.self) }

  private func type(_ text: String, _ player: TriplesFrontEnd) {
    for character in text { player.press(.character(character)) }
  }

  @Test(arguments: ["khjl", "wasd", "KHJL", "WASD"])
  func letterKeysMoveTiles(letters: String) {
    let session = SessionFactory.session(playing: "triples/1 14")
    let player = SessionFactory.player(session)
    type(letters, player)
    #expect(line(session) == "triples/1 14 uldr")
    #expect(session.game.score == 22)
  }

  @Test func arrowKeysMoveTilesAndLettersUndoAndRedo() {
    let session = SessionFactory.session(playing: "triples/1 14")
    let player = SessionFactory.player(session)
    for key in [Key.up, .left, .down, .right] { player.press(key) }
    #expect(line(session) == "triples/1 14 uldr")
    type("uu", player)
    #expect(line(session) == "triples/1 14 ul")
    type("r", player)
    #expect(line(session) == "triples/1 14 uld")
    player.press(.backspace)
    #expect(line(session) == "triples/1 14 ul")
  }

  @Test func hintIsShown() throws {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    let coach = try #require(PocketNetwork.coach)
    let player = SessionFactory.player(session, coach: { coach.advice(for: $0.replay, nodes: $0.nodes).text })
    type("i", player)
    let buttons = player.draw(width: 80, height: 24).lines.first { $0.contains("[ Keep the medal ]") }
    #expect(buttons?.contains("Show the hint") == true)
    player.press(.enter)
    #expect(session.popUp == nil && session.hint == nil && session.marks == [], "keeping is the main answer")
    type("i", player)
    player.press(.escape)
    #expect(session.popUp == nil && session.hint == nil && session.marks == [])
    type("i", player)
    player.press(.right)
    player.press(.enter)
    let advice = try #require(session.hint?.advice)
    #expect(session.status == TriplesSession.Spoken.hint(advice) && session.marks == .hintUsed)
    type("i", player)
    #expect(session.hint == nil)
    #expect(line(session) == "triples/1 14 uldr")
  }

  @Test func missingCoachIsReported() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    let player = SessionFactory.player(session)
    type("i", player)
    player.pressButton("Show the hint")
    player.update()
    player.update()
    #expect(session.hint == nil && session.notices.count == 1)
  }

  @Test func newGameRequiresConfirmation() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    let player = SessionFactory.player(session)
    type("n", player)
    // Keys of the board have no effect while the dialog is open, not even on the board behind it.
    type("hjkluwasd", player)
    #expect(line(session) == "triples/1 14 uldr")
    player.press(.escape)
    #expect(session.popUp == nil)
    #expect(line(session) == "triples/1 14 uldr")
    #expect(session.scores.rows.count == 2)
    type("n", player)
    player.press(.right)
    player.press(.enter)
    #expect(line(session) == "triples/1 14 uldr")
    type("n", player)
    player.press(.enter)
    #expect(session.replay.moves.isEmpty)
    #expect(session.scores.rows.count == 3)
  }

  @Test func gameIsOpenedByItsNumber() {
    let session = SessionFactory.session(playing: "triples/1 14")
    let player = SessionFactory.player(session)
    type("g53x", player)
    player.press(.enter)
    #expect(session.popUp == .openGame(number: Array("53x".utf8), problem: "The game number may hold digits only."))
    player.press(.backspace)
    type("7", player)
    player.press(.enter)
    #expect(session.title == "Game 537")
    type("g99", player)
    player.press(.escape)
    #expect(session.title == "Game 537")
    // While the player types, letters aren't commands.
    type("gq", player)
    #expect(!player.isFinished)
    type(String(repeating: "1", count: 30), player)
    #expect(
      session.popUp == .openGame(number: Array("q".utf8) + Array(repeating: UInt8(ascii: "1"), count: 14), problem: nil)
    )
  }

  @Test func commandLineOptionsOpenAGame() {
    let fresh = SessionFactory.session()
    SessionFactory.player(fresh).open(game: "537")
    #expect(fresh.title == "Game 537")
    #expect(fresh.popUp == nil)

    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    let player = SessionFactory.player(session)
    player.open(game: "537")
    guard case .ended = session.popUp else {
      Issue.record("the game on the table was lost silently")
      return
    }
    player.press(.escape)
    #expect(line(session) == "triples/1 14 uldr")
    player.open(game: "537")
    player.press(.enter)
    #expect(session.title == "Game 537")
    #expect(session.scores.rows.count == 3)

    player.openDeterm()
    #expect(session.title == "Game 14")
    #expect(session.mode == .determ)
  }

  @Test func resultIsShownAgainAfterARelaunch() {
    let memory = MemoryStorage()
    SessionFactory.session(playing: "triples/1 14 uldr", memory).newGame()
    let session = SessionFactory.session(memory)
    #expect(session.popUp != nil)
    let player = SessionFactory.player(session)
    player.open(game: "537")
    #expect(session.title == "Game 14")
    #expect(session.closeHint == "Game 14. Close starts game 537.")
    #expect(session.scores.rows.count == 3)
    player.press(.enter)
    #expect(session.title == "Game 537")
    #expect(session.popUp == nil)
    #expect(session.scores.rows.count == 3)
  }

  @Test func newGameReplacesAFinishedGame() {
    let memory = MemoryStorage()
    _ = SessionFactory.session(playing: "triples/1 14 lldldlllllllrllddllrdrlddrlld", memory)
    let session = SessionFactory.session(memory)
    #expect(session.popUp != nil)
    SessionFactory.player(session).open(game: "537")
    #expect(session.popUp == nil)
    #expect(session.title == "Game 537")
    #expect(session.scores.rows.count == 3)
  }

  @Test func keysOpenTheScreens() {
    let session = SessionFactory.session()
    let player = SessionFactory.player(session)
    player.press(.tab)
    #expect(session.tab == .scores)
    player.press(.tab)
    #expect(session.tab == .about)
    player.press(.tab)
    #expect(session.tab == .board)
    player.press(.backTab)
    #expect(session.tab == .about)
    type("2", player)
    #expect(session.tab == .scores)
    player.press(.escape)
    #expect(session.tab == .board)
    type("?", player)
    #expect(session.tab == .about)
    for _ in 0..<500 { player.press(.down) }
    #expect(player.state.about.line == TriplesAbout.screen.lastLine)
    type("1mq", player)
    #expect(session.mode == .determ)
    #expect(player.isFinished)
  }

  @Test func scoreIsReplayedAndContinued() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    let player = SessionFactory.player(session)
    type("n", player)
    player.press(.enter)
    type("2", player)
    #expect(player.state.selectedRow == 2)
    player.press(.enter)
    #expect(session.viewer?.stepCount == 4)
    player.press(.end)
    #expect(session.viewer?.step == 4)
    player.press(.left)
    type("h", player)
    #expect(session.viewer?.step == 2)
    type("p", player)
    #expect(line(session) == "triples/1 14 ul")
    #expect(session.marks == .continuedFromReplay)
    #expect(session.tab == .board)
  }

  @Test func replayPlaysAutomatically() async throws {
    let session = SessionFactory.session()
    session.open(address: Array("triples/1/14/uld".utf8))
    session.watchChallenge()
    let player = SessionFactory.player(session)
    player.update()
    #expect(player.redrawDelay == nil, "play starts only on request")
    type("f", player)
    #expect(session.watchSpeed == .fast)
    type(" ", player)
    player.update()
    #expect(player.redrawDelay.map { (1...150).contains($0) } == true)
    #expect(session.viewer?.step == 0)
    for _ in 0..<1000 where session.viewer?.isPlaying == true {
      try await Task.sleep(for: .milliseconds(player.redrawDelay ?? 1))
      player.update()
    }
    #expect(session.viewer?.step == 3 && player.redrawDelay == nil)
    type(" ", player)
    player.update()
    #expect(session.viewer?.step == 0 && player.redrawDelay != nil)
    player.press(.right)
    player.update()
    #expect(session.viewer?.step == 1 && player.redrawDelay == nil)
  }

  @Test func resultIsShownOverTheBoard() {
    let session = SessionFactory.session(playing: "triples/1 14")
    let player = SessionFactory.player(session)
    let keys: [Key] = [.left, .down, .right, .up]
    var moves = 0
    while session.popUp == nil, let key = keys.first(where: { session.game.canCollapse(TriplesKeyMap.direction($0)!) })
    {
      player.press(key)
      moves += 1
    }
    #expect(moves == 29)
    #expect(session.tab == .board)
    // Arrow keys that the player is still pressing don't press the dialog's buttons.
    for key in keys + keys { player.press(key) }
    #expect(session.popUp != nil)
    // Escape only closes the result; Enter shows it again.
    player.press(.escape)
    #expect(session.popUp == nil && session.isOver)
    #expect(player.draw(width: 80, height: 24).lines.contains { $0.contains("Enter result") })
    player.press(.enter)
    #expect(session.popUp != nil)
    player.press(.enter)
    #expect(session.popUp == nil && session.tab == .scores && session.replay.moves.isEmpty)
    #expect(player.draw(width: 80, height: 24).lines.contains { $0.contains("p play game \(session.replay.deal)") })
    player.press("p")
    #expect(session.tab == .board && session.acceptsMoves, "a single key starts the next game")
  }

  @Test func resultActionsAreInTheSameOrderAsInOtherFrontEnds() {
    let almost = "triples/1 14 lldldlllllllrllddllrdrlddrll"
    for (label, check) in [
      ("New Game", { $0.tab == .scores && $0.replay.moves.isEmpty }),
      ("Try this game again", { $0.tab == .scores && $0.replay.line == Array("triples/1 14".utf8) }),
      ("Undo the last move", { $0.replay.line == Array(almost.utf8) && $0.marks == .undoUsed }),
      ("Close", { $0.tab == .scores && $0.replay.moves.isEmpty }),
    ] as [(String, (TriplesSession) -> Bool)] {
      let session = SessionFactory.session(playing: almost)
      let player = SessionFactory.player(session)
      type("j", player)
      #expect(session.popUp != nil)
      for _ in 0..<8 where !player.draw(width: 80, height: 24).lines.contains(where: { $0.contains("[ \(label) ]") }) {
        player.press(.right)
      }
      player.press(.enter)
      #expect(session.popUp == nil && check(session), "\(label)")
      if session.tab == .scores { #expect(player.state.selectedRow == 2, "the cursor is on the new row") }
    }
  }

  /// With motion, the board stays visible before the result appears. Meanwhile, keys of the board are ignored.
  @Test func boardStaysVisibleBeforeTheResult() {
    let session = SessionFactory.session(playing: "triples/1 14 lldldlllllllrllddllrdrlddrll")
    let player = TriplesFrontEnd(
      session: session, look: TerminalCapabilities(depth: .none, isUnicode: false), dates: DateText(environment: [:]),
      slides: true,
      coach: { _ in nil })
    type("j", player)
    player.update()
    #expect(session.popUp == nil && session.isOver && player.redrawDelay != nil)
    type("hjkl", player)
    #expect(session.popUp == nil && session.isOver)
    let end = ContinuousClock.now + .seconds(20)
    while session.popUp == nil, ContinuousClock.now < end { player.update() }
    #expect(session.popUp != nil && player.redrawDelay == nil)
  }

  @Test func gameIsCopied() {
    let session = SessionFactory.session(playing: "triples/1 14 uldr")
    let player = SessionFactory.player(session)
    #expect(player.takeClipboard() == nil)
    type("c", player)
    #expect(player.takeClipboard() == "triples/1 14 uldr")
    #expect(player.takeClipboard() == nil)
    #expect(player.draw(width: 80, height: 24).lines.contains { $0.contains("triples/1 14 uldr") })
    player.press(.enter)
    #expect(player.state.sharedGame == nil)
    #expect(player.exitMessage == "Game 14, score 22:\n  parlor triples replay 'triples/1 14 uldr'\n")
    #expect(SessionFactory.player(SessionFactory.session()).exitMessage == "")
  }

  @Test func failedSaveIsReportedOnceAndPlayContinues() {
    let memory = MemoryStorage()
    memory.refuses = true
    let session = SessionFactory.session(playing: "triples/1 14", memory)
    let player = SessionFactory.player(session)
    #expect(player.draw(width: 80, height: 24).lines.contains { $0.contains("Please note") })
    type("w", player)
    #expect(session.replay.moves.isEmpty)
    player.press(.enter)
    type("wasd", player)
    #expect(line(session) == "triples/1 14 uldr")
    #expect(!player.draw(width: 80, height: 24).lines.contains { $0.contains("Please note") })
  }

  @Test func keyDuringASlideTakesEffectAtOnce() {
    let session = SessionFactory.session(playing: "triples/1 14")
    let player = TriplesFrontEnd(
      session: session, look: TerminalCapabilities(depth: .none, isUnicode: false), dates: DateText(environment: [:]),
      slides: true,
      coach: { _ in nil })
    player.press(.up)
    #expect(player.redrawDelay != nil)
    player.press(.left)
    player.press(.down)
    player.press(.right)
    #expect(line(session) == "triples/1 14 uldr")
    // If a direction is blocked, the tiles don't move.
    let still = SessionFactory.session(playing: "triples/1 14 u")
    let other = TriplesFrontEnd(
      session: still, look: TerminalCapabilities(depth: .none, isUnicode: false), dates: DateText(environment: [:]),
      slides: true,
      coach: { _ in nil })
    other.handle(.up)
    #expect(other.redrawDelay == nil)
  }

  /// For any sequence of keys, nothing traps, and the screen can always be drawn.
  @Test func randomKeysDoNotTrap() {
    var randomness = SplitMix64(seed: 11)
    let keys: [Key] =
      "hjklwasdurngmc123?p 0x".map(Key.character) + [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab, .backspace,
        .delete,
        .control("r"),
      ]
    let session = SessionFactory.session()
    let player = SessionFactory.player(session)
    for step in 0..<1500 {
      player.press(keys[randomness.draw(below: keys.count)])
      if step % 10 == 0 { _ = player.draw(width: 30 + step % 60, height: 10 + step % 30) }
    }
    #expect(!player.isFinished)
    #expect((try? Replay(line: session.replay.line)) == session.replay)
  }
}
