import SessionSupport

/// A fake server of one day for one player. It replies as the real server does, either at once or not at all. Each game
/// has a subclass that answers its calls.
open class FakeDayServer {
  /// The fault of a call.
  public enum Fault {
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

  /// The player's name.
  public var playerName = "Player 1"

  /// The members of the player's only circle as JSON, or `nil` if the player has no circle.
  public var members: String?

  /// Whether the day is over.
  public var isClosed = false

  /// Creates a server without faults.
  public init() {}

  /// Returns the status and the body of the reply to a call that isn't about the player or the days.
  open func answer(_ call: RankedCall) -> (Int, String) { (404, "{}") }

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
  public func reply(_ call: RankedCall) -> RankedReply? {
    calls.append("\(call.request.method.name) \(call.request.path)" + (call.request.body.map { " \($0)" } ?? ""))
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    if case .lost = fault { return nil }
    if case .reply(let status, let text) = fault { return RankedReply(status: status, body: Array(text.utf8)) }
    let (status, text) = answerAnyCall(call)
    if case .unanswered = fault { return nil }
    return RankedReply(status: status, body: Array(text.utf8))
  }

  private func answerAnyCall(_ call: RankedCall) -> (Int, String) {
    if call.request.path == "players" {
      return (201, #"{"player":"0123456789abcdef","token":"\#(Self.token)","name":"\#(playerName)"}"#)
    }
    guard call.request.token == Self.token else { return (401, problem("unauthorized")) }
    if call.request.path == "players/me" { return profile(call.request.body) }
    if call.request.path == "tables/ACDEFGHJ?days=2", let members {
      return (200, #"{"code":"ACDEFGHJ","name":"Club","maker":false,"members":[\#(members)]}"#)
    }
    if call.request.path.hasPrefix("days?") { return (200, #"{"days":[]}"#) }
    return answer(call)
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
  public func problem(_ kind: String, _ more: String = "") -> String {
    #"{"type":"/problems/\#(kind)","title":"So it is.","status":409\#(more)}"#
  }
}
