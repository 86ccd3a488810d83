import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// The page of the player's own board: its attempts, the row to edit, and the coach's answer.
struct OwnBoardPage {
  private(set) var lines: [[Span]] = []

  private let session: OwnBoardSession
  private let capabilities: TerminalCapabilities
  private let width: Int

  init(session: OwnBoardSession, listsCodes: Bool, capabilities: TerminalCapabilities, width: Int) {
    self.session = session
    self.capabilities = capabilities
    self.width = width
    let board = session.board
    add("\(board.pegCount) pegs, \(board.choiceCount) colors, \(board.theme.name)", .bold)
    lines += pegs.choiceLines
    lines.append([])
    var doubted: [Int] = []
    if case .contradictory(let contradicting) = session.findings { doubted = contradicting.attemptIndexes }
    for (index, attempt) in board.attempts.enumerated() {
      let isEdited = index == session.editedIndex
      lines.append(
        row(isEdited ? session.row : attempt, name: "\(index + 1)", isEdited, isDoubted: doubted.contains(index)))
    }
    if session.editedIndex == nil { lines.append(row(session.row, name: "New", true, isDoubted: false)) }
    let note = session.rowNote
    if !note.isEmpty { add("    " + note, .dim) }
    lines.append([])
    addFindings(listsCodes: listsCodes)
  }

  private mutating func add(_ text: String, _ style: Style = .plain) {
    lines += text.wrapped(width).map { [Span($0, style)] }
  }

  private func row(_ attempt: OwnBoard.Attempt, name: String, _ isOpen: Bool, isDoubted: Bool) -> [Span] {
    var spans = [Span((isOpen ? ">" : " ") + name.rightAligned(in: 3), isOpen ? .bold : .plain)]
    spans.append(Span(isDoubted ? "? " : "  ", .bold))
    spans += pegs.row(session.code(attempt.guess).pegs, selected: isOpen ? session.selection : nil)
    spans.append(Span("  "))
    guard let counts = attempt.counts else { return spans + [Span("no answer yet", .dim)] }
    return spans + markers(counts) + [Span("  " + CodeBreakerSession.SpokenText.markers(counts))]
  }

  private mutating func addFindings(listsCodes: Bool) {
    let board = session.board
    switch session.findings {
    case .pending: add("The coach is thinking\(capabilities.ellipsis)")
    case .unavailable(let problem): add(problem)
    case .contradictory(let contradicting):
      add(contradicting.text, .bold)
      for line in contradicting.correctionLines(hint: " Press m to change it.") { add(line) }
    case .possible(let possible):
      add(possible.countText, .bold)
      if let best = possible.best {
        var line = [Span(best.method.isExact ? "Best guess:" : "A good guess:")]
        for peg in session.code(best.guess).pegs { line += [Span(" ")] + pegs.spans(pegs.face(peg), .tiny) }
        lines.append(line)
        add(possible.bestText)
      }
      if listsCodes {
        add(possible.listText + ":")
        addCodes(possible.codes)
      } else if possible.parts.count > 1 {
        add("What each answer would leave:")
        let most = possible.parts.map(\.codeCount).max() ?? 1
        for part in possible.parts {
          let bar = String(
            repeating: capabilities.supportsUnicode ? "█" : "#", count: max(1, part.codeCount * 20 / most))
          let text = part.counts.exact == board.pegCount ? "the code" : OwnBoardWords.codeCount(part.codeCount)
          lines.append(markers(part.counts) + [Span("  \(bar) \(text)")])
        }
      }
    }
  }

  private mutating func addCodes(_ codes: [[UInt8]]) {
    var flow = SpanFlow(width: width, indent: 0)
    for code in codes {
      let spans = session.code(code).pegs.flatMap { pegs.spans(pegs.face($0), .tiny) + [Span(" ")] }
      flow.add(spans + [Span("  ")], gap: 0)
    }
    lines += flow.lines
  }

  private func markers(_ counts: MatchCounts) -> [Span] {
    pegs.markers(OwnBoardWords.markers(counts, pegCount: session.board.pegCount))
  }

  private var pegs: PegPainter {
    PegPainter(session.board, showsLetters: session.showsLetters, capabilities: capabilities)
  }
}
