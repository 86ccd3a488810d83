/// The answers that a guess can get, counted from 0: first by exact matches, then by inexact ones, so that the last
/// one is the answer to the code itself.
///
/// With *p* pegs there are *p*(*p* + 3) / 2 of them: all but one pegs exact and the last one inexact cannot be.
public struct Answers: Hashable, Sendable {
  /// How many pegs a code has.
  public let pegCount: Int

  /// How many answers there are.
  public var count: Int { pegCount * (pegCount + 3) / 2 }

  /// The answer to the code itself.
  public var solved: Int { count - 1 }

  /// The answers of games with so many pegs.
  public init(pegCount: Int) {
    self.pegCount = pegCount
  }

  /// The answer with so many exact and inexact matches, or nothing when no guess can get it.
  public func index(exact: Int, inexact: Int) -> Int? {
    guard exact >= 0, inexact >= 0, exact + inexact <= pegCount, !(exact == pegCount - 1 && inexact == 1) else {
      return nil
    }
    let index = offset(exact) + inexact
    return exact == pegCount ? index - 1 : index
  }

  /// How many exact and inexact matches an answer has.
  ///
  /// - Parameter index: from 0 to `count - 1`.
  public func matches(of index: Int) -> (exact: Int, inexact: Int) {
    guard index < solved else { return (pegCount, 0) }
    var exact = 0
    while offset(exact + 1) <= index { exact += 1 }
    return (exact, index - offset(exact))
  }

  /// How many answers have fewer exact matches, if all of them could be.
  private func offset(_ exact: Int) -> Int {
    exact * (pegCount + 1) - exact * (exact - 1) / 2
  }
}
