import CodeBreakerModel
import NumberedGame
import PlaySupport

// What becomes of answers that were given by hand, once the code is known.
extension SetterSession {
  /// An answer that was another one than the code gives.
  public struct WrongAnswer: Hashable, Sendable {
    /// The place of the attempt, counted from 0.
    public let place: Int
    /// What was answered.
    public let given: MatchCounts
    /// What the answer is.
    public let right: MatchCounts

    /// It in a sentence: "Attempt 2: you said 1 exact, and it is 1 exact, 1 inexact."
    public var text: String {
      let words = (CodeBreakerSession.Spoken.markers(given), CodeBreakerSession.Spoken.markers(right))
      return "Attempt \(place + 1): you said \(words.0), and it is \(words.1)."
    }
  }

  /// What is said of the answers, once the code is known.
  public struct Judgement: Hashable, Sendable {
    /// The code.
    public let code: [UInt8]
    /// The answers that were wrong, in their order.
    public let wrong: [WrongAnswer]

    /// How it was, in a sentence or two.
    public let text: String
  }

  /// What is said of the answers by hand: as soon as the game has ended, or where they contradict each other and the code is
  /// known. Before that nothing is said, as a code that was set here is covered from the coach as any other.
  public var judgement: Judgement? {
    guard game.stage == .answering else { return nil }
    var isContradictory = false
    if case .contradictory = findings { isContradictory = true }
    guard game.isOver || isContradictory else { return nil }
    let found = game.board.attempts.first { $0.counts?.exact == game.board.pegCount }?.guess
    guard let code = game.code ?? found else { return nil }
    var wrong: [WrongAnswer] = []
    for (place, attempt) in game.board.attempts.enumerated() {
      let right = AnsweredGuess.counts(of: attempt.guess, against: code)
      if let given = attempt.counts, given != right {
        wrong.append(WrongAnswer(place: place, given: given, right: right))
      }
    }
    return Judgement(code: code, wrong: wrong, text: SetterWords.judgement(wrong.count, game.board.attempts.count))
  }

  /// The places of the attempts whose answers were wrong, or, as long as the code is not known, cannot all be right, counted from
  /// 0.
  public var doubtedPlaces: [Int] {
    if let judgement { return judgement.wrong.map { $0.place } }
    if game.stage == .answering, case .contradictory(let told) = findings { return told.places }
    return []
  }

  /// Whether the player can tell the code.
  public var canTell: Bool {
    question == nil && game.stage == .answering && !game.isOver && !game.board.attempts.isEmpty && judgement == nil
  }

  /// Lets the player say what the code is: the coach gives in, or something is wrong.
  public func askForCode() {
    intent(canTell) {
      game.stage = .telling
      game.row = CodeRow(pegCount: game.board.pegCount)
      if let code = game.code { game.row = CodeRow(code) }
      status = SetterWords.opening(.telling)
    }
  }

  /// Whether the row is a code that can be told.
  public var canTellRow: Bool { acceptsPegs && game.stage == .telling && game.row.isFull }

  /// Holds all answers against the code on the row.
  public func tell() {
    intent(canTellRow) {
      game.code = game.row.pegs
      game.row = CodeRow(pegCount: game.board.pegCount)
      game.stage = .answering
      game.hasEnded = true
      give(.end)
      status = ([judgement?.text] + (judgement?.wrong ?? []).map { $0.text }).compactMap { $0 }.joined(separator: " ")
    }
  }

  /// Whether the coach can go on with the right answers.
  public var canPutRight: Bool { question == nil && judgement?.wrong.isEmpty == false }

  /// Puts all wrong answers right, and lets the coach go on from there.
  public func putRight() {
    intent(canPutRight) {
      for wrong in judgement?.wrong ?? [] { put(wrong.right, at: wrong.place) }
      game.hasEnded = false
      status = "The answers are right now."
    }
  }
}
