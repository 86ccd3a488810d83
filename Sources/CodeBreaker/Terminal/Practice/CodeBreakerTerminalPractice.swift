import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

final class CodeBreakerTerminalPractice: TerminalPractice {
  let practice: CodeBreakerPractice
  private let letters: CodeBreakerSession.LetterSetting
  let coach: (CoachQuestion) -> [UInt8]?

  /// Creates a practice. `coach` returns advice as text, or `nil` if it can't answer.
  init(
    _ practice: CodeBreakerPractice, letters: CodeBreakerSession.LetterSetting,
    coach: @escaping (CoachQuestion) -> [UInt8]?
  ) {
    self.practice = practice
    self.letters = letters
    self.coach = coach
  }

  var name: String { "CodeBreaker" }

  func pegs(_ capabilities: TerminalCapabilities) -> PegPainter? {
    (practice.game?.setup.theme).map { theme in
      let showsLetters = letters.shows(on: theme, prefersContrast: false)
      return PegPainter(theme, showsLetters: showsLetters, capabilities: capabilities)
    }
  }

  // MARK: Keys

  func handle(_ key: Key) {
    guard let game = practice.game else { return }
    let last = game.guess.pegs.count - 1
    switch CodeBreakerKeyMap.guessCommand(key) {
    case .choose(let choice): practice.choose(choice)
    case .selectPrevious: practice.select(hole: practice.hole == 0 ? last : practice.hole - 1)
    case .selectNext: practice.select(hole: practice.hole == last ? 0 : practice.hole + 1)
    case .selectFirst: practice.select(hole: 0)
    case .selectLast: practice.select(hole: last)
    case .nextChoice: changePeg(by: 1)
    case .previousChoice: changePeg(by: -1)
    case .clear: practice.clear()
    case .guess: practice.guess()
    case nil: break
    }
  }

  /// Puts the next choice into the hole, or the previous one if `offset` is negative. The hole stays selected.
  private func changePeg(by offset: Int) {
    guard let game = practice.game else { return }
    let (hole, choices) = (practice.hole, game.pegChoices)
    let current = choices.firstIndex(of: game.guess.pegs[hole])
    let next = current.map { ($0 + offset + choices.count) % choices.count } ?? (offset > 0 ? 0 : choices.count - 1)
    practice.choose(next)
    practice.select(hole: hole)
  }

  func hints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    [
      .choose(practice.game?.pegChoices ?? []),
      KeyHint("Enter", "guess", isEnabled: practice.problem == nil, isEssential: true),
      KeyHint(capabilities.supportsUnicode ? "←→" : "left right", "move"),
      KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "change"),
      KeyHint(capabilities.supportsUnicode ? "⌫" : "Backspace", "clear"),
    ]
  }

  // MARK: Line by line

  var help: String {
    "What would you guess? Type a guess such as 0123, with a symbol per peg, or q to quit. Your answers are saved."
  }

  var positionText: String {
    guard let game = practice.game else { return "" }
    let theme = game.setup.theme
    let choices = game.pegChoices.enumerated().map { index, peg in
      "\(CodeText.symbols([UInt8(index)])) \(theme.spokenName(of: peg))"
    }
    let attempts = practice.attempts.map { row in
      "\(row.number)".rightAligned(in: 4) + "  " + row.code.symbols(in: theme) + "  "
        + CodeBreakerSession.SpokenText.markers(row.counts)
    }
    let head = "\(practice.originText), \(game.setup.pegCount) pegs:\n\n"
    return head
      + (attempts + ["  " + choices.joined(separator: ", ")].flatMap { $0.wrapped(72) }).joined(separator: "\n")
  }

  var judgmentText: String {
    let theme = practice.game?.setup.theme ?? .mastermind
    let labels = practice.evaluatedGuesses.map(\.label.columnCount).max() ?? 0
    let values = practice.evaluatedGuesses.map { value in
      value.label.leftAligned(in: labels + 2) + "\(value.code.symbols(in: theme)) "
        + "(\(CodeBreakerSession.SpokenText.pegs(value.code, theme: theme)))  \(value.lossText)"
    }
    return (practice.verdict.wrapped(72) + practice.originalMoveText.wrapped(72) + [""] + values).joined(
      separator: "\n")
  }

  func answer(_ words: String) -> String? {
    guard let game = practice.game,
      let code = Code(guess: Array(words.utf8), theme: game.setup.theme), code.pegs.count == game.setup.pegCount
    else { return "The guess doesn't fit this game. Type one such as 0123, or q to quit." }
    for (hole, peg) in code.pegs.enumerated() {
      practice.select(hole: hole)
      if let choice = game.pegChoices.firstIndex(of: peg) {
        practice.choose(choice)
      } else if practice.game?.guess.pegs[hole] != Code.missingPeg {
        practice.clear()
      }
    }
    practice.guess()
    return practice.phase == .asking ? practice.status : nil
  }
}
