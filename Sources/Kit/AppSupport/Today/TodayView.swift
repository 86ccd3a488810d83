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

  @State private var calendar = DayCalendar()

  var body: some View {
    ReadingPage(spacing: 16) {
      ForEach(content.entries) { TodayEntryView(entry: $0, openGame: openGame) }
      nextGameAndStreak
      links
      if content.isPlayingDailyGame {
        Button(wide: "Back to my own game", action: leave)
          .buttonStyle(.game)
      }
      CalendarMonthView(
        month: calendar.month(content.list, games: [content.game]),
        actionHandler: ScreenActionHandler { id, _ in
          if let day = calendar.perform(id, today: content.list.today) { openGame(day) }
        }
      )
      // On the smallest phone, each day must be wide enough for a finger.
      .padding(.horizontal, -10)
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

private struct TodayEntryView: View {
  let entry: TodayContent.GameEntry
  let openGame: @MainActor (CalendarDay) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      AdaptiveRow {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: entry.title)
            .font(.title3.bold())
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
      if !entry.friends.isEmpty {
        MarksView(marks: entry.friends, spokenText: entry.spokenFriends)
      }
    }
    .padding(12)
    .card()
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
#endif
