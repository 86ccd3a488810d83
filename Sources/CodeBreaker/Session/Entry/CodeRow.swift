import CodeBreakerModel
import NumberedGame

/// A row of pegs that is put together by hand, and the hole that the next peg goes into.
public struct CodeRow: Hashable, Sendable {
  /// The colors, `CodeText.missing` where there is no peg.
  public internal(set) var pegs: [UInt8]

  /// The selected hole, 0 for the first.
  public internal(set) var selection = 0

  /// A row without pegs.
  ///
  /// - Parameter pegCount: how many holes it has, at least 1.
  init(pegCount: Int) {
    pegs = Array(repeating: CodeText.missing, count: max(1, pegCount))
  }

  /// A row of pegs.
  ///
  /// - Parameter selection: one of its holes.
  init(_ pegs: [UInt8], selection: Int = 0) {
    self.pegs = pegs
    self.selection = selection
  }

  /// Whether there is a peg in every hole.
  public var isFull: Bool { !pegs.contains(CodeText.missing) }

  /// Whether there is no peg at all.
  public var isEmpty: Bool { pegs.allSatisfy { $0 == CodeText.missing } }

  /// Selects a hole, if there is such.
  mutating func select(_ hole: Int) {
    if pegs.indices.contains(hole) { selection = hole }
  }

  /// Puts the next choice into the selected hole, or the previous one if `offset` is negative.
  mutating func cycle(by offset: Int, choiceCount count: Int) {
    let now = pegs[selection]
    let next =
      now == CodeText.missing ? (offset < 0 ? count - 1 : 0) : (Int(now) + (offset < 0 ? count - 1 : 1)) % count
    pegs[selection] = UInt8(next)
  }

  /// Puts a choice into the selected hole and moves on to the next empty one, or where there is none to the next one.
  mutating func choose(_ choice: Int) {
    pegs[selection] = UInt8(choice)
    let following = (1...pegs.count).map { (selection + $0) % pegs.count }
    selection = following.first { pegs[$0] == CodeText.missing } ?? following[0]
  }

  /// Takes the selected peg out, or if there is none moves to the left and takes out what is there.
  mutating func clear() {
    if pegs[selection] == CodeText.missing, selection > 0 { selection -= 1 }
    pegs[selection] = CodeText.missing
  }

  /// Does what a key says. What enters the row is left to whoever asks.
  ///
  /// - Returns: whether the key means something here.
  mutating func press(_ command: CodeBreakerSession.KeyCommand, choiceCount: Int) -> Bool {
    switch command {
    case .choose(let choice):
      guard 0..<choiceCount ~= choice else { return false }
      choose(choice)
    case .selectPrevious: selection = (selection + pegs.count - 1) % pegs.count
    case .selectNext: selection = (selection + 1) % pegs.count
    case .selectFirst: selection = 0
    case .selectLast: selection = pegs.count - 1
    case .nextChoice: cycle(by: 1, choiceCount: choiceCount)
    case .previousChoice: cycle(by: -1, choiceCount: choiceCount)
    case .clear: clear()
    case .guess: return false
    }
    return true
  }
}
