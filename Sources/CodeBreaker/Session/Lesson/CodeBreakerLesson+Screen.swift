import CodeBreakerModel
import GameCore
import SessionSupport

// The position of a step, and the guess or the options, as parts of the screen.
extension CodeBreakerLesson {
  /// The pictures of CodeBreaker.
  public typealias Picture = CodeBreakerSession.Picture

  private enum Press: UInt8 {
    case option = 100
  }

  /// The code if it's visible, the attempts, and the codes left, then the guess and the options.
  public var positionSections: [CodeBreakerSession.Screen.Section?] {
    let codes = remainingCodes.map { code in
      PartsBlock<Picture>.Part(.candidate(code), CodeBreakerSession.SpokenText.pegs(code, theme: pegTheme))
    }
    return [
      .init(
        "position", nil,
        codeBlocks("code", "The code", shownCode) + [
          CodeBreakerSession.AttemptRow.block(attempts, theme: pegTheme),
          .text("codes-name", codes.isEmpty ? nil : "Codes left", .note),
          .parts("codes", .init("Codes left", .flow, codes)),
        ]),
      .init("entry", nil, entryBlocks, isBeside: true),
    ]
  }

  private var entryBlocks: [Block<Picture>?] {
    let guess = "The guess"
    if acceptsPegs {
      let problem = canGuess ? nil : "Choose all pegs of the guess first."
      return [
        .text("guess-name", guess, .note), rowBlock(guess), choicesBlock(),
        .buttons("guess-buttons", [clearAction, submitAction("Guess", problem: problem)]),
      ]
    }
    let parts = options.enumerated().map { index, option in
      PartsBlock<Picture>.Part(
        .option(option), option.words, key: CodeBreakerSession.KeyCommand.key(forChoice: index))
    }
    return codeBlocks("guess", guess, core.step.asksForAnswer ? game.guess : nil) + [
      .parts("options", .init("Options", .buttons, parts, press: .init(Press.option)))
    ]
  }

  /// Returns a code with its name, or nothing if there is no code.
  private func codeBlocks(_ id: StaticString, _ name: String, _ code: Code?) -> [Block<Picture>?] {
    guard let code else { return [] }
    let id = BlockID(stringLiteral: id)
    let spokenText = CodeBreakerSession.SpokenText.pegs(code, theme: pegTheme)
    return [
      .text(BlockID("\(id.word)-name"), name, .note), .block(id, .drawing(.code(code), spokenText: spokenText)),
    ]
  }

  /// The code of the last step.
  public var endPicture: Block<Picture>? {
    .block(
      "over-code",
      .drawing(.code(endCode), spokenText: CodeBreakerSession.SpokenText.pegs(endCode, theme: pegTheme)))
  }

  /// Chooses an option, or performs an action of the row.
  public func performInPosition(_ id: Action.ID) {
    if Press(rawValue: id.code) == .option { return core.play(.choose(id.index)) }
    // Enter then makes the guess instead of removing another peg.
    if id == clearAction.id { core.moveFocus(to: .id("guess")) }
    _ = performRowAction(id)
  }
}
