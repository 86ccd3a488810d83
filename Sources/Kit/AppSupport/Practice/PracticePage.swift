import NumberedGame
import PlaySupport

/// What practice shows besides the position, for any game.
public struct PracticePage: Hashable, Sendable {
  /// A button of the page.
  public enum Action: Hashable, Sendable, Identifiable {
    /// Begins a practice session.
    case begin
    /// Advances to the next position.
    case goOn
    /// Asks the coach again.
    case askAgain
    /// Ends the practice session.
    case stop

    /// The identity of the button.
    public var id: Action { self }
  }

  /// The phase of the practice session.
  public let phase: PracticePhase

  /// The main sentence: the summary, the question, the judgment, or the result of the session.
  public let headline: String

  /// Whether the answer was right, or `nil` if none was judged.
  public let isRight: Bool?

  /// The lines below the headline.
  public let notes: [String]

  /// The place in the practice session, such as "2 of 5. Game 537, move 32", or `nil` outside of one.
  public let place: String?

  /// A sentence that describes the coach's problem, or `nil`.
  public let problem: String?

  /// The buttons, the main one first.
  public let ways: [Action]

  /// The trend of the player's skill. `nil` during and after a practice session.
  public let trend: TrendPicture?

  /// The parts of the games with the greatest losses. Empty during and after a practice session.
  public let insights: [PlayInsight]

  /// A problem with the storage, or `nil`.
  public let notice: String?

  @MainActor init(_ practice: some PracticeSession) {
    let core = practice.core
    phase = practice.phase
    notice = core.notice?.text
    isRight = phase == .judged ? practice.isRight : nil
    let isSitting = phase == .asking || phase == .judging || phase == .judged
    place = isSitting ? "\(core.placeText). \(practice.source)" : nil
    problem = phase == .judging && practice.hasCoachFailed ? practice.coachProblem : nil
    let streak = core.streakText.map { $0 + "." }
    switch phase {
    case .lobby:
      headline = core.summary
      notes = [core.nextText, streak ?? ""].filter { !$0.isEmpty }
      ways = core.notebook.positions.isEmpty ? [] : [.begin]
    case .asking:
      headline = practice.question
      notes = []
      ways = [.stop]
    case .judging:
      headline = "The coach is checking it."
      notes = []
      ways = practice.hasCoachFailed ? [.askAgain, .goOn, .stop] : [.stop]
    case .judged:
      headline = practice.verdict
      notes = [practice.memory].filter { !$0.isEmpty }
      ways = [.goOn, .stop]
    case .over:
      headline = core.resultText
      notes = [streak ?? "", core.nextText].filter { !$0.isEmpty }
      ways = [.begin, .stop]
    }
    trend = phase == .lobby ? TrendPicture(PlayTrend(core.progress, today: core.today), core.words) : nil
    insights = phase == .lobby ? PlayInsight.all(core.progress, words: core.words) : []
  }

  /// Returns the label of a button.
  public func label(_ way: Action) -> String {
    switch way {
    case .begin: phase == .over ? "Practice more" : "Practice"
    case .goOn: "Next"
    case .askAgain: "Ask again"
    case .stop: phase == .over ? "Progress" : "End practice"
    }
  }
}

extension PlayInsight.Part {
  /// Returns the bar’s label for screen readers: "Opening: 1.24 points per move".
  func spoken(_ words: PracticeWords) -> String { "\(label): \(figure) \(words.unit) per \(words.move)" }
}
