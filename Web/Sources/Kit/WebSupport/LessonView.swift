import DOM
import NumberedGame
import PlaySupport

/// Draws what the lesson pages of all games share: the lesson's screen, and the buttons Back and Lessons. The game draws
/// the position. The page's element `lesson` contains the elements of `parts/lesson-words.html` and the element
/// `actions`. It has the class `finished` at the end, and `choosing` while it shows the list of lessons. The fragment of
/// the page's address names the lesson, as in `lesson.html#corner`.
public final class LessonView<Lesson: LessonSession> {
  /// The lesson of the page.
  public let lesson = Lesson(environment: .browser)
  private let frame = Element.named("lesson")
  private let sections: ScreenSectionsView<Never>
  private let actions: ActionList
  private let progressLabel = Element.named("place")
  private let steps = Element.named("steps")
  private var status = LiveRegion("status")
  private let title = Element.named("title")
  private let back: Element
  private let list: Element
  private var drawPosition: () -> Void = {}
  private var shownState: (lessonIndex: Int, beginCount: Int, stage: LessonStage)?

  /// Creates the view. Nothing is drawn before `begin`.
  public init() {
    PressGuard.begin()
    let lesson = lesson
    let actionHandler = ScreenActionHandler(
      rootPath: "../", perform: { id, _ in lesson.perform(id) }, onShare: { _ in })
    sections = ScreenSectionsView(Element.named("screen"), heading: "h2", actionHandler, draw: { _, _ in })
    actions = ActionList(Element.named("actions"), actionHandler)
    back = Element.button("back") { lesson.core.goBack() }
    list = Element.button("show-lessons") { lesson.core.showList() }
  }

  /// Draws the lesson, now and after every change. `drawPosition` draws the position.
  public func begin(_ drawPosition: @escaping () -> Void) {
    self.drawPosition = drawPosition
    lesson.core.onChange = { [self] in update() }
    LocalStorage.onChange { [self] _ in refresh() }
    Window.listen("pageshow") { [self] _ in refresh() }
    openAddress()
    Window.onHashChange { [self] in openAddress() }
    update()
  }

  /// Opens the lesson that the address names, unless it is open.
  private func openAddress() {
    let (core, name) = (lesson.core, AddressText.cleaned(fragment: Window.hash))
    guard let index = core.lessons.indices.first(where: { core.lessons[$0].name.utf8Bytes == name }),
      index != core.lessonIndex
    else { return }
    core.open(index, resumesAtEnd: true)
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
    let isChoosing = core.stage == .choosing
    frame.setProperty("hidden", false)
    frame.toggleClass("finished", core.stage == .over)
    frame.toggleClass("choosing", isChoosing)
    title.setText(screen.title)
    progressLabel.setText(core.showsStep ? core.progressText : "")
    let shownSteps = isChoosing ? 0..<0 : core.steps.indices
    steps.fill(
      shownSteps.map { index in
        Element.make("li", index == core.stepIndex && core.showsStep ? "here" : index < core.doneCount ? "done" : "")
      })
    back.setProperty("hidden", !core.canGoBack)
    list.setProperty("hidden", isChoosing)
    showAddress()
    sections.show(screen.sections)
    actions.show(screen.actions)
    status.announce(core.spokenEvent)
    moveFocus()
    shownState = (core.lessonIndex, core.beginCount, core.stage)
  }

  /// Names the lesson in the address when another one has been opened, so that a reload and a bookmark lead to it.
  private func showAddress() {
    let core = lesson.core
    guard let shownState, shownState.lessonIndex != core.lessonIndex else { return }
    Window.changeHash(core.lesson.name, isReplacing: true)
  }

  /// Moves the focus to the next control, because the element that had the focus may be gone.
  private func moveFocus() {
    let core = lesson.core
    guard let shownState, shownState.beginCount != core.beginCount || shownState.stage != core.stage else { return }
    PressGuard.situationDidChange()
    let isWaiting = core.stage == .asking || core.stage == .choosing
    (isWaiting ? Element.named("position") : frame.find("#actions .primary"))?.call("focus")
  }
}
