import CodeBreakerModel
import CodeBreakerSession
import NumberedGame

/// What the coach says of a board of one's own, as it is shown and said.
struct OwnBoardCard: Hashable {
  /// What an answer to the best guess would leave.
  struct Part: Hashable {
    /// The answer.
    let markers: [Match]
    /// How many codes: "12", or "the code".
    let text: String
    /// How long its bar is, as a share of the longest, above 0 and at most 1.
    let share: Double
    /// All of it: "2 exact, 1 inexact: 12 codes".
    let spoken: String
  }

  /// An attempt whose answer may be wrong.
  struct Mend: Hashable {
    /// The place of the attempt, 0 for the first.
    let place: Int
    /// The answers with which some code would fit.
    let ways: [Way]

    /// The attempts that may be wrong, with the answers that would mend each.
    static func all(_ contradicting: OwnBoardSession.Contradicting, _ board: OwnBoard) -> [Mend] {
      contradicting.mends.map { mend in
        Mend(place: mend.place, ways: mend.answers.map { Way($0, at: mend.place, board) })
      }
    }

    /// What it is called: "Attempt 2".
    var title: String { "Attempt \(place + 1)" }
  }

  /// An answer that would mend it.
  struct Way: Hashable {
    /// The answer.
    let counts: MatchCounts
    /// It as markers.
    let markers: [Match]
    /// How many codes would then be possible: "12 codes".
    let text: String
    /// What a screen reader says of its button.
    let spoken: String
  }

  /// Whether the coach has not answered yet. All else is what it said before.
  var isThinking = false

  /// How many codes are left, what contradicts itself, or why the coach says nothing.
  private(set) var headline = "The coach is thinking…"

  /// Whether that is trouble.
  private(set) var isAlarm = false

  /// Whether the coach can be asked again.
  private(set) var canRetry = false

  /// The best guess.
  private(set) var best: Code?

  /// What stands above it, and below.
  private(set) var bestTitle = ""
  private(set) var bestText = ""

  /// What each answer to it would leave; none where there is nothing to compare.
  private(set) var parts: [Part] = []

  /// The codes that are left, or the first ones of them, and what they are.
  private(set) var codes: [Code] = []
  private(set) var codesTitle = ""

  /// What would mend it.
  private(set) var mendText: String?
  private(set) var mends: [Mend] = []

  /// What there is to be said of a board.
  init(_ session: OwnBoardSession) {
    let board = session.board
    switch session.findings {
    case .awaited: isThinking = true
    case .unavailable(let problem):
      headline = problem
      isAlarm = true
      canRetry = true
    case .possible(let possible): take(possible, board, session)
    case .contradictory(let contradicting):
      headline = contradicting.text
      isAlarm = true
      mendText = contradicting.mendText
      mends = Mend.all(contradicting, board)
    }
  }

  private mutating func take(_ possible: OwnBoardSession.Possible, _ board: OwnBoard, _ session: OwnBoardSession) {
    headline = possible.countText
    codes = possible.codes.map { session.code($0) }
    codesTitle = possible.listText
    guard let guess = possible.best else { return }
    best = session.code(guess.guess)
    bestTitle = guess.method.isExact ? "Best guess" : "A good guess"
    bestText = possible.bestText
    guard possible.parts.count > 1 else { return }
    let most = possible.parts.map { $0.codeCount }.max() ?? 1
    parts = possible.parts.map { part in
      Part(
        markers: OwnBoardWords.markers(part.counts, pegCount: board.pegCount),
        text: part.counts.exact == board.pegCount ? "the code" : DecimalText.grouped(part.codeCount),
        share: Double(part.codeCount) / Double(most), spoken: OwnBoardWords.part(part, pegCount: board.pegCount))
    }
  }
}

extension OwnBoardCard.Way {
  fileprivate init(_ part: AnswerPart, at place: Int, _ board: OwnBoard) {
    counts = part.counts
    markers = OwnBoardWords.markers(part.counts, pegCount: board.pegCount)
    text = OwnBoardWords.codes(part.codeCount)
    spoken =
      "Change the answer to attempt \(place + 1) to \(CodeBreakerSession.Spoken.markers(part.counts)): \(text)"
  }
}
