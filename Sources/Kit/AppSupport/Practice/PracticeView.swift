#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// Practice, as a sheet: what there is to practice and whether play gets better, then one position after another. What a position
/// looks like the game says.
public struct PracticeView<Practice: PracticeSession, Position: View>: View {
  private let screen: PracticeScreen<Practice>
  private let close: @MainActor () -> Void
  private let position: (PracticeScreen<Practice>) -> Position
  @Environment(\.scenePhase) private var scenePhase

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - close: puts it away.
  ///   - position: makes what is asked, and what was judged. It reads the practice from the screen itself, as it is to be drawn again
  ///     when that changes.
  public init(
    _ screen: PracticeScreen<Practice>, close: @escaping @MainActor () -> Void,
    @ViewBuilder position: @escaping (PracticeScreen<Practice>) -> Position
  ) {
    self.screen = screen
    self.close = close
    self.position = position
  }

  /// The page, and the button that puts it away.
  public var body: some View {
    let page = screen.page
    NavigationStack {
      ReadingPage(width: 544, spacing: 16) {
        if let notice = page.notice { NoticeCard(notice) { screen.dismissNotice() } }
        PracticeHeadView(page: page) { screen.go($0) }
        switch page.phase {
        case .asking, .judging, .judged: position(screen)
        case .lobby: PracticeProgressView(page: page, words: screen.practice.desk.words)
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

/// What is asked or said, and what can be done.
private struct PracticeHeadView: View {
  let page: PracticePage
  let go: @MainActor (PracticePage.Way) -> Void

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
          // More than a color tells it.
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

/// Whether play gets better, and where most is lost.
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

/// Where most is lost: a bar for each part of the games, and what that says.
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
          // A part in which something was lost shows, however much it is elsewhere.
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
