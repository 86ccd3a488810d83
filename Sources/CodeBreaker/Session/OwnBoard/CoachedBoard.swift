import CodeBreakerModel
import GameCore
import SessionSupport

/// A session with a board of attempts that a coach analyzes, with a row of pegs, and with an answer that the player
/// enters.
public protocol CoachedBoard: LetteredSession, RowSession {
  /// The coach's findings about the attempts and answers so far.
  var findings: OwnBoardSession.Findings { get }

  /// Asks the coach again after a failure.
  func tryCoachAgain()

  /// Returns a guess with the given colors, which are indexes of the board's choices.
  func code(_ colors: [UInt8]) -> Code

  /// Increases the exact (key `x`) or inexact (`o`) number, wrapping to 0. Returns whether the UTF-8 `key` was handled.
  @discardableResult func pressAnswer(key: [UInt8]) -> Bool

  /// Removes the answer.
  func clearAnswer()

  /// Sets the number of pegs in the right place. Sets the number in the wrong place to 0 if it isn't chosen yet, and
  /// reduces it if it's now too large. Ignores numbers outside 0 through `pegCount`.
  func choose(exact: Int)

  /// Sets the number of right pegs in the wrong place, and an unset exact number to 0. Ignores an impossible number.
  func choose(inexact: Int)

  /// Returns whether `inexact` pegs can be right but in the wrong place, given the chosen number in the right place.
  func canChoose(inexact: Int) -> Bool
}

/// A board session that the device stores. It provides what `CoachedBoard` needs.
package protocol PersistentCoachedBoard: AuxiliarySession, PersistentLetteredSession, CoachedBoard
where CoachTask == OwnBoardQuestion {
  /// The board with its attempts.
  var board: OwnBoard { get }

  /// The question for the coach, and its latest answer.
  var query: CoachQuery<OwnBoardQuestion, OwnBoardAdvice> { get set }

  /// The status after the coach has answered.
  var adviceText: String { get }

  /// Called when the coach has failed, before the failure is announced.
  func coachDidFail()

  /// Sets the number of pegs.
  func choose(pegCount: Int)

  /// Sets the theme.
  func choose(theme: Theme)

  /// Replaces the answer to the attempt at `index` with one that the coach suggests.
  func replaceAnswer(at index: Int, with counts: MatchCounts)

  // MARK: The answer

  /// The answer that the player is entering, or `nil` if there is none yet.
  var enteredAnswer: MatchCounts? { get set }

  /// Whether the player can enter an answer.
  var acceptsAnswer: Bool { get }

  /// The words for an answer without numbers.
  static var noAnswerText: String { get }
}

// MARK: The coach

extension PersistentCoachedBoard {
  /// Handles the coach's answer, an `OwnBoardAdvice` as text. Anything else, or advice on another board, counts as a
  /// failure of the coach. An answer to an outdated question is ignored.
  public func coachDidAnswer(_ text: [UInt8], to question: OwnBoardQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = OwnBoardAdvice(text: text, to: question) else { return handleCoachFailure() }
    query.coachDidAnswer(advice, to: question)
    status = adviceText
    saveAndRedraw()
  }

  /// Call this method when the coach failed to load or crashed.
  public func handleCoachFailure() {
    guard let question = coachQuestion else { return }
    query.markFailed(question)
    coachDidFail()
    status = environment.coach.problem
    saveAndRedraw()
  }

  /// Asks the coach again after a failure.
  public func tryCoachAgain() {
    guard query.resetFailure() else { return }
    status = "The coach is thinking."
    saveAndRedraw()
  }

  /// The coach's findings about the board.
  public var findings: OwnBoardSession.Findings {
    let question = OwnBoardQuestion(board)
    if query.hasFailed(question) { return .unavailable(environment.coach.problem) }
    return query.answer(to: question).map { OwnBoardSession.findings($0, on: board) } ?? .pending
  }

  package var adviceText: String { findings.spokenText }

  package func coachDidFail() {}
}

// MARK: Pegs and answers

extension PersistentCoachedBoard {
  /// The theme of the pegs.
  public var pegTheme: Theme { board.theme }

  /// The pegs to choose from.
  public var pegChoices: [Peg] { board.choices }

  /// Returns a guess with the given colors.
  public func code(_ colors: [UInt8]) -> Code {
    Code(kind: .guess, pegs: CoachQuestion.pegs(of: colors, board.choices))
  }

  /// Sets the number of pegs in the right place.
  public func choose(exact: Int) { changeAnswer { $0.choose(exact: exact) } }

  /// Sets the number of right pegs in the wrong place.
  public func choose(inexact: Int) { changeAnswer { $0.choose(inexact: inexact) } }

  /// Removes the answer.
  public func clearAnswer() { changeAnswer { $0.counts = nil } }

  /// Returns whether `inexact` pegs can be right but in the wrong place.
  public func canChoose(inexact: Int) -> Bool { entry.canChoose(inexact: inexact) }

  /// Handles a key that increases a number of the answer.
  @discardableResult
  public func pressAnswer(key: [UInt8]) -> Bool {
    var next = entry
    guard acceptsAnswer, next.press(KeyName(key)) else { return false }
    changeAnswer { $0 = next }
    return true
  }

  private var entry: AnswerEntry { AnswerEntry(counts: enteredAnswer, pegCount: board.pegCount) }

  func changeAnswer(_ change: (inout AnswerEntry) -> Void) {
    var entry = entry
    change(&entry)
    intent(acceptsAnswer && entry.counts != enteredAnswer) {
      enteredAnswer = entry.counts
      post(.peg)
      status = "Answer: \(entry.counts.map { CodeBreakerSession.SpokenText.markers($0) } ?? Self.noAnswerText)."
    }
  }
}
