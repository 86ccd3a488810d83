#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The sheet of practice: first what there is to practice and how play has developed, then one position after another. The game
/// supplies the view of a position.
public struct PracticeView<Practice: PracticeSession, Position: View>: View {
  private let screen: PracticeScreen<Practice>
  private let close: @MainActor () -> Void
  private let position: (PracticeScreen<Practice>) -> Position
  @Environment(\.scenePhase) private var scenePhase

  /// Creates the sheet.
  ///
  /// - Parameters:
  ///   - screen: The practice.
  ///   - close: A closure that closes the sheet.
  ///   - position: A closure that returns the view of a position and its judgment. It reads the practice from the screen, so
  ///     that the view is redrawn after a change.
  public init(
    _ screen: PracticeScreen<Practice>, close: @escaping @MainActor () -> Void,
    @ViewBuilder position: @escaping (PracticeScreen<Practice>) -> Position
  ) {
    self.screen = screen
    self.close = close
    self.position = position
  }

  /// The page, with the button Done.
  public var body: some View {
    let page = screen.page
    NavigationStack {
      ReadingPage(width: 544, spacing: 16) {
        if let notice = page.notice { NoticeCard(notice) { screen.dismissNotice() } }
        PracticeHeadView(page: page) { screen.go($0) }
        switch page.phase {
        case .asking, .judging, .judged: position(screen)
        case .lobby: PracticeProgressView(page: page, words: screen.practice.core.words)
        case .over: EmptyView()
        }
      }
      .navigationTitle("Practice")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done", action: close)
            .keyboardShortcut(.cancelAction)
        }
      }
    }
    .announces(screen.practice.status)
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { screen.comeBack() }
    }
  }
}

/// The question or the judgment, with the buttons.
private struct PracticeHeadView: View {
  let page: PracticePage
  let go: @MainActor (PracticePage.Action) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let place = page.place {
        Text(verbatim: place)
          .font(.footnote)
          .foregroundStyle(.muted)
          .monospacedDigit()
      }
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        if let isRight = page.isRight {
          // A symbol tells right from wrong, not just a color.
          Image(systemName: isRight ? "checkmark.circle.fill" : "arrow.uturn.backward.circle.fill")
            .foregroundStyle(isRight ? .accent : .alarm)
            .accessibilityLabel(isRight ? "Right" : "Not the best")
        }
        Text(verbatim: page.headline)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
      }
      .accessibilityElement(children: .combine)
      ForEach(page.notes, id: \.self) { Text(verbatim: $0) }
      if let problem = page.problem {
        Text(verbatim: problem)
          .foregroundStyle(.alarm)
      }
      WayButtons(page.ways, main: page.ways.first { $0 != .stop }, takesReturn: true) {
        page.label($0)
      } take: {
        go($0)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The trend of the player's skill, and the parts of the games with the greatest losses.
private struct PracticeProgressView: View {
  let page: PracticePage
  let words: PracticeWords

  var body: some View {
    if let trend = page.trend {
      Heading("Are you improving?", font: .headline)
      Text(verbatim: trend.text)
      if !trend.days.isEmpty { TrendChartView(picture: trend) }
    }
    ForEach(page.insights, id: \.self) { PracticeInsightView(insight: $0, words: words) }
  }
}

/// An insight: a bar for each part of the games, and a sentence about it.
private struct PracticeInsightView: View {
  let insight: PlayInsight
  let words: PracticeWords

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: insight.title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Text(verbatim: insight.sentence)
      VStack(spacing: 4) {
        ForEach(insight.parts, id: \.self) { part in bar(part) }
      }
    }
  }

  private func bar(_ part: PlayInsight.Part) -> some View {
    RowOrColumn {
      Text(verbatim: part.label)
        .frame(minWidth: 84, alignment: .leading)
      GeometryReader { space in
        RoundedRectangle(cornerRadius: 4)
          .fill(.accent)
          // A part with any loss has a visible bar, even if other parts lose far more.
          .frame(width: part.average == 0 ? 0 : max(2, space.size.width * CGFloat(Double(part.share) / 100)))
      }
      .frame(height: 14)
      Text(verbatim: part.figure)
        .frame(minWidth: 48, alignment: .trailing)
    }
    .font(.footnote.monospacedDigit())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(part.spoken(words))
  }
}
#endif
