import GameCore
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct StandingsBoardTests {
  static let token = String(repeating: "0123456789abcdef", count: 2)
  private let player = RankedPlayer(
    id: Array("0123456789abcdef".utf8), token: Array(Self.token.utf8), name: Array("Ada".utf8))
  private let today = try! CalendarDay(text: "2026-11-21".utf8)

  func board(
    _ address: String = "2026-11-21&triples", isPlayer: Bool = true, topRowCount: Int? = nil
  ) -> StandingsBoard {
    StandingsBoard(Array(address.utf8), today: today, player: isPlayer ? player : nil, topRowCount: topRowCount)
  }

  /// Answers the pending call. Records an issue if the call isn't to `path`.
  func answer(
    _ board: StandingsBoard, _ path: String, _ text: String?, status: Int = 200,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(board.call?.request.path == path, sourceLocation: location)
    board.serverDidReply(text.map { RankedReply(status: status, body: Array($0.utf8)) }, to: board.call?.number ?? -1)
  }

  static let daysPath = "days?from=2026-11-20&to=2026-11-22"
  static let path = "days/2026-11-21/triples/standings"

  static func days(_ states: String...) -> String {
    let days = zip(["2026-11-20", "2026-11-21", "2026-11-22"], states).filter { $0.1 != "" }
    return #"{"days":[\#(days.map { #"{"day":"\#($0.0)","state":"\#($0.1)"}"# }.joined(separator: ","))]}"#
  }

  static func profile(_ codes: String...) -> String {
    #"{"player":"0123456789abcdef","name":"Ada","streak":{"current":1,"best":1},"tables":["#
      + codes.map { #"{"code":"\#($0)","name":"Table \#($0.prefix(1))"}"# }.joined(separator: ",") + "]}"
  }

  static func standings(_ ranks: [Int], own: Int? = nil, cursor: String? = nil, bars: Bool = true) -> String {
    let rows = ranks.map { #"{"rank":\#($0),"name":"N\#($0)","score":\#(5000 - $0),"me":\#($0 == own)}"# }
    return #"{"finished":214,"rows":[\#(rows.joined(separator: ","))],"coach":{"score":1310},"#
      + #""histogram":[\#(bars ? #"{"from":0,"to":99,"games":214}"# : "")],"cursor":\#(cursor.map { "\"\($0)\"" } ?? "null")}"#
  }

  @Test(arguments: [
    ("2026-11-20&codebreaker", "CodeBreaker, November 20"),
    ("fbclid=x&2026-11-20&codebreaker=", "CodeBreaker, November 20"), ("codebreaker", "CodeBreaker, November 21"),
    ("triples&2026-11-19", "Triples, November 19"), ("", "Triples, November 21"),
    ("2026-11-31", "Triples, November 21"), ("&&x=1&../", "Triples, November 21"),
  ])
  func addressSelectsDayAndGameWithDefaultsForInvalidParts(_ address: String, _ title: String) {
    #expect(board(address).title == title)
    let text = address == "2026-11-31" ? "The day in this link doesn’t exist. These are today’s standings." : nil
    #expect(board(address).screen.text("invalid-day") == text)
  }

  @Test func standingsAreShownAsTheAnswersArrive() throws {
    let board = board()
    #expect(board.isWaiting)
    #expect(board.call?.request.token == nil)
    #expect(board.screen.text("finished") == nil)
    #expect(board.obstacle == nil)
    #expect(board.screen.text("waiting") == "One moment…")
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    #expect(board.screen.link("‹ Nov 20") == "standings.html?2026-11-20&triples")
    #expect(board.screen.action("‹ Nov 20")?.spokenText == "The day before, Nov 20")
    #expect(board.screen.action("Nov 22 ›") == nil)
    #expect(board.screen.link("CodeBreaker") == "standings.html?2026-11-21&codebreaker")
    #expect(board.call?.request.token == Self.token)
    answer(board, "players/me", Self.profile("ACDEFGHJ", "KMNPRTUV"))
    answer(board, Self.path + "?top=50&around=me", Self.standings([1, 2, 2, 4], own: 4))
    #expect(board.screen.text("finished") == "214 players have finished.")
    #expect(board.screen.sections.first { $0.id == "distribution" }?.title == "You’re 4th of 214.")
    #expect(board.screen.text("coach") == "The coach’s result, unranked: 1,310 points.")
    #expect(board.screen.text("circle") == "Table A: one moment…")
    #expect(board.rowsAroundPlayer == nil, "the player's row is at the top anyway")
    #expect(board.circles.map { String(decoding: $0.name, as: UTF8.self) } == ["Table A", "Table K"])
    answer(board, Self.path + "?top=50&table=ACDEFGHJ", Self.standings([1, 2], own: 2))
    // The circle was deleted in the meantime.
    answer(
      board, Self.path + "?top=50&table=KMNPRTUV", #"{"type":"/problems/no-such-table","title":"No."}"#, status: 404)
    #expect(board.call == nil)
    #expect(board.failure == nil)
    #expect(board.circles[0].rows?.rows.map(\.rank) == [1, 2])
    #expect(board.circles[1].rows == nil)
    #expect(board.rowsOfAllPlayers?.rows.map(\.result.figure) == [4999, 4998, 4998, 4996])
    #expect(board.screen.text("shown") == "4 of 214 games")
    #expect(
      board.screen.lines("all") == [
        "1 | N1 | 4,999", "2 | N2 (similar name) | 4,998", "2 | N2 (similar name) | 4,998", "4 | N4 | 4,996",
      ])
    #expect(board.screen.table("all")?.rows.map(\.isOwn) == [false, false, false, true])
    #expect(board.screen.table("all")?.rows.last?.spokenText == "4th place: N4, that is you. 4,996 points")
    #expect(board.screen.table("circle")?.caption == "Table A")
  }

  @Test func rowsAroundThePlayerAreListedApartFromTheTopRows() {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, "players/me", Self.profile())
    answer(
      board, Self.path + "?top=50&around=me",
      Self.standings(Array(1...50) + Array(95...105), own: 100, cursor: "-4950.7"))
    #expect(board.rowsAroundPlayer?.rows.map(\.rank) == Array(95...105))
    #expect(board.rowsAroundPlayer?.cursor == nil)
    #expect(board.rowsOfAllPlayers?.rows.map(\.rank) == Array(1...50), "rows around the player aren't part of the top")
  }

  /// Five rows on each side of the player's are the first rows of the list if the player is sixth.
  @Test(arguments: [(6, nil), (7, Array(2...12))])
  func rowsAroundThePlayerAreListedUnlessTheListBeginsWithThem(rank: Int, ranks: [Int]?) {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, "players/me", Self.profile())
    answer(board, Self.path + "?top=50&around=me", Self.standings(Array(1...20), own: rank))
    #expect(board.rowsAroundPlayer?.rows.map(\.rank) == ranks)
  }

  @Test func moreRowsAreRequestedUntilTheLast() throws {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, "players/me", Self.profile())
    answer(
      board, Self.path + "?top=50&around=me",
      Self.standings(Array(1...50) + Array(95...105), own: 100, cursor: "-4950.7"))
    let more = try #require(board.screen.action("More"))
    board.perform(more.id)
    board.perform(more.id)
    answer(board, Self.path + "?top=100&cursor=-4950.7", Self.standings(Array(51...150), own: 100, cursor: "-4850.9"))
    #expect(board.rowsOfAllPlayers?.rows.map(\.rank) == Array(1...150))
    #expect(board.call == nil)
    #expect(board.screen.text("shown") == "150 of 214 games")
    board.requestMore(of: .all)
    answer(board, Self.path + "?top=100&cursor=-4850.9", Self.standings(Array(151...214)))
    #expect(board.rowsOfAllPlayers?.rows.count == 214)
    #expect(board.rowsOfAllPlayers?.cursor == nil)
    board.requestMore(of: .all)
    #expect(board.call == nil, "there are no more rows")
  }

  @Test func rowsAroundThePlayerMayOverlapTheTopRows() throws {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, "players/me", Self.profile())
    answer(board, Self.path + "?top=50&around=me", Self.standings(Array(1...57), own: 52, cursor: "1.1"))
    #expect(board.rowsAroundPlayer?.rows.map(\.rank) == Array(47...57))
    #expect(board.rowsOfAllPlayers?.rows.count == 50)
  }

  @Test func moreRowsAreRequestedAfterThePendingCall() {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", "open", ""))
    answer(board, "players/me", Self.profile("ACDEFGHJ"))
    answer(board, Self.path + "?top=50&around=me", Self.standings(Array(1...50), own: 1, cursor: "1.1"))
    board.requestMore(of: .all)
    answer(board, Self.path + "?top=50&table=ACDEFGHJ", Self.standings([1], own: 1, cursor: "2.2"))
    answer(board, Self.path + "?top=100&cursor=1.1", Self.standings([51]))
    let more = board.screen.table("circle")?.more
    #expect(more?.spokenText == "More of Table A")
    if let more { board.perform(more.id) }
    answer(board, Self.path + "?top=100&cursor=2.2&table=ACDEFGHJ", Self.standings([2]))
    #expect(board.circles[0].rows?.rows.map(\.rank) == [1, 2])
    #expect(board.screen.table("circle")?.more == nil)
  }

  @Test func resultsAreHiddenUntilThePlayerFinishes() {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, "players/me", Self.profile("ACDEFGHJ"))
    answer(
      board, Self.path + "?top=50&around=me",
      #"{"finished":1,"rows":[],"coach":null,"histogram":[],"cursor":null}"#)
    #expect(board.call == nil)
    #expect(board.result == nil)
    #expect(board.circles.isEmpty)
    #expect(board.screen.text("finished") == "1 player has finished.")
    #expect(
      board.screen.text("absence")
        == "You’ll see everyone’s games when you finish yours. Until then they would give the game away.")
    #expect(board.screen.link("Play today’s Triples") == "triples/?2026-11-21")
    #expect(board.screen.table("all") == nil)
    #expect(board.screen.text("shown") == nil)
  }

  @Test func deviceWithoutAPlayerShowsHowToStart() {
    let open = board(isPlayer: false)
    answer(open, Self.daysPath, Self.days("revealed", "open", "coming"))
    #expect(open.call == nil)
    #expect(open.obstacle?.hasPrefix("You’ll see everyone’s games when you finish yours.") == true)
    #expect(open.screen.link("Play today’s Triples") == "triples/?2026-11-21")
    #expect(!open.isWaiting)
    let past = board("2026-11-19", isPlayer: false)
    answer(
      past, "days?from=2026-11-18&to=2026-11-20",
      #"{"days":[{"day":"2026-11-19","state":"revealed"},{"day":"2026-11-20","state":"closing"}]}"#)
    #expect(past.obstacle == "Play a daily game first to see the standings.")
    #expect(past.screen.link("Play today’s Triples") == "triples/?2026-11-21")
    #expect(past.screen.action("Nov 20 ›") != nil)
    #expect(past.neighbors.before == nil)
    #expect(past.screen.link("Check this day, or play it again") == "check.html?2026-11-19")
  }

  @Test(arguments: [
    ("coming", "This day has no standings."), ("", "This day has no standings."),
    ("void", "The server lost data of this day, so there are no standings."),
  ])
  func dayWithoutStandingsShowsTheReason(_ state: String, _ text: String) {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", state, "coming"))
    #expect(board.call == nil)
    #expect(board.obstacle == text)
    #expect(board.neighbors.before != nil)
  }

  @Test func dayWithoutFinishersIsReported() {
    let open = board()
    answer(open, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(open, "players/me", Self.profile())
    answer(
      open, Self.path + "?top=50&around=me", #"{"finished":0,"rows":[],"coach":null,"histogram":[],"cursor":null}"#)
    #expect(open.screen.text("finished") == "No one has finished yet.")
    #expect(open.screen.action("Play today’s Triples") != nil)
    let board = board("2026-11-20")
    answer(
      board, "days?from=2026-11-19&to=2026-11-21", #"{"days":[{"day":"2026-11-20","state":"revealed"}]}"#)
    answer(board, "players/me", Self.profile())
    answer(
      board, "days/2026-11-20/triples/standings?top=50&around=me",
      #"{"finished":0,"rows":[],"coach":null,"histogram":[],"cursor":null}"#)
    #expect(board.screen.text("finished") == "No one finished.")
    #expect(board.obstacle == nil)
    #expect(board.screen.action("Play this game") == nil)
    #expect(board.screen.action("Play today’s Triples") == nil)
  }

  @Test func standingsOfCodeBreakerShowGuessesAndLosses() throws {
    let board = board("codebreaker")
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, "players/me", Self.profile())
    answer(
      board, "days/2026-11-21/codebreaker/standings?top=50&around=me",
      #"""
      {"finished":2,"rows":[{"rank":1,"name":"A","guesses":5,"skill":0.12,"me":true},
      {"rank":2,"name":"B","guesses":null,"skill":null,"me":false}],"coach":null,
      "histogram":[{"guesses":5,"games":1},{"guesses":null,"games":1}],"cursor":null}
      """#)
    let rows = try #require(board.rowsOfAllPlayers?.rows)
    #expect(rows.map(\.result.figure) == [5, nil])
    #expect(rows.map(\.lossText) == ["0.12", "–"])
    #expect(board.screen.table("all")?.columns.map(\.title) == ["Place", "Name", "Guesses", "Lost"])
    #expect(board.screen.lines("all") == ["1 | A | 5 | 0.12", "2 | B | not found | –"])
    #expect(
      board.screen.table("all")?.rows.map(\.spokenText) == [
        "1st place: A, that is you. 5 guesses, 0.12 lost", "2nd place: B. not found",
      ])
    #expect(board.screen.text("coach") == "Your mistakes cost 0.12 guesses.")
  }

  @Test func onlyAPastDayLinksToItsCheck() {
    let label = "Check this day, or play it again"
    #expect(board().screen.action(label) == nil)
    #expect(board("2026-11-20&codebreaker").screen.link(label) == "check.html?2026-11-20")
  }
}
