#if canImport(SwiftUI)
import DailyGames
import PlaySupport
import SwiftUI

/// The sheet of a lesson: the text and task of a step, a position to try it on, and the buttons. The game supplies the view of
/// the position.
public struct LessonView<Lesson: LessonSession, Position: View>: View {
  private let screen: LessonScreen<Lesson>
  private let game: String
  private let close: @MainActor () -> Void
  private let position: (LessonScreen<Lesson>, _ side: CGFloat) -> Position
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.scenePhase) private var scenePhase

  /// Creates the sheet.
  ///
  /// - Parameters:
  ///   - screen: The lesson.
  ///   - game: The game's name.
  ///   - close: A closure that closes the sheet.
  ///   - position: A closure that returns the view of the position. It reads the lesson from the screen, so that the view is
  ///     redrawn after a change. It also receives the maximum side of a board, in points.
  public init(
    _ screen: LessonScreen<Lesson>, game: String, close: @escaping @MainActor () -> Void,
    @ViewBuilder position: @escaping (LessonScreen<Lesson>, _ side: CGFloat) -> Position
  ) {
    self.screen = screen
    self.game = game
    self.close = close
    self.position = position
  }

  /// The page, with the buttons Back and Done.
  public var body: some View {
    let page = screen.page
    NavigationStack {
      GeometryReader { space in
        parts(page, width: Double(space.size.width), height: Double(space.size.height))
      }
      .background(.paper)
      .navigationTitle("Learn \(game)")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done", action: close)
            .keyboardShortcut(.cancelAction)
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Back", systemImage: "chevron.backward") { screen.goBack() }
            .keyboardShortcut("[")
            .disabled(!page.canGoBack)
            .accessibilityHint("Goes to the previous step.")
        }
      }
    }
    .announces(screen.status)
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { screen.comeBack() }
    }
  }

  @ViewBuilder private func parts(_ page: LessonPage, width: Double, height: Double) -> some View {
    let isSideBySide = LessonLayout.isSideBySide(
      width: width, height: height, hasLargeText: dynamicTypeSize.isAccessibilitySize)
    let side = CGFloat(LessonLayout.boardSide(height: height, isSideBySide: isSideBySide))
    if page.stage != .over, isSideBySide {
      HStack(alignment: .top, spacing: 0) {
        column(width: LessonLayout.tableWidth) { position(screen, side) }
        column(width: LessonLayout.wordsWidth) {
          words(page)
          actions(page)
        }
      }
    } else {
      column(width: LessonLayout.wordsWidth) {
        words(page)
        if page.stage != .over {
          position(screen, side)
            .frame(maxWidth: CGFloat(LessonLayout.tableWidth))
            .frame(maxWidth: .infinity)
        }
        actions(page)
      }
    }
  }

  private func column(width: Double, @ViewBuilder _ content: () -> some View) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) { content() }
        .foregroundStyle(.ink)
        .frame(maxWidth: CGFloat(width), alignment: .leading)
        .padding()
        .frame(maxWidth: .infinity)
    }
    .scrollBounceBehavior(.basedOnSize)
  }

  @ViewBuilder private func words(_ page: LessonPage) -> some View {
    if let notice = page.notice { NoticeCard(notice) { screen.dismissNotice() } }
    if let place = page.place {
      HStack(spacing: 8) {
        Text(verbatim: place)
          .font(.footnote)
          .foregroundStyle(.muted)
          .monospacedDigit()
        LessonMarks(marks: page.marks)
      }
    }
    Text(verbatim: page.title)
      .font(.title3.bold())
      .accessibilityAddTraits(.isHeader)
    Text(verbatim: page.text)
    if let said = page.said {
      LessonMessage(text: said, stage: page.stage)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(page.spokenSaid)
    }
  }

  private func actions(_ page: LessonPage) -> some View {
    ChoiceButtons(page.actions, main: page.hasMainAction ? page.actions.first : nil, takesReturn: true) {
      page.label($0, game: game)
    } take: {
      screen.go($0, play: close)
    }
  }
}

/// The task, or the remark on the latest move. A symbol tells success from failure, not just a color.
private struct LessonMessage: View {
  let text: String
  let stage: LessonStage

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      switch stage {
      case .done:
        Image(systemName: "checkmark.circle.fill")
          .foregroundStyle(.accent)
      case .missed:
        Image(systemName: "arrow.uturn.backward.circle.fill")
          .foregroundStyle(.alarm)
      case .asking, .over: EmptyView()
      }
      Text(verbatim: text)
        .fontWeight(.semibold)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(12)
    .card()
  }
}

/// A dot for each step: filled if it is done, wider for the current one. Hidden from screen readers, because the text beside it
/// says the same.
private struct LessonMarks: View {
  let marks: [LessonPage.Mark]

  var body: some View {
    HStack(spacing: 5) {
      ForEach(marks.indices, id: \.self) { step in
        switch marks[step] {
        case .here: RoundedRectangle(cornerRadius: 4).fill(.accent).frame(width: 18, height: 8)
        case .done: Circle().fill(.accent).frame(width: 8, height: 8)
        case .open: Circle().strokeBorder(.muted, lineWidth: 1).frame(width: 8, height: 8)
        }
      }
    }
    .accessibilityHidden(true)
  }
}

/// A card that offers the lesson to a new player.
public struct LessonOfferCard: View {
  private let game: String
  private let learn: @MainActor () -> Void
  private let play: @MainActor () -> Void

  /// Creates the card of a game with closures that open the lesson and close the card.
  public init(game: String, learn: @escaping @MainActor () -> Void, play: @escaping @MainActor () -> Void) {
    self.game = game
    self.learn = learn
    self.play = play
  }

  /// The offer and its two buttons.
  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PopUpTitle("New to \(game)?")
      Text("Learn it by playing, in two minutes. You can find the lesson beside the rules anytime.")
      Button(wide: "Learn by playing", action: learn)
        .buttonStyle(.primaryGame)
        .keyboardShortcut(.defaultAction)
      Button(wide: "Play now", action: play)
        .buttonStyle(.game)
        .keyboardShortcut(.cancelAction)
    }
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
  }
}

#Preview("The offer") {
  LessonOfferCard(game: DailyGame.first.name) {
  } play: {
  }
  .inBothSchemes()
}
#Preview("Marks") { LessonMarks(marks: [.done, .here, .done, .open]).inBothSchemes() }
#endif
