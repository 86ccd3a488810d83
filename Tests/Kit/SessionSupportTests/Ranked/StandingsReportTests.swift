import GameCore
import TestSupport
import Testing

@testable import SessionSupport

/// Tests of reporting names in standings.
@Suite struct StandingsReportTests {
  private static let rows = #"""
    {"rank":1,"name":"Rude","score":9,"me":false,"row":"-9.1"},{"rank":2,"name":"Ada","score":8,"me":true},
    {"rank":3,"name":"Player 123456","score":7,"me":false},{"rank":4,"name":"Bob","score":6,"me":false,"row":"-6.2"}
    """#

  /// Returns the standings with these rows, after all calls have been answered.
  private func board(_ rows: String = rows, cursor: String = "null") -> StandingsBoard {
    let tests = StandingsBoardTests()
    let board = tests.board()
    tests.answer(board, StandingsBoardTests.daysPath, StandingsBoardTests.days("revealed", "open", "coming"))
    tests.answer(
      board, "players/me",
      #"{"player":"0123456789abcdef","name":"Ada","streak":{"current":1,"best":1},"tables":[]}"#)
    tests.answer(
      board, StandingsBoardTests.path + "?top=50&around=me",
      #"{"finished":4,"rows":[\#(rows)],"coach":null,"histogram":[{"from":0,"to":99,"games":4}],"cursor":\#(cursor)}"#)
    return board
  }

  private func press(_ board: StandingsBoard, _ label: String) {
    let action = board.screen.action(label)
    #expect(action != nil, "no action \(label)")
    if let action { board.perform(action.id) }
  }

  /// Returns the buttons that choose a name.
  private func choices(_ board: StandingsBoard) -> [Action] {
    board.screen.table("all")?.rows.flatMap { $0.cells.compactMap(\.action) } ?? []
  }

  private static let path = StandingsBoardTests.path + "/reports"

  @Test func nameIsReportedAfterAChoiceAndAConfirmation() throws {
    let board = board()
    #expect(board.screen.text("report-choice") == nil)
    #expect(choices(board).isEmpty)
    press(board, "Report a name")
    #expect(board.screen.text("report-choice") == "Which name do you want to report?")
    #expect(board.screen.table("all")?.columns.map(\.title) == ["Place", "Name", "Report"])
    #expect(choices(board).map(\.spokenText) == ["Report Rude", "Report Bob"], "others have no name of their own")
    board.perform(try #require(choices(board).last).id)
    #expect(board.screen.question?.title == "Report “Bob”?")
    board.perform(try #require(board.screen.question).cancel.id)
    #expect(board.screen.question == nil)
    #expect(board.call == nil)
    #expect(!choices(board).isEmpty)
    board.perform(try #require(choices(board).first).id)
    board.perform(try #require(board.screen.question).confirm.id)
    #expect(board.screen.question == nil)
    #expect(choices(board).isEmpty)
    #expect(board.call?.request.method.name == "POST")
    #expect(board.call?.request.body == #"{"row":"-9.1"}"#)
    #expect(board.call?.request.token == StandingsBoardTests.token)
    board.serverDidReply(RankedReply(status: 204, body: []), to: board.call?.number ?? -1)
    #expect(board.call == nil)
    #expect(board.screen.message?.text == "Reported. The operator of this server will look at it.")
    press(board, "Report a name")
    #expect(board.screen.message == nil)
    press(board, "Don’t report")
    #expect(choices(board).isEmpty)
  }

  @Test func refusalAndLostReplyAreShown() throws {
    let board = board()
    let row = try #require(board.rowsOfAllPlayers?.rows.first)
    board.report(row)
    StandingsBoardTests().answer(board, Self.path, nil)
    #expect(board.failure == .unreachable)
    press(board, "Try again")
    StandingsBoardTests().answer(
      board, Self.path, #"{"type":"/problems/no-such-row","title":"The standings have no such name."}"#, status: 404)
    #expect(board.failure == nil)
    #expect(board.screen.message?.text == "The standings have no such name.")
    #expect(board.screen.message?.isError == true)
  }

  @Test func reportFollowsThePendingRequestForMoreRows() throws {
    let board = board(cursor: #""-6.2""#)
    board.requestMore(of: .all)
    board.report(try #require(board.rowsOfAllPlayers?.rows.last))
    StandingsBoardTests().answer(
      board, StandingsBoardTests.path + "?top=100&cursor=-6.2", StandingsBoardTests.standings([5]))
    #expect(board.call?.request.body == #"{"row":"-6.2"}"#)
    StandingsBoardTests().answer(board, Self.path, "", status: 204)
    #expect(board.call == nil)
    #expect(board.message?.isError == false)
    #expect(board.rowsOfAllPlayers?.rows.count == 5)
  }

  @Test func standingsOfAnEarlierServerOfferNoReport() {
    let rows = #"{"rank":1,"name":"Rude","score":9,"me":false},{"rank":2,"name":"Ada","score":8,"me":true}"#
    #expect(board(rows).screen.action("Report a name") == nil)
  }
}
