import NumberedGame
import PlaySupport

@testable import AppSupport

/// A fake practice session: the coach answers each position with "right" or "wrong".
final class FakePractice: PracticeSession {
  typealias CoachTask = String

  let core: PracticeCore
  var onChange: (() -> Void)?
  private(set) var phase = PracticePhase.lobby
  private(set) var status = ""
  private(set) var hasCoachFailed = false
  private(set) var isRight = false
  private(set) var requests: [String] = []

  init(environment: PlayEnvironment) {
    let words = PracticeWords(
      unit: "points", move: "move",
      divisions: [.init("Opening, end", [.init("Opening", "in the opening"), .init("End", "toward the end")])])
    core = PracticeCore(PracticeKeys(game: "fake"), words: words, environment: environment)
  }

  let coachProblem = "There is no coach."
  let question = "What would you do?"
  var source: String { core.round?.current.map { String(decoding: $0.line, as: UTF8.self) } ?? "" }
  var verdict: String { isRight ? "Right." : "There is better." }
  var memory: String { isRight ? "" : "You did otherwise." }

  func begin() {
    requests.append("begin")
    core.begin()
    ask()
  }

  private func ask() {
    phase = core.round == nil ? .lobby : core.round?.current == nil ? .over : .asking
    hasCoachFailed = false
    status = core.placeText
    onChange?()
  }

  func choose() {
    phase = .judging
    onChange?()
  }

  func goOn() {
    requests.append("go on")
    if phase == .judged { core.answer(isSolved: isRight) } else { core.pass() }
    ask()
  }

  func stop() {
    requests.append("stop")
    if phase == .judged { core.answer(isSolved: isRight) }
    phase = .lobby
    onChange?()
  }

  func askAgain() {
    requests.append("ask again")
    hasCoachFailed = false
    onChange?()
  }

  var coachQuestion: String? { phase == .judging && !hasCoachFailed ? source : nil }

  func receive(_ text: [UInt8], to question: String) {
    phase = .judged
    isRight = text == Array("right".utf8)
    onChange?()
  }

  func coachFailed() {
    hasCoachFailed = true
    onChange?()
  }
}
