import GameCore
import SessionSupport

/// A fake practice session: the coach answers each position with "right" or "wrong".
package final class FakePractice: PracticeSession, SettingsSession {
  package typealias CoachTask = String
  package typealias Picture = Never

  package let answerBlocks: [Block<Never>?] = []
  package let focus: ScreenFocus? = nil
  package func performInPosition(_ id: Action.ID) {}

  package var store: SessionStore<EmptySave, EmptySave>
  package func saveAndRedraw() { onChange?() }

  package func loadChangesFromStorage() {
    core.refresh()
    loadSettings()
  }

  package let core: PracticeCore
  package var onChange: (() -> Void)?
  package private(set) var phase = PracticePhase.idle
  package private(set) var spokenEvent = SpokenEvent()
  package var status: String {
    get { spokenEvent.text }
    set { spokenEvent.report(newValue) }
  }
  package private(set) var hasCoachFailed = false
  package private(set) var isAnswerRight = false
  /// The calls so far, such as "next".
  package private(set) var requests: [String] = []

  package convenience init(environment: PlayEnvironment) { self.init(environment: environment, daily: nil) }

  package init(environment: PlayEnvironment, daily: DailyPositions?) {
    let words = PracticeText(
      unit: "points", move: "move",
      divisions: [.init("Opening, end", [.init("Opening", "in the opening"), .init("End", "toward the end")])])
    core = PracticeCore(PracticeKeys(game: "fake"), words: words, daily: daily, environment: environment)
    store = SessionStore(game: "fake", name: "practice", environment: environment, settings: EmptySave())
  }

  package let coachProblem = "There is no coach."
  package let question = "What would you do?"
  package var originText: String { core.round?.current.map { String(decoding: $0.line, as: UTF8.self) } ?? "" }
  package var verdict: String { isAnswerRight ? "Right." : "There is better." }
  package var reasonText: String { isAnswerRight ? "" : "It is so." }
  package var originalMoveText: String { isAnswerRight ? "" : "You did otherwise." }

  package func begin() {
    requests.append("begin")
    core.begin()
    ask()
  }

  package func beginDaily() {
    requests.append("begin daily")
    core.beginDaily()
    ask()
  }

  private func ask() {
    phase = core.round == nil ? .idle : core.round?.current == nil ? .over : .asking
    hasCoachFailed = false
    spokenEvent.report(core.progressText)
    onChange?()
  }

  package func choose() {
    phase = .judging
    onChange?()
  }

  package func advance() {
    requests.append("next")
    core.advance()
    ask()
  }

  package func stop() {
    requests.append("stop")
    phase = .idle
    onChange?()
  }

  package func askAgain() {
    requests.append("ask again")
    hasCoachFailed = false
    onChange?()
  }

  package var coachQuestion: String? { phase == .judging && !hasCoachFailed ? originText : nil }

  package func coachDidAnswer(_ text: [UInt8], to question: String) {
    phase = .judged
    isAnswerRight = text == Array("right".utf8)
    core.answer(isSolved: isAnswerRight)
    onChange?()
  }

  package func handleCoachFailure() {
    hasCoachFailed = true
    onChange?()
  }
}
