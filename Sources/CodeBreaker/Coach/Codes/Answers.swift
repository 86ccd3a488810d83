/// The possible answers to a guess, numbered from 0 by exact, then by inexact matches. The last one means that the
/// guess is the code. For *p* pegs, there are *p*(*p* + 3) / 2 answers, because if all pegs but one are exact, the last
/// one can't be inexact.
public struct Answers: Hashable, Sendable {
  /// The number of pegs in a code.
  public let pegCount: Int

  /// The number of answers.
  public var count: Int { pegCount * (pegCount + 3) / 2 }

  /// The number of the answer that means that the guess is the code.
  public var solvedIndex: Int { count - 1 }

  /// Creates the answers of games with the given number of pegs.
  public init(pegCount: Int) {
    self.pegCount = pegCount
  }

  /// Returns the number of the answer with the given matches, or `nil` if no guess can get it.
  public func index(exact: Int, inexact: Int) -> Int? {
    guard exact >= 0, inexact >= 0, exact + inexact <= pegCount, !(exact == pegCount - 1 && inexact == 1) else {
      return nil
    }
    let index = offset(exact) + inexact
    return exact == pegCount ? index - 1 : index
  }

  /// Returns the exact and inexact matches of an answer, numbered from 0 to `count - 1`.
  public func matches(of index: Int) -> (exact: Int, inexact: Int) {
    guard index < solvedIndex else { return (pegCount, 0) }
    var exact = 0
    while offset(exact + 1) <= index { exact += 1 }
    return (exact, index - offset(exact))
  }

  /// Returns the number of answers with fewer than `exact` exact matches. Unlike `count`, includes the impossible
  /// answer in which all pegs but one are exact and the last one is inexact.
  private func offset(_ exact: Int) -> Int {
    exact * (pegCount + 1) - exact * (exact - 1) / 2
  }
}
