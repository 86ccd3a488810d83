import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerUI

/// What the sheet adds to the session, whose screen has tests of its own (BoardScreenTests).
@MainActor @Suite(.timeLimit(.minutes(5))) struct OwnBoardTests {
  private let controller = CodeBreakerController.preview()

  private func open(_ address: String) async throws -> OwnBoardScreen {
    controller.open(search: [], address: Array(address.utf8))
    let screen = try #require(controller.board)
    while screen.session.findings == .pending { await Task.yield() }
    return screen
  }

  @Test func closedBoardKeepsItsAttempts() async throws {
    controller.openOwnBoard()
    let screen = try #require(controller.board)
    #expect(controller.sheet?.id == "board")
    #expect(controller.topLayer == .sheet)
    for choice in [0, 0, 1, 1] { screen.session.choose(choice) }
    screen.session.choose(exact: 1)
    screen.session.enterRow()
    controller.presentedSheetID = "board"
    controller.sheet = nil
    #expect(controller.board == nil)
    #expect(controller.topLayer == .screen)
    controller.openOwnBoard()
    #expect(controller.board?.session.board.line == Array("assist/1 4 6 mastermind 0011:10".utf8))
  }

  @Test func linkAsksBeforeReplacingTheBoard() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0123:11")
    #expect(screen.session.board.attempts.count == 1)
    #expect(!screen.isAsking)
    controller.open(search: [], address: Array("assist/1/4/6/mastermind/4455:00".utf8))
    let other = try #require(controller.board)
    #expect(other.isAsking, "replacing the board requires confirmation")
    other.isAsking = false
    #expect(!other.isAsking)
    #expect(other.session.board.line == Array("assist/1 4 6 mastermind 0123:11".utf8))
  }

  @Test func linkToAnotherScreenClosesTheBoard() async throws {
    _ = try await open("assist/1/4/6/mastermind/0123:11")
    controller.open(search: [], address: Array("statistics".utf8))
    #expect(controller.board == nil)
    #expect(controller.session.tab == .statistics)
  }

  @Test func confirmedActionIsPerformedBeforeOrAfterTheQuestionIsDismissed() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0123:11")
    screen.session.askToClear()
    let question = try #require(screen.session.question)
    screen.isAsking = false
    screen.confirm(question)
    #expect(screen.session.board.attempts.isEmpty)
    #expect(!screen.isAsking)
    #expect(screen.session.canUndo)
    screen.session.undo()
    screen.session.choose(pegCount: 5)
    screen.confirm(try #require(screen.session.question))
    #expect(screen.session.board.pegCount == 5)
    #expect(screen.session.board.attempts.isEmpty)
    screen.session.undo()
    screen.session.choose(pegCount: 3)
    let setup = try #require(screen.session.question)
    screen.isAsking = false
    screen.confirm(setup)
    #expect(screen.session.board.pegCount == 3)
  }

  @Test func lettersFollowTheContrastSetting() throws {
    controller.openOwnBoard()
    let screen = try #require(controller.board)
    #expect(!screen.session.showsLetters)
    controller.prefersContrast = true
    #expect(screen.session.showsLetters)
    controller.closeOpenedScreen()
    controller.openOwnBoard()
    #expect(controller.board?.session.showsLetters == true)
  }

  @Test func boardIsSharedAsALink() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0123:11")
    let text = controller.message(screen.session.shareItem, onPage: "board.html")
    #expect(text.hasPrefix("CodeBreaker board, Mastermind: 4 pegs"))
    #expect(text.hasSuffix("parlor-codebreaker://play#assist/1/4/6/mastermind/0123:11"))
    let ranked = CodeBreakerController.rankedPreview()
    #expect(
      ranked.message(screen.session.shareItem, onPage: "board.html").hasSuffix(
        "https://parlor.example/codebreaker/board.html#assist/1/4/6/mastermind/0123:11"))
  }

  @Test func boardIsBesideTheCoachOnlyInWideWindowsWithoutLargeText() {
    #expect(TwoColumnLayout.isSideBySide(width: 768, hasLargeText: false))
    #expect(!TwoColumnLayout.isSideBySide(width: 390, hasLargeText: false))
    #expect(!TwoColumnLayout.isSideBySide(width: 1024, hasLargeText: true))
  }
}
