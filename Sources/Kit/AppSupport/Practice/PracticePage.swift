import NumberedGame
import PlaySupport

/// What there is to be seen of practice beside the position, whichever game it is.
public struct PracticePage: Hashable, Sendable {
  /// An answer to what is shown, in the order in which they stand.
  public enum Way: Hashable, Sendable, Identifiable {
    /// Begins a sitting.
    case begin
    /// Goes on to the next position.
    case goOn
    /// Asks the coach again.
    case askAgain
    /// Ends the sitting.
    case stop

    /// The answer.
    public var id: Way { self }
  }

  /// Where the player is.
  public let phase: PracticePhase

  /// The main sentence: what there is to practice, what is asked, what is said of the answer, or how the sitting went.
  public let headline: String

  /// Whether the answer was right; nothing where none was judged.
  public let isRight: Bool?

  /// What is said below it, each a line of its own.
  public let notes: [String]

  /// Where in the sitting the player is: "2 of 5. Game 537, move 32"; nothing outside of one.
  public let place: String?

  /// What stands in the way, as a sentence.
  public let problem: String?

  /// What can be done, the main answer first.
  public let ways: [Way]

  /// Whether play gets better, before a sitting.
  public let trend: TrendPicture?

  /// Where most is lost, before a sitting.
  public let insights: [PlayInsight]

  /// What the player has to be told of the storage.
  public let notice: String?

  /// What there is to be seen of some practice.
  @MainActor init(_ practice: some PracticeSession) {
    let desk = practice.desk
    phase = practice.phase
    notice = desk.notice?.text
    isRight = phase == .judged ? practice.isRight : nil
    let isSitting = phase == .asking || phase == .judging || phase == .judged
    place = isSitting ? "\(desk.placeText). \(practice.source)" : nil
    problem = phase == .judging && practice.hasCoachFailed ? practice.coachProblem : nil
    let streak = desk.streakText.map { $0 + "." }
    switch phase {
    case .lobby:
      headline = desk.summary
      notes = [desk.nextText, streak ?? ""].filter { !$0.isEmpty }
      ways = desk.notebook.positions.isEmpty ? [] : [.begin]
    case .asking:
      headline = practice.question
      notes = []
      ways = [.stop]
    case .judging:
      headline = "The coach looks at it."
      notes = []
      ways = practice.hasCoachFailed ? [.askAgain, .goOn, .stop] : [.stop]
    case .judged:
      headline = practice.verdict
      notes = [practice.memory].filter { !$0.isEmpty }
      ways = [.goOn, .stop]
    case .over:
      headline = desk.resultText
      notes = [streak ?? "", desk.nextText].filter { !$0.isEmpty }
      ways = [.begin, .stop]
    }
    trend = phase == .lobby ? TrendPicture(PlayTrend(desk.progress, today: desk.today), desk.words) : nil
    insights = phase == .lobby ? PlayInsight.all(desk.progress, words: desk.words) : []
  }

  /// What the button of an answer says.
  public func label(_ way: Way) -> String {
    switch way {
    case .begin: phase == .over ? "Practice more" : "Practice"
    case .goOn: "Next"
    case .askAgain: "Ask again"
    case .stop: phase == .over ? "Progress" : "End the sitting"
    }
  }
}

extension PlayInsight.Part {
  /// What a screen reader says of its bar: "Opening: 1.24 points a move".
  func spoken(_ words: PracticeWords) -> String { "\(label): \(figure) \(words.unit) a \(words.move)" }
}
