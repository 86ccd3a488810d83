import Testing

@testable import TerminalSupport

@Suite struct TerminalCapabilitiesTests {
  @Test func styleIsWrittenAsAnEscapeSequenceForEachColorDepth() {
    let style = Style(
      foreground: Color(0x0102FF, indexed: 21, basic: 4), background: Color(0xFF8000, indexed: 208, basic: 3),
      isBold: true)
    #expect(style.escapeSequence(.none) == "\u{1B}[0;1m")
    #expect(style.escapeSequence(.basic) == "\u{1B}[0;1;34;43m")
    #expect(style.escapeSequence(.indexed) == "\u{1B}[0;1;38;5;21;48;5;208m")
    #expect(style.escapeSequence(.trueColor) == "\u{1B}[0;1;38;2;1;2;255;48;2;255;128;0m")
  }

  @Test(arguments: [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed),
    (["TERM": "screen-256color"], .indexed),
    (["TERM": "linux"], .basic),
    ([:], .basic),
    (["TERM": "vt220"], .none),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
  ])
  func environmentSetsTheColorDepth(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
    (["LANG": "C", "LC_CTYPE": "de_DE.UTF-8"], true), (["LC_ALL": "", "LANG": "C.UTF-8"], true), ([:], false),
  ])
  func localeDecidesWhetherUnicodeIsSupported(environment: [String: String], supportsUnicode: Bool) {
    #expect(TerminalCapabilities(environment: environment).supportsUnicode == supportsUnicode)
  }
}
