import GameCore

// Pictures, and parts that the player looks at or presses.
extension BlockGallery {
  var partsSection: Screen<String>.Section? {
    var section = Screen<String>.Section(
      "parts-part", "Parts",
      [
        .parts(
          "holes",
          .init(
            "A row", .row, parts(["A", "B", "–", "–", "E", "F"], isSelected: { $0 == selectedPart }),
            press: .init(Code.part))),
        .parts("choices", .init("Choices", .grid, choices, press: .init(Code.part))),
        .parts(
          "answers",
          .init(
            "Answers", .flow, parts(["●○ 12 codes", "●● 1 code", Self.longWord]), press: .init(Code.press, 60),
            hint: "Corrects the answer.", key: "m")),
        .parts(
          "attempts",
          .init(
            "Attempts", .list, parts(["1 ABCD", "2 \(Self.longWord)"], isSelected: { $0 == 0 }),
            press: .init(Code.press, 70))),
        .parts(
          "options", .init("Options", .buttons, parts(["A", Self.longWord, "C"]), press: .init(Code.press, 75))),
        .parts("palette", .init("A palette", .palette, parts(["1", "2", "3", "6"]), press: .init(Code.part))),
        .parts(
          "cells",
          .init(
            "A board", .board, parts(["1", "", "2", "3"], isSelected: { $0 == selectedPart }), press: .init(Code.part))
        ),
        .parts("lengths", .init("Only to look at", .list, parts(["●● 12", "●○ \(Self.longWord)"]))),
        .parts("codes", .init("Codes", .flow, parts(["ABCD", "ABCE", "ABCF"]))),
      ], isCard: true)
    section?.isBusy = false
    return section
  }

  var pictures: Screen<String>.Section? {
    .init(
      "pictures-part", "Pictures",
      [
        .picture("picture", "◆", "A picture beside a sentence."),
        .block("drawing", .drawing("◆ ◆ ◆", spokenText: "A drawing")),
      ])
  }

  var numbers: Choice {
    var choice = Choice(
      "Right place", ["?", "0", "1", "2"], selectedIndex: selected, isSegmented: true, action: .init(Code.select),
      key: "x")
    choice.disabledIndexes = [3]
    choice.firstSpokenText = "Not known yet"
    return choice
  }

  private var choices: [PartsBlock<String>.Part] {
    (1...7).map { .init("\($0)", "Choice \($0)", key: ActionKey(UInt8(ascii: "0") + UInt8($0))) }
  }

  private func parts(
    _ pictures: [String], isSelected: (Int) -> Bool = { _ in false }
  ) -> [PartsBlock<String>.Part] {
    pictures.enumerated().map { .init($1, "Part \($0 + 1): \($1)", isSelected: isSelected($0)) }
  }
}
