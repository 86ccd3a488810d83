import DOM
import NumberedGame
import PlaySupport

/// The parts that the lessons of all games share: the text of a step, its buttons, and the end of the lesson. The elements are
/// those of `parts/lesson.html`, `parts/lesson-words.html` and `parts/lesson-ways.html`.
public final class LessonView<Step: LessonStep> {
  private let desk: LessonDesk<Step>
  private let endText: () -> String
  private let words = Part.named("lesson")
  private let said = Part.named("said")
  private let steps = Part.named("steps")
  private let status = Part.named("status")
  private let next: Element
  private let retry: Element
  private let show: Element
  private let back: Element
  private var notices: NoticeBar?
  private var shown: (place: Int, stage: LessonStage)?

  /// Creates the view. `endText` returns the text below the end's title, and `draw` draws the page again.
  public init(_ desk: LessonDesk<Step>, endText: @escaping () -> String, draw: @escaping () -> Void) {
    self.desk = desk
    self.endText = endText
    next = Part.button("next") { desk.goOn() }
    retry = Part.button("retry") { desk.retry() }
    show = Part.button("show") { desk.showNext() }
    back = Part.button("back") { desk.goBack() }
    Part.button("last-step") { desk.goBack() }
    Part.button("start-over") { desk.startOver() }
    notices = NoticeBar {
      desk.dismissNotice()
      draw()
    }
    let refresh = {
      desk.refresh()
      draw()
    }
    LocalStorage.onChange { _ in refresh() }
    Window.listen("pageshow") { _ in refresh() }
    desk.onChange = draw
  }

  /// Draws what has changed.
  public func draw() {
    let isOver = desk.stage == .over
    words.setProperty("hidden", isOver)
    Part.named("over").setProperty("hidden", !isOver)
    notices?.show(desk.notice)
    status.setText(desk.status)
    if isOver {
      Part.named("over-title").setText(desk.endTitle)
      Part.named("over-text").setText(endText())
    } else {
      drawStep()
    }
    moveFocus()
    shown = (desk.place, desk.stage)
  }

  private func drawStep() {
    let step = desk.step
    Part.named("place").setText(desk.placeText)
    Part.named("title").setText(step.title)
    Part.named("text").setText(step.text)
    said.setText(desk.remark.isEmpty ? step.task : desk.remark)
    said.toggleClass("right", desk.stage == .done)
    said.toggleClass("wrong", desk.stage == .missed)
    steps.fill(
      desk.steps.indices.map { index in
        Make.element("li", index == desk.place ? "here" : index < desk.doneCount ? "done" : "")
      })
    next.setProperty("hidden", !desk.canGoOn)
    next.toggleClass("primary", desk.stage == .done)
    next.setText(desk.place + 1 == desk.steps.count ? "Finish" : "Next")
    retry.setProperty("hidden", desk.stage != .missed)
    show.setProperty("hidden", !desk.canShow)
    back.setProperty("hidden", !desk.canGoBack)
  }

  /// Moves the focus to what comes next. The element that had it may be hidden now.
  private func moveFocus() {
    guard let shown, shown.place != desk.place || shown.stage != desk.stage else { return }
    switch desk.stage {
    case .done: next.call("focus")
    case .missed: retry.call("focus")
    case .over: Part.named("play").call("focus")
    case .asking: Part.named("position").call("focus")
    }
  }
}
