import DOM
import GameCore
import SessionSupport

/// The page of a lesson: shows the lesson's screen (`ScreenPanel`), the progress, and the buttons Back and Lessons. The
/// page's element `lesson` contains the elements of `parts/lesson-words.html`. It has the class `finished` at the end, and
/// `choosing` while it shows the list of lessons. The fragment of the page's address names the lesson, as in
/// `lesson.html#corner`.
public final class LessonView<Lesson: LessonSession> {
  /// The lesson of the page.
  public let lesson = Lesson(environment: .browser)
  private let frame = Element.named("lesson")
  private let panel: ScreenPanel<Lesson>
  private let progressLabel = Element.named("place")
  private let steps = Element.named("steps")
  private var status = LiveRegion("status")
  private var gear: SettingsGear<Lesson>
  private let back: Element
  private let list: Element
  private var drawPosition: () -> Void = {}
  private var shownLessonIndex: Int?

  /// Creates the view. Nothing is drawn before `begin`. `draw` draws a picture of the game into an empty element.
  public init(draw: @escaping (Lesson.Picture, Element) -> Void) {
    PressGuard.begin()
    gear = SettingsGear(lesson)
    let lesson = lesson
    panel = ScreenPanel(lesson, heading: "h2", draw: draw)
    back = Element.button("back") { lesson.perform(lesson.backAction.id) }
    list = Element.button("show-lessons") { lesson.perform(lesson.listAction.id) }
  }

  /// Draws the lesson, now and after every change. `drawPosition` draws what the screen doesn't contain.
  public func begin(_ drawPosition: @escaping () -> Void = {}) {
    self.drawPosition = drawPosition
    lesson.core.onChange = { [self] in update() }
    LocalStorage.onChange { [lesson] _ in lesson.loadChangesFromStorage() }
    Window.listen("pageshow") { [lesson] _ in lesson.loadChangesFromStorage() }
    openAddress()
    Window.onHashChange { [self] in openAddress() }
    update()
  }

  /// Focuses the selected part or the main button of a block.
  public func focus(_ id: BlockID) { panel.focus(id) }

  /// Opens the lesson that the address names, unless it is open.
  private func openAddress() {
    let (core, name) = (lesson.core, AddressText.cleaned(fragment: Window.hash))
    guard let index = core.lessons.indices.first(where: { core.lessons[$0].name.utf8Bytes == name }),
      index != core.lessonIndex
    else { return }
    core.open(index, resumesAtEnd: true)
  }

  private func update() {
    let core = lesson.core
    let isChoosing = core.stage == .choosing
    frame.setProperty("hidden", false)
    frame.toggleClass("finished", core.stage == .over)
    frame.toggleClass("choosing", isChoosing)
    progressLabel.setText(core.showsStep ? core.progressText : "")
    let shownSteps = isChoosing ? 0..<0 : core.steps.indices
    steps.fill(
      shownSteps.map { index in
        Element.make("li", index == core.stepIndex && core.showsStep ? "here" : index < core.doneCount ? "done" : "")
      })
    back.setProperty("hidden", !core.canGoBack)
    list.setProperty("hidden", !core.canShowList)
    showAddress()
    drawPosition()
    panel.show(lesson.screen)
    gear.draw()
    status.announce(core.spokenEvent)
  }

  /// Names the lesson in the address when another one has been opened, so that a reload and a bookmark lead to it.
  private func showAddress() {
    let core = lesson.core
    if let shownLessonIndex, shownLessonIndex != core.lessonIndex {
      Window.changeHash(core.lesson.name, isReplacing: true)
    }
    shownLessonIndex = core.lessonIndex
  }
}
