import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct HintTests {
  private let fixture = CodeBreakerFixture()

  private func text(_ frontEnd: CodeBreakerFrontEnd, width: Int = 80, height: Int = 24) -> String {
    frontEnd.update()
    return frontEnd.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  @Test func eachDigitRevealsOnlyItsHintLevel() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123")
    frontEnd.type("4444h")
    #expect(session.popUp == .hint)
    #expect(CodeBreakerSession.HintLevel.allCases.allSatisfy { session.hintText($0) == nil })
    #expect(session.hintCount == 0)
    #expect(CodeBreakerSession.HintLevel.allCases.allSatisfy { text(frontEnd).contains($0.question) })
    for (index, key) in ["1", "2", "3"].enumerated() {
      frontEnd.type(key)
      #expect(CodeBreakerSession.HintLevel.allCases.map { session.hintText($0) != nil } == (0..<3).map { $0 <= index })
    }
    #expect(session.hintCount == 3)
    let shown = text(frontEnd)
    #expect(shown.contains("252 codes are left."))
    #expect(shown.contains("No, this can't be the code: then guess 1"))
    #expect(shown.contains("R   R   R   G"))
    // The player's own guess stays in the row.
    #expect(session.guessText == "3333")
    frontEnd.type("h")
    #expect(session.popUp == nil)
  }

  @Test func hintedGuessCanBePutIntoTheRow() throws {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123")
    frontEnd.type("h")
    // If no hint is chosen, Enter closes the pop-up without a hint.
    frontEnd.press(.enter)
    #expect(session.popUp == nil)
    #expect(session.hintCount == 0)
    frontEnd.type("h")
    for _ in 0..<4 { frontEnd.press(.left) }
    frontEnd.press(.right, .right, .enter)
    #expect(session.hintedGuess != nil)
    #expect(text(frontEnd).contains("[ Use this guess ]"))
    frontEnd.press(.enter)
    #expect(session.popUp == nil)
    #expect(session.guessText == "0001")
    frontEnd.press(.enter)
    #expect(session.game.attempts.count == 2)
  }

  @Test func hintDialogHasAButtonForEachLevelAndIgnoresGameKeys() throws {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    session.askForHint()
    let frontEnd = CodeBreakerFixture.frontEnd(session)
    #expect(frontEnd.dialog?.buttonLabels == ["Count codes", "Check guess", "Show guess", "Close"])
    frontEnd.type("4v")
    #expect(session.popUp == .hint, "these keys do nothing here")
    #expect(session.hintCount == 0, "these keys do nothing here")
  }

  @Test func incompleteGuessCannotBeChecked() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123")
    frontEnd.type("1h2")
    #expect(text(frontEnd).contains("Fill all holes of your guess first."))
    #expect(session.hintCount == 0)
    frontEnd.press(.escape)
    #expect(session.popUp == nil)
  }

  @Test func coachFailureIsReportedAndRetried() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    var isThere = false
    let frontEnd = CodeBreakerFixture.frontEnd(session) { isThere ? FakeCoach.advice(on: $0).text : nil }
    frontEnd.type("h1")
    #expect(text(frontEnd).contains("The coach can't answer."))
    #expect(session.hintCount == 0)
    isThere = true
    frontEnd.type("1")
    #expect(text(frontEnd).contains("252 codes are left."))
  }

  @Test func realCoachSuggestsAProvenBestGuess() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let coach = Coach()
    let frontEnd = CodeBreakerFixture.frontEnd(session, coach: { coach.advice(on: $0)?.text })
    frontEnd.type("h3")
    #expect(text(frontEnd).contains("Proven: no"))
  }

  @Test func hintsAreUnavailableAfterTheEndAndOnTheRulesPage() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 2020")
    frontEnd.press(.escape)
    frontEnd.type("h")
    #expect(session.popUp == nil)
    let other = CodeBreakerFixture().session(playing: "codebreaker/1 537 4.mastermind")
    let reader = CodeBreakerFixture.frontEnd(other)
    reader.type("?h")
    #expect(other.popUp == nil)
  }

  /// Even on the smallest screen of any terminal, the latest hint is visible.
  @Test(arguments: [ColorDepth.none, .basic, .indexed, .trueColor], [false, true])
  func everyHintLevelFitsEveryTerminalSize(depth: ColorDepth, supportsUnicode: Bool) {
    for theme in [Theme.mastermind, Theme.all[8]] {
      for (key, start) in [("1", " left."), ("2", "Yes"), ("3", "It ")] {
        let session = CodeBreakerFixture().session(playing: "codebreaker/1 537 3.\(theme.id) 001,234")
        let frontEnd = CodeBreakerFixture.frontEnd(session, depth: depth, supportsUnicode: supportsUnicode)
        let code = FakeCoach.advice(on: CoachQuestion(session.game)).codes[0]
        for color in code { session.choose(Int(color)) }
        frontEnd.type("h\(key)")
        for (width, height) in [(30, 10), (40, 13), (80, 24), (200, 60)] {
          let lines = frontEnd.draw(width: width, height: height).lines
          let place: Comment = "\(theme.name), level \(key), \(width) by \(height)\n\(lines.joined(separator: "\n"))"
          #expect(lines.contains { $0.contains(start) }, place)
          #expect(lines.contains { $0.contains("Esc: Close") }, place)
        }
      }
    }
  }
}
