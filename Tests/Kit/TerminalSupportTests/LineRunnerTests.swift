import Testing

@testable import TerminalSupport

/// A program that shows nothing.
private final class EmptyProgram: TerminalProgram {
  let capabilities = TerminalCapabilities(environment: [:])
  let isFinished = false

  var situation: AnyHashable { 0 }

  func handle(_ key: Key) {}

  func didResume() {}

  func draw(width: Int, height: Int) -> Canvas { Canvas(width: width, height: height) }
}

@Suite struct LineRunnerTests {
  @Test(
    arguments: [
      ("", [.enter]), ("  ", [.enter]), ("left", [.left]), ("LEFT w", [.left, "w"]),
      ("lefty", ["l", "e", "f", "t", "y"]),
      ("1234 enter", ["1", "2", "3", "4", .enter]), ("esc space back tab", [.escape, " ", .backspace, .tab]),
      ("home end pgup pgdn up down right", [.home, .end, .pageUp, .pageDown, .up, .down, .right]), ("é", ["é"]),
    ] as [(String, [Key])])
  func wordsOfALineAreNamesOfKeysOrCharacters(line: String, keys: [Key]) {
    #expect(Key.keys(inLine: line) == keys)
  }

  @Test func marginsAndRepeatedEmptyLinesAreOmitted() {
    let text = LineRunner<EmptyProgram>.text(["", "", "    Title", "", "", "  · 1", ""])
    #expect(text == "  Title\n\n· 1\n")
    #expect(LineRunner<EmptyProgram>.text(["", ""]).isEmpty)
  }
}
