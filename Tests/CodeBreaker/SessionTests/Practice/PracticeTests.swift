import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct PracticeTests {
  let fixture = Fixture()

  /// Stores a notebook with these positions. In each of them, the guess 4455 lost 0.43 guesses.
  func saveNotebook(_ lines: String...) {
    let positions = lines.map { "position 0 2023-11-14 2023-11-14 43 4455 \($0)" }
    fixture.memory["parlor.codebreaker.notebook"] = (["notebook/1"] + positions).joined(separator: "\n")
  }

  func practice() -> CodeBreakerPractice { CodeBreakerPractice(environment: fixture.environment) }

  var notebook: PracticeNotebook? {
    fixture.memory.texts["parlor.codebreaker.notebook"].flatMap { PracticeNotebook(text: $0) }
  }

  func guess(_ choices: Int..., in practice: CodeBreakerPractice) {
    for choice in choices { practice.choose(choice) }
    practice.guess()
  }

  /// Answers the question so that the player's guess loses `loss` hundredths of a guess.
  func answer(_ practice: CodeBreakerPractice, losing loss: Int64) {
    guard let question = practice.coachQuestion else { return }
    practice.coachDidAnswer(advice(on: question, best: 300, played: 300 + loss).text, to: question)
  }

  private func guessText(_ practice: CodeBreakerPractice) -> String? {
    practice.game.map { String(decoding: $0.guess.text(in: $0.setup.theme), as: UTF8.self) }
  }

  @Test func emptyNotebookHasNothingToPractice() {
    let practice = practice()
    practice.begin()
    practice.choose(1)
    practice.clear()
    practice.select(hole: 1)
    practice.guess()
    practice.advance()
    practice.handleCoachFailure()
    let commands: [CodeBreakerSession.KeyCommand] = [.nextChoice, .previousChoice, .choose(0), .selectNext, .clear]
    for command in commands { #expect(!practice.press(command)) }
    #expect(practice.phase == .idle)
    #expect(practice.status.hasPrefix("Review a game, and"))
    #expect(practice.originText == "")
    #expect(practice.attempts.isEmpty)
    #expect(practice.problem == nil)
    #expect(practice.evaluatedGuesses.isEmpty)
    #expect(practice.verdict == "")
    #expect(practice.originalMoveText == "")
    #expect(practice.coachQuestion == nil)
  }

  @Test func practiceAsksForAGuessInAPosition() throws {
    saveNotebook(freshLine + " 0123,4455")
    let practice = practice()
    var drawn = 0
    practice.onChange = { drawn += 1 }
    practice.begin()
    #expect(practice.phase == .asking)
    #expect(practice.status == "1 of 1. What would you guess?")
    #expect(drawn == 1)
    #expect(practice.originText == "Game 537, guess 3")
    #expect(practice.attempts.map(\.number) == [1, 2])
    #expect(practice.attempts.map(\.code) == practice.game?.attempts)
    #expect(practice.coachQuestion == nil, "the coach is asked only about a guess")
  }

  @Test func firstGuessIsNotAttributedToAGame() {
    saveNotebook("codebreaker/1 1 4.mastermind")
    let practice = practice()
    practice.begin()
    #expect(practice.originText == "The first guess")
    #expect(practice.attempts.isEmpty)
  }

  @Test func guessIsEnteredPegByPegAndSentToTheCoach() {
    saveNotebook(freshLine + " 0123")
    let practice = practice()
    practice.begin()
    #expect(guessText(practice) == "----")
    #expect(practice.codeRow.selection == 0)
    practice.choose(2)
    #expect(guessText(practice) == "2---")
    #expect(practice.codeRow.selection == 1)
    #expect(practice.status == "Peg 1 of 4: blue.")
    practice.select(hole: 3)
    practice.choose(0)
    #expect(guessText(practice) == "2--0", "the first empty hole follows the last one")
    #expect(practice.codeRow.selection == 1, "the first empty hole follows the last one")
    practice.guess()
    #expect(practice.phase == .asking)
    #expect(practice.status == "Fill the row, then guess.")
    #expect(practice.problem != nil)
    practice.select(hole: 3)
    practice.clear()
    #expect(guessText(practice) == "2---")
    #expect(practice.codeRow.selection == 3)
    practice.clear()
    #expect(
      guessText(practice) == "2---",
      "clearing an empty hole selects the previous one")
    #expect(
      practice.codeRow.selection == 2,
      "clearing an empty hole selects the previous one")
    for _ in 0..<3 { practice.clear() }
    #expect(guessText(practice) == "----")
    #expect(practice.codeRow.selection == 0)
    for index in [-1, 4, 99] { practice.select(hole: index) }
    for index in [-1, 6, 99] { practice.choose(index) }
    #expect(guessText(practice) == "----")
    #expect(practice.codeRow.selection == 0)
    guess(0, 1, 2, 3, in: practice)
    #expect(practice.phase == .asking)
    #expect(practice.status == "You tried this in attempt 1.")
    #expect(practice.problem == practice.status)
    practice.select(hole: 0)
    guess(3, 1, 2, 0, in: practice)
    #expect(practice.phase == .judging)
    #expect(practice.problem == nil)
    #expect(practice.status == "The coach is checking it.")
    practice.choose(5)
    practice.clear()
    practice.select(hole: 1)
    practice.guess()
    #expect(guessText(practice) == "3120", "the answer can't be changed")
    #expect(practice.phase == .judging, "the answer can't be changed")
    let question = CoachQuestion(practice.game!, guess: practice.game!.guess, work: CoachQuestion.reviewWork)
    #expect(practice.coachQuestion == question)
  }

  @Test(
    arguments: [
      (0, true, "No guess is better. 1,296 codes are left.", "Best"),
      (-20, true, "No guess is better. 1,296 codes are left.", "Best"),
      (4, true, "As good as the best guess. 1,296 codes are left.", "0.04 lost"),
      (5, false, "The best guess is 0.05 guesses better. 1,296 codes are left.", "0.05 lost"),
      (43, false, "The best guess is 0.43 guesses better. 1,296 codes are left.", "0.43 lost"),
    ] as [(Int64, Bool, String, String)])
  func answerIsJudgedAndRecorded(loss: Int64, isRight: Bool, verdict: String, label: String) throws {
    saveNotebook("codebreaker/1 1 4.mastermind")
    let practice = practice()
    practice.begin()
    guess(0, 0, 1, 1, in: practice)
    answer(practice, losing: loss)
    #expect(practice.phase == .judged)
    #expect(practice.isAnswerRight == isRight)
    #expect(practice.verdict == verdict)
    let theme = try #require(practice.game).setup.theme
    let then = try #require(Code(guess: Array("4455".utf8), theme: theme))
    let memory =
      "In your game, you guessed \(CodeBreakerSession.SpokenText.pegs(then, theme: theme)) and lost 0.43 guesses."
    #expect(practice.originalMoveText == memory)
    #expect(practice.status == ([verdict] + practice.explanations).joined(separator: " "))
    #expect(practice.evaluatedGuesses.map(\.label) == ["Coach", "You now", "You then"])
    #expect(practice.evaluatedGuesses.map(\.lossText) == ["Best", label, "0.43 lost"])
    #expect(practice.evaluatedGuesses[1].code == practice.game?.guess)
    #expect(practice.evaluatedGuesses[2].code.pegs == then.pegs)
    #expect(notebook?.positions.first?.box == (isRight ? 1 : 0), "recorded at once")
    #expect(notebook?.days.count == 1, "recorded at once")
    #expect(practice.core.progressText == "1 of 1")
    #expect(self.practice().core.notebook == notebook, "leaving now doesn't allow a second first try")
    practice.advance()
    #expect(notebook?.days.count == 1)
    #expect(practice.phase == (isRight ? .over : .asking))
  }

  @Test func roundEndsWhenEveryPositionIsSolved() {
    saveNotebook(freshLine + " 0123", freshLine + " 0123,4455", freshLine + " 0123,4455,2002")
    let practice = practice()
    practice.begin()
    var asked: [String] = []
    for (index, loss) in ([43, 0, 0, 0] as [Int64]).enumerated() {
      asked.append("\(practice.core.progressText): \(practice.attempts.count)")
      guess(2, 0, 2, index, in: practice)
      answer(practice, losing: loss)
      #expect(practice.phase == .judged)
      #expect(practice.isAnswerRight == (loss == 0))
      practice.advance()
    }
    #expect(asked == ["1 of 3: 1", "2 of 3: 2", "3 of 3: 3", "Again: 1"])
    #expect(practice.phase == .over)
    #expect(practice.status == "2 of 3 solved on the first try.")
    #expect(practice.game == nil)
    #expect(notebook?.positions.map(\.box) == [0, 1, 1])
    practice.begin()
    #expect(practice.attempts.count == 1)
    #expect(guessText(practice) == "----")
    #expect(practice.codeRow.selection == 0)
  }

  @Test func leavingRecordsOnlyEvaluatedPositions() {
    for (isJudged, box) in [(true, 1), (false, 0)] {
      saveNotebook(freshLine + " 0123", freshLine + " 0123,4455")
      let practice = practice()
      practice.begin()
      guess(2, 0, 2, 1, in: practice)
      let question = practice.coachQuestion!
      if isJudged { answer(practice, losing: 0) }
      practice.stop()
      #expect(practice.phase == .idle)
      #expect(practice.game == nil)
      #expect(practice.status == practice.core.summary)
      practice.coachDidAnswer(advice(on: question, best: 300).text, to: question)
      #expect(practice.phase == .idle)
      #expect(notebook?.positions.first?.box == box)
    }
  }

  // MARK: Damage

  @Test func positionsThatCannotBePracticedAreRemoved() {
    saveNotebook(
      "codebreaker/1 537 4.chess", "codebreaker/1 537 4.mastermind 0123", "codebreaker/1 537 4.mastermind 2020", "zebra"
    )
    let practice = practice()
    practice.begin()
    #expect(practice.attempts.count == 1)
    guess(2, 0, 2, 1, in: practice)
    answer(practice, losing: 0)
    practice.advance()
    for _ in 0..<3 { practice.begin() }
    #expect(notebook?.positions.count == 1)
  }

  @Test func unreadableEarlierGuessIsOmitted() {
    fixture.memory["parlor.codebreaker.notebook"] =
      "notebook/1\nposition 0 2023-11-14 2023-11-14 43 zz \(freshLine) 0123"
    let practice = practice()
    practice.begin()
    guess(2, 0, 2, 1, in: practice)
    answer(practice, losing: 0)
    #expect(practice.phase == .judged)
    #expect(practice.originalMoveText == "")
    #expect(practice.evaluatedGuesses.count == 2)
  }

  @Test func weakGuessesOfAReviewedGameCanBePracticed() throws {
    let session = fixture.review(freshLine + " 0123,4455,2002,2020")
    while let question = session.coachQuestion {
      session.coachDidAnswer(
        advice(on: question, best: 200, played: question.guess == nil ? nil : 290).text, to: question)
    }
    let practice = practice()
    practice.begin()
    #expect(practice.core.round?.count == 4)
    var sources: [String] = []
    while practice.phase == .asking {
      sources.append(practice.originText)
      guess(1, 2, 3, 5, in: practice)
      answer(practice, losing: 0)
      #expect(practice.evaluatedGuesses.count == 3)
      practice.advance()
    }
    #expect(Set(sources) == ["The first guess", "Game 537, guess 2", "Game 537, guess 3", "Game 537, guess 4"])
    #expect(practice.status == "All 4 solved on the first try.")
    #expect(practice.core.nextDueText == "The next ones come tomorrow.")
  }

  @Test func practiceWordsNameGuessesAndDivideGamesIntoThreeParts() {
    let words = PracticeText.codeBreaker
    #expect(words.divisions.map(\.parts.count) == [3])
    #expect(words.unit == "guesses")
    #expect(words.move == "guess")
  }
}
