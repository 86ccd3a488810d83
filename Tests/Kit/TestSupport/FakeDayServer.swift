import DailyGames
import JSON
import SessionSupport

/// A game of a fake server, which deals it and judges moves by the game's rules. Moves are text, as they are sent.
package protocol FakeServedGame {
  /// Whether the game takes no more moves.
  var isOver: Bool { get }
  /// The game as JSON. If `isRevealed` is `true`, the day is over for everyone, and nothing is secret.
  func json(isRevealed: Bool) -> String
  /// The figures in the standings, each as members of a JSON object: the player's, the coach's, and those of a bar of
  /// the histogram.
  var figures: (own: String, coach: String, bar: String) { get }
  /// Plays a move. Returns the members of the answer, or `nil` if the rules don't allow the move.
  mutating func play(_ move: String) -> String?
  /// Ends the game early. Returns the members of the answer.
  mutating func finish() -> String
}

/// A fake server of one day for one player. It replies as the real server does, either at once or not at all.
public final class FakeDayServer {
  /// The fault of a call.
  public enum Fault: Sendable {
    /// The call doesn't arrive.
    case lost
    /// The call arrives, but its reply is lost.
    case unanswered
    /// The call doesn't arrive. A proxy between the client and the server sends this reply.
    case reply(Int, String)
  }

  /// The token of the only player.
  public static let token = "0123456789abcdef0123456789abcdef"

  /// The faults of the next calls, in order. `nil` lets a call succeed.
  public var faults: [Fault?] = []

  /// The calls so far, each with its method, path, and body.
  public private(set) var calls: [String] = []

  /// The player's game.
  package private(set) var game: any FakeServedGame

  /// The player's name.
  public var playerName = "Player 1"

  /// The members of the player's only circle as JSON, or `nil` if the player has no circle.
  public var members: String?

  /// Whether the day is over, so that the game takes no more moves.
  public var isClosed = false

  /// Whether the day is over for everyone, so that nothing is secret.
  public var isRevealed = false

  /// The player's actions, each with the members of its answer. The end of the game has no move.
  private var actions: [(move: String?, answer: String)] = []

  /// Creates a server without faults.
  package init(_ game: any FakeServedGame) { self.game = game }

  /// The player's moves, as they were sent.
  public var moves: [String] { actions.compactMap(\.move) }

  /// Answers the session's calls until none is pending, or until it has answered `pauses` calls that the session sends
  /// after a pause.
  public func serve(_ session: some RankedSession, pauses: Int = 0) {
    var pauses = pauses
    while let call = session.rankedClient?.call {
      if call.pauseMilliseconds > 0 {
        guard pauses > 0 else { return }
        pauses -= 1
      }
      session.serverDidReply(reply(call), to: call.number)
    }
  }

  /// Returns the reply to a call, or `nil` if it's lost.
  private func reply(_ call: RankedCall) -> RankedReply? {
    calls.append("\(call.request.method.name) \(call.request.path)" + (call.request.body.map { " \($0)" } ?? ""))
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    if case .lost = fault { return nil }
    if case .reply(let status, let text) = fault { return RankedReply(status: status, body: Array(text.utf8)) }
    let (status, text) = answer(call.request)
    if case .unanswered = fault { return nil }
    return RankedReply(status: status, body: Array(text.utf8))
  }

  private func answer(_ request: ServerRequest) -> (Int, String) {
    if request.path == "players" {
      return (201, #"{"player":"0123456789abcdef","token":"\#(Self.token)","name":"\#(playerName)"}"#)
    }
    guard request.token == Self.token else { return (401, problem("unauthorized")) }
    if request.path == "players/me" { return profile(request.body) }
    if request.path == "tables/ACDEFGHJ?days=2", let members {
      return (200, #"{"code":"ACDEFGHJ","name":"Club","maker":false,"members":[\#(members)]}"#)
    }
    if request.path.hasPrefix("days?") { return (200, #"{"days":[]}"#) }
    if request.path.contains("/standings?") { return (200, standings) }
    if request.method == .put { return (200, #"{"game":\#(game.json(isRevealed: isRevealed))}"#) }
    guard let body = request.body.flatMap({ JSONValue(Array($0.utf8)) }), let index = body["index"]?.int else {
      return (404, "{}")
    }
    let move = DailyGame.all.lazy.compactMap { body[$0.moveKey]?.bytes }.first
    return act(move.map { String(decoding: $0, as: UTF8.self) }, at: index)
  }

  /// Answers a move, or the end of the game if `move` is `nil`. A repeated action gets the same answer as before. Call
  /// this method for a move on another device.
  @discardableResult
  public func act(_ move: String?, at index: Int) -> (Int, String) {
    if !actions.indices.contains(index) || actions[index].move != move {
      guard index == actions.count, !game.isOver else {
        return (409, problem("other-move", #","game":\#(game.json(isRevealed: isRevealed))"#))
      }
      if isClosed { return (409, problem("day-closed")) }
      guard let answer = move.map({ game.play($0) }) ?? game.finish() else { return (422, problem("nothing-moves")) }
      actions.append((move, answer))
    }
    return (200, #"{"index":\#(index),\#(actions[index].answer)}"#)
  }

  /// The standings of two players. A game without moves has no rank.
  private var standings: String {
    let figures = game.figures
    let row = moves.isEmpty ? "" : #"{"rank":1,"name":"\#(playerName)",\#(figures.own),"me":true}"#
    return #"{"finished":2,"rows":[\#(row)],"coach":{\#(figures.coach)},"#
      + #""histogram":[{\#(figures.bar),"games":2}],"cursor":null}"#
  }

  /// Returns the profile, with the name in the body if there is one. Refuses a name with a digit.
  private func profile(_ body: String?) -> (Int, String) {
    if let body {
      let name = body.dropFirst(#"{"name":""#.count).dropLast(2)
      guard !name.contains(where: \.isNumber) else { return (422, problem("bad-name")) }
      playerName = String(name)
    }
    let circles = members == nil ? "" : #"{"code":"ACDEFGHJ","name":"Club"}"#
    return (200, #"{"name":"\#(playerName)","streak":{"current":1,"best":1},"tables":[\#(circles)]}"#)
  }

  /// Returns the body of a problem. `more` contains further members of the JSON object.
  private func problem(_ kind: String, _ more: String = "") -> String {
    #"{"type":"/problems/\#(kind)","title":"So it is.","status":409\#(more)}"#
  }
}
