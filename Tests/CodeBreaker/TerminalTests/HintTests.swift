import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct HintTests {
  private let fixture = CodeBreakerFixture()

  private func type(_ text: String, _ player: CodeBreakerFrontEnd) {
    for character in text { player.press(.character(character)) }
  }

  private func text(_ player: CodeBreakerFrontEnd, width: Int = 80, height: Int = 24) -> String {
    player.update()
    return player.draw(width: width, height: height).lines.joined(separator: "\n")
  }

  @Test func eachKeyRevealsOnlyItsLevel() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let player = CodeBreakerFixture.player(session)
    type("4444i", player)
    #expect(session.popUp == .hint)
    #expect(CodeBreakerSession.HintLevel.allCases.allSatisfy { session.hintText($0) == nil })
    #expect(session.hintCount == 0)
    #expect(CodeBreakerSession.HintLevel.allCases.allSatisfy { text(player).contains($0.question) })
    for (index, key) in ["1", "2", "3"].enumerated() {
      type(key, player)
      #expect(CodeBreakerSession.HintLevel.allCases.map { session.hintText($0) != nil } == (0..<3).map { $0 <= index })
    }
    #expect(session.hintCount == 3)
    let shown = text(player)
    #expect(shown.contains("252 codes are still possible."))
    #expect(shown.contains("No: if it were the code, attempt 1 would"))
    #expect(shown.contains("R   R   R   G"))
    // The player's own guess stays in the row.
    #expect(session.guessText == "3333")
    type("i", player)
    #expect(session.popUp == nil)
  }

  @Test func bestGuessIsPutIntoTheRow() throws {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let player = CodeBreakerFixture.player(session)
    type("i", player)
    // If no hint is chosen, Enter gives none.
    player.press(.enter)
    #expect(session.popUp == nil && session.hintCount == 0)
    type("i", player)
    for _ in 0..<4 { player.press(.left) }
    player.press(.right)
    player.press(.right)
    player.press(.enter)
    #expect(session.hintedGuess != nil)
    #expect(text(player).contains("[ Use this guess ]"))
    player.press(.enter)
    #expect(session.popUp == nil)
    #expect(session.guessText == "0001")
    player.press(.enter)
    #expect(session.game.attempts.count == 2)
  }

  @Test func dialogHasAButtonPerLevel() throws {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    session.askForHint()
    let player = CodeBreakerFixture.player(session)
    #expect(player.dialog?.labels == ["Count codes", "Check guess", "Show guess", "Close"])
    type("4v", player)
    #expect(session.popUp == .hint && session.hintCount == 0, "these keys do nothing here")
  }

  @Test func incompleteGuessCannotBeChecked() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let player = CodeBreakerFixture.player(session)
    type("1i2", player)
    #expect(text(player).contains("Fill all holes of your guess first."))
    #expect(session.hintCount == 0)
    player.press(.escape)
    #expect(session.popUp == nil)
  }

  @Test func coachFailureIsReportedAndRetried() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    var isThere = false
    let player = CodeBreakerFixture.player(session) { isThere ? FakeCoach.advice(on: $0).text : nil }
    type("i1", player)
    #expect(text(player).contains("The coach can't answer."))
    #expect(session.hintCount == 0)
    isThere = true
    type("1", player)
    #expect(text(player).contains("252 codes are still possible."))
  }

  @Test func realCoachSuggestsAProvenBestGuess() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let coach = Coach()
    let player = CodeBreakerFixture.player(session, coach: { coach.advice(on: $0)?.text })
    type("i3", player)
    #expect(text(player).contains("Proven: no guess is better."))
  }

  @Test func hintsAreUnavailableOutsideAGuess() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 2020")
    let player = CodeBreakerFixture.player(session)
    player.press(.escape)
    type("i", player)
    #expect(session.popUp == nil)
    let other = CodeBreakerFixture().session(playing: "codebreaker/1 537 4.mastermind")
    let reader = CodeBreakerFixture.player(other)
    type("?i", reader)
    #expect(other.popUp == nil)
  }

  /// Even on the smallest screen of any terminal, the latest hint is visible.
  @Test(arguments: [ColorDepth.none, .basic, .indexed, .trueColor], [false, true])
  func everyHintLevelFitsEveryTerminalSize(depth: ColorDepth, isUnicode: Bool) {
    for theme in [Theme.mastermind, Theme.all[8]] {
      for (key, start) in [("1", " codes are still"), ("2", "Yes"), ("3", "It ")] {
        let session = CodeBreakerFixture().session(playing: "codebreaker/1 537 3.\(theme.id) 001,234")
        let player = CodeBreakerFixture.player(session, depth: depth, isUnicode: isUnicode)
        let code = FakeCoach.advice(on: CoachQuestion(session.game)).codes[0]
        for color in code { session.choose(Int(color)) }
        type("i\(key)", player)
        for (width, height) in [(30, 10), (40, 13), (80, 24), (200, 60)] {
          let lines = player.draw(width: width, height: height).lines
          let place: Comment = "\(theme.name), level \(key), \(width) by \(height)\n\(lines.joined(separator: "\n"))"
          #expect(lines.contains { $0.contains(start) }, place)
          #expect(lines.contains { $0.contains("Esc: Close") }, place)
        }
      }
    }
  }
}
