import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// The page for setting a code: the code unless it's hidden, the row, the coach, and the attempts.
struct CodemakerPage {
  private(set) var lines: [[Span]] = []

  private let session: CodemakerSession
  private let capabilities: TerminalCapabilities
  private let width: Int

  init(session: CodemakerSession, capabilities: TerminalCapabilities, width: Int) {
    self.session = session
    self.capabilities = capabilities
    self.width = width
    let game = session.game
    add(session.title, .bold)
    add(session.note, .dim)
    add("\(game.board.pegCount) pegs, \(game.board.choiceCount) colors, \(game.board.theme.name)")
    if session.acceptsPegs { lines += pegs.choiceLines }
    lines.append([])
    if let code = session.shownCode { lines.append(row("Code", code, hole: nil)) }
    if session.acceptsPegs {
      lines.append(row(game.stage == .friendGuessing ? "New" : "Code", game.row.pegs, hole: game.row.selection))
    }
    addCoach()
    for wrong in session.judgment?.wrongAnswers ?? [] { add(wrong.text, .bold) }
    lines.append([])
    for (index, attempt) in game.board.attempts.enumerated().reversed() { add(attempt, index) }
  }

  private mutating func add(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { lines += text.wrapped(width).map { [Span($0, style)] } }
  }

  private func row(_ name: String, _ colors: [UInt8], hole: Int?) -> [Span] {
    [Span(name.leftAligned(in: 5), .bold)] + pegs.row(session.code(colors).pegs, selected: hole)
  }

  private mutating func addCoach() {
    let game = session.game
    guard game.stage == .watchingCoach || game.stage == .answeringCoach, !game.isOver, session.judgment == nil else {
      return
    }
    let count = game.board.attempts.count
    switch session.findings {
    case .pending: add("The coach is thinking\(capabilities.ellipsis)")
    case .unavailable(let problem): add(problem)
    case .contradictory(let contradiction):
      add(contradiction.text, .bold)
      for line in contradiction.correctionLines(hint: " Press m to change it.") { add(line) }
    case .possible(let possible):
      guard game.stage == .answeringCoach, let proposal = session.proposal else { return add(possible.countText) }
      lines.append(row("\(count + 1)?", proposal.value.guess, hole: nil))
      add(CodemakerWords.reason(proposal, attemptCount: count))
      guard let counts = game.enteredAnswer else {
        return add("How does it match? x right place, o wrong place, n no match.")
      }
      lines.append(
        [Span("Answer: ")] + markers(counts) + [Span("  " + CodeBreakerSession.SpokenText.markers(counts))])
    }
  }

  /// Adds an attempt and its effect. For the latest attempt, also adds the coach's reason.
  private mutating func add(_ attempt: OwnBoard.Attempt, _ index: Int) {
    var line = row("\(index + 1)".rightAligned(in: 3), attempt.guess, hole: nil) + [Span("  ")]
    if let counts = attempt.counts {
      line += markers(counts)
      line.append(Span("  " + CodeBreakerSession.SpokenText.markers(counts)))
    }
    lines.append(line)
    add(session.effect(ofAttemptAt: index), .dim)
    if session.game.stage == .watchingCoach, index == session.game.board.attempts.count - 1 {
      add(session.reason(forAttemptAt: index), .dim)
    }
  }

  private func markers(_ counts: MatchCounts) -> [Span] {
    pegs.markers(OwnBoardWords.markers(counts, pegCount: session.game.board.pegCount))
  }

  private var pegs: PegPainter {
    PegPainter(session.game.board, showsLetters: session.showsLetters, capabilities: capabilities)
  }
}
