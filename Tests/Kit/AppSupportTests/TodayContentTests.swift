import DailyGames
import Foundation
import NumberedGame
import PlaySupport
import Testing

@testable import AppSupport

@Suite struct TodayContentTests {
  private let memory = MemoryStorage()
  private let today = try! CalendarDay(text: "2026-11-21".utf8)

  private func content(
    at second: Int64 = 74_880, currentDay: CalendarDay? = nil, isRanked: Bool = false
  ) -> TodayContent {
    TodayContent(
      .triples, at: today.startTime + second, storage: memory.storage, currentDay: currentDay, isRanked: isRanked,
      // The player's clock is one hour ahead of UTC.
      formatTime: { "\(($0 + 3600) % 86_400 / 3600):00" })
  }

  private func storeStatus(_ line: String, of day: CalendarDay) {
    _ = memory.storage.write("parlor.triples.day\(day.number % 2)-door", Array("day-door/1\n\(day) \(line)".utf8))
  }

  private func record(_ points: Int, daysAgo: Int) {
    var history = DayHistory(storedIn: memory.storage)
    history.record(
      DayResult(day: today.adding(days: -daysAgo)!, game: .triples, figure: points, hadHelp: false))
    _ = memory.storage.write(DayHistory.key, history.text)
  }

  @Test func unstartedGameIsOffered() throws {
    let content = content()
    let entry = try #require(content.entries.first)
    #expect(content.entries.count == 1 && entry.day == today && entry.title == "Today, November 21")
    #expect(entry.state == "Not played yet" && entry.actionLabel == "Play" && entry.deadline == nil && !entry.isDone)
    #expect(entry.spokenActionLabel == "Play the November 21 game")
  }

  @Test func timeUntilTheNextGameIsShownAndSpoken() {
    #expect(content().nextGameText == "New game in 3 h 12 min, at 1:00.")
    #expect(content().spokenNextGameText == "New game in 3 hours 12 minutes, at 1:00.")
  }

  @Test func dailyGameIsPlayedOnlyIfItsDayIsTheCurrentOne() {
    #expect(!content().isPlayingDailyGame && content(currentDay: today).isPlayingDailyGame)
  }

  @Test func startedGameCanBeContinuedAndFinishedGameViewed() throws {
    storeStatus("playing Move 57, 812 points", of: today)
    var entry = try #require(content().entries.first)
    #expect(entry.state == "Move 57, 812 points" && entry.actionLabel == "Continue" && !entry.isDone)
    #expect(entry.spokenActionLabel == "Continue the November 21 game")
    record(1042, daysAgo: 0)
    entry = try #require(content().entries.first)
    #expect(entry.state == "1,042 points" && entry.actionLabel == "See" && entry.isDone)
  }

  @Test func fourFriendsResultsOfARankedGameAreShown() throws {
    #expect(content(isRanked: true).entries[0].friends.isEmpty)
    let results = ["Ada\t1,042", "you\t876", "Bo\t735", "Cleo\t20", "Dan\t8"]
    _ = memory.storage.write(
      "parlor.triples.friends", Array("friends/1\n\(today)\n\(results.joined(separator: "\n"))".utf8))
    let entry = content(isRanked: true).entries[0]
    #expect(entry.friends.map(\.text) == ["Ada 1,042", "you 876", "Bo 735", "Cleo 20"])
    #expect(entry.spokenFriends == "Friends: Ada 1,042, you 876, Bo 735, Cleo 20.")
    #expect(content().entries[0].friends.isEmpty, "without a server")
    #expect(content(at: 86_400, isRanked: true).entries[0].friends.isEmpty, "the next day")
  }

  @Test func yesterdaysGameCanBeFinishedUntilTwoInTheMorning() throws {
    let yesterday = try #require(today.adding(days: -1))
    storeStatus("playing Move 57, 812 points", of: yesterday)
    let content = content(at: 3600)
    #expect(content.entries.map(\.title) == ["Today, November 21", "Yesterday, November 20"])
    #expect(content.entries[1].deadline == "You can finish it until 3:00.")
    #expect(self.content(at: 7200).entries.count == 1)
  }

  @Test func monthShowsTheGamesOwnResultsAndTheStreak() throws {
    record(876, daysAgo: 1)
    record(1310, daysAgo: 2)
    let content = content()
    var calendar = DayCalendar()
    let month = calendar.month(content.list, games: [content.game])
    #expect(month.legend == ["Triples"] && month.days[18].spokenText == "November 19. Triples: 1,310 points")
    #expect(month.days.filter { $0.marks == [true] }.map(\.number) == [19, 20])
    #expect(calendar.perform(try #require(month.days[18].action), today: today) == today.adding(days: -2))
    #expect(content.streak == "2 days in a row. Your longest: 2 days.")
  }

  @Test func deviceTimeContainsAColon() {
    #expect(TodayContent.formatDeviceTime(1_700_000_000).contains(":"))
  }
}
