import CodeBreakerModel
import CodeBreakerSession
import NumberedGame

/// What the coach says as the one who breaks a code, as it is shown and said.
struct SetterCoach: Hashable {
  /// The guess that the coach asks about.
  struct Asked: Hashable {
    /// Which attempt it would be: "Attempt 3".
    let title: String
    /// The guess.
    let code: Code
  }

  /// Whether it has not answered yet. All else is what it said before.
  private(set) var isThinking = false

  /// What became of the codes that were left, or what stands in the way; nothing where the guess says it.
  private(set) var headline = ""

  /// Whether that is trouble.
  private(set) var isAlarm = false

  /// Whether the coach can be asked again.
  private(set) var canRetry = false

  /// What it asks about, where the player answers by hand.
  private(set) var asked: Asked?

  /// Why it makes that guess, or made the latest one.
  private(set) var why = ""

  /// What there is to be said; nothing where the coach does not break the code, or where that is over.
  ///
  /// - Parameter before: what was said last.
  init?(_ session: SetterSession, after before: SetterCoach?) {
    let game = session.game
    let isWatching = game.stage == .watching
    guard isWatching || game.stage == .answering && !game.isOver, session.judgement == nil else { return nil }
    let last = game.board.attempts.count - 1
    if isWatching, last >= 0 { why = "Attempt \(last + 1): \(session.reason(last))" }
    guard !game.isOver else {
      headline = session.effect(last)
      return
    }
    switch session.findings {
    case .awaited:
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
    // The number of codes stands in the reason.
    headline = ""
    asked = Asked(title: "Attempt \(last + 2)", code: session.code(proposal.value.guess))
    why = SetterWords.reason(proposal, attemptCount: last + 1)
  }
}

/// Who may break a code.
enum SetterBreaker: Hashable, CaseIterable, Identifiable {
  /// The coach, which is watched.
  case watched
  /// The coach, which is answered by hand.
  case answered
  /// A friend on this device.
  case beside
  /// A friend far away.
  case faraway

  var id: Self { self }

  /// What the button says.
  var title: String {
    switch self {
    case .watched: "Watch the coach"
    case .answered: "Answer the coach"
    case .beside: "A friend beside you"
    case .faraway: "A friend far away"
    }
  }

  /// What that means.
  var text: String {
    switch self {
    case .watched: "It breaks your code, guess by guess, and says why."
    case .answered: "By hand: the code may be in your head, or on paper."
    case .beside: "Hand this device over: your code is covered."
    case .faraway: "A link to an ordinary game that has your code."
    }
  }

  /// The SF Symbol.
  var symbol: String {
    switch self {
    case .watched: "eye"
    case .answered: "hand.raised"
    case .beside: "person.2"
    case .faraway: "paperplane"
    }
  }

  /// Whether the code is as it has to be for that.
  func isPossible(_ session: SetterSession) -> Bool { self == .answered || session.canSet }

  /// Goes on in that way.
  func take(_ session: SetterSession) {
    switch self {
    case .watched: session.watch()
    case .answered: session.answerByHand()
    case .beside: session.handOver()
    case .faraway: session.send()
    }
  }
}

/// What can be done while the coach breaks a code.
enum SetterWay: Hashable, Identifiable {
  /// Lets it make its next guess.
  case guessNext
  /// Lets it go on by itself, or pause.
  case play
  /// Gives it its answer.
  case answer
  /// Takes the latest answer back.
  case takeBack
  /// Says what the code is.
  case tell

  var id: Self { self }

  /// The ways, the main one first; none where the coach is done.
  static func all(_ session: SetterSession) -> [SetterWay] {
    switch session.game.stage {
    case .watching: return session.game.isOver ? [] : [.guessNext, .play]
    case .answering:
      guard session.judgement == nil else { return [] }
      var ways: [SetterWay] = session.proposal == nil ? [] : [.answer]
      if session.canTakeBack { ways.append(.takeBack) }
      if session.canTell { ways.append(.tell) }
      return ways
    case .choosing, .telling, .covered, .breaking, .sending: return []
    }
  }

  /// What its button says.
  func label(_ session: SetterSession) -> String {
    switch self {
    case .guessNext: "Next guess"
    case .play: session.isPlaying ? "Pause" : "Play"
    case .answer: "Answer"
    case .takeBack: "Take back"
    case .tell: "Tell the code"
    }
  }

  /// Whether it is the one to take first.
  var isMain: Bool { self == .guessNext || self == .answer }

  /// Whether it can be taken now.
  func isPossible(_ session: SetterSession) -> Bool {
    switch self {
    case .guessNext: session.canGuessNext
    case .answer: session.canAnswer
    case .play, .takeBack, .tell: true
    }
  }

  /// Takes it.
  func take(_ session: SetterSession) {
    switch self {
    case .guessNext: session.guessNext()
    case .play: session.play(!session.isPlaying)
    case .answer: session.answer()
    case .takeBack: session.takeBack()
    case .tell: session.askForCode()
    }
  }
}
