import Testing

@testable import TerminalSupport

/// A program whose question Enter opens and answers, and with a review that V opens and closes.
private final class QuestionProgram: TerminalProgram {
  let capabilities = TerminalCapabilities(environment: [:])
  let isFinished = false
  var asks = false
  var showsReview = false
  var answerCount = 0
  var pressCount = 0

  var situation: AnyHashable { [asks, showsReview] }

  var isAsking: Bool { asks }

  func handle(_ key: Key) {
    pressCount += 1
    if key == "v" { showsReview.toggle() }
    guard key == .enter else { return }
    if asks { answerCount += 1 }
    asks.toggle()
  }

  func didResume() {}

  func draw(width: Int, height: Int) -> Canvas { Canvas(width: width, height: height) }
}

@Suite struct KeyGateTests {
  private let program = QuestionProgram()
  private let start = ContinuousClock.now

  /// Presses keys at these times, in milliseconds.
  private func press(_ keys: [(key: Key, milliseconds: Int)]) {
    var gate = KeyGate()
    for (key, milliseconds) in keys { gate.handle(key, in: program, at: start + .milliseconds(milliseconds)) }
  }

  @Test(arguments: [250, 500, 660, 999])
  func heldKeyDoesNotAnswerTheQuestionThatItOpened(firstRepeat: Int) {
    press([(.enter, 0)] + (0..<100).map { (.enter, firstRepeat + 30 * $0) })
    #expect(program.asks)
    #expect(program.answerCount == 0)
  }

  @Test func secondPressRightAfterTheFirstDoesNotAnswer() {
    press([(.enter, 0), (.enter, 0), (.enter, 150)])
    #expect(program.asks)
    #expect(program.answerCount == 0)
  }

  @Test(arguments: [[1000], [800, 1600], [999, 1399]])
  func laterPressAnswers(times: [Int]) {
    press([(.enter, 0)] + times.map { (.enter, $0) })
    #expect(program.answerCount == 1)
  }

  @Test func anotherKeyAnswersAtOnceAndReleasesTheFirstOne() {
    press([(.enter, 0), (.right, 10), (.enter, 20)])
    #expect(program.answerCount == 1)
  }

  @Test func keyThatAnswersNoQuestionActsAgainAtOnce() {
    press([("v", 0), ("v", 100), ("v", 200)])
    #expect(program.pressCount == 3)
    #expect(program.showsReview)
  }

  @Test func heldKeyThatChangesNothingRepeats() {
    press((0..<20).map { (.left, 30 * $0) })
    #expect(program.pressCount == 20)
  }

  @Test func heldKeyDoesNotAnswerAQuestionThatAppearsByItself() {
    var gate = KeyGate()
    for time in 0..<20 { gate.handle(.left, in: program, at: start + .milliseconds(30 * time)) }
    program.asks = true
    gate.handle(.left, in: program, at: start + .milliseconds(600))
    #expect(program.pressCount == 20)
    gate.handle(.enter, in: program, at: start + .milliseconds(630))
    #expect(program.answerCount == 1)
  }
}
