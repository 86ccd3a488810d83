import CodeBreakerModel
import CodeBreakerSession

/// A session, other than the game's, with a row into which the player puts pegs.
protocol PegInput: AnyObject {
  func tapHole(_ hole: Int)

  func select(hole: Int)

  func put(choice: Int)

  func clear()
}

extension OwnBoardSession: PegInput {
  func put(choice: Int) { choose(choice) }
}

extension CodemakerSession: PegInput {
  func put(choice: Int) { choose(choice) }
}

/// A session, other than the game's, in which the player makes guesses: practice or the lesson.
protocol GuessInput: PegInput {
  /// The pegs of the guess and the choices, or `nil` if the session doesn't ask for a guess.
  var row: (pegs: [Peg], choices: [Peg])? { get }

  var hole: Int { get }

  func choose(_ choice: Int)

  func guess()
}

extension GuessInput {
  func tapHole(_ hole: Int) { select(hole: hole) }

  func put(choice: Int) { choose(choice) }

  /// Performs a key's command if the session asks for a guess, and returns whether it did.
  func press(_ command: CodeBreakerSession.KeyCommand) -> Bool {
    guard let row else { return false }
    let last = row.pegs.count - 1
    switch command {
    case .choose(let choice): choose(choice)
    case .selectPrevious: select(hole: hole == 0 ? last : hole - 1)
    case .selectNext: select(hole: hole == last ? 0 : hole + 1)
    case .selectFirst: select(hole: 0)
    case .selectLast: select(hole: last)
    case .nextChoice: change(row, by: 1)
    case .previousChoice: change(row, by: -1)
    case .clear: clear()
    case .guess: guess()
    }
    return true
  }

  /// Replaces the peg in the hole with the next or previous choice, without selecting another hole.
  private func change(_ row: (pegs: [Peg], choices: [Peg]), by offset: Int) {
    let (hole, choices) = (hole, row.choices)
    let current = choices.firstIndex(of: row.pegs[hole])
    let next = current.map { ($0 + offset + choices.count) % choices.count } ?? (offset > 0 ? 0 : choices.count - 1)
    choose(next)
    select(hole: hole)
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

extension CodeBreakerSession.KeyCommand {
  /// Creates the command for a pressed key. Returns `nil` for other keys, or if Command, Control, or Option is held.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    self.init(character: press.key.character, typing: press.characters)
  }
}

extension OwnBoardSession {
  /// Performs the command of a pressed key, and returns whether the session handled it.
  func press(_ press: KeyPress) -> Bool {
    guard let command = CodeBreakerSession.KeyCommand(press) else { return false }
    return self.press(command)
  }

  /// Performs a key that increases one of the two numbers of the answer. Returns `false` for any other key.
  func pressAnswer(key press: KeyPress) -> Bool {
    press.modifiers.isDisjoint(with: [.command, .control, .option]) && pressAnswer(key: Array(press.characters.utf8))
  }
}

extension CodemakerSession {
  /// Performs the command of a pressed key, and returns whether the session handled it.
  func press(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    if pressAnswer(key: Array(press.characters.utf8)) { return true }
    guard let command = CodeBreakerSession.KeyCommand(press) else { return false }
    return self.press(command)
  }
}

/// The editor of a guess, with buttons to remove a peg and to make the guess. The content is passed separately, because
/// SwiftUI doesn't notice changes inside the same `input` object.
struct GuessEditor: View {
  let code: Code
  let choices: [Peg]
  let theme: Theme
  let hole: Int
  let input: any GuessInput

  /// The reason why the player can't make the guess yet, or `nil`.
  let problem: String?

  var body: some View {
    PegEditor(code: code, choices: choices, theme: theme, selection: hole, input: input)
    AdaptiveRow {
      TakeOutButton { input.clear() }
    } end: {
      Button(wide: "Guess") { input.guess() }
        .buttonStyle(.primaryGame)
        .disabled(problem != nil)
        .accessibilityHint(problem ?? "")
    }
  }
}
#endif
