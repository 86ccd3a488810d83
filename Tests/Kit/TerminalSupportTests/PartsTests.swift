import SessionSupport
import Testing

@testable import TerminalSupport

/// The parts of a game as lines of a screen, and the hints for their keys.
@Suite struct PartsTests {
  private enum Code: UInt8 { case press }

  private func screen(_ block: PartsBlock<String>) -> Screen<String> {
    Screen("Title", [.init("section", nil, [.parts("parts", block)])])
  }

  private func lines(_ block: PartsBlock<String>, marked: Action.ID? = nil) -> [String] {
    let capabilities = TerminalCapabilities(depth: .none, supportsUnicode: false)
    return screen(block).lines(width: 40, capabilities: capabilities, marked: marked) { [[Span($0)]] }
      .map { $0.map(\.text).joined() }
  }

  @Test func selectedAndMarkedPartAreInBrackets() {
    let parts: [PartsBlock<String>.Part] = [.init("A", ""), .init("B", "", isSelected: true), .init("C", "")]
    let block = PartsBlock("Parts", .flow, parts, press: .init(Code.press))
    #expect(lines(block) == [" A [B] C "])
    #expect(lines(block, marked: block.action(at: 2)) == [" A [B][C]"])
  }

  @Test func noPartToLookAtIsInBrackets() {
    #expect(lines(PartsBlock("Parts", .flow, [.init("A", ""), .init("B", "")])) == [" A  B "])
  }

  @Test func hintNamesTheKeysOfTwelveParts() {
    let parts = "1234567890-=".utf8.map { PartsBlock<String>.Part("", "", key: ActionKey($0)) }
    let block = PartsBlock("Pegs", .grid, parts, press: .init(Code.press))
    #expect(screen(block).keyHints(editHints: []).map { "\($0.key) \($0.meaning)" } == ["1-0 - = choose"])
  }
}
