import JSON
import NumberedGame

/// Why the latest call of a server has failed.
public enum ServerTrouble: Error, Hashable, Sendable {
  /// No whole reply came.
  case unreachable
  /// The server asks for a later try.
  case busy
  /// The reply was none of such a server, or against the rules.
  case nonsense
  /// The day's games can no longer be begun or played on.
  case closed
  /// The server does not know the player, or no longer.
  case unknownPlayer

  /// Whether another try may succeed.
  package var isTemporary: Bool { self == .unreachable || self == .busy || self == .nonsense }

  /// Returns a reply that is an answer or a refusal.
  ///
  /// - Throws: The trouble if no complete reply arrived, the server is busy, or it doesn't know the player.
  package static func check(_ reply: RankedReply?) throws(ServerTrouble) -> RankedReply {
    guard let reply else { throw .unreachable }
    switch reply.status {
    case 401: throw .unknownPlayer
    case 408, 429, 500...: throw .busy
    default: return reply
    }
  }

  /// What the player is told, as a sentence.
  public var sentence: String {
    switch self {
    case .unreachable: "The server cannot be reached."
    case .busy: "The server is busy, or was asked too often. Wait a moment, then try again."
    case .nonsense: "What came was no answer of a server of the day."
    case .closed: "This day is over. Its game can no longer be played."
    case .unknownPlayer:
      "The server no longer knows you: you deleted your account or replaced your token on another device, or the server was "
        + "reset."
    }
  }
}

/// What a server's reply means, whatever was asked.
enum ServerAnswer {
  /// An answer, which is yet to be read.
  case answer(JSONValue)
  /// It is done, and there is nothing to read.
  case done
  /// The server refuses, as this problem (RFC 9457) says.
  case refused(JSONValue)
  /// There is trouble.
  case trouble(ServerTrouble)

  /// Reads a reply; `nil` if no whole one came.
  init(_ reply: RankedReply?) {
    do throws(ServerTrouble) {
      let reply = try ServerTrouble.check(reply)
      if reply.status == 204 {
        self = .done
        return
      }
      let isAnswer = 200...299 ~= reply.status
      guard let body = JSONValue(reply.body), isAnswer || body["type"]?.bytes != nil else { throw .nonsense }
      self = isAnswer ? .answer(body) : .refused(body)
    } catch {
      self = .trouble(error)
    }
  }
}

/// Numbers the calls of one source, and says how long to wait after failures in a row.
struct CallRetry {
  /// The number of the next call.
  private(set) var number = 0

  /// How many calls have failed since the last one that succeeded.
  private(set) var failures = 0

  /// Makes the next call another one.
  mutating func renew() { number += 1 }

  /// Forgets the failures, after a success or because something else is asked.
  mutating func reset() {
    failures = 0
    number += 1
  }

  /// Notes that a call failed.
  mutating func fail() {
    failures += 1
    number += 1
  }

  /// Makes the next call almost at once, as there is a reason to hope.
  mutating func hasten() {
    failures = min(failures, 1)
    number += 1
  }

  /// How long to wait after so many failures, in milliseconds: half a second, then twice as long each time, at most a quarter of a
  /// minute.
  static func pause(after failures: Int) -> Int {
    failures == 0 ? 0 : min(250 << min(failures, 6), 15_000)
  }
}
