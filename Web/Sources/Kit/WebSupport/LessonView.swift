import DOM
import NumberedGame
import PlaySupport

/// Draws what the lesson pages of all games share: the lesson's screen and the Back button. The game draws the
/// position. The page's element `lesson` contains the elements of `parts/lesson-words.html` and the element `actions`.
/// At the end, `lesson` has the class `finished`.
public final class LessonView<Lesson: LessonSession> {
  /// The lesson of the page.
  public let lesson = Lesson(environment: .browser)
  private let frame = Element.named("lesson")
  private let sections: ScreenSectionsView<Never>
  private let actions: ActionList
  private let progressLabel = Element.named("place")
  private let steps = Element.named("steps")
  private var status = LiveRegion("status")
  private let back: Element
  private var drawPosition: () -> Void = {}
  private var shownState: (stepIndex: Int, stage: LessonStage)?

  /// Creates the view. Nothing is drawn before `begin`.
  public init() {
    PressGuard.begin()
    let lesson = lesson
    let actionHandler = ScreenActionHandler(
      rootPath: "../", perform: { id, _ in lesson.perform(id) }, onShare: { _ in })
    sections = ScreenSectionsView(Element.named("screen"), heading: "h2", actionHandler, draw: { _, _ in })
    actions = ActionList(Element.named("actions"), actionHandler)
    back = Element.button("back") { lesson.core.goBack() }
  }

  /// Draws the lesson, now and after every change. `drawPosition` draws the position.
  public func begin(_ drawPosition: @escaping () -> Void) {
    self.drawPosition = drawPosition
    lesson.core.onChange = { [self] in update() }
    LocalStorage.onChange { [self] _ in refresh() }
    Window.listen("pageshow") { [self] _ in refresh() }
    update()
  }

  private func refresh() {
    lesson.core.refresh()
    update()
  }

  private func update() {
    drawScreen()
    drawPosition()
  }

  private func drawScreen() {
    let (core, screen) = (lesson.core, lesson.screen)
    let isOver = core.stage == .over
    frame.setProperty("hidden", false)
    frame.toggleClass("finished", isOver)
    progressLabel.setText(isOver ? "" : core.progressText)
    steps.fill(
      core.steps.indices.map { index in
        Element.make("li", index == core.stepIndex && !isOver ? "here" : index < core.doneCount ? "done" : "")
      })
    back.setProperty("hidden", !core.canGoBack)
    sections.show(screen.sections)
    actions.show(screen.actions)
    status.announce(core.spokenEvent)
    moveFocus()
    shownState = (core.stepIndex, core.stage)
  }

  /// Moves the focus to the next control, because the element that had the focus may be gone.
  private func moveFocus() {
    let core = lesson.core
    guard let shownState, shownState.stepIndex != core.stepIndex || shownState.stage != core.stage else { return }
    PressGuard.situationDidChange()
    (core.stage == .asking ? Element.named("position") : frame.find("#actions .primary"))?.call("focus")
  }
}
