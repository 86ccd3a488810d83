import DailyGames
import GameCore
import SessionSupport
import VerifiableDeals

/// A server for previews. It has one player, one circle, and sample standings, replies at once, and stores nothing.
public struct PreviewServer: Sendable {
  private let kind: DailyGame
  private let day: CalendarDay
  private let game: String
  private let pastGames: [[UInt8]]

  /// The key of the previous day, which the server has published.
  public static var key: DayKey? { DayKey(bytes: (0..<DayKey.byteCount).map { UInt8($0) }) }

  /// Creates the server. `game` is the JSON of the day's game. `pastGames` are those of the day before, best first.
  public init(_ kind: DailyGame, on day: CalendarDay, game: String, pastGames: [[UInt8]] = []) {
    self.pastGames = pastGames
    self.kind = kind
    self.day = day
    self.game = game
  }

  /// Returns a `DayServer` that uses the given storage, with this server as the player's choice.
  @MainActor public func dayServer(in storage: Storage) -> DayServer {
    let place = (try? ServerAddress(typed: "https://parlor.example")).flatMap { ServerChoice($0) }
    if let place { _ = storage.write(ServerChoice.key, place.text) }
    let server = DayServer(
      storage: storage,
      exchange: { [self] request, _ in reply(to: request) })
    // Skip the introduction to ranked games.
    _ = server.storage.write(RankedClient.introductionKey, [UInt8(ascii: "1")])
    let results = [Self.names[0], "Bo"].enumerated().map { place, name in
      (name: name, figure: kind.cellText(isHigherBetter ? 1042 - 100 * place : 5 + place))
    }
    RankedFriends.store(results, day, kind, in: server.storage)
    return server
  }

  /// Replies to all requests of a session, so that its game is available at once.
  public func serve(_ session: some RankedSession) {
    while let call = session.rankedClient?.call {
      session.serverDidReply(reply(to: call.request), to: call.number)
    }
  }

  private func reply(to request: ServerRequest) -> RankedReply {
    let path = request.path
    let text: String
    switch request.method {
    case .put where path.hasPrefix("days/"): text = #"{"game":\#(game)}"#
    case .post where path == "players": text = Self.player
    case .get where path == "players/me": text = Self.profile
    case .get where path.hasPrefix("tables/"): text = circle
    case .get where path.hasPrefix("days?"): text = days
    case .get where path.hasSuffix("/coach.txt") && !pastGames.isEmpty:
      text = String(decoding: pastGames[0], as: UTF8.self)
    case .get where path.hasSuffix("/games.txt"):
      text = pastGames.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    case .get where path.contains("/standings"): text = standings(isCircle: path.contains("table="))
    default:
      return RankedReply(status: 404, body: Array(#"{"type":"/problems/none","title":"A preview has none."}"#.utf8))
    }
    return RankedReply(status: 200, body: Array(text.utf8))
  }

  private static let player =
    #"{"player":"0123456789abcdef","token":"0123456789abcdef0123456789abcdef","name":"Ada"}"#
  private static let profile =
    #"{"name":"Ada","streak":{"current":3,"best":12},"tables":[{"code":"ACDEFGHJ","name":"Kitchen table"}]}"#
  private static let names = [
    "Charlotte-Marie of the Hills", "Bo", "李雷", "Ada", "Player 482153", "Émile", "דנה", "Fay",
  ]

  private var days: String {
    let days = [(-1, "revealed"), (0, "open"), (1, "coming")].compactMap { place, state in
      day.adding(days: place).map { day in
        #"{"day":"\#(day)","state":"\#(state)"\#(place < 0 ? commitmentMembers(of: day) : "")}"#
      }
    }
    return #"{"days":[\#(days.joined(separator: ","))]}"#
  }

  /// Returns the JSON members with a day's commitment and key, computed as if the day were the server's first one.
  private func commitmentMembers(of day: CalendarDay) -> String {
    guard let key = Self.key,
      let commitment = try? DayCommitment(day: day, previous: .beforeFirstDay, key: key)
    else { return "" }
    return #","commitment":"\#(commitment.hex)","key":"\#(key.hex)""#
  }

  /// Whether higher figures are better, as with points, rather than lower ones, as with guesses.
  private var isHigherBetter: Bool { kind.isBetter(1, than: 0) }

  private func figureMember(_ figure: Int?) -> String {
    "\"\(kind.figureKey)\":" + (figure.map { "\($0)" } ?? "null")
  }

  private var circle: String {
    let members = ["Ada", "Bo"].enumerated().map { place, name in
      let result = figureMember(isHigherBetter ? 1042 - 100 * place : 5 + place)
      return #"{"player":"\#(place)123456789abcdef","name":"\#(name)","me":\#(place == 0),"#
        + #""games":[{"day":"\#(day)","kind":"\#(kind.idText)",\#(result)}]}"#
    }
    return #"{"code":"ACDEFGHJ","name":"Kitchen table","maker":true,"members":[\#(members.joined(separator: ","))]}"#
  }

  private func standings(isCircle: Bool) -> String {
    let rows = (0..<(isCircle ? 2 : Self.names.count)).map { place in
      let name = isCircle ? ["Ada", "Bo"][place] : Self.names[place]
      let result = figureMember(isHigherBetter ? 1342 - 100 * place : 4 + place / 2)
      let skill = kind.hasSkill ? #","skill":0.\#(10 + place)"# : ""
      return #"{"rank":\#(place + 1),"name":"\#(name)","me":\#(name == "Ada"),\#(result)\#(skill)}"#
    }
    let bars = [3, 29, 96, 61, 25].enumerated().map { place, count in
      let result =
        isHigherBetter
        ? #""from":\#(300 * place),"to":\#(300 * place + 299)"# : figureMember(place == 4 ? nil : 3 + place)
      return #"{\#(result),"games":\#(count)}"#
    }
    return #"{"finished":214,"rows":[\#(rows.joined(separator: ","))],"histogram":[\#(bars.joined(separator: ","))],"#
      + #""coach":{\#(figureMember(isHigherBetter ? 1500 : 5))},"cursor":null}"#
  }
}
