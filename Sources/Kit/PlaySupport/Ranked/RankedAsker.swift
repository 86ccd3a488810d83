import NumberedGame

/// Asks a server of the game of the day for one thing at a time, for a page that shows what it says. What fails is told, and
/// asked again when the player says so; only a server that asks to wait is asked again by itself, for some time.
public struct RankedAsker {
  /// What stands in the way.
  public enum Trouble: Hashable, Sendable {
    /// No whole answer came.
    case unreachable
    /// The server asks for a later try.
    case busy
    /// What came was no answer of such a server.
    case nonsense
    /// The server does not know the player, or no longer.
    case unknownPlayer

    /// It as a sentence.
    public var sentence: String {
      switch self {
      case .unreachable: "The server cannot be reached."
      case .busy: "The server is busy, or was asked too often. Wait a moment, then try again."
      case .nonsense: "What came was no answer of a server of the day."
      case .unknownPlayer:
        "The server does not know you any more: you were deleted on another device, your token was replaced there, or the "
          + "server began anew."
      }
    }
  }

  /// What a reply comes to.
  enum Outcome {
    /// An answer, which is yet to be read.
    case answer(JSONValue)
    /// It is done, and there is nothing to be told.
    case done
    /// The server refuses: its word for the reason, and its sentence.
    case refused(kind: [UInt8], sentence: [UInt8])
    /// There is trouble.
    case trouble(Trouble)
  }

  /// What stands in the way of what was asked last.
  public private(set) var trouble: Trouble?

  private var request: (method: RankedCall.Method, path: String, body: String?, token: [UInt8]?)?
  private var number = 0
  private var waits = 0

  /// How often a server that asks to wait is asked again by itself.
  private static let patience = 4

  /// Whether something was asked and is not answered yet.
  var isAsking: Bool { request != nil && trouble == nil }

  /// Asks for something, in place of whatever was asked before.
  mutating func ask(_ method: RankedCall.Method, _ path: String, body: String? = nil, token: [UInt8]? = nil) {
    request = (method, path, body, token)
    trouble = nil
    waits = 0
    number += 1
  }

  /// Asks for nothing any more.
  mutating func rest() {
    request = nil
    trouble = nil
    number += 1
  }

  /// Asks once more for what there was trouble with.
  mutating func tryAgain() {
    guard trouble != nil else { return }
    trouble = nil
    waits = 0
    number += 1
  }

  /// To be called where an answer cannot be believed.
  mutating func distrust() {
    trouble = .nonsense
  }

  /// To be called where what was refused means trouble.
  mutating func fail(_ trouble: Trouble) {
    self.trouble = trouble
  }

  /// What is to be asked now, if anything is.
  var call: RankedCall? {
    guard let request, trouble == nil else { return nil }
    return RankedCall(
      number: number, method: request.method, path: request.path, body: request.body,
      token: request.token.map { String(decoding: $0, as: UTF8.self) }, pause: waits == 0 ? 0 : 500 << waits)
  }

  /// Takes a reply.
  ///
  /// - Returns: what it comes to; nothing where it is none to what is asked now, or the same is asked again.
  mutating func take(_ reply: RankedReply?, to number: Int) -> Outcome? {
    guard number == self.number, isAsking else { return nil }
    guard let reply else { return failure(.unreachable) }
    switch reply.status {
    case 204: return .done
    case 200...299: return JSONValue(reply.body).map { .answer($0) } ?? failure(.nonsense)
    case 401: return failure(.unknownPlayer)
    case 429 where waits < Self.patience:
      waits += 1
      self.number += 1
      return nil
    case 408, 429, 500...: return failure(.busy)
    default:
      guard let problem = JSONValue(reply.body), let kind = problem["type"]?.bytes,
        let sentence = problem["title"]?.bytes
      else { return failure(.nonsense) }
      return .refused(kind: kind, sentence: sentence)
    }
  }

  private mutating func failure(_ trouble: Trouble) -> Outcome {
    self.trouble = trouble
    return .trouble(trouble)
  }
}
