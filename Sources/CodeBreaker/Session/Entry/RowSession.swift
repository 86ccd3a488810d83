import CodeBreakerModel
import GameCore
import SessionSupport

/// A session with a row of pegs that the player enters: the guess of a game, of practice, or of the lesson, a code to
/// set, or an attempt on the player's own board. Front ends pass taps and keys to the methods of the extension.
public protocol RowSession: AnyObject {
  /// The row and its selected hole.
  var codeRow: CodeRow { get }

  /// The pegs to choose from.
  var pegChoices: [Peg] { get }

  /// The theme of the pegs.
  var pegTheme: Theme { get }

  /// Whether the row currently accepts pegs.
  var acceptsPegs: Bool { get }

  /// Replaces the row if it accepts pegs. Returns whether it did. `status` is the text for screen readers.
  @discardableResult func setRow(_ row: CodeRow, announcing status: String) -> Bool

  /// Performs the action of the Enter key, such as making the guess. Returns whether it has an effect.
  @discardableResult func submitRow() -> Bool

  /// Performs the action of the hint key. Returns whether it has an effect.
  @discardableResult func pressHint() -> Bool

  /// Performs a key's command. Returns `true` if the session handled the key, so the front end must ignore it.
  @discardableResult func press(_ command: CodeBreakerSession.KeyCommand) -> Bool
}

extension RowSession {
  /// Selects a hole. If it's selected already, puts the next choice into it.
  public func tapHole(_ hole: Int) { edit { $0.tap(hole, choiceCount: $1) } }

  /// Selects a hole.
  public func select(hole: Int) { edit { row, _ in row.select(hole) } }

  /// Puts the next choice into the selected hole, or the previous one if `offset` is negative.
  public func cycle(by offset: Int) { edit { $0.cycle(by: offset, choiceCount: $1) } }

  /// Puts the choice at an index into the selected hole, and selects the next empty one. Returns `false` if there is no
  /// such choice or the row doesn't accept pegs.
  @discardableResult
  public func choose(_ choice: Int) -> Bool { edit { $0.choose(choice, choiceCount: $1) } }

  /// Removes the selected peg. If the hole is empty, moves one hole left and removes the peg there.
  public func clear() { edit { row, _ in row.clear() } }

  /// Removes the peg in `hole`, as when the player drags it away, and selects the hole.
  public func clear(hole: Int) { edit { row, _ in row.clear(hole) } }

  /// Puts the choice at an index into every hole.
  public func fillHoles(with choice: Int) {
    guard pegChoices.indices.contains(choice) else { return }
    var row = codeRow
    row.pegs = row.pegs.map { _ in UInt8(choice) }
    setRow(row, announcing: "All pegs: \(pegTheme.spokenName(of: pegChoices[choice])).")
  }

  /// Replaces the pegs of the row by these colors, and selects the first hole.
  public func setPegs(_ colors: [UInt8]) {
    guard colors.count == codeRow.pegs.count else { return }
    let row = CodeRow(colors)
    setRow(row, announcing: "Guess: \(CodeBreakerSession.SpokenText.pegs(code(row), theme: pegTheme)).")
  }

  /// Performs a key's command. Returns `true` if the session handled the key, so the front end must ignore it.
  @discardableResult
  public func press(_ command: CodeBreakerSession.KeyCommand) -> Bool { pressInRow(command) }

  func pressInRow(_ command: CodeBreakerSession.KeyCommand) -> Bool {
    switch command {
    case .guess: submitRow()
    case .hint: pressHint()
    default: edit { $0.press(command, choiceCount: $1) }
    }
  }

  /// Returns `false`, because only the game has hints.
  @discardableResult
  public func pressHint() -> Bool { false }

  /// Edits the row, and returns whether it did. `change` gets the row and the number of choices, which a session without a
  /// question doesn't have, such as practice before it begins.
  @discardableResult
  func edit(_ change: (inout CodeRow, Int) -> Int?) -> Bool {
    var row = codeRow
    guard !row.pegs.isEmpty, !pegChoices.isEmpty else { return false }
    guard let hole = change(&row, pegChoices.count) else { return false }
    return setRow(row, announcing: "\(CodeBreakerSession.SpokenText.hole(hole, of: code(row), theme: pegTheme)).")
  }

  private func code(_ row: CodeRow) -> Code { Code(kind: .guess, pegs: CoachQuestion.pegs(of: row.pegs, pegChoices)) }
}
