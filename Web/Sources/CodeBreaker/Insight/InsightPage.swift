import CodeBreakerModel
import CodeBreakerSession
import DOM
import PlaySupport
import WebSupport

/// The parts of the page of CodeBreaker that need the coach: hints, the review, and the skill over time. Each is drawn
/// while it can be seen.
///
/// The game itself is played by another program. To that one, this is another window of the same game: the two share the
/// storage, and nothing else.
final class InsightPage {
  // The page lasts as long as the program.
  nonisolated(unsafe) private static var page: InsightPage?

  private let table = CodeBreakerSession(environment: .browser)
  private let review = ReviewSession(environment: .browser)
  private let coach: CoachLine<CoachQuestion>
  private let hintsView: HintsView
  private let reviewView: ReviewView
  private let skillView: SkillView

  static func start() {
    let page = InsightPage()
    Self.page = page
    page.begin()
  }

  private init() {
    let (table, review) = (table, review)
    coach = CoachLine(
      files: "codebreaker/coach.wasm",
      question: { table.coachQuestion ?? review.coachQuestion }, text: { $0.text },
      // The one that did not ask takes no notice.
      receive: { answer, question in
        table.receive(answer, to: question)
        review.receive(answer, to: question)
      },
      fail: {
        table.coachFailed()
        review.coachFailed()
      })
    hintsView = HintsView(table)
    reviewView = ReviewView(review)
    skillView = SkillView(review)
  }

  private func begin() {
    let style = Element.make("link")
    style.setAttribute("rel", "stylesheet")
    style.setAttribute("href", "insight.css")
    Element.find("head")?.append(style)
    // The game's own program keeps the time.
    table.windowHidden()
    table.onChange = { [self] in
      hintsView.draw()
      coach.draw()
    }
    review.onChange = { [self] in
      reviewView.draw()
      coach.draw()
    }
    whenSeen("hints") { [table] isSeen in
      if isSeen {
        table.storageChanged()
        table.askForHint()
      } else {
        table.closePopUp()
      }
    }
    whenSeen("panel-review") { [self] isSeen in
      if isSeen { review.open() } else { review.close() }
      moveFocus(to: isSeen ? "panel-review" : "over-review")
    }
    whenSeen("panel-statistics") { [skillView] isSeen in if isSeen { skillView.draw() } }
    Part.named("group").listen("change") { [skillView] _ in skillView.draw() }
  }

  /// Brings the keyboard along into the review and back, unless it is somewhere that can still be seen, such as on a tab.
  private func moveFocus(to name: String) {
    if let active = Window.activeElement, !active.matches("body"), active.bounds.width > 0 { return }
    Part.named(name).call("focus")
  }

  /// Tells when a part of the page comes to be seen and when it no longer is. What is not shown has no size.
  private func whenSeen(_ name: String, _ action: @escaping (_ isSeen: Bool) -> Void) {
    let part = Part.named(name)
    var wasSeen = false
    part.observeSize {
      let isSeen = part.bounds.width > 0
      guard isSeen != wasSeen else { return }
      wasSeen = isSeen
      action(isSeen)
    }
  }
}
