import DailyGames
import DayAPI
import JSON
import NumberedGame

/// The standings of a game of a day, as a page shows them: it asks for the days around, for the player's circles, for the
/// standings of all and then of each circle.
public final class StandingsBoard: ServerClient {
  /// The day.
  public let day: CalendarDay

  /// Which of the day's games.
  public let game: DailyGame

  /// The day that it is now.
  public let today: CalendarDay

  /// How the games came out, once that is known and may be told.
  public private(set) var result: RankedResult?

  /// How many have finished, once the server has said it.
  public private(set) var finished: Int?

  /// The standings of the player's circles, in the order of the circles.
  public private(set) var circles: [Section] = []

  /// The player's own row with those around it, where it does not stand at the top.
  public private(set) var around: StandingsRows?

  /// The standings of all, from the top on.
  public private(set) var all: StandingsRows?

  /// The state of the day, once it is known.
  private(set) var state: DayAnswer.State?

  /// The days before and after that have standings.
  public private(set) var neighbors: (before: CalendarDay?, after: CalendarDay?)

  /// A circle with its standings.
  public struct Section: Sendable {
    /// The code of the circle.
    public let code: [UInt8]
    /// Its name, which somebody else may have chosen. UTF-8.
    public let name: [UInt8]
    /// The rows, once they have come.
    public internal(set) var rows: StandingsRows?
  }

  /// Which rows more are wanted of.
  public enum Place: Hashable, Sendable {
    /// Those of all.
    case all
    /// Those of a circle, by its place among `circles`.
    case circle(Int)
  }

  /// What was asked for last.
  private enum Step {
    case days, player, standings
    case circle(Int)
    case more(Place)
    case nothing
  }

  private var step = Step.days
  private var wanted: Place?
  private var asker = RankedAsker()

  /// The player, if there is one.
  public let player: RankedPlayer?

  /// The number of rows from the first place on in a single list, or `nil` for a page with several lists.
  private let top: Int?

  /// How many rows are asked for at once, and how many stand on either side of the own one.
  static let (page, around, most) = (50, 5, 100)

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - address: what stands behind `?` in its address, such as `2026-11-21&triples`, in any order. What is not said is today, and
  ///     the first game.
  ///   - today: the day that it is now.
  ///   - player: who asks.
  ///   - top: The number of rows from the first place on, 0 to 100, for a front end that shows a single list: then `all` also has
  ///     the rows around the player's own, and there are no tables. `nil` for a page.
  public init(_ address: [UInt8], today: CalendarDay, player: RankedPlayer?, top: Int? = nil) {
    let parts = address.split(separator: UInt8(ascii: "&")).map { Array($0) }
    day = parts.compactMap { try? CalendarDay(text: $0) }.first ?? today
    game = DailyGame.all.first { parts.contains($0.folder.utf8Bytes) } ?? .first
    self.today = today
    self.player = player
    self.top = top
    asker.ask(
      ServerRequest(.days, query: Endpoint.query(from: day.adding(days: -1) ?? day, to: day.adding(days: 1) ?? day)))
  }

  // MARK: Calls and replies

  /// What is to be asked now, if anything is.
  public var call: RankedCall? { asker.call }

  /// What stands in the way.
  public var trouble: ServerTrouble? { asker.trouble }

  /// Whether nothing has been heard yet that can be shown, and something is on its way.
  public var isWaiting: Bool { asker.isAsking && finished == nil }

  /// Whether more rows of all, or of a circle, are on their way.
  public var isAskingForMore: Bool {
    if case .more = step { asker.isAsking } else { false }
  }

  /// Tries again what there was trouble with.
  public func tryAgain() { asker.tryAgain() }

  /// Asks for more rows, where there are more: at once, or when what is on its way has come.
  public func more(_ place: Place) {
    guard !asker.isAsking else {
      if case .more = step { return }
      wanted = place
      return
    }
    guard let cursor = rows(place)?.cursor else { return }
    var query = "top=\(Self.most)&cursor=\(String(decoding: cursor, as: UTF8.self))"
    if case .circle(let index) = place { query += "&table=\(String(decoding: circles[index].code, as: UTF8.self))" }
    askForStandings(.more(place), query)
  }

  /// The rows of a place that there are so far.
  public func rows(_ place: Place) -> StandingsRows? {
    switch place {
    case .all: all
    case .circle(let index): index < circles.count ? circles[index].rows : nil
    }
  }

  /// Takes what came of a call.
  ///
  /// - Parameters:
  ///   - reply: the reply; nothing where none came.
  ///   - number: the number of the call.
  public func receive(_ reply: RankedReply?, to number: Int) {
    switch asker.take(reply, to: number) {
    case .answer(let answer):
      if !read(answer) { asker.distrust() }
    case .refused(let problem):
      // A circle may have gone meanwhile, and a day may be none.
      if case .circle = step { return askForNextCircle() }
      if ProblemKind(problem) == .noSuchDay {
        state = .coming
        return rest()
      }
      asker.distrust()
    case .done: asker.distrust()
    case .trouble, nil: return
    }
  }

  private func ask(_ step: Step, _ endpoint: Endpoint, _ values: [String] = [], query: String = "") {
    self.step = step
    asker.ask(ServerRequest(endpoint, values, query: query, token: player?.token))
  }

  private func askForStandings(_ step: Step, _ query: String) {
    ask(step, .standings(game), [day.description], query: query)
  }

  private func rest() {
    step = .nothing
    asker.rest()
    guard let wanted else { return }
    self.wanted = nil
    more(wanted)
  }

  /// What was answered.
  ///
  /// - Returns: false where it cannot be an answer.
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
    case .more(let place):
      guard let rows = rows(answer) else { return false }
      let isMore =
        switch place {
        case .all: all?.add(rows) ?? false
        case .circle(let index): circles[index].rows?.add(rows) ?? false
        }
      guard isMore else { return false }
      rest()
      return true
    case .nothing: return false
    }
  }

  private func rows(_ answer: JSONValue) -> StandingsRows? {
    StandingsAnswer(answer, game).flatMap { StandingsRows($0) }
  }

  private func readDays(_ answer: JSONValue) -> Bool {
    guard let days = DayAnswer.days(answer) else { return false }
    state = .coming
    for entry in days {
      let hasStandings = entry.state != .coming && entry.state != .void
      if entry.day == day { state = entry.state }
      if entry.day < day, hasStandings { neighbors.before = entry.day }
      if entry.day > day, hasStandings { neighbors.after = entry.day }
    }
    if state == .coming || state == .void || player == nil {
      rest()
    } else if top == nil {
      ask(.player, .profile)
    } else {
      askForStandings()
    }
    return true
  }

  private func readCircles(_ answer: JSONValue) -> Bool {
    guard let circles = ProfileAnswer.circles(answer) else { return false }
    self.circles = circles.map { Section(code: $0.code, name: $0.name) }
    askForStandings()
    return true
  }

  private func askForStandings() {
    askForStandings(.standings, "top=\(top ?? Self.page)&around=me")
  }

  private func readStandings(_ answer: JSONValue) -> Bool {
    guard let standings = StandingsAnswer(answer, game), let rows = StandingsRows(standings) else { return false }
    let result = RankedResult(standings, game)
    finished = result.finished
    if top != nil {
      // Before the player's own game is over there is only a count.
      self.result = result.bars.isEmpty ? nil : result
      all = rows
      rest()
      return true
    }
    // What others made is not told before the own game is over.
    guard !result.bars.isEmpty else {
      circles = []
      rest()
      return true
    }
    self.result = result
    all = rows.cursor == nil ? rows : rows.prefix(Self.page)
    around = rows.aroundOwn(Self.around)
    askForNextCircle()
    return true
  }

  private func askForNextCircle() {
    var next = 0
    if case .circle(let index) = step { next = index + 1 }
    guard next < circles.count else { return rest() }
    let code = String(decoding: circles[next].code, as: UTF8.self)
    askForStandings(.circle(next), "top=\(Self.page)&table=\(code)")
  }
}
