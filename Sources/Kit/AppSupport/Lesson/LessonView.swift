#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The sheet of a lesson: the step's text and task, a position to try the task on, drawn by the game, and buttons.
public struct LessonView<Lesson: LessonSession, Position: View>: View {
  private let screen: LessonScreen<Lesson>
  private let close: @MainActor () -> Void
  private let position: (LessonScreen<Lesson>, _ side: CGFloat) -> Position
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.scenePhase) private var scenePhase

  /// Creates the sheet. `position` returns the view of the position, given the maximum side of a board, in points. It
  /// must read the lesson from the screen, so that the view is redrawn after each change.
  public init(
    _ screen: LessonScreen<Lesson>, close: @escaping @MainActor () -> Void,
    @ViewBuilder position: @escaping (LessonScreen<Lesson>, _ side: CGFloat) -> Position
  ) {
    self.screen = screen
    self.close = close
    self.position = position
  }

  /// The page, with the buttons Back, Lessons, and Done.
  public var body: some View {
    let lesson = screen.lesson
    NavigationStack {
      GeometryReader { space in
        stepContent(lesson, width: Double(space.size.width), height: Double(space.size.height))
      }
      .screenTitle(lesson.screen.title)
      .toolbar {
        DoneButton(action: close)
        ToolbarItem(placement: .primaryAction) {
          Button("Back", systemImage: "chevron.backward") { lesson.core.goBack() }
            .keyboardShortcut("[")
            .disabled(!lesson.core.canGoBack)
            .accessibilityHint("Goes to the previous step.")
        }
        if lesson.core.lessons.count > 1, lesson.core.stage != .choosing {
          ToolbarItem(placement: .primaryAction) {
            Button("Lessons", systemImage: "list.bullet") { lesson.perform(.init(LessonAction.showList)) }
          }
        }
      }
    }
    .announces(AnnouncementState(lesson.core.spokenEvent))
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { screen.refresh() }
    }
  }

  @ViewBuilder private func stepContent(_ lesson: Lesson, width: Double, height: Double) -> some View {
    let isSideBySide = LessonLayout.isSideBySide(
      width: width, height: height, hasLargeText: dynamicTypeSize.isAccessibilitySize)
    let side = CGFloat(LessonLayout.boardSide(height: height, isSideBySide: isSideBySide))
    let showsStep = lesson.core.showsStep
    if showsStep, isSideBySide {
      HStack(alignment: .top, spacing: 0) {
        column(width: LessonLayout.maxPositionWidth) { position(screen, side) }
        column(width: LessonLayout.maxTextWidth) {
          stepText(lesson)
          actions(lesson)
        }
      }
    } else {
      column(width: LessonLayout.maxTextWidth) {
        stepText(lesson)
        if showsStep {
          position(screen, side)
            .frame(maxWidth: CGFloat(LessonLayout.maxPositionWidth))
            .frame(maxWidth: .infinity)
        }
        actions(lesson)
      }
    }
  }

  private func column(width: Double, @ViewBuilder _ content: () -> some View) -> some View {
    ReadingPage(maxWidth: CGFloat(width), spacing: 12) { content() }
      .scrollBounceBehavior(.basedOnSize)
  }

  @ViewBuilder private func stepText(_ lesson: Lesson) -> some View {
    let core = lesson.core
    if core.showsStep {
      HStack(spacing: 8) {
        NoteText(core.progressText)
          .monospacedDigit()
        LessonProgressDots(count: core.steps.count, currentIndex: core.stepIndex, doneCount: core.doneCount)
      }
    }
    ScreenSectionsView(outsideForm: lesson.screen.sections, actionHandler)
  }

  private func actions(_ lesson: Lesson) -> some View {
    ActionButtons(actions: lesson.screen.actions, actionHandler: actionHandler)
  }

  /// Performs the lesson's actions. Its only link leads to the game behind the sheet, so the link closes the sheet.
  private var actionHandler: ScreenActionHandler {
    let (screen, close) = (screen, close)
    return ScreenActionHandler(returnPerformsMain: true) { id, _ in
      screen.lesson.perform(id)
    } opener: { _ in
      close
    }
  }
}

/// A dot for each step: filled if done, wider if current. Hidden from screen readers, because the text says the same.
private struct LessonProgressDots: View {
  let count: Int
  let currentIndex: Int
  let doneCount: Int

  var body: some View {
    HStack(spacing: 5) {
      ForEach(0..<count, id: \.self) { step in
        if step == currentIndex {
          RoundedRectangle(cornerRadius: 4).fill(.accent).frame(width: 18, height: 8)
        } else if step < doneCount {
          Circle().fill(.accent).frame(width: 8, height: 8)
        } else {
          Circle().strokeBorder(.muted, lineWidth: 1).frame(width: 8, height: 8)
        }
      }
    }
    .accessibilityHidden(true)
  }
}

#Preview("Marks") { LessonProgressDots(count: 4, currentIndex: 1, doneCount: 3).inBothSchemes() }
#endif
