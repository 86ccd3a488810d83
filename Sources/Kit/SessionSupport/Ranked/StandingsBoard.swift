import DailyGames
import DayAPI
import GameCore
import JSON

/// The standings of a daily game, of all players and of each of the player's circles, with the days before and after.
public final class StandingsBoard: ServerClient {
  /// The day.
  public let day: CalendarDay

  /// Which daily game it is.
  public let game: DailyGame

  /// The current day.
  public let today: CalendarDay

  /// The results of the day, or `nil` before they are known and while they are hidden from the player.
  public private(set) var result: RankedResult?

  /// The number of finished games, or `nil` before it is known.
  public private(set) var finishedCount: Int?

  /// The standings of the player's circles, in the server's order.
  public private(set) var circles: [CircleStandings] = []

  /// The player's row and its neighbors, or `nil` if the player has no row or it is near the top.
  public private(set) var rowsAroundPlayer: StandingsRows?

  /// The standings of all players, from the first rank down, or `nil` before they are known.
  public private(set) var rowsOfAllPlayers: StandingsRows?

  private(set) var state: DayResponse.State?

  /// The days before and after, each of which is `nil` if it has no standings.
  public private(set) var neighbors: (before: CalendarDay?, after: CalendarDay?)

  /// A circle with its standings.
  public struct CircleStandings: Sendable {
    /// The code of the circle.
    public let code: [UInt8]
    /// The name, in UTF-8. Another player may have chosen it.
    public let name: [UInt8]
    /// The rows, or `nil` before they are known.
    public internal(set) var rows: StandingsRows?
  }

  /// A list of standings to which more rows can be added.
  public enum StandingsList: Hashable, Sendable {
    /// The standings of all players.
    case all
    /// A circle, by its index in `circles`.
    case circle(Int)
  }

  /// Whether the player is choosing a name to report.
  var isChoosingName = false

  /// The row whose name the player may report, after a confirmation, or `nil`.
  var chosenRow: StandingsRow?

  /// The place to which the focus goes after a report.
  var focus: ScreenFocus?

  /// The outcome of a report, or `nil`.
  public internal(set) var message: ScreenMessage?

  private var messageCount = 0

  private enum Step {
    case days, player, standings
    case circle(Int)
    case more(StandingsList)
    case report
    case idle
  }

  private var step = Step.days
  private var queuedList: StandingsList?
  private var queuedRow: StandingsRow?
  private var requester = RankedRequester()

  /// The player, or `nil` if this device has none.
  public let player: RankedPlayer?

  private let topRowCount: Int?

  let hasInvalidDay: Bool

  /// The number of rows in the first request, on each side of the player's row, and in a request for more.
  static let (pageSize, neighborCount, maxPageSize) = (50, 5, 100)

  /// Creates the standings. `address` is the query string: a day and a game, in either order (`2026-11-21&triples`).
  /// They default to today and the first game.
  ///
  /// `topRowCount` is `nil` if the front end shows several lists. Otherwise it's the number of top rows (0 to 100),
  /// `rowsOfAllPlayers` also has the rows around the player's own, and `circles` is empty.
  public init(_ address: [UInt8], today: CalendarDay, player: RankedPlayer?, topRowCount: Int? = nil) {
    let query = AddressQuery(address)
    day = query.day ?? today
    hasInvalidDay = query.hasInvalidDay
    game = DailyGame.all.first { query.contains($0.idText) } ?? .first
    self.today = today
    self.player = player
    self.topRowCount = topRowCount
    requester.ask(
      ServerRequest(.days, query: Endpoint.daysQuery(from: day.adding(days: -1) ?? day, to: day.adding(days: 1) ?? day))
    )
  }

  // MARK: Calls and replies

  /// The call to make now, or `nil` if there is none.
  public var call: RankedCall? { requester.call }

  /// The reason why the latest call failed, or `nil` if it didn't.
  public var failure: ServerFailure? { requester.failure }

  /// Whether a request is pending and there is nothing to show yet.
  public var isWaiting: Bool { requester.isAsking && finishedCount == nil }

  /// Repeats the call that failed.
  public func tryAgain() { requester.tryAgain() }

  /// Requests more rows of a list, if there are more. If another request is pending, this one follows it.
  public func requestMore(of list: StandingsList) {
    guard !requester.isAsking else {
      if case .more = step { return }
      queuedList = list
      return
    }
    guard let cursor = rows(of: list)?.cursor else { return }
    var query = "top=\(Self.maxPageSize)&cursor=\(String(decoding: cursor, as: UTF8.self))"
    if case .circle(let index) = list { query += "&table=\(String(decoding: circles[index].code, as: UTF8.self))" }
    askForStandings(.more(list), query)
  }

  /// Returns the rows of a list, or `nil` before they are known.
  public func rows(of list: StandingsList) -> StandingsRows? {
    switch list {
    case .all: rowsOfAllPlayers
    case .circle(let index): index < circles.count ? circles[index].rows : nil
    }
  }

  /// Handles the reply to the call with the given number. `reply` is `nil` if no complete reply arrived.
  public func serverDidReply(_ reply: RankedReply?, to number: Int) {
    switch requester.serverDidReply(reply, to: number) {
    case .answer(let answer):
      if !read(answer) { requester.rejectReply() }
    case .refused(let problem):
      // The circle may have been deleted in the meantime, or the server may not have the day.
      if case .circle = step { return askForNextCircle() }
      if case .report = step, let title = problem["title"]?.bytes, 1...200 ~= title.count {
        return finishReport(String(decoding: title, as: UTF8.self), isError: true)
      }
      if ProblemKind(problem) == .noSuchDay {
        state = .coming
        return finishRequest()
      }
      requester.rejectReply()
    case .done:
      if case .report = step { finishReport(NameReport.doneText) } else { requester.rejectReply() }
    case .failure, nil: return
    }
  }

  private func ask(_ step: Step, _ endpoint: Endpoint, _ values: [String] = [], query: String = "") {
    self.step = step
    requester.ask(ServerRequest(endpoint, values, query: query, token: player?.token))
  }

  private func askForStandings(_ step: Step, _ query: String) {
    ask(step, .standings(game), [day.description], query: query)
  }

  private func finishRequest() {
    step = .idle
    requester.finish()
    if let row = queuedRow {
      queuedRow = nil
      return queueReport(of: row)
    }
    guard let queuedList else { return }
    self.queuedList = nil
    requestMore(of: queuedList)
  }

  /// Requests to report the name in a row, at once or after the pending request.
  func queueReport(of row: StandingsRow) {
    guard !requester.isAsking else { return queuedRow = row }
    guard let request = reportRequest(row) else { return }
    step = .report
    requester.ask(request)
  }

  private func finishReport(_ text: String, isError: Bool = false) {
    messageCount += 1
    message = ScreenMessage(text, isError: isError, number: messageCount)
    finishRequest()
  }

  /// Handles an answer, or returns `false` if it can't be an answer to the current request.
  private func read(_ answer: JSONValue) -> Bool {
    switch step {
    case .days: return readDays(answer)
    case .player: return readCircles(answer)
    case .standings: return readStandings(answer)
    case .circle(let index):
      guard let rows = rows(answer) else { return false }
      circles[index].rows = rows
      askForNextCircle()
      return true
    case .more(let list):
      guard let rows = rows(answer) else { return false }
      let isMore =
        switch list {
        case .all: rowsOfAllPlayers?.add(rows) ?? false
        case .circle(let index): circles[index].rows?.add(rows) ?? false
        }
      guard isMore else { return false }
      finishRequest()
      return true
    case .report, .idle: return false
    }
  }

  private func rows(_ answer: JSONValue) -> StandingsRows? {
    StandingsResponse(answer, game).flatMap { StandingsRows($0) }
  }

  private func readDays(_ answer: JSONValue) -> Bool {
    guard let days = DayResponse.days(in: answer) else { return false }
    state = .coming
    for entry in days {
      let hasStandings = entry.state != .coming && entry.state != .void
      if entry.day == day { state = entry.state }
      if entry.day < day, hasStandings { neighbors.before = entry.day }
      if entry.day > day, hasStandings { neighbors.after = entry.day }
    }
    if state == .coming || state == .void || player == nil {
      finishRequest()
    } else if topRowCount == nil {
      ask(.player, .profile)
    } else {
      askForStandings()
    }
    return true
  }

  private func readCircles(_ answer: JSONValue) -> Bool {
    guard let circles = ProfileResponse.circles(in: answer) else { return false }
    self.circles = circles.map { CircleStandings(code: $0.code, name: $0.name) }
    askForStandings()
    return true
  }

  private func askForStandings() {
    askForStandings(.standings, "top=\(topRowCount ?? Self.pageSize)&around=me")
  }

  private func readStandings(_ answer: JSONValue) -> Bool {
    guard let standings = StandingsResponse(answer, game), let rows = StandingsRows(standings) else { return false }
    let result = RankedResult(standings, game)
    finishedCount = result.finishedCount
    // The server sends only a count, and hides other players' results, until the player has finished.
    self.result = result.bars.isEmpty ? nil : result
    if topRowCount != nil {
      rowsOfAllPlayers = rows
      finishRequest()
      return true
    }
    guard self.result != nil else {
      circles = []
      finishRequest()
      return true
    }
    rowsOfAllPlayers = rows.cursor == nil ? rows : rows.prefix(Self.pageSize)
    rowsAroundPlayer = rows.rowsAroundOwn(Self.neighborCount)
    askForNextCircle()
    return true
  }

  private func askForNextCircle() {
    var next = 0
    if case .circle(let index) = step { next = index + 1 }
    guard next < circles.count else { return finishRequest() }
    let code = String(decoding: circles[next].code, as: UTF8.self)
    askForStandings(.circle(next), "top=\(Self.pageSize)&table=\(code)")
  }
}
