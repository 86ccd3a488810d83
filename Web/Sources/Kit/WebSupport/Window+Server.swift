import DOM
import DayAPI
import SessionSupport

extension Window {
  /// Sends a request to the game server. Calls `completion` once, with the reply or, if none came, `nil`.
  public static func send(_ request: ServerRequest, completion: @escaping (RankedReply?) -> Void) {
    ask(method: request.method.name, path: request.path, token: request.token, body: request.body) { answer in
      completion(answer.map { RankedReply(status: $0.status, body: $0.body) })
    }
  }
}
