import GameCore
import Testing

@testable import TerminalSupport

@Suite struct CanvasTests {
  @Test func drawingIsClippedToTheCanvasAndTheLimitForAnySize() {
    var canvas = Canvas(width: 4, height: 2)
    canvas.put("abcdef", row: 0, column: 2)
    canvas.put("xyz", row: 1, column: -1)
    canvas.put("never", row: 2, column: 0)
    canvas.put("never", row: -1, column: 0)
    #expect(canvas.lines == ["  ab", "yz"])
    canvas.put("1234", row: 0, column: 0, limit: 2)
    #expect(canvas.lines == ["12ab", "yz"])
    canvas.fill(Rectangle(row: -3, column: 3, width: 9, height: 9), with: "#", style: .plain)
    #expect(canvas.lines == ["12a#", "yz #"])
    canvas.drawBorder(Rectangle(row: 1, column: 1, width: 1, height: 1), capabilities: ascii, style: .plain)
    canvas.fill(Rectangle(row: 5, column: 5, width: -1, height: -1), style: .plain)
    #expect(Canvas(width: -1, height: 3).lines == ["", "", ""])
  }

  /// Terminals disagree on the width of some emoji, so output must not depend on where an emoji leaves the cursor.
  @Test func cursorIsPositionedAfterAnEmoji() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.put("🌧️x⚡y", row: 0, column: 0)
    var update = ScreenUpdater(capabilities: TerminalCapabilities(depth: .none, supportsUnicode: true))
    let text = update.text(for: canvas)
    #expect(text.contains("🌧️\u{1B}[1;3Hx"))
    #expect(text.contains("⚡\u{1B}[1;6Hy"))
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("●", 1), ("○", 1), ("·", 1), ("━", 1), ("▐", 1), ("⌫", 1), ("漢", 2), ("😄", 2), ("🚗", 2),
      ("🛴", 2), ("⚽", 2), ("⚡", 2), ("⛄", 2), ("🌧️", 2), ("🌪️", 2), ("🥶", 2),
    ] as [(Character, Int)])
  func charactersHaveTheirTerminalWidth(character: Character, columns: Int) {
    #expect(character.columnCount == columns)
  }

  @Test func wideCharactersOccupyTwoColumnsAndAreNeverSplit() {
    var canvas = Canvas(width: 6, height: 1)
    canvas.put("a日本", row: 0, column: 0)
    #expect(canvas.lines == ["a日本"])
    #expect(canvas[0, 2].isCovered)
    canvas.put("x", row: 0, column: 2)
    #expect(canvas.lines == ["a x本"])
    canvas.put("y", row: 0, column: 3)
    #expect(canvas.lines == ["a xy"])
    // A wide character isn't split at the edge.
    canvas.put("語", row: 0, column: 5)
    #expect(canvas.lines == ["a xy"])
  }

  @Test func limitAppliesToAllSpansTogetherAndEachKeepsItsStyle() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.put([Span("abc", .bold), Span("defg")], row: 0, column: 1, limit: 5)
    #expect(canvas.lines == [" abcde"])
    #expect(canvas[0, 3].style == .bold)
    #expect(canvas[0, 4].style == .plain)
  }

  @Test func textIsWrappedAtSpacesAndLongWordsAreBroken() {
    #expect("one two three".wrapped(7) == ["one two", "three"])
    #expect("one\n\ntwo".wrapped(7) == ["one", "", "two"])
    #expect("abcdefgh ij".wrapped(3) == ["abc", "def", "gh", "ij"])
    #expect("日本語".wrapped(4) == ["日本", "語"])
    #expect("".wrapped(0) == [""])
  }

  /// After an update, a terminal shows the canvas, whatever it showed before. A second update is empty.
  @Test func updateShowsTheNewCanvasAndRepeatingItWritesNothing() {
    var randomness = SplitMix64(seed: 3)
    let characters: [Character] = ["a", "b", " ", "日", "é"]
    let styles: [Style] = [
      .plain, .bold, .reversed, Style(background: Color(0x3B4252, indexed: 238, basic: 0)),
    ]
    for depth in ColorDepth.allCases {
      var update = ScreenUpdater(capabilities: TerminalCapabilities(depth: depth, supportsUnicode: true))
      var screen = FakeScreen(width: 7, height: 3)
      for _ in 0..<300 {
        var canvas = Canvas(width: 7, height: 3)
        for _ in 0..<randomness.draw(below: 12) {
          canvas.put(
            String(characters[randomness.draw(below: characters.count)]),
            row: randomness.draw(below: 3),
            column: randomness.draw(below: 7), style: styles[randomness.draw(below: styles.count)])
        }
        screen.write(update.text(for: canvas))
        #expect(screen.lines == canvas.lines)
        #expect(screen.styles == canvas.cells.map { $0.style.escapeSequence(depth) })
        #expect(update.text(for: canvas) == "")
      }
    }
  }

  @Test func onlyChangesAreWrittenUntilTheScreenIsInvalidated() {
    var update = ScreenUpdater(capabilities: ascii)
    var canvas = Canvas(width: 20, height: 5)
    canvas.put("Score:6", row: 1, column: 2)
    #expect(update.text(for: canvas).contains("Score:6"))
    canvas.put("7", row: 1, column: 8)
    #expect(update.text(for: canvas) == "\u{1B}[2;9H\u{1B}[0m7")
    update.invalidate()
    #expect(update.text(for: canvas).hasPrefix("\u{1B}[0m\u{1B}[2J"))
  }

  @Test func terminalWithoutUnicodeGetsASCIIOfTheSameWidth() {
    var canvas = Canvas(width: 4, height: 1)
    canvas.put("aé", row: 0, column: 0)
    var update = ScreenUpdater(capabilities: ascii)
    #expect(update.text(for: canvas).utf8.allSatisfy { $0 < 0x80 })
    canvas.put("’–…é", row: 0, column: 0)
    #expect(update.text(for: canvas).hasSuffix("'-??"), "replacements have the same width")
  }

  @Test func smallestScreenShowsADialogsTitleFirstLinesButtonsAndFooter() {
    // If there is little space, the empty line below the title is dropped first.
    let lines = (1...9).map { [Span("line \($0)")] }
    let dialog = Dialog(
      title: "Title", lines: lines, buttons: ["One", "Two"], focus: 1, footer: "Esc closes")
    var canvas = Canvas(width: 30, height: 10)
    dialog.draw(on: &canvas, capabilities: ascii)
    let text = canvas.lines.joined(separator: "\n")
    for part in ["Title", "line 1", "line 5", "One", "[ Two ]", "Esc closes"] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("line 6"))
  }

  private let ascii = TerminalCapabilities(depth: .none, supportsUnicode: false)
}
