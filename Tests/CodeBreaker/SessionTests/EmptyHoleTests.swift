import CodeBreakerModel
import CodeBreakerSession
import GameCore
import Testing

extension GuessTests {
  @Test(arguments: [(0, 0), (399, 0), (400, 1), (-5, 0)] as [(Int64, Int)])
  func pressRightAfterTheQuestionAboutHolesDoesNotAnswerIt(delay: Int64, attemptCount: Int) {
    let session = fixture.window(freshLine, guess: "0---")
    fixture.pressTime = 5000
    #expect(!session.guess())
    #expect(session.hasAskedAboutHoles)
    fixture.pressTime = 5000 + delay
    #expect(session.guess() == (attemptCount == 1))
    #expect(session.attempts.count == attemptCount)
    fixture.pressTime = 6000
    #expect(attemptCount == 1 || session.guess(), "a later press answers it")
  }

  @Test func guessWithHolesNeedsConfirmationAndChangingItAsksAgain() {
    let session = fixture.window(freshLine, guess: "012-")
    #expect(session.guessLabel == "Guess")
    #expect(session.guessExplanation == nil)
    #expect(session.canGuess)
    #expect(!session.guess())
    #expect(session.line == freshLine)
    #expect(session.hasAskedAboutHoles)
    #expect(session.guessLabel == "Guess with 3 of 4")
    #expect(session.guessExplanation == "1 hole is empty. It matches nothing.")
    #expect(session.status == "1 hole is empty. It matches nothing. Guess with 3 of 4?")
    session.select(hole: 1)
    #expect(session.hasAskedAboutHoles, "the guess is the same")
    session.clear()
    #expect(!session.hasAskedAboutHoles, "any change dismisses the question")
    #expect(session.guessLabel == "Guess", "any change dismisses the question")
    #expect(!session.guess())
    #expect(session.guessLabel == "Guess with 2 of 4")
    #expect(session.guessExplanation == "2 holes are empty. They match nothing.")
    #expect(session.guess())
    #expect(session.line == freshLine + " 0-2-")
    #expect(!session.hasAskedAboutHoles)
    #expect(session.attempts.count == 1)
  }

  @Test func holesSettingDecidesIfAGuessWithHolesNeedsConfirmation() {
    let session = fixture.window(freshLine, guess: "012-")
    session.choose(holes: .allow)
    #expect(session.status == "Holes in a guess: Allow.")
    #expect(fixture.window().settings.holes == .allow)
    #expect(session.guess())
    #expect(session.line == freshLine + " 012-")
    session.choose(holes: .ask)
    session.choose(3)
    #expect(!session.guess())
    #expect(session.attempts.count == 1)
    session.restart()
    #expect(!session.hasAskedAboutHoles)
  }

  @Test func rejectedGuessIsExplainedInsteadOfAskingAboutHoles() {
    let session = fixture.window(freshLine + " 012-")
    #expect(!session.guess())
    #expect(!session.hasAskedAboutHoles)
    #expect(session.guessExplanation == "Fill the row, then guess.")
    session.copyAttempt(1)
    #expect(!session.guess())
    #expect(!session.hasAskedAboutHoles)
    #expect(session.guessExplanation == "You tried this in attempt 1.")
  }
}
