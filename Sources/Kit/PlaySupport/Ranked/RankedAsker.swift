import JSON
import NumberedGame

/// Asks a server of the game of the day for one thing at a time, for a page that shows what it says. What fails is told, and
/// asked again when the player says so; only a server that asks to wait is asked again by itself, for some time.
public struct RankedAsker {
  /// What stands in the way of what was asked last.
  public private(set) var trouble: ServerTrouble?

  private var request: ServerRequest?
  private var retry = CallRetry()

  /// How often a server that asks to wait is asked again by itself.
  private static let patience = 5

  /// Whether something was asked and is not answered yet.
  var isAsking: Bool { request != nil && trouble == nil }

  /// Asks for something, in place of whatever was asked before.
  mutating func ask(_ request: ServerRequest) {
    self.request = request
    trouble = nil
    retry.reset()
  }

  /// Asks for nothing any more.
  mutating func rest() {
    request = nil
    trouble = nil
    retry.reset()
  }

  /// Asks once more for what there was trouble with.
  mutating func tryAgain() {
    guard trouble != nil else { return }
    trouble = nil
    retry.reset()
  }

  /// Call this where an answer cannot be believed.
  mutating func distrust() {
    trouble = .nonsense
  }

  /// Call this where what was refused means trouble.
  mutating func fail(_ trouble: ServerTrouble) {
    self.trouble = trouble
  }

  /// What is to be asked now, if anything is.
  var call: RankedCall? {
    guard let request, trouble == nil else { return nil }
    return RankedCall(number: retry.number, request: request, pause: CallRetry.pause(after: retry.failures))
  }

  /// Takes a reply.
  ///
  /// - Returns: what it means, or `nil` if it is none to what is asked now, or the same is asked again.
  mutating func take(_ reply: RankedReply?, to number: Int) -> ServerAnswer? {
    guard number == retry.number, isAsking else { return nil }
    if reply?.status == 429, retry.failures < Self.patience {
      retry.fail()
      return nil
    }
    var answer = ServerAnswer(reply)
    // The player is told why, so a refusal needs a sentence.
    if case .refused(let problem) = answer, problem["title"]?.bytes == nil { answer = .trouble(.nonsense) }
    if case .trouble(let trouble) = answer { self.trouble = trouble }
    return answer
  }
}
