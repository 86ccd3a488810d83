import AppSupport
import CodeBreakerModel
import CodeBreakerTestSupport
import SessionSupport
import Testing

@testable import CodeBreakerSession
@testable import CodeBreakerUI

@MainActor @Suite struct SheetTests {
  private let controller = CodeBreakerController(
    environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 })
  ) { FakeCoach.advice(on: $0).text }

  private var session: CodeBreakerSession { controller.session }

  private func open(_ address: String) {
    session.open(address: Array(address.utf8))
  }

  private func review(_ controller: CodeBreakerController) -> CodeBreakerSession.Screen? {
    if case .review(let screen) = controller.sheet { screen } else { nil }
  }

  /// The blocks of the duel's sheet, or `nil` if the duel isn't shown.
  private func duelBlocks(_ controller: CodeBreakerController) -> [Block<CodeBreakerSession.Picture>]? {
    if case .duel(let screen) = controller.sheet { screen.sections.flatMap(\.blocks) } else { nil }
  }

  private func attempt(_ choices: Int...) {
    for (hole, choice) in choices.enumerated() { session.drop(.choice(choice), onto: hole) }
    session.guess()
  }

  @Test func duelResultCardShowsAnswersVerdictAndActions() throws {
    open("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3")
    #expect(controller.popUpCard == nil)
    attempt(0, 1, 2, 3)
    attempt(2, 0, 2, 0)
    let card = try #require(controller.popUpCard)
    #expect(card.title == "Lucky!")
    #expect(card.blocks.contains { $0.id == "ended-history" })
    #expect(card.text("ended-note") == "You won by a guess: 2 to 3.")
    #expect(card.action("Send it back")?.shareItem == session.endedDuel?.shareItem)
    #expect(card.action("Share") == nil)
    #expect(card.action("Compare") != nil)
    #expect(card.action("Review") == nil)
    #expect(card == controller.popUpCard, "the card is unchanged without an action")
    session.playAgain()
    #expect(controller.popUpCard == nil)
    #expect(session.attempts.isEmpty)
    #expect(session.endedDuel?.shareItem == nil)
  }

  @Test func resultCardWithoutFriendOrAttemptsHasNoVerdictOrReview() throws {
    open("codebreaker/1/5/3.faces")
    session.askToGiveUp()
    session.giveUp()
    let card = try #require(controller.popUpCard)
    #expect(card.text("ended-note") == nil)
    #expect(card.action("Share") != nil)
    #expect(card.action("Review") == nil)
    #expect(card.action("Compare") == nil)
    #expect(!card.blocks.contains { $0.id == "ended-history" }, "no game is recorded")
  }

  @Test func hintCardIsUpdatedAfterEachChange() async throws {
    open("codebreaker/1/537/4.mastermind")
    attempt(0, 0, 1, 1)
    session.askForHint()
    let before = try #require(controller.popUpCard)
    #expect(before.action("Count codes")?.isEnabled == true)
    #expect(before.text("hint-thinking") == nil)
    session.reveal(.count)
    let after = try #require(controller.popUpCard)
    #expect(after.action("Count codes")?.isEnabled == false)
    #expect(after.text("hint-thinking") != nil)
    while session.hint.isThinking { await Task.yield() }
    let told = try #require(controller.popUpCard)
    #expect(told.text("hint-answer-1") == session.hintText(.count))
    #expect(told.action("Count codes") == nil)
  }

  /// SwiftUI reports the end of a sheet after its animation. The report must not close a sheet that has opened in the
  /// meantime.
  @Test(arguments: ["new game", "review", "duel"])
  func linkReplacesTheSheetAndALateDismissalKeepsTheNextPopUp(id: String) {
    open("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3")
    attempt(2, 0, 2, 0)
    switch id {
    case "new game": session.askForNewGame()
    case "review": session.openReview()
    default: session.openDuel()
    }
    #expect(controller.sheet?.id == id)
    #expect(controller.topLayer == .sheet)
    open("codebreaker/1/5/3.faces")
    #expect(controller.sheet == nil)
    #expect(controller.topLayer == .screen)
    #expect(session.game.setup.pegCount == 3)
    session.askToGiveUp()
    controller.sheet = nil
    #expect(session.popUp == .confirmGiveUp)
  }

  /// On a Mac, the menus can start a new game while the review is open.
  @Test func dismissingAnOldSheetKeepsTheNextOne() {
    open("codebreaker/1/537/4.mastermind")
    attempt(2, 0, 2, 0)
    session.openReview()
    controller.presentedSheetID = controller.sheet?.id
    session.askForNewGame()
    #expect(controller.sheet?.id == "new game")
    controller.sheet = nil
    #expect(controller.sheet?.id == "new game", "SwiftUI dismissed the review")
    controller.presentedSheetID = controller.sheet?.id
    controller.sheet = nil
    #expect(controller.sheet?.id == "review", "the review returns after the other sheet")
    controller.presentedSheetID = controller.sheet?.id
    controller.sheet = nil
    #expect(controller.sheet == nil)
  }

  @Test func linkToTheCurrentGameClosesAllPopUpsButTheResult() {
    open("codebreaker/1/537/4.mastermind")
    attempt(0, 0, 1, 1)
    for open in [{ $0.askForNewGame() }, { $0.askForHint() }, { $0.askToGiveUp() }] as [(CodeBreakerSession) -> Void] {
      open(session)
      #expect(controller.topLayer > .screen)
      self.open("codebreaker/1/537/4.mastermind")
      #expect(controller.topLayer == .screen)
      #expect(session.popUp == nil)
      #expect(session.game.attempts.count == 1)
    }
    session.askToGiveUp()
    session.giveUp()
    open("codebreaker/1/537/4.mastermind")
    #expect(controller.topLayer == .cover, "the result stays")
  }

  @Test func invalidLinkIsReportedOverTheSheet() {
    session.askForNewGame()
    open("codebreaker/1/537/9.mastermind")
    #expect(controller.sheet?.id == "new game")
    #expect(session.notices.count == 1)
    #expect(controller.topLayer == .sheet)
  }

  @Test func topLayerFollowsPopUpsAndSheets() {
    #expect(controller.topLayer == .screen)
    #expect(!controller.isCovered)
    session.askToGiveUp()
    #expect(controller.topLayer == .cover)
    #expect(controller.isCovered)
    session.giveUp()
    #expect(controller.topLayer == .cover)
    #expect(controller.isCovered)
    session.askForNewGame()
    #expect(controller.topLayer == .sheet)
    controller.sheet = nil
    #expect(controller.topLayer == .screen)
  }

  @Test func reviewShowsItsProgressAndThenItsShareableResult() async throws {
    open("codebreaker/1/537/4.mastermind")
    attempt(0, 0, 1, 1)
    attempt(2, 0, 2, 0)
    session.openReview()
    let first = try #require(review(controller))
    let name = "The coach is reviewing every guess."
    #expect(first.blocks == [Block("review-progress", .progress(name, done: 0, count: 2))])
    while session.gameReview?.reviewState.review == nil { await Task.yield() }
    let last = try #require(review(controller))
    #expect(last.text("review-game") == "Game 537, Mastermind, 4 pegs. Solved in 2 guesses.")
    #expect(last.action("Share this review")?.shareItem != nil)
  }

  @Test func duelShowsItsProgressAndThenItsCurves() async throws {
    open("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3")
    attempt(2, 0, 2, 0)
    session.openDuel()
    let name = "The coach is reviewing both games."
    #expect(
      try #require(duelBlocks(controller)).contains(Block("duel-progress", .progress(name, done: 0, count: 4))))
    while session.duel?.isReviewed != true { await Task.yield() }
    let last = try #require(duelBlocks(controller))
    #expect(!last.contains { $0.id == "duel-progress" })
    #expect(last.contains { $0.id == "duel-curves" })
  }

  @Test func reviewAndDuelReportACoachThatDoesNotAnswer() async {
    let controller = CodeBreakerController(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 })
    ) { _ in nil }
    let session = controller.session
    session.open(address: Array("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3".utf8))
    for (hole, choice) in [2, 0, 2, 0].enumerated() { session.drop(.choice(choice), onto: hole) }
    session.guess()
    session.openReview()
    while session.coachQuestion != nil { await Task.yield() }
    #expect(review(controller)?.text("review-progress") == session.coachProblem)
    #expect(review(controller)?.action("Try again") != nil)
    session.closeReview()
    session.openDuel()
    while session.coachQuestion != nil { await Task.yield() }
    let retry = Action(.init(CodeBreakerSession.Duel.ActionCode.retry), "Try again")
    #expect(duelBlocks(controller)?.contains(Block("duel-problem", .problem(session.coachProblem, retry))) == true)
  }
}
