import CodeBreakerModel
import CodeBreakerSession
import NumberedGame

/// The coach's findings about the player's own board, ready to show and to speak.
struct OwnBoardCard: Hashable {
  /// An answer to the best guess, and the number of codes that it would leave.
  struct AnswerBar: Hashable {
    let markers: [Match]
    /// The number of codes, such as "12", or "the code" if the answer means that the guess is right.
    let text: String
    /// The length of the bar relative to the longest one, above 0 and at most 1.
    let share: Double
    /// The text for screen readers: "2 exact, 1 inexact: 12 codes".
    let spokenText: String
  }

  /// Whether the coach hasn't answered yet. The other properties then show its previous answer.
  var isThinking = false

  /// The number of codes left, the contradiction, or the reason why the coach is unavailable.
  private(set) var headline = "The coach is thinking…"

  private(set) var isAlarm = false

  private(set) var canRetry = false

  private(set) var bestGuess: Code?

  /// The lines above and below the best guess.
  private(set) var bestTitle = ""
  private(set) var bestText = ""

  /// The answers to the best guess, as bars. Empty if at most one answer would leave codes.
  private(set) var answerBars: [AnswerBar] = []

  /// All remaining codes, or only the first ones of many, and their title.
  private(set) var codes: [Code] = []
  private(set) var codesTitle = ""

  /// The contradiction, with the corrections that would resolve it.
  private(set) var contradiction: OwnBoardSession.ContradictoryFindings?

  init(_ session: OwnBoardSession) {
    let board = session.board
    switch session.findings {
    case .pending: isThinking = true
    case .unavailable(let problem):
      headline = problem
      isAlarm = true
      canRetry = true
    case .possible(let possible): show(possible, board, session)
    case .contradictory(let contradicting):
      headline = contradicting.text
      isAlarm = true
      contradiction = contradicting
    }
  }

  private mutating func show(
    _ possible: OwnBoardSession.PossibleFindings, _ board: OwnBoard, _ session: OwnBoardSession
  ) {
    headline = possible.countText
    codes = possible.codes.map { session.code($0) }
    codesTitle = possible.listText
    guard let guess = possible.best else { return }
    bestGuess = session.code(guess.guess)
    bestTitle = guess.method.isExact ? "Best guess" : "A good guess"
    bestText = possible.bestText
    guard possible.parts.count > 1 else { return }
    let most = possible.parts.map { $0.codeCount }.max() ?? 1
    answerBars = possible.parts.map { part in
      AnswerBar(
        markers: OwnBoardWords.markers(part.counts, pegCount: board.pegCount),
        text: part.counts.exact == board.pegCount ? "the code" : DecimalText.grouped(part.codeCount),
        share: Double(part.codeCount) / Double(most), spokenText: OwnBoardWords.part(part, pegCount: board.pegCount))
    }
  }
}

extension OwnBoardSession.Correction {
  var title: String { "Attempt \(attemptIndex + 1)" }

  func spokenText(_ answer: AnswerPart) -> String {
    let markers = CodeBreakerSession.SpokenText.markers(answer.counts)
    return "Change the answer to attempt \(attemptIndex + 1) to \(markers): \(answer.codeCountText)"
  }
}

extension AnswerPart {
  /// The number of codes that would become possible: "12 codes".
  var codeCountText: String { OwnBoardWords.codeCount(codeCount) }
}
