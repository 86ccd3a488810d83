import AppSupport
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct OwnBoardTests {
  private let controller = CodeBreakerController.preview()

  private func open(_ address: String) async throws -> OwnBoardScreen {
    controller.open(search: [], address: Array(address.utf8))
    let screen = try #require(controller.board)
    while screen.card.isThinking { await Task.yield() }
    return screen
  }

  @Test func closedBoardKeepsItsAttempts() async throws {
    controller.openOwnBoard()
    let screen = try #require(controller.board)
    #expect(controller.sheet?.id == "board" && controller.topLayer == .sheet)
    for choice in [0, 0, 1, 1] { screen.session.choose(choice) }
    screen.session.choose(exact: 1)
    screen.session.enterRow()
    controller.presentedSheetID = "board"
    controller.sheet = nil
    #expect(controller.board == nil && controller.topLayer == .screen)
    controller.openOwnBoard()
    #expect(controller.board?.session.board.line == Array("assist/1 4 6 mastermind 0011:10".utf8))
  }

  @Test func linkAsksBeforeReplacingTheBoard() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0123:11")
    #expect(screen.session.board.attempts.count == 1 && !screen.isAsking)
    controller.open(search: [], address: Array("assist/1/4/6/mastermind/4455:00".utf8))
    let other = try #require(controller.board)
    #expect(other.isAsking, "replacing the board requires confirmation")
    other.isAsking = false
    #expect(!other.isAsking && other.session.board.line == Array("assist/1 4 6 mastermind 0123:11".utf8))
  }

  @Test func linkToAnotherScreenClosesTheBoard() async throws {
    _ = try await open("assist/1/4/6/mastermind/0123:11")
    controller.open(search: [], address: Array("statistics".utf8))
    #expect(controller.board == nil && controller.session.tab == .statistics)
  }

  @Test func confirmedActionIsPerformedBeforeOrAfterTheQuestionIsDismissed() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0123:11")
    screen.session.askToClear()
    let question = try #require(screen.session.question)
    screen.isAsking = false
    screen.confirm(question)
    #expect(screen.session.board.attempts.isEmpty && !screen.isAsking && screen.session.canUndo)
    screen.session.undo()
    screen.session.choose(pegCount: 5)
    screen.confirm(try #require(screen.session.question))
    #expect(screen.session.board.pegCount == 5 && screen.session.board.attempts.isEmpty)
    screen.session.undo()
    screen.session.choose(pegCount: 3)
    let setup = try #require(screen.session.question)
    screen.isAsking = false
    screen.confirm(setup)
    #expect(screen.session.board.pegCount == 3)
  }

  @Test func cardShowsGuessAnswersAndCodesAndItsGuessCanBeUsed() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0011:11,2345:11")
    let card = screen.card
    #expect(!card.isAlarm && card.bestGuess != nil && card.contradiction == nil && card.headline.contains("codes"))
    #expect(["Best guess", "A good guess"].contains(card.bestTitle) && !card.bestText.isEmpty)
    #expect(
      card.answerBars.count > 1 && card.answerBars.map(\.share).max() == 1
        && card.answerBars.allSatisfy { $0.share > 0 })
    #expect(card.answerBars.allSatisfy { $0.markers.count == 4 } && card.answerBars[0].spokenText.contains(":"))
    #expect(!card.codes.isEmpty && card.codes.allSatisfy { $0.pegs.count == 4 } && card.codesTitle.contains("codes"))
    screen.session.useBestGuess()
    #expect(screen.session.code(screen.session.row.guess).pegs == card.bestGuess?.pegs)
  }

  @Test func previousAnswerStaysWhileTheCoachThinks() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0011:11")
    let before = screen.card
    screen.session.editAttempt(at: 0)
    screen.session.choose(exact: 0)
    screen.session.enterRow()
    #expect(screen.card.isThinking && screen.card.headline == before.headline && screen.card.codes == before.codes)
    while screen.card.isThinking { await Task.yield() }
    #expect(screen.card.headline != before.headline)
  }

  @Test func contradictionIsShownAndCanBeCorrected() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0000:10,0011:20,1111:10,0012:40")
    let card = screen.card
    #expect(card.isAlarm && card.headline == "Attempts 1 and 4 can’t both be right." && card.codes.isEmpty)
    let corrections = try #require(card.contradiction?.corrections)
    #expect(corrections.map(\.title) == ["Attempt 4"] && card.bestGuess == nil && card.answerBars.isEmpty)
    let first = try #require(corrections[0].answers.first)
    #expect(
      corrections[0].spokenText(first)
        == "Change the answer to attempt 4 to 1 in the right place, 1 in the wrong place: 18 codes")
    #expect(first.codeCountText == "18 codes")
    let rows = EnteredAttempt.all(screen.session)
    #expect(rows.map(\.isSuspect) == [true, false, false, true])
    #expect(rows[0].spokenText.hasSuffix(" It may be wrong.") && !rows[1].spokenText.contains("wrong"))
    let answer = try #require(corrections[0].answers.last)
    screen.session.replaceAnswer(at: 3, with: answer.counts)
    while screen.card.isThinking { await Task.yield() }
    #expect(!screen.card.isAlarm)
  }

  @Test func rowsShowTheEditedAttemptAndMissingAnswers() async throws {
    let screen = try await open("assist/1/4/6/mastermind/0123:11,4455")
    screen.session.editAttempt(at: 1)
    let rows = EnteredAttempt.all(screen.session)
    #expect(rows.map(\.id) == [0, 1] && rows.map(\.isEdited) == [false, true])
    #expect(rows[0].markers == [.exact, .inexact, .nomatch, .nomatch] && rows[1].markers == nil)
    #expect(rows[0].spokenText.hasPrefix("Attempt 1: ") && rows[1].spokenText.hasSuffix("No answer yet."))
  }

  @Test func onlyPossibleAnswersAreOffered() async throws {
    let screen = try await open("assist/1/4/6/mastermind")
    #expect(AnswerChoices(screen.session).exact == [nil, 0, 1, 2, 3, 4])
    #expect(AnswerChoices(screen.session).inexact == [nil, 0, 1, 2, 3, 4])
    for choice in [0, 1, 2, 3] { screen.session.choose(choice) }
    screen.session.choose(exact: 3)
    #expect(AnswerChoices(screen.session).inexact == [nil, 0], "three exact matches exclude an inexact one")
  }

  @Test func numbersAndUnknownAnswersHaveLabels() {
    #expect(AnswerChoices.label(nil) == "?" && AnswerChoices.spokenText(nil) == "Not known yet")
    #expect(AnswerChoices.label(2) == "2" && AnswerChoices.spokenText(2) == "2")
  }

  @Test func failedCoachCanBeAskedAgain() async throws {
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 0 }, random: { 1 })
    let controller = CodeBreakerController(environment: environment) { _ in nil }
    controller.openOwnBoard()
    let screen = try #require(controller.board)
    while screen.card.isThinking { await Task.yield() }
    #expect(screen.card.canRetry && screen.card.isAlarm)
    screen.session.tryCoachAgain()
    #expect(screen.card.isThinking)
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
