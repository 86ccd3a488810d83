#if canImport(SwiftUI)
import DailyGames
import NumberedGame
import PlaySupport
import SwiftUI

struct TodayView<Session: AppSession>: View {
  let controller: SessionController<Session>

  var body: some View {
    @Bindable var controller = controller
    NavigationStack {
      days
        .navigationTitle("Today")
        .navigationDestination(item: $controller.shownPastDay) { _ in
          SheetContent(controller.pastDayScreen) { screen in
            ScreenView(controller.screen(of: screen), controller.actionHandler(of: screen))
          }
        }
    }
  }

  private var days: some View {
    TimelineView(.periodic(from: .now, by: 15)) { _ in
      TodayPage(content: controller.today) {
        controller.openGame(of: $0)
      } leave: {
        controller.returnToOwnSession()
      } links: {
        OtherGamesView(controller: controller)
        if controller.server.choice != nil { ServerLinksView(controller: controller) }
      }
    }
  }
}

private struct TodayPage<Links: View>: View {
  let content: TodayContent

  let openGame: @MainActor (CalendarDay) -> Void

  let leave: @MainActor () -> Void

  @ViewBuilder let links: Links

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    ReadingPage(spacing: 16) {
      if TodaySummary.isWide(TextSize(dynamicTypeSize)) {
        TodaySummaryView(summary: content.summary)
        nextGameAndStreak
      } else {
        HStack(alignment: .top, spacing: 16) {
          TodaySummaryView(summary: content.summary)
          nextGameAndStreak
        }
      }
      ForEach(content.entries) { TodayEntryView(entry: $0, openGame: openGame) }
      links
      if content.isPlayingDailyGame {
        Button(wide: "Back to my own game", action: leave)
          .buttonStyle(.game)
      }
      if !content.rows.isEmpty {
        Heading("The last 30 days", font: .headline)
        VStack(spacing: 0) {
          ForEach(content.rows) { DayRowView(row: $0, hint: content.rowHint, openGame: openGame) }
        }
        .card()
      }
      NoteText(content.note)
    }
  }

  private var nextGameAndStreak: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: content.nextGameText)
        .accessibilityLabel(content.spokenNextGameText)
      Text(verbatim: content.streak)
        .foregroundStyle(.muted)
    }
    .font(.callout)
  }
}

/// A summary of the daily game, the size of a small widget. With large text it takes the available width.
struct TodaySummaryView: View {
  let summary: TodaySummary

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: summary.name)
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(TodaySummary.minNameScale)
      Spacer(minLength: 0)
      HStack(spacing: 6) {
        if summary.isDone {
          Image(systemName: "checkmark.circle.fill")
            .foregroundStyle(.accent)
        }
        Text(verbatim: summary.state)
          .font(.callout)
          .bold()
      }
      Spacer(minLength: 0)
      if let streak = summary.streak {
        Text(verbatim: streak)
          .font(.caption)
      }
      Text(verbatim: summary.nextGameText)
        .font(.caption)
        .foregroundStyle(.muted)
    }
    .foregroundStyle(.ink)
    .padding(CGFloat(TodaySummary.padding))
    .frame(
      maxWidth: TodaySummary.isWide(TextSize(dynamicTypeSize)) ? .infinity : CGFloat(TodaySummary.side),
      minHeight: CGFloat(TodaySummary.side), alignment: .leading
    )
    .card()
    .spoken(as: summary.spokenText)
  }
}

private struct TodayEntryView: View {
  let entry: TodayContent.GameEntry
  let openGame: @MainActor (CalendarDay) -> Void

  var body: some View {
    AdaptiveRow {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: entry.title)
          .bold()
        Text(verbatim: entry.state)
        if let deadline = entry.deadline {
          NoteText(deadline)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
    } end: {
      Button(entry.actionLabel) { openGame(entry.day) }
        .buttonStyle(GameButtonStyle(isPrimary: !entry.isDone))
        .accessibilityLabel(entry.spokenActionLabel)
    }
    .padding(12)
    .card()
  }
}

private struct DayRowView: View {
  let row: TodayContent.PastDayRow

  let hint: String
  let openGame: @MainActor (CalendarDay) -> Void

  var body: some View {
    Button {
      openGame(row.day)
    } label: {
      RowOrColumn {
        Text(verbatim: row.title)
          .frame(maxWidth: .infinity, alignment: .leading)
        Text(verbatim: row.text)
          .fontWeight(row.isDone ? .bold : nil)
          .foregroundStyle(row.isDone ? .ink : row.isLink ? .accent : .muted)
      }
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: GameButtonMetrics.minSide, alignment: .leading)
      .contentShape(Rectangle())
      .pointerHighlight(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!row.isLink)
    .accessibilityLabel(row.spokenText)
    .accessibilityHint(row.isLink ? hint : "")
  }
}

private var previewedContent: TodayContent {
  let storage = MemoryStorage().storage
  let day = CalendarDay(time: 1_795_219_200)
  var history = DayHistory()
  for (earlier, points) in [1_042, 876, 1_310].enumerated() {
    guard let day = day.adding(days: -1 - earlier) else { continue }
    history.record(DayResult(day: day, game: .first, figure: points, hadHelp: earlier == 1))
  }
  _ = storage.write(DayHistory.key, history.text)
  _ = storage.write(
    "parlor.\(DailyGame.first.idText).day\(day.number % 2)-door",
    Array("day-door/1\n\(day) playing Move 57, 812 points".utf8))
  return TodayContent(.first, at: day.startTime + 74_880, storage: storage, currentDay: day)
}

#Preview("Today") {
  TodayPage(content: previewedContent) { _ in
  } leave: {
  } links: {
    EmptyView()
  }
}
#Preview("Summary") { TodaySummaryView(summary: previewedContent.summary).inBothSchemes() }
#endif
