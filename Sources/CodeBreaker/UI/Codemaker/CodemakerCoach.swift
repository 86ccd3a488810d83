import CodeBreakerModel
import CodeBreakerSession
import NumberedGame

/// The state of a coach that breaks the player's code, ready to show and to speak.
struct CodemakerCoachState: Hashable {
  struct GuessToAnswer: Hashable {
    let title: String
    let code: Code
  }

  /// Whether the coach hasn't answered yet. The other properties then show its previous answer.
  private(set) var isThinking = false

  /// The number of remaining codes, or the problem. Empty if `reasonText` states the number.
  private(set) var headline = ""

  private(set) var isAlarm = false

  private(set) var canRetry = false

  private(set) var guessToAnswer: GuessToAnswer?

  /// The reason for the guess to answer, or for the coach's latest guess.
  private(set) var reasonText = ""

  /// Creates the state, or returns `nil` if the coach isn't at work. A thinking coach keeps the headline of `before`.
  init?(_ session: CodemakerSession, after before: CodemakerCoachState?) {
    let game = session.game
    let isWatching = game.stage == .watchingCoach
    guard isWatching || game.stage == .answeringCoach && !game.isOver, session.judgment == nil else { return nil }
    let last = game.board.attempts.count - 1
    if isWatching, last >= 0 { reasonText = "Attempt \(last + 1): \(session.reason(forAttemptAt: last))" }
    guard !game.isOver else {
      headline = session.effect(ofAttemptAt: last)
      return
    }
    switch session.findings {
    case .pending:
      isThinking = true
      headline = before?.headline ?? ""
      if headline.isEmpty { headline = "The coach is thinking…" }
    case .unavailable(let problem):
      headline = problem
      isAlarm = true
      canRetry = true
    case .possible(let possible): headline = possible.countText
    case .contradictory(let contradicting):
      headline = contradicting.text
      isAlarm = true
    }
    guard !isWatching, let proposal = session.proposal else { return }
    // The reason already states the number of codes.
    headline = ""
    guessToAnswer = GuessToAnswer(title: "Attempt \(last + 2)", code: session.code(proposal.value.guess))
    reasonText = CodemakerWords.reason(proposal, attemptCount: last + 1)
  }
}

enum CodemakerBreaker: Hashable, CaseIterable, Identifiable {
  /// The coach, while the player watches.
  case watchedCoach
  /// The coach, while the player answers its guesses by hand.
  case answeredCoach
  case friendOnThisDevice
  case friendWithLink

  var id: Self { self }

  var title: String {
    switch self {
    case .watchedCoach: "Watch the coach"
    case .answeredCoach: "Answer the coach"
    case .friendOnThisDevice: "A friend beside you"
    case .friendWithLink: "A friend far away"
    }
  }

  var text: String {
    switch self {
    case .watchedCoach: "It breaks your code, guess by guess, and says why."
    case .answeredCoach: "By hand: your code is in your head or on paper."
    case .friendOnThisDevice: "Hand this device over: your code is covered."
    case .friendWithLink: "A link to a regular game with your code."
    }
  }

  var symbol: String {
    switch self {
    case .watchedCoach: "eye"
    case .answeredCoach: "hand.raised"
    case .friendOnThisDevice: "person.2"
    case .friendWithLink: "paperplane"
    }
  }

  /// Returns whether the player can choose this codebreaker. All but `answeredCoach` need a complete code.
  func isEnabled(_ session: CodemakerSession) -> Bool { self == .answeredCoach || session.canSubmitCode }

  func perform(_ session: CodemakerSession) {
    switch self {
    case .watchedCoach: session.watch()
    case .answeredCoach: session.answerByHand()
    case .friendOnThisDevice: session.handOver()
    case .friendWithLink: session.shareCode()
    }
  }
}

enum CodemakerAction: Hashable, Identifiable {
  case guessNext
  /// The coach starts or stops guessing automatically.
  case play
  case answer
  case undoAnswer
  /// The player enters the code, to check the answers.
  case enterCode

  var id: Self { self }

  /// The available actions, main one first. Empty if the coach is done.
  static func available(in session: CodemakerSession) -> [CodemakerAction] {
    switch session.game.stage {
    case .watchingCoach: return session.game.isOver ? [] : [.guessNext, .play]
    case .answeringCoach:
      guard session.judgment == nil else { return [] }
      var actions: [CodemakerAction] = session.proposal == nil ? [] : [.answer]
      if session.canUndoAnswer { actions.append(.undoAnswer) }
      if session.canRevealCode { actions.append(.enterCode) }
      return actions
    case .choosingCode, .revealingCode, .handingOver, .friendGuessing, .sharingCode: return []
    }
  }

  func label(_ session: CodemakerSession) -> String {
    switch self {
    case .guessNext: "Next guess"
    case .play: session.guessesAutomatically ? "Pause" : "Play"
    case .answer: "Answer"
    case .undoAnswer: "Undo"
    case .enterCode: "Enter the code"
    }
  }

  var isMain: Bool { self == .guessNext || self == .answer }

  func isEnabled(_ session: CodemakerSession) -> Bool {
    switch self {
    case .guessNext: session.canGuessNext
    case .answer: session.canAnswer
    case .play, .undoAnswer, .enterCode: true
    }
  }

  func perform(_ session: CodemakerSession) {
    switch self {
    case .guessNext: session.guessNext()
    case .play: session.setGuessesAutomatically(!session.guessesAutomatically)
    case .answer: session.answer()
    case .undoAnswer: session.undoAnswer()
    case .enterCode: session.askForCode()
    }
  }
}
