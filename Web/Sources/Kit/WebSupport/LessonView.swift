import DOM
import NumberedGame
import PlaySupport

/// The parts that the lessons of all games share: the text of a step, its buttons, and the end of the lesson. The elements are
/// those of `parts/lesson.html`, `parts/lesson-words.html` and `parts/lesson-ways.html`.
public final class LessonView<Step: LessonStep> {
  private let core: LessonCore<Step>
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
  public init(_ core: LessonCore<Step>, endText: @escaping () -> String, draw: @escaping () -> Void) {
    self.core = core
    self.endText = endText
    next = Part.button("next") { core.goOn() }
    retry = Part.button("retry") { core.retry() }
    show = Part.button("show") { core.showNext() }
    back = Part.button("back") { core.goBack() }
    Part.button("last-step") { core.goBack() }
    Part.button("start-over") { core.startOver() }
    notices = NoticeBar {
      core.dismissNotice()
      draw()
    }
    let refresh = {
      core.refresh()
      draw()
    }
    LocalStorage.onChange { _ in refresh() }
    Window.listen("pageshow") { _ in refresh() }
    core.onChange = draw
  }

  /// Draws what has changed.
  public func draw() {
    let isOver = core.stage == .over
    words.setProperty("hidden", isOver)
    Part.named("over").setProperty("hidden", !isOver)
    notices?.show(core.notice)
    status.setText(core.status)
    if isOver {
      Part.named("over-title").setText(core.endTitle)
      Part.named("over-text").setText(endText())
    } else {
      drawStep()
    }
    moveFocus()
    shown = (core.place, core.stage)
  }

  private func drawStep() {
    let step = core.step
    Part.named("place").setText(core.placeText)
    Part.named("title").setText(step.title)
    Part.named("text").setText(step.text)
    said.setText(core.remark.isEmpty ? step.task : core.remark)
    said.toggleClass("right", core.stage == .done)
    said.toggleClass("wrong", core.stage == .missed)
    steps.fill(
      core.steps.indices.map { index in
        Make.element("li", index == core.place ? "here" : index < core.doneCount ? "done" : "")
      })
    next.setProperty("hidden", !core.canGoOn)
    next.toggleClass("primary", core.stage == .done)
    next.setText(core.place + 1 == core.steps.count ? "Finish" : "Next")
    retry.setProperty("hidden", core.stage != .missed)
    show.setProperty("hidden", !core.canShow)
    back.setProperty("hidden", !core.canGoBack)
  }

  /// Moves the focus to what comes next. The element that had it may be hidden now.
  private func moveFocus() {
    guard let shown, shown.place != core.place || shown.stage != core.stage else { return }
    switch core.stage {
    case .done: next.call("focus")
    case .missed: retry.call("focus")
    case .over: Part.named("play").call("focus")
    case .asking: Part.named("position").call("focus")
    }
  }
}
