import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import Testing

@testable import CodeBreakerUI

@Suite struct DecisionTests {
  @Test func charactersFromTheFrameworkMapToCommands() {
    let expected: [(Character, CodeBreakerSession.KeyCommand?)] = [
      ("1", .choose(0)), ("9", .choose(8)), ("0", .choose(9)), ("-", .choose(10)), ("=", .choose(11)),
      ("\u{F702}", .selectPrevious), ("\u{F703}", .selectNext), ("\u{F700}", .nextChoice),
      ("\u{F701}", .previousChoice), ("\u{F729}", .selectFirst), ("\u{F72B}", .selectLast), ("\u{8}", .clear),
      ("\u{7F}", .clear), ("\u{F728}", .clear), ("\r", .guess), ("\n", .guess), ("\u{3}", .guess), ("\r\n", nil),
      ("a", nil), (" ", nil), ("\t", nil), ("\u{1B}", nil), ("é", nil), ("🚗", nil), ("١", nil),
    ]
    for (character, command) in expected {
      #expect(CodeBreakerSession.KeyCommand(character: character) == command, "\(character.debugDescription)")
    }
  }

  @Test func shiftedDigitsCountAsDigits() {
    typealias Command = CodeBreakerSession.KeyCommand
    #expect(Command(character: "&", typing: "1") == .choose(0))
    #expect(Command(character: "à", typing: "0") == .choose(9))
    #expect(Command(character: "1", typing: "!") == .choose(0), "the key takes precedence")
    #expect(Command(character: "a", typing: "a") == nil)
    #expect(Command(character: "\u{1B}", typing: "") == nil)
  }

  @Test func everyKeyExceptGuessRepeats() {
    let commands: [CodeBreakerSession.KeyCommand] = [
      .choose(0), .selectPrevious, .selectNext, .selectFirst, .selectLast, .nextChoice, .previousChoice, .clear,
    ]
    #expect(commands.allSatisfy { $0.repeats })
    #expect(!CodeBreakerSession.KeyCommand.guess.repeats)
  }

  @Test func attemptsSideBySideFitTheSmallestPhone() {
    for count in GameSetup.pegCounts {
      let layout = PegRowLayout.duel(pegCount: count)
      #expect(layout.width(pegCount: count) <= DuelLayout.sideWidth(page: 320))
    }
  }

  @Test func markersAreInTwoRows() {
    #expect(MarkerRow.rows([]).isEmpty)
    let five = MarkerRow.rows([.exact, .exact, .inexact, .nomatch, .nomatch])
    #expect(
      five == [
        MarkerRow(firstIndex: 0, markers: [.exact, .exact, .inexact]),
        MarkerRow(firstIndex: 3, markers: [.nomatch, .nomatch]),
      ])
    for count in GameSetup.pegCounts {
      let rows = MarkerRow.rows(Array(repeating: .exact, count: count))
      #expect(rows.map(\.markers.count) == [(count + 1) / 2, count / 2])
    }
  }

  @Test func pegIsDroppedIntoTheNearestHoleWithinReach() {
    let holes = [
      0: HoleFrame(left: 0, top: 100, width: 50, height: 50),
      1: HoleFrame(left: 54, top: 100, width: 50, height: 50),
    ]
    func hole(_ x: Double, _ y: Double) -> Int? { HoleFrame.hole(x: x, y: y, among: holes) }
    #expect(hole(25, 125) == 0)
    #expect(hole(80, 125) == 1)
    #expect(hole(51, 125) == 0, "between two holes, the nearer one")
    #expect(hole(53, 125) == 1, "between two holes, the nearer one")
    #expect(hole(52, 125) == 0, "in the middle, the first one")
    #expect(hole(25, 87) == 0, "slightly above or below is accepted")
    #expect(hole(25, 163) == 0, "slightly above or below is accepted")
    #expect(hole(25, 85) == nil)
    #expect(hole(25, 165) == nil)
    #expect(hole(-6, 125) == nil)
    #expect(hole(110, 125) == nil)
    #expect(HoleFrame.hole(x: 0, y: 0, among: [:]) == nil)
  }

  @Test func everyPegOfTheSwiftUIColorsThemeIsABuiltInColor() {
    let theme = Theme.all.first { $0.id == "swiftui-colors" }
    #expect(theme != nil)
    for peg in theme?.choices ?? [] { #expect(BuiltInColor(rawValue: peg.text) != nil, "\(peg)") }
    #expect(BuiltInColor(rawValue: "sand") == nil)
    #expect(BuiltInColor(rawValue: "Red") == nil)
    #expect(BuiltInColor.allCases.count == 19)
  }

  @MainActor @Test func headerDetailShowsGameTimeAndAttemptsLeft() {
    let controller = CodeBreakerController.preview()
    #expect(HeaderDetail.text(controller.session) == "Game 537, 4 pegs · 1:08")
    #expect(HeaderDetail.spokenText(controller.session) == "Game 537, 4 pegs, 1 minute 8 seconds")
    controller.session.open(address: Array("codebreaker/1/5/3.faces.9".utf8))
    #expect(HeaderDetail.text(controller.session) == "Game 5, 3 pegs · 0:00 · 9 guesses left")
  }
}
