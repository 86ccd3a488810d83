import CodeBreakerModel
import NumberedGame

/// A row of pegs that the player enters, and the hole that the next peg goes into.
public struct CodeRow: Hashable, Sendable {
  /// The colors. `CodeText.missingColor` marks an empty hole.
  public internal(set) var pegs: [UInt8]

  /// The selected hole, 0 for the first.
  public internal(set) var selection = 0

  init(pegCount: Int) {
    pegs = Array(repeating: CodeText.missingColor, count: max(1, pegCount))
  }

  init(_ pegs: [UInt8], selection: Int = 0) {
    self.pegs = pegs
    self.selection = selection
  }

  /// Whether every hole has a peg.
  public var isFull: Bool { !pegs.contains(CodeText.missingColor) }

  /// Whether all holes are empty.
  public var isEmpty: Bool { pegs.allSatisfy { $0 == CodeText.missingColor } }

  mutating func select(_ hole: Int) {
    if pegs.indices.contains(hole) { selection = hole }
  }

  /// Puts the next choice into the selected hole, or the previous one if `offset` is negative.
  mutating func cycle(by offset: Int, choiceCount count: Int) {
    let now = pegs[selection]
    let next =
      now == CodeText.missingColor ? (offset < 0 ? count - 1 : 0) : (Int(now) + (offset < 0 ? count - 1 : 1)) % count
    pegs[selection] = UInt8(next)
  }

  /// Puts a choice into the selected hole. Then selects the next empty hole, or the next hole if none is empty.
  mutating func choose(_ choice: Int) {
    pegs[selection] = UInt8(choice)
    let following = (1...pegs.count).map { (selection + $0) % pegs.count }
    selection = following.first { pegs[$0] == CodeText.missingColor } ?? following[0]
  }

  /// Removes the selected peg. If the hole is empty, moves one hole left and removes the peg there.
  mutating func clear() {
    if pegs[selection] == CodeText.missingColor, selection > 0 { selection -= 1 }
    pegs[selection] = CodeText.missingColor
  }

  /// Performs the command of a key, except `guess`. Returns whether the row handled the key.
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
