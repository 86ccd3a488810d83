import CodeBreakerSession
import DOM
import PlaySupport
import WebSupport

/// What needs the coach: hints, the review, the skill over time. A program of its own draws them, which is loaded when
/// one of them is first seen, so that the game itself is no larger for them.
///
/// That program sees by their size which of them are in front. What it does to the game, it does as another window would:
/// the two share the storage.
final class InsightPart {
  private enum Program { case none, loading, running }

  private let session: CodeBreakerSession
  private let hints: Dialog
  private let hintsProblem = Part.named("hint-problem")
  private let review = Part.named("panel-review")
  private var program = Program.none

  init(_ session: CodeBreakerSession) {
    self.session = session
    hints = Dialog("hints") { session.closePopUp() }
    Part.named("hint").listen("click") { _ in session.askForHint() }
    Part.named("hints-close").listen("click") { _ in session.closePopUp() }
    Part.named("review-close").listen("click") { _ in session.closeReview() }
    for name in ["ended-review", "over-review"] {
      Part.named(name).listen("click") { _ in session.openReview() }
    }
  }

  func draw() {
    var asksForHint = false
    if case .hint = session.popUp { asksForHint = true }
    // First, as closing the hints gives the keyboard back to this button, which cannot take it while it is disabled.
    Part.named("hint").setProperty("disabled", !session.canHint)
    if hints.show(asksForHint) {
      hintsProblem.setText("")
      Part.named("hints-close").call("focus")
    }
    review.setProperty("hidden", !session.isReviewOpen)
    Part.named("over-review").setProperty("hidden", !session.canReview)
    if asksForHint || session.isReviewOpen || session.showsSkill { load() }
  }

  private func load() {
    guard program == .none else { return }
    program = .loading
    Window.run(program: "insight.wasm") { [self] isRunning in
      program = isRunning ? .running : .none
      guard !isRunning else { return }
      hintsProblem.setText(CodeBreakerSession.Spoken.coachTrouble)
      session.reviewFailed()
    }
  }
}
