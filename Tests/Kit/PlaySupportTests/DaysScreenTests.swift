import DailyGames
import NumberedGame
import TestSupport
import Testing

@testable import PlaySupport

@Suite struct DaysScreenTests {
  private let memory = MemoryStorage()

  /// Noon of 2026-11-21 in UTC.
  private let noon: Int64 = 1_795_262_400

  private func board(isRanked: Bool = true) -> DaysScreen {
    DaysScreen(isRanked: isRanked, storage: memory.storage, now: { [noon] in noon })
  }

  private func answer(_ board: DaysScreen, _ text: String?, status: Int = 200) {
    board.receive(text.map { RankedReply(status: status, body: Array($0.utf8)) }, to: board.call?.number ?? -1)
  }

  @Test func listEndsWithTheServersFirstDay() {
    let board = board()
    #expect(board.call?.request.path == "days?from=2026-10-23&to=2026-11-21" && board.call?.request.token == nil)
    #expect(board.list.rows.map(\.title) == ["Today"])
    answer(board, #"{"days":[{"day":"2026-11-19","state":"revealed"},{"day":"2026-11-20","state":"revealed"}]}"#)
    #expect(board.list.rows.map(\.title) == ["Today", "Yesterday", "Thu, 19 Nov"])
    #expect(board.call == nil && board.failure == nil)
    #expect(self.board().list.rows.count == 3, "the next visit shows it before the server replies")
  }

  @Test func futureDayIsNotStoredAsTheServersFirstDay() {
    let board = board()
    answer(board, #"{"days":[{"day":"2026-11-21","state":"coming"}]}"#)
    #expect(FirstServedDay.read(from: memory.storage) == nil && board.failure == nil)
  }

  @Test func connectionErrorIsShown() {
    let board = board()
    answer(board, nil)
    #expect(board.failure == "Can’t load the earlier days. Check your connection and try again." && board.call == nil)
    #expect(board.screen.text("problem") == board.failure)
    if let again = board.screen.action("Try again") { board.perform(again.id) }
    answer(board, #"{"days":[{"day":"junk"}]}"#)
    #expect(board.failure == ServerFailure.malformedReply.sentence)
    board.tryAgain()
    answer(board, #"{"days":[{"day":"2026-11-20","state":"closing"}]}"#)
    #expect(board.failure == nil && board.list.rows.count == 2)
  }

  @Test func noRequestIsSentWithoutAServer() {
    let board = board(isRanked: false)
    #expect(board.call == nil && board.list.rows.count == DayList.maxDayCount)
    let play = DailyGame.all.map { _ in " | Play" }.joined()
    #expect(board.screen.lines("table").prefix(2) == ["Today\(play)", "Yesterday\(play)"])
    #expect(board.screen.rows("table")?.columns.map(\.title) == ["Day"] + DailyGame.all.map(\.name))
    #expect(board.screen.rows("table")?.rows[1].cells[2].action?.spokenText == "CodeBreaker, Yesterday: Play")
    #expect(board.screen.rows("table")?.rows[1].cells[2].action?.destination?.address == "codebreaker/?2026-11-20")
  }
}
