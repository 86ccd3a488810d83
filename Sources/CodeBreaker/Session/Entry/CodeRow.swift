import CodeBreakerModel
import GameCore

/// A row of pegs that the player enters, and the hole that the next peg goes into. Every row is edited by these methods,
/// so that taps and keys do the same on every screen. Each method returns the hole that it edits or selects, or `nil` if
/// the edit is impossible.
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

  /// The number of holes without a peg.
  var emptyHoleCount: Int { pegs.reduce(0) { $0 + ($1 == CodeText.missingColor ? 1 : 0) } }

  /// Whether every hole has a peg.
  public var isFull: Bool { !pegs.contains(CodeText.missingColor) }

  /// Whether all holes are empty.
  public var isEmpty: Bool { pegs.allSatisfy { $0 == CodeText.missingColor } }

  mutating func select(_ hole: Int) -> Int? {
    guard pegs.indices.contains(hole) else { return nil }
    selection = hole
    return hole
  }

  /// Selects a hole. If it's selected already, puts the next choice into it.
  mutating func tap(_ hole: Int, choiceCount: Int) -> Int? {
    hole == selection ? cycle(by: 1, choiceCount: choiceCount) : select(hole)
  }

  /// Puts the next choice into the selected hole, or the previous one if `offset` is negative.
  mutating func cycle(by offset: Int, choiceCount count: Int) -> Int? {
    let now = pegs[selection]
    let next =
      now == CodeText.missingColor ? (offset < 0 ? count - 1 : 0) : (Int(now) + (offset < 0 ? count - 1 : 1)) % count
    pegs[selection] = UInt8(next)
    return selection
  }

  /// Puts a choice into the selected hole. Then selects the next empty hole, or the next hole if none is empty.
  mutating func choose(_ choice: Int, choiceCount: Int) -> Int? {
    guard 0..<choiceCount ~= choice else { return nil }
    let hole = selection
    pegs[hole] = UInt8(choice)
    let following = (1...pegs.count).map { (hole + $0) % pegs.count }
    selection = following.first { pegs[$0] == CodeText.missingColor } ?? following[0]
    return hole
  }

  /// Removes the selected peg. If the hole is empty, moves one hole left and removes the peg there.
  mutating func clear() -> Int? {
    if pegs[selection] == CodeText.missingColor, selection > 0 { selection -= 1 }
    return clear(selection)
  }

  /// Removes the peg in a hole, and selects the hole.
  mutating func clear(_ hole: Int) -> Int? {
    guard let hole = select(hole) else { return nil }
    pegs[hole] = CodeText.missingColor
    return hole
  }

  /// Performs the command of a key. Returns `nil` for commands that don't edit the row.
  mutating func press(_ command: CodeBreakerSession.KeyCommand, choiceCount: Int) -> Int? {
    switch command {
    case .choose(let choice): choose(choice, choiceCount: choiceCount)
    case .selectPrevious: select((selection + pegs.count - 1) % pegs.count)
    case .selectNext: select((selection + 1) % pegs.count)
    case .selectFirst: select(0)
    case .selectLast: select(pegs.count - 1)
    case .nextChoice: cycle(by: 1, choiceCount: choiceCount)
    case .previousChoice: cycle(by: -1, choiceCount: choiceCount)
    case .clear: clear()
    case .guess, .hint: nil
    }
  }
}

extension CodeBreaker {
  /// Returns the guess that the player is entering.
  func row(selection: Int) -> CodeRow {
    CodeRow(CoachQuestion.colors(of: guess, pegChoices), selection: selection)
  }

  mutating func setGuess(_ row: CodeRow) {
    for (hole, peg) in CoachQuestion.pegs(of: row.pegs, pegChoices).enumerated() { setGuessPeg(peg, at: hole) }
  }
}
