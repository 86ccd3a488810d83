import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server of the game of the day, as a player without a browser calls it. Every call but the one for a new player may be
/// made again, whether it was answered or not: the index of a move says which one it is.
struct TodayClient {
  /// The address of the server, without the part that names a call.
  let server: URL

  /// The token of the player, once there is one.
  var token: String?

  /// How long an answer may take, in seconds.
  let patience: Double

  /// How often a call is made before it is given up for now, and the seconds between, of which each is twice the one before.
  private static let tries = 3
  private static let firstPause = 0.25

  /// A client of a server, by the text of its address.
  ///
  /// - Returns: nothing where that is no address of a web server.
  init?(server text: String, token: String? = nil, patience: Double) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false,
      url.query == nil, url.fragment == nil, url.user == nil
    else { return nil }
    server = url
    self.token = token
    self.patience = patience
  }

  /// The address as one text, by which what is kept for a server is found again.
  var name: String {
    let text = server.absoluteString
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Makes a player.
  func newPlayer() throws(TodayProblem) -> PlayerAnswer {
    try call("POST", ["players"], body: [:])
  }

  /// A day, or today.
  func day(_ day: CalendarDay?) throws(TodayProblem) -> DayAnswer {
    try patiently { () throws(TodayProblem) in try call("GET", ["days", day?.description ?? "today"]) }
  }

  /// Those of the days from one to another that the server has, both included.
  func days(_ days: ClosedRange<CalendarDay>) throws(TodayProblem) -> [DayAnswer] {
    let answer: DaysAnswer = try patiently { () throws(TodayProblem) in
      try call(
        "GET", ["days"],
        query: [
          URLQueryItem(name: "from", value: "\(days.lowerBound)"),
          URLQueryItem(name: "to", value: "\(days.upperBound)"),
        ])
    }
    return answer.days
  }

  /// Begins the game of a day, or finds it.
  func begin(_ kind: DayGame.Kind, _ day: CalendarDay) throws(TodayProblem) -> GameAnswer {
    let holder: GameHolder = try patiently { () throws(TodayProblem) in
      try call("PUT", ["days", day.description, kind.rawValue])
    }
    return holder.game
  }

  /// Plays a move: a direction, a guess, or `x` to end the game as it stands.
  ///
  /// - Parameter index: how many moves were played before it.
  func play(
    _ action: String, index: Int, in kind: DayGame.Kind, _ day: CalendarDay
  ) throws(TodayProblem) -> MoveAnswer {
    var body: [(key: String, value: JSON)] = [("index", JSON(index))]
    let last: String
    if action == "x" {
      last = "finish"
    } else {
      last = kind == .triples ? "moves" : "guesses"
      body.append((kind == .triples ? "direction" : "guess", JSON(action)))
    }
    let answer: MoveAnswer = try patiently { () throws(TodayProblem) in
      try call("POST", ["days", day.description, kind.rawValue, last], body: JSON(body))
    }
    guard answer.index == index else { throw .nonsense("it is the answer to another move") }
    return answer
  }

  /// The standings of a day.
  ///
  /// - Parameter top: how many games from the first place on, 0 to 100; those around the player's own come besides.
  func standings(_ kind: DayGame.Kind, _ day: CalendarDay, top: Int) throws(TodayProblem) -> StandingsAnswer {
    try patiently { () throws(TodayProblem) in
      try call(
        "GET", ["days", day.description, kind.rawValue, "standings"],
        query: [URLQueryItem(name: "top", value: "\(top)"), URLQueryItem(name: "around", value: "me")])
    }
  }

  /// How much of a file of recorded games is asked for, in bytes.
  private static let partOfGames = 500_000

  /// The first recorded games of a day that is over.
  ///
  /// - Parameters:
  ///   - file: `games.txt`, the best first, or `coach.txt`.
  ///   - most: how many, at most.
  /// - Returns: the lines; none where nobody has played, the coach neither.
  func lines(_ kind: DayGame.Kind, _ day: CalendarDay, file: String, most: Int) throws(TodayProblem) -> [[UInt8]] {
    try patiently { () throws(TodayProblem) in
      var request = request("GET", ["days", day.description, kind.rawValue, file])
      request.setValue("bytes=0-\(Self.partOfGames - 1)", forHTTPHeaderField: "Range")
      guard let answer = HTTPExchange.answer(to: request, within: patience) else { throw .unreachable }
      switch answer.status {
      case 200, 206: break
      case 404, 416: return []
      case 429, 500...: throw .busy
      default: throw .nonsense("status \(answer.status)")
      }
      let isWhole = answer.status == 200 || answer.body.count < Self.partOfGames
      return DayReveal.lines(Array(answer.body), isWhole: isWhole, most: most)
    }
  }

  /// Makes a call again where that may help.
  private func patiently<Answer>(_ call: () throws(TodayProblem) -> Answer) throws(TodayProblem) -> Answer {
    var pause = Self.firstPause
    for _ in 1..<Self.tries {
      do {
        return try call()
      } catch {
        guard error.isTemporary else { throw error }
      }
      Thread.sleep(forTimeInterval: pause)
      pause *= 2
    }
    return try call()
  }

  private func call<Answer: Decodable>(
    _ method: String, _ path: [String], query: [URLQueryItem] = [], body: JSON? = nil
  ) throws(TodayProblem) -> Answer {
    var request = request(method, path, query: query)
    if let body {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data(body.description.utf8)
    }
    guard let answer = HTTPExchange.answer(to: request, within: patience) else { throw .unreachable }
    return try Self.read(answer)
  }

  private func request(_ method: String, _ path: [String], query: [URLQueryItem] = []) -> URLRequest {
    var url = server.appending(path: "api/v1")
    for part in path { url.append(path: part) }
    if !query.isEmpty { url.append(queryItems: query) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return request
  }

  private static func read<Answer: Decodable>(_ answer: HTTPAnswer) throws(TodayProblem) -> Answer {
    switch answer.status {
    case 200..<300:
      do {
        return try JSONDecoder().decode(Answer.self, from: answer.body)
      } catch {
        throw .nonsense("it cannot be read")
      }
    // In doubt is as good as too early: the call can be made again.
    case 429, 500...: throw .busy
    case 401: throw .unknownPlayer
    case 400..<500:
      guard let problem = try? JSONDecoder().decode(ProblemAnswer.self, from: answer.body), let title = problem.title
      else { throw .nonsense("status \(answer.status)") }
      throw .refused(kind: problem.kind, title: title.harmless, game: problem.game)
    default: throw .nonsense("status \(answer.status)")
    }
  }
}
