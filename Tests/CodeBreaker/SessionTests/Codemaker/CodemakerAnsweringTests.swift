import CodeBreakerCoach
import CodeBreakerModel
import GameCore
import Testing

@testable import CodeBreakerSession

@Suite struct CodemakerAnsweringTests {
  private let fixture = Fixture()

  private func session() -> CodemakerSession {
    let session = fixture.codemaker("stage choosing\nboard assist/1 3 4 mastermind")
    session.answerByHand()
    return session
  }

  private func correctAnswer(in session: CodemakerSession, for code: [UInt8]) -> MatchCounts {
    let guess = session.proposal?.value.guess ?? []
    func row(_ colors: [UInt8]) -> Code {
      Code(kind: .guess, pegs: colors.map { Theme.mastermind.choices[Int($0)] })
    }
    return MatchCounts(row(guess).match(against: row(code)))
  }

  @Test func coachFindsACodeThatWasNotEntered() {
    // The number of choices comes from the theme, and is six for Mastermind.
    let session = fixture.codemaker()
    session.choose(pegCount: 3)
    session.answerByHand()
    #expect(session.game.stage == .answeringCoach)
    #expect(session.game.code == nil)
    #expect(!session.canAnswer)
    let code: [UInt8] = [5, 0, 5]
    while !session.game.isOver, session.game.board.attempts.count < 10 {
      #expect(session.proposal == nil)
      #expect(!session.acceptsAnswer)
      session.askCoach()
      #expect(session.acceptsAnswer, "no answer is chosen yet")
      #expect(!session.canAnswer, "no answer is chosen yet")
      let counts = correctAnswer(in: session, for: code)
      session.answer(exact: counts.exact, inexact: counts.inexact)
    }
    #expect(session.game.board.attempts.last?.guess == code)
    #expect(session.judgment?.wrongAnswers.isEmpty == true)
    #expect(session.judgment?.code == code)
    #expect(session.note == "All your answers were right.")
    #expect(session.title.hasPrefix("The coach found it in "))
  }

  @Test func impossibleAnswerCannotBeChosen() {
    let session = fixture.codemaker("stage answering\nboard assist/1 3 6 mastermind")
    session.choose(exact: 1)
    #expect(session.game.enteredAnswer == nil, "the coach hasn't guessed yet")
    session.askCoach()
    session.choose(exact: 2)
    session.choose(inexact: 1)
    #expect(session.game.enteredAnswer == MatchCounts(exact: 2, inexact: 0))
    #expect(!session.canChoose(inexact: 1))
  }

  @Test func answerIsEnteredWithKeysAndCanBeUndone() {
    let session = fixture.codemaker("stage answering\nboard assist/1 3 6 mastermind")
    session.askCoach()
    session.choose(exact: 2)
    session.pressAnswer(key: "x".utf8Bytes)
    #expect(session.game.enteredAnswer == MatchCounts(exact: 3, inexact: 0))
    session.pressAnswer(key: "x".utf8Bytes)
    session.pressAnswer(key: "o".utf8Bytes)
    #expect(session.game.enteredAnswer == MatchCounts(exact: 0, inexact: 1))
    #expect(!session.pressAnswer(key: "q".utf8Bytes))
    session.press(.guess)
    #expect(session.game.board.attempts.count == 1)
    #expect(session.game.enteredAnswer == nil)
    #expect(session.canUndoAnswer)
    session.undoAnswer()
    #expect(session.game.board.attempts.isEmpty)
    #expect(session.game.enteredAnswer == MatchCounts(exact: 0, inexact: 1))
    #expect(session.game.assessments.isEmpty)
  }

  @Test func solvingAnswerEndsTheGameDespiteContradictions() {
    let session = fixture.codemaker(
      "stage answering\nboard assist/1 3 6 mastermind 001:00,001:30\ntold 216:50:1:700:1,27:9:1:60:1")
    // The last answer says that the code has been found, which ends the game.
    #expect(session.game.isOver)
    #expect(session.result == "The coach found it in 2 guesses.")
    #expect(session.judgment?.wrongAnswers.map(\.attemptIndex) == [0])
    let other = fixture.codemaker(
      "stage answering\nboard assist/1 3 6 mastermind 001:00,023:30,221:00\ntold 216:50:1:700:1,27:9:1:60:1,-")
    #expect(other.game.isOver)
  }

  @Test func contradictoryAnswersAreShownAndCanBeCorrected() throws {
    let doubtful = fixture.codemaker(
      "stage answering\nboard assist/1 3 6 mastermind 001:00,023:02,000:20\ntold 216:50:1:700:1,27:9:1:60:1,-")
    doubtful.askCoach()
    guard case .contradictory(let contradiction) = doubtful.findings else {
      Issue.record("\(doubtful.findings)")
      return
    }
    #expect(doubtful.status == contradiction.text)
    #expect(doubtful.proposal == nil)
    #expect(doubtful.judgment == nil)
    let correction = try #require(contradiction.corrections.first)
    doubtful.replaceAnswer(at: correction.attemptIndex, with: correction.answers[0].counts)
    #expect(doubtful.game.board.attempts[correction.attemptIndex].counts == correction.answers[0].counts)
    doubtful.askCoach()
    #expect(doubtful.proposal != nil)
    #expect(
      doubtful.game.assessments.suffix(from: correction.attemptIndex + 1).allSatisfy { $0 == nil },
      "later assessments are removed")
  }

  @Test func revealedCodeShowsWhichAnswersWereWrongAndCorrectsThem() {
    let session = fixture.codemaker(
      "stage answering\nboard assist/1 3 6 mastermind 001:00,023:02,000:20\ntold 216:50:1:700:1,27:9:1:60:1,-")
    session.askForCode()
    #expect(session.game.stage == .revealingCode)
    #expect(!session.canRevealRow)
    #expect(session.coachQuestion == nil)
    session.revealCode()
    session.fillRow(2, 3, 4)
    #expect(session.press(.guess))
    #expect(session.game.stage == .answeringCoach)
    #expect(session.game.isOver)
    #expect(session.title == "The code is known")
    #expect(
      session.judgment?.wrongAnswers.map(\.text) == [
        "Attempt 3: you said 2 in the right place, but it should be no match."
      ])
    #expect(session.status.hasPrefix("One answer was wrong. It happens to everyone. Attempt 3: you said"))
    #expect(session.shownCode == [2, 3, 4])
    session.correctAnswers()
    #expect(!session.game.isOver)
    #expect(session.attemptsText == "001:00,023:02,000:00")
    session.askCoach()
    #expect(session.proposal != nil)
    #expect(session.judgment == nil)
  }

  @Test func revealedCodeConfirmsCorrectAnswers() {
    let session = fixture.codemaker("stage answering\nboard assist/1 3 6 mastermind 001:00\ntold 216:50:1:700:1")
    session.askForCode()
    session.fillRow(2, 3, 4)
    session.revealCode()
    #expect(session.note == "Your answer was right.")
    #expect(session.result == "The coach didn’t find it in 1 guess.")
    #expect(!session.canCorrectAnswers)
    #expect(!session.canUndoAnswer)
    #expect(!session.canRevealCode)
  }

  @Test func goingBackAsksOnlyIfAnswersWouldBeLost() {
    let session = fixture.codemaker("stage answering\nboard assist/1 3 6 mastermind 001:00\ntold 216:50:1:700:1")
    session.askForCode()
    session.goBack()
    #expect(session.question == nil)
    #expect(session.game.stage == .answeringCoach)
    #expect(session.attemptsText == "001:00")
    session.goBack()
    #expect(session.question == .leave)
    #expect(!session.canRevealCode)
    session.cancel()
    #expect(session.attemptsText == "001:00")
    session.goBack()
    session.confirm()
    #expect(session.game.stage == .choosingCode)
    #expect(session.attemptsText.isEmpty)
  }

  @Test func answersAreCheckedAgainstTheSetCodeAndCanBeCorrected() {
    let session = fixture.codemaker()
    session.choose(pegCount: 3)
    session.fillRow(2, 3, 4)
    session.answerByHand()
    #expect(session.game.code == [2, 3, 4])
    #expect(session.shownCode == [2, 3, 4])
    session.askCoach()
    session.answer(exact: 3, inexact: 0)
    #expect(session.game.isOver)
    #expect(session.judgment?.wrongAnswers.count == 1)
    #expect(session.judgment?.code == [2, 3, 4])
    #expect(session.title == "The code is known")
    session.correctAnswers()
    #expect(!session.game.isOver)
    session.askCoach()
    #expect(session.proposal != nil)
  }
}
