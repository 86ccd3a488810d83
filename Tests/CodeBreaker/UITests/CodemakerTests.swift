import AppSupport
import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession
@testable import CodeBreakerUI

/// What the sheet adds to the session, whose screen has tests of its own (BoardScreenTests).
@MainActor @Suite(.timeLimit(.minutes(5))) struct CodemakerTests {
  private let controller = CodeBreakerController.preview()

  private func open(choosing choices: Int...) throws -> CodemakerScreen {
    controller.openCodemaker()
    let screen = try #require(controller.codemaker)
    for choice in choices { screen.session.choose(choice) }
    return screen
  }

  private func waitForCoach(_ screen: CodemakerScreen) async {
    while screen.session.findings == .pending, screen.session.coachQuestion != nil { await Task.yield() }
  }

  @Test func closedCodemakerKeepsItsRow() throws {
    let screen = try open(choosing: 0, 3)
    #expect(controller.sheet?.id == "set")
    #expect(controller.topLayer == .sheet)
    #expect(screen.session.title == "Set a code")
    controller.presentedSheetID = "set"
    controller.sheet = nil
    #expect(controller.codemaker == nil)
    #expect(controller.topLayer == .screen)
    let again = try open()
    #expect(Array(again.session.game.row.pegs.prefix(2)) == [0, 3])
  }

  @Test func linkClosesTheCodemaker() throws {
    _ = try open()
    controller.open(search: [], address: Array("statistics".utf8))
    #expect(controller.codemaker == nil)
    #expect(controller.session.tab == .statistics)
  }

  @Test func coachPausesBeforeAnAutomaticGuessAndStopsWhenClosed() async throws {
    let (pauses, pass) = AsyncStream.makeStream(of: Void.self)
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 0 }, random: { 1 })
    let core = CoachService()
    let screen = CodemakerScreen(environment) { duration in
      #expect(duration == .milliseconds(CodemakerSession.pauseMilliseconds))
      var pauses = pauses.makeAsyncIterator()
      await pauses.next()
      try Task.checkCancellation()
    } coach: {
      await core.answer($0)
    }
    let session = screen.session
    for choice in [0, 3, 3, 5] { session.choose(choice) }
    session.watch()
    await waitForCoach(screen)
    session.setGuessesAutomatically(true)
    #expect(session.game.board.attempts.isEmpty, "pauses first")
    pass.yield()
    while session.game.board.attempts.isEmpty { await Task.yield() }
    await waitForCoach(screen)
    #expect(session.nextGuessNumber == 2)
    screen.close()
    #expect(!session.guessesAutomatically, "the coach stops")
    #expect(session.nextGuessNumber == nil, "the coach stops")
    pass.finish()
  }

  @Test func questionIsConfirmedAfterItIsDismissed() throws {
    let screen = try open(choosing: 0, 3, 3, 5)
    let session = screen.session
    session.handOver()
    session.startFriendsGame()
    for choice in [0, 0, 3, 5] { session.choose(choice) }
    session.guess()
    session.askToGiveUp()
    #expect(screen.questionText?.title == "Give up?")
    let giveUp = try #require(session.question)
    screen.isAsking = false
    session.goBack()
    #expect(screen.questionText?.confirmLabel == "Leave")
    #expect(session.game.stage == .friendGuessing)
    screen.isAsking = false
    screen.confirm(giveUp)
    #expect(session.game.isOver)
  }

  @Test func linkToTheCodeOpensAGameWithThatCode() async throws {
    let screen = try open(choosing: 0, 3, 3, 5)
    let session = screen.session
    session.shareCode()
    #expect(session.isSearching)
    #expect(session.shareItem == nil)
    while session.isSearching { await Task.yield() }
    let item = try #require(session.shareItem)
    #expect(session.title == "Game \(try #require(session.game.number))")
    let text = controller.message(item, onPage: "")
    #expect(text.contains("Can you break it?"))
    #expect(text.contains("parlor-codebreaker://play#codebreaker/1/"))
    let ranked = CodeBreakerController.rankedPreview().message(item, onPage: "")
    #expect(ranked.contains("https://parlor.example/codebreaker/#codebreaker/1/"))
    let friend = CodeBreakerController.preview()
    friend.open(search: [], address: item.address)
    #expect(friend.session.game.masterCode.pegs == session.code([0, 3, 3, 5]).pegs)
  }

  @Test func searchForAGameContinuesWhenTheSheetIsReopened() async throws {
    let screen = try open(choosing: 0, 3, 3, 5)
    screen.session.shareCode()
    controller.closeOpenedScreen()
    for _ in 0..<3 { await Task.yield() }
    let again = try open()
    #expect(again.session.game.stage == .sharingCode)
    while again.session.isSearching { await Task.yield() }
    #expect(again.session.shareItem != nil)
  }

  @Test func lettersFollowTheContrastSetting() throws {
    controller.prefersContrast = true
    #expect(try open().session.showsLetters)
    controller.prefersContrast = false
    #expect(controller.codemaker?.session.showsLetters == false)
  }
}
