import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

struct PegSpans {
  let choices: [Peg]

  let kind: Theme.Kind

  let showsLetters: Bool

  let capabilities: TerminalCapabilities

  private let bold = Style(isBold: true)

  init(choices: [Peg], kind: Theme.Kind, showsLetters: Bool, capabilities: TerminalCapabilities) {
    self.choices = choices
    self.kind = kind
    self.showsLetters = showsLetters
    self.capabilities = capabilities
  }

  /// Returns a letter or a digit on its color, or an emoji, all of the same width in a theme.
  func peg(_ peg: Peg) -> [Span] {
    let letter = showsLetters ? PegColor(peg)?.letter : nil
    let face = PegFace(peg, choices: choices, letter: letter, capabilities: capabilities)
    let isWide = capabilities.supportsUnicode && kind == .emoji
    switch face.kind {
    case .empty, .hidden: return [Span(face.text.leftAligned(in: isWide ? 2 : 1), Style(isDim: true))]
    case .emoji: return [Span(face.text)]
    case .colored where !capabilities.hasColor: return [Span(face.text, bold)]
    case .colored where face.text.isEmpty && capabilities.supportsUnicode:
      return [Span("●", Style(foreground: face.color, background: PegPalette.panel))]
    case .colored:
      return [
        Span(face.text.isEmpty ? " " : face.text, Style(foreground: face.ink, background: face.color, isBold: true))
      ]
    }
  }

  func row(_ pegs: [Peg], selected: Int?) -> [Span] {
    pegs.enumerated().flatMap { position, peg in
      [Span(position == selected ? "[" : " ", bold)] + self.peg(peg) + [Span(position == selected ? "]" : " ", bold)]
    }
  }

  /// The choices with their keys, six per line.
  var choiceLines: [[Span]] {
    stride(from: 0, to: choices.count, by: 6).map { start in
      (start..<min(start + 6, choices.count)).flatMap { index in
        [Span(CodeBreakerSession.KeyCommand.keyName(forChoice: index) + " ", bold)] + peg(choices[index]) + [Span("  ")]
      }
    }
  }

  func markers(_ counts: MatchCounts, pegCount: Int) -> [Span] {
    OwnBoardWords.markers(counts, pegCount: pegCount).map { marker in
      switch marker {
      case .exact: Span(capabilities.supportsUnicode ? "●" : "*", bold)
      case .inexact: Span(capabilities.supportsUnicode ? "○" : "o", bold)
      case .nomatch: Span(capabilities.supportsUnicode ? "·" : ".", Style(isDim: true))
      }
    }
  }
}
