import Testing

@testable import SessionSupport

/// Tests of the standings as a single list, which the terminal prints.
extension StandingsBoardTests {
  @Test func singleListHasTheTopRowsAndThoseAroundThePlayer() {
    let board = board(topRowCount: 3)
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    #expect(board.call?.request.token == Self.token)
    answer(board, Self.path + "?top=3&around=me", Self.standings([1, 2, 3] + Array(40...50), own: 45, cursor: "3.3"))
    #expect(board.call == nil)
    #expect(board.failure == nil)
    #expect(board.finishedCount == 214)
    #expect(board.result?.coachFigure == 1310)
    #expect(board.rowsOfAllPlayers?.rows.map(\.rank) == [1, 2, 3] + Array(40...50))
    #expect(board.rowsAroundPlayer == nil)
    #expect(board.circles.isEmpty)
  }

  @Test func singleListIsEmptyWhileResultsAreHidden() {
    let board = board(topRowCount: 3)
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, Self.path + "?top=3&around=me", Self.standings([], bars: false))
    #expect(board.call == nil)
    #expect(board.finishedCount == 214)
    #expect(board.rowsOfAllPlayers?.rows.isEmpty == true)
  }
}
