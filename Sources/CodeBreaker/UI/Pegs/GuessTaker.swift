import CodeBreakerModel
import CodeBreakerSession

/// Whatever takes pegs into a row, beside the game on the table.
protocol PegTaker: AnyObject {
  /// Does what a tap on a hole does, 0 for the first.
  func tapHole(_ hole: Int)

  /// Goes to a hole.
  func select(hole: Int)

  /// Puts a choice, 0 for the first, into the hole.
  func put(choice: Int)

  /// Takes the peg out of the hole.
  func clear()
}

extension OwnBoardSession: PegTaker {
  /// Puts a choice into the selected hole.
  func put(choice: Int) { choose(choice) }
}

extension SetterSession: PegTaker {
  /// Puts a choice into the selected hole.
  func put(choice: Int) { choose(choice) }
}

/// Whatever takes a guess peg by peg, beside the game on the table: practice, and the lesson.
protocol GuessTaker: PegTaker {
  /// The guess as far as it is put together, and the pegs to choose from; nothing as long as none is taken.
  var row: (pegs: [Peg], choices: [Peg])? { get }

  /// The hole that the next peg goes into, 0 for the first.
  var hole: Int { get }

  /// Puts a choice, 0 for the first, into the hole.
  func choose(_ choice: Int)

  /// Makes the guess.
  func guess()
}

extension GuessTaker {
  /// Goes to the hole.
  func tapHole(_ hole: Int) { select(hole: hole) }

  /// Puts a choice into the hole.
  func put(choice: Int) { choose(choice) }

  /// Does what a key says while a guess is put together.
  ///
  /// - Returns: whether the key means something now.
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

  /// Puts the next choice into the hole, or the one before, which stays selected.
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
  /// The command of a key as it is pressed; nothing for keys that mean something else with Command, Control or Option.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    self.init(character: press.key.character, typing: press.characters)
  }
}

extension GuessTaker {
  /// Does what a key says while a guess is put together.
  ///
  /// - Returns: whether it meant something.
  func press(_ press: KeyPress) -> KeyPress.Result {
    guard let command = CodeBreakerSession.KeyCommand(press) else { return .ignored }
    return self.press(command) ? .handled : .ignored
  }
}

extension OwnBoardSession {
  /// Does what a key says, and answers whether it meant something.
  func press(_ press: KeyPress) -> Bool {
    guard let command = CodeBreakerSession.KeyCommand(press) else { return false }
    return self.press(command)
  }

  /// Counts the answer up by a key, and answers whether it was one of those.
  func pressAnswer(key press: KeyPress) -> Bool {
    press.modifiers.isDisjoint(with: [.command, .control, .option]) && pressAnswer(key: Array(press.characters.utf8))
  }
}

extension SetterSession {
  /// Does what a key says, and answers whether it meant something.
  func press(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    if pressAnswer(key: Array(press.characters.utf8)) { return true }
    guard let command = CodeBreakerSession.KeyCommand(press) else { return false }
    return self.press(command)
  }
}

/// A guess that is put together, and the buttons that take a peg out and make it. It is drawn from what it is given, as a taker
/// that is the same object again counts as no change.
struct GuessEditor: View {
  /// The guess as far as it is put together.
  let code: Code
  let choices: [Peg]
  let theme: Theme
  /// The hole that the next peg goes into, 0 for the first.
  let hole: Int
  let taker: any GuessTaker

  /// Why the guess cannot be made yet.
  let problem: String?

  var body: some View {
    PegEditor(code: code, choices: choices, theme: theme, selection: hole, taker: taker)
    AdaptiveRow {
      TakeOutButton { taker.clear() }
    } end: {
      Button(wide: "Guess") { taker.guess() }
        .buttonStyle(.primaryGame)
        .disabled(problem != nil)
        .accessibilityHint(problem ?? "")
    }
  }
}
#endif
