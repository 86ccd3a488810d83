#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The sheet of a lesson: the step's text and task, a position to try the task on, and buttons.
public struct LessonView<Lesson: LessonSession, PictureView: View, Board: View>: View {
  private let screen: LessonScreen<Lesson>
  private let close: @MainActor () -> Void
  private let picture: (Lesson.Picture) -> PictureView
  private let board: ((LessonScreen<Lesson>, _ side: CGFloat) -> Board)?
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.scenePhase) private var scenePhase

  /// Creates the sheet. `picture` draws a picture of the game. `board` returns the view of what the screen doesn't contain,
  /// given the maximum side of a board, in points. It must read the lesson from the screen, so that the view is redrawn
  /// after each change.
  public init(
    _ screen: LessonScreen<Lesson>, close: @escaping @MainActor () -> Void,
    @ViewBuilder picture: @escaping (Lesson.Picture) -> PictureView,
    board: @escaping (LessonScreen<Lesson>, _ side: CGFloat) -> Board
  ) {
    self.screen = screen
    self.close = close
    self.picture = picture
    self.board = board
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
          Button("Back", systemImage: "chevron.backward") { lesson.perform(lesson.backAction.id) }
            .keyboardShortcut("[")
            .disabled(!lesson.core.canGoBack)
            .accessibilityHint("Goes to the previous step.")
        }
        if lesson.core.canShowList {
          ToolbarItem(placement: .primaryAction) {
            Button("Lessons", systemImage: "list.bullet") { lesson.perform(lesson.listAction.id) }
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
    let sections = lesson.screen.sections
    if lesson.core.showsStep, isSideBySide {
      HStack(alignment: .top, spacing: 0) {
        if let board {
          column(width: LessonLayout.maxPositionWidth) { board(screen, side) }
          column(width: LessonLayout.maxTextWidth) {
            text(lesson, sections)
            actions(lesson)
          }
        } else {
          column(width: LessonLayout.maxTextWidth) { text(lesson, sections.filter { !$0.isBeside }) }
          column(width: LessonLayout.maxPositionWidth) {
            sectionsView(sections.filter { $0.isBeside })
            actions(lesson)
          }
        }
      }
    } else {
      column(width: LessonLayout.maxTextWidth) {
        text(lesson, sections.filter { !$0.isBeside })
        if lesson.core.showsStep, let board {
          board(screen, side)
            .frame(maxWidth: CGFloat(LessonLayout.maxPositionWidth))
            .frame(maxWidth: .infinity)
        }
        sectionsView(sections.filter { $0.isBeside })
        actions(lesson)
      }
    }
  }

  private func column(width: Double, @ViewBuilder _ content: () -> some View) -> some View {
    ReadingPage(maxWidth: CGFloat(width), spacing: 12) { content() }
      .scrollBounceBehavior(.basedOnSize)
  }

  @ViewBuilder private func text(
    _ lesson: Lesson, _ sections: [SessionSupport.Screen<Lesson.Picture>.Section]
  ) -> some View {
    let core = lesson.core
    if core.showsStep {
      HStack(spacing: 8) {
        NoteText(core.progressText)
          .monospacedDigit()
        LessonProgressDots(count: core.steps.count, currentIndex: core.stepIndex, doneCount: core.doneCount)
      }
    }
    sectionsView(sections)
  }

  private func sectionsView(_ sections: [SessionSupport.Screen<Lesson.Picture>.Section]) -> some View {
    ScreenSectionsView(outsideForm: sections, actionHandler, picture: picture)
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

extension LessonView where Board == EmptyView {
  /// Creates the sheet of a lesson whose screen contains everything. `picture` draws a picture of the game.
  public init(
    _ screen: LessonScreen<Lesson>, close: @escaping @MainActor () -> Void,
    @ViewBuilder picture: @escaping (Lesson.Picture) -> PictureView
  ) {
    self.screen = screen
    self.close = close
    self.picture = picture
    board = nil
  }
}

extension LessonView where Lesson.Picture == Never, PictureView == EmptyView {
  /// Creates the sheet of a lesson whose screen has no pictures.
  public init(
    _ screen: LessonScreen<Lesson>, close: @escaping @MainActor () -> Void,
    board: @escaping (LessonScreen<Lesson>, _ side: CGFloat) -> Board
  ) {
    self.init(screen, close: close, picture: ScreenView.noPicture, board: board)
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
