import GameCore
import SessionSupport
import Testing

@testable import AppSupport

/// A session that asks for confirmation before it counts.
private final class FakeSheetSession: SheetSession {
  typealias CoachTask = Int

  var onChange: (() -> Void)?
  private(set) var question: Int?
  private(set) var spokenEvent = SpokenEvent()
  private(set) var count = 0
  private(set) var receivedText = ""
  private(set) var hasFailed = false
  var notices: [Notice] = []
  let noticeNumber = 0

  func text(of question: Int) -> QuestionText {
    QuestionText(title: "Count to \(question)?", confirmLabel: "Count", text: "It is \(count) now.")
  }

  func reopen(_ question: Int) {
    self.question = question
    onChange?()
  }

  func confirm() {
    guard let question else { return }
    count = question
    self.question = nil
    spokenEvent.report("Counted to \(count).")
    onChange?()
  }

  func cancel() {
    question = nil
    onChange?()
  }

  func dismissNotice() {}
  func loadChangesFromStorage() {}

  var coachQuestion: Int? { receivedText == "\(count)" || hasFailed ? nil : count }

  func coachDidAnswer(_ text: [UInt8], to question: Int) {
    receivedText = String(decoding: text, as: UTF8.self)
    onChange?()
  }

  func handleCoachFailure() {
    hasFailed = true
    onChange?()
  }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct SessionScreenTests {
  private final class CountingScreen: SessionScreen<FakeSheetSession> {
    var changeCount = 0

    override func sourceDidChange() { changeCount += 1 }
  }

  private func screen() -> CountingScreen { CountingScreen(FakeSheetSession()) { Array("\($0)".utf8) } }

  @Test func coachIsAskedAtOnceAndLaterAndEveryChangeIsReported() async {
    let screen = screen()
    while screen.session.receivedText != "0" { await Task.yield() }
    screen.session.reopen(3)
    screen.session.confirm()
    while screen.session.receivedText != "3" { await Task.yield() }
    #expect(screen.changeCount == 4, "changes: the question, its confirmation, and two answers")
  }

  @Test func questionIsShownAndDismissed() {
    let screen = screen()
    #expect(!screen.isAsking)
    #expect(screen.questionText == nil)
    screen.session.reopen(3)
    #expect(screen.isAsking)
    #expect(screen.questionText?.title == "Count to 3?")
    #expect(screen.questionText?.confirmLabel == "Count")
    screen.isAsking = true
    #expect(screen.isAsking)
    screen.isAsking = false
    #expect(!screen.isAsking)
    #expect(screen.session.count == 0)
  }

  @Test func confirmationTakesEffectEvenAfterTheQuestionIsDismissed() {
    let screen = screen()
    screen.session.reopen(3)
    screen.confirm(3)
    #expect(screen.session.count == 3)
    #expect(!screen.isAsking)
    screen.session.reopen(4)
    screen.isAsking = false
    screen.confirm(4)
    #expect(screen.session.count == 4)
    #expect(screen.session.announcementState.status == "Counted to 4.")
  }

  @Test func sessionChangesAreObserved() {
    let screen = screen()
    #expect(changes(of: { _ = screen.session }, by: { screen.session.reopen(1) }) == 1)
  }

  @Test func keysHaveTheNamesThatSessionsExpect() {
    #expect(KeyNames.name(of: "\u{F702}") == Array("ArrowLeft".utf8))
    #expect(KeyNames.name(of: "a") == Array("a".utf8))
    #expect(KeyNames.name(of: "\u{7F}") == Array("Backspace".utf8))
    #expect(KeyNames.name(of: "\r") == Array("Enter".utf8))
  }
}
