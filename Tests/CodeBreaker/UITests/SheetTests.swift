import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import PlaySupport
import Testing

@testable import CodeBreakerUI

/// The content of pop-ups and sheets, which stays while they fade or slide away.
@MainActor @Suite struct SheetTests {
  private let controller = CodeBreakerController(
    environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 })
  ) { FakeCoach.advice(on: $0).text }

  private var session: CodeBreakerSession { controller.session }

  private func open(_ address: String) {
    session.open(address: Array(address.utf8))
  }

  private func hints(_ controller: CodeBreakerController) -> HintPage? {
    if case .hint(let page) = controller.sheet { page } else { nil }
  }

  private func review(_ controller: CodeBreakerController) -> ReviewPage? {
    if case .review(let page) = controller.sheet { page } else { nil }
  }

  /// The blocks of the duel's sheet, if it's shown.
  private func duel(_ controller: CodeBreakerController) -> [Block<CodeBreakerSession.Picture>]? {
    if case .duel(let screen) = controller.sheet { screen.sections.flatMap(\.blocks) } else { nil }
  }

  private func attempt(_ choices: Int...) {
    for (hole, choice) in choices.enumerated() { session.drop(.choice(choice), onto: hole) }
    session.guess()
  }

  @Test func resultCardKeepsItsContent() throws {
    open("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3")
    #expect(EndedCard(controller) == nil)
    attempt(0, 1, 2, 3)
    attempt(2, 0, 2, 0)
    let card = try #require(EndedCard(controller))
    #expect(card.ended.attemptCount == 2 && card.markers.map(\.count) == [4, 4])
    #expect(card.markers.last == [.exact, .exact, .exact, .exact], "the first attempt is at the top")
    #expect(card.verdict == "You won by a guess: 2 to 3.")
    #expect(card.answer == controller.answerShareText && card.share == controller.shareText && card.answer != nil)
    #expect(card == EndedCard(controller), "the card is unchanged without an action")
    // As a value, the card doesn't change while it fades.
    session.playAgain()
    #expect(EndedCard(controller) == nil && session.attempts.isEmpty && controller.answerShareText == nil)
    #expect(card.markers.count == 2 && card.ended.game.masterCode.pegs.count == 4)
  }

  @Test func cardWithoutAFriendHasNoVerdict() throws {
    open("codebreaker/1/5/3.faces")
    session.askToGiveUp()
    controller.giveUp()
    let card = try #require(EndedCard(controller))
    #expect(card.verdict == nil && card.answer == nil && card.markers.isEmpty && !card.ended.canReview)
    #expect(!card.showsLetters)
    open("codebreaker/1/537/4.mastermind")
    controller.letters = .on
    attempt(2, 0, 2, 0)
    #expect(EndedCard(controller)?.showsLetters == true)
  }

  @Test func sheetIsUpdatedAfterEachChange() async throws {
    open("codebreaker/1/537/4.mastermind")
    attempt(0, 0, 1, 1)
    session.askForHint()
    let before = try #require(hints(controller))
    #expect(before == HintPage(session) && before.theme == .mastermind)
    session.reveal(.count)
    let after = try #require(hints(controller))
    #expect(after.isThinking && !before.isThinking && after == HintPage(session))
    while session.hint.isThinking { await Task.yield() }
    let told = try #require(hints(controller))
    #expect(told.lines[0].answer != nil && !told.isThinking)
  }

  /// SwiftUI reports the end of a sheet after its animation, which must not close what has opened since.
  @Test(arguments: ["new game", "review", "duel"]) func linkClosesTheSheetAndOpensItsGame(id: String) {
    open("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3")
    attempt(2, 0, 2, 0)
    switch id {
    case "new game": session.askForNewGame()
    case "review": session.openReview()
    default: session.openDuel()
    }
    #expect(controller.sheet?.id == id && controller.topLayer == .sheet)
    open("codebreaker/1/5/3.faces")
    #expect(controller.sheet == nil && controller.topLayer == .screen && session.game.setup.pegCount == 3)
    session.askToGiveUp()
    controller.sheet = nil
    #expect(controller.isAskingToGiveUp)
  }

  /// On a Mac, the menus can start a new game while the review is open.
  @Test func dismissingAnOldSheetKeepsTheNextOne() {
    open("codebreaker/1/537/4.mastermind")
    attempt(2, 0, 2, 0)
    session.openReview()
    controller.presented = controller.sheet?.id
    session.askForNewGame()
    #expect(controller.sheet?.id == "new game")
    controller.sheet = nil
    #expect(controller.sheet?.id == "new game", "SwiftUI dismissed the review")
    controller.presented = controller.sheet?.id
    controller.sheet = nil
    #expect(controller.sheet?.id == "review", "the review returns after the other sheet")
    controller.presented = controller.sheet?.id
    controller.sheet = nil
    #expect(controller.sheet == nil)
  }

  /// A link to the current game closes the pop-ups in front of it.
  @Test func linkToTheCurrentGameShowsIt() {
    open("codebreaker/1/537/4.mastermind")
    attempt(0, 0, 1, 1)
    for open in [{ $0.askForNewGame() }, { $0.askForHint() }, { $0.askToGiveUp() }] as [(CodeBreakerSession) -> Void] {
      open(session)
      #expect(controller.topLayer == .sheet)
      self.open("codebreaker/1/537/4.mastermind")
      #expect(controller.topLayer == .screen && session.popUp == nil && session.game.attempts.count == 1)
    }
    session.askToGiveUp()
    controller.giveUp()
    open("codebreaker/1/537/4.mastermind")
    #expect(controller.topLayer == .cover, "the result stays")
  }

  @Test func invalidLinkIsReportedOverTheSheet() {
    session.askForNewGame()
    open("codebreaker/1/537/9.mastermind")
    #expect(controller.sheet?.id == "new game" && session.notices.count == 1 && controller.topLayer == .sheet)
  }

  @Test func noticesAreOnTheTopLayer() {
    #expect(controller.topLayer == .screen && !controller.isAsking)
    session.askToGiveUp()
    #expect(controller.topLayer == .sheet && controller.isAsking)
    controller.giveUp()
    #expect(controller.topLayer == .cover && controller.isAsking)
    session.askForNewGame()
    #expect(controller.topLayer == .sheet)
    controller.sheet = nil
    #expect(controller.topLayer == .screen)
  }

  @Test func reviewShowsItsProgress() async throws {
    open("codebreaker/1/537/4.mastermind")
    attempt(0, 0, 1, 1)
    attempt(2, 0, 2, 0)
    session.openReview()
    let first = try #require(review(controller))
    guard case .running(done: 0, count: 2) = first.progress else {
      Issue.record("a review that has just begun is running")
      return
    }
    #expect(first.share == nil)
    while session.gameReview?.reviewing.review == nil { await Task.yield() }
    let last = try #require(review(controller))
    guard case .done(let picture) = last.progress else {
      Issue.record("a review that is done is shown")
      return
    }
    #expect(picture.attempts.count == 2 && last.share != nil)
  }

  @Test func duelShowsItsProgress() async throws {
    open("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3")
    attempt(2, 0, 2, 0)
    session.openDuel()
    let name = "The coach reviews both games."
    #expect(
      try #require(duel(controller)).contains(Block("duel-progress", .progress(name, done: 1, count: 5))))
    while session.duel?.isReviewed != true { await Task.yield() }
    let last = try #require(duel(controller))
    #expect(!last.contains { $0.id == "duel-progress" } && last.contains { $0.id == "duel-curves" })
  }

  @Test func missingCoachIsReported() async {
    let controller = CodeBreakerController(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 })
    ) { _ in nil }
    let session = controller.session
    session.open(address: Array("codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3".utf8))
    for (hole, choice) in [2, 0, 2, 0].enumerated() { session.drop(.choice(choice), onto: hole) }
    session.guess()
    session.openReview()
    while session.coachQuestion != nil { await Task.yield() }
    guard case .failed(let problem) = review(controller)?.progress else {
      Issue.record("a review that has failed says so")
      return
    }
    #expect(problem == session.coachProblem)
    session.closeReview()
    session.openDuel()
    while session.coachQuestion != nil { await Task.yield() }
    let retry = Action(.init(CodeBreakerSession.Duel.Code.retry), "Try again")
    #expect(duel(controller)?.contains(Block("duel-problem", .problem(session.coachProblem, retry))) == true)
  }
}
