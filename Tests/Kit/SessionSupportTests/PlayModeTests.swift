import GameCore
import Testing

@testable import SessionSupport

struct PlayModeTests {
  private static let day = try! CalendarDay(text: "2026-11-21".utf8)

  private static let permissions: [(name: String, permission: PlayMode.Permissions)] = [
    ("undo", .undo), ("hint", .hint), ("watch", .watch), ("other games", .otherGames), ("restart", .restart),
    ("records", .records), ("averages", .averages), ("holes", .holes),
  ]

  @Test(arguments: [
    (PlayMode.own, "undo, hint, watch, other games, restart, records, averages, holes"),
    (.daily(day), "undo, hint, records, averages, holes"),
    (.ranked(day), "averages"),
    (.pastDay(day), "undo, hint, restart"),
  ])
  func ownGamesAllowEverythingAndGamesOfADayLess(mode: PlayMode, names: String) {
    #expect(Self.permissions.filter { mode.allows($0.permission) }.map { $0.name }.joined(separator: ", ") == names)
  }

  @Test(arguments: [
    (PlayMode.daily(day), "November 21 game", "Parlor Triples, Nov 21", "All days", DayNavigation.days),
    (.ranked(day), "November 21 game", "Parlor Triples, Nov 21", "All days", .days),
    (
      .pastDay(day), "November 21, again", "Parlor Triples, Nov 21, again", "Best games",
      .check(day, needsDeal: false)
    ),
  ])
  func gameOfADayHasTitlesAndANextPageInEachMode(
    mode: PlayMode, title: String, shareTitle: String, nextLabel: String, next: DayNavigation
  ) {
    #expect(mode.dayTitle == title)
    #expect(mode.shareTitle(of: "Triples") == shareTitle)
    #expect(mode.nextLabel == nextLabel)
    #expect(mode.nextNavigation == next)
  }

  @Test func eachModeReportsDealerRankingAndDay() {
    let modes: [PlayMode] = [.own, .daily(Self.day), .ranked(Self.day), .pastDay(Self.day)]
    #expect(modes.map { $0.hasDealer } == [false, false, true, true])
    #expect(modes.map { $0.isRanked } == [false, false, true, false])
    #expect(modes.map { $0.day } == [nil, Self.day, Self.day, Self.day])
  }
}
