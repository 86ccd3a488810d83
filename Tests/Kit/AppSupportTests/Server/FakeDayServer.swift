import GameCore
import SessionSupport
import Synchronization

@testable import AppSupport

/// A fake game server, reachable at every address. It knows one player, and sends the replies that the
/// test sets.
final class FakeDayServer: Sendable {
  static let token = "0123456789abcdef0123456789abcdef"
  static let player = #"{"player":"0123456789abcdef","token":"\#(token)","name":"Ada"}"#

  private let state = Mutex(
    (
      tries: 0, asked: [String](), tokens: [String?](), isThere: true, answers: [String: (Int, String)](),
      player: player
    ))

  /// The number of attempted calls, including those while the server was unreachable.
  var tryCount: Int { state.withLock { $0.tries } }

  /// The received calls, each with its method and its path below the API.
  var receivedCalls: [String] { state.withLock { $0.asked } }

  var tokens: [String?] { state.withLock { $0.tokens } }

  func setReachable(_ isThere: Bool) { state.withLock { $0.isThere = isThere } }

  /// Sets the reply to a call, identified by its method and the start of its path.
  func answer(_ call: String, _ text: String, status: Int = 200) {
    state.withLock { $0.answers[call] = (status, text) }
  }

  func setNewPlayer(_ player: String) {
    state.withLock { $0.player = player }
  }

  func reply(_ request: ServerRequest) -> RankedReply? {
    let call = "\(request.method.name) \(request.path)"
    return state.withLock { state in
      state.tries += 1
      guard state.isThere else { return nil }
      if request.path == "server.json" { return RankedReply(status: 200, body: Array(#"{"api":"api/v1"}"#.utf8)) }
      state.asked.append(call)
      state.tokens.append(request.token)
      if call == "POST players" { return RankedReply(status: 201, body: Array(state.player.utf8)) }
      let answer = state.answers.filter { call.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }?.value
      return RankedReply(
        status: answer?.0 ?? 404, body: Array((answer?.1 ?? #"{"type":"/problems/none","title":"No."}"#).utf8))
    }
  }
}
