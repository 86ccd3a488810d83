import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct ReviewFindingsTests {
  private func hundredths(_ text: String) -> Int64? {
    let digits = Int64(text.filter { !"+−.,".contains($0) })
    return text.hasPrefix("−") ? digits.map { -$0 } : digits
  }

  /// Whatever the advice is, the numbers on the screen add up exactly.
  @Test func linesOfTheSumAndAttemptsAddUpExactly() throws {
    var random = SplitMix64(seed: 21)
    var kinds: Set<String> = []
    for round in 0..<100 {
      let game = random.endedGame()
      let advices = CoachQuestion.reviewQuestions(of: game).map { question in
        round % 2 == 0
          ? FakeCoach.advice(on: question)
          : advice(
            on: question, best: 100 + Int64(random.numberBelow(700)), played: 100 + Int64(random.numberBelow(700)))
      }
      let review = try Review(of: game, advices: advices)
      let findings = CodeBreakerSession.ReviewFindings(of: review)
      let sum = findings.sumLines
      #expect(sum.count == 4)
      let shown = try sum.map { line in
        let number = try #require(hundredths(String(line.text.split(separator: " ")[0])), "\(line.text)")
        #expect(number >= 0)
        #expect(line.text.contains(" guess"))
        return line.label.hasSuffix(" saved") ? -number : number
      }
      #expect(shown == sum.map(\.hundredths))
      #expect(shown[0] + shown[1] + shown[2] == shown[3])
      #expect(shown[1] == findings.loss)
      #expect(shown[2] == findings.luck)
      #expect(shown[0] == review.expectedGuessesAtStart.hundredths)
      #expect(shown[3] == Int64(game.attempts.count) * 100 + review.expectedRemainingGuesses.hundredths)
      #expect(sum[2].label == (findings.luck < 0 ? "Luck saved" : "Luck cost"))
      let isSolved = game.ending == .solved
      #expect((sum[3].label == "You used") == isSolved, "\(sum[3].label)")
      if !isSolved { #expect(sum[3].label.hasSuffix(" expected")) }
      let attempts = findings.attempts
      #expect(attempts.allSatisfy { $0.loss >= 0 })
      #expect(attempts.reduce(0) { $0 + $1.loss } == findings.loss)
      #expect(attempts.reduce(0) { $0 + $1.luck } == findings.luck)
      #expect(attempts.map(\.row.number) == Array(1...game.attempts.count))
      for (attempt, exact) in zip(attempts, review.attempts) {
        #expect(hundredths(attempt.lossText) == attempt.loss)
        #expect(hundredths(String(attempt.luckText.split(separator: " ")[1])) == abs(attempt.luck))
        #expect(abs(Double(attempt.loss) / 100 - exact.loss.value) <= 0.0101, "close to the exact value")
        #expect(abs(Double(attempt.luck) / 100 - exact.luck.value) <= 0.0101)
      }
      kinds.insert("\(game.ending.map { "\($0)" } ?? "") \(findings.luck < 0)")
    }
    #expect(kinds.count == 6, "solved, lost, and given up, with and without luck: \(kinds)")
  }

  @Test func sumListsExpectedGuessesSkillLuckAndGuessesUsed() throws {
    let solved = CodeBreakerSession.ReviewFindings(of: try review(freshLine + " 0123,2020", [(450, 475), (300, 310)]))
    #expect(
      solved.sumLines.map { "\($0.label) \($0.text)" } == [
        "The best player, on average 4.50 guesses", "Mistakes cost 0.35 guesses", "Luck saved 2.85 guesses",
        "You used 2.00 guesses",
      ])
    let given = CodeBreakerSession.ReviewFindings(of: try review(freshLine + " 0123,x", [(450, 450), (420, nil)]))
    #expect(
      given.sumLines.map { "\($0.label) \($0.text)" } == [
        "The best player, on average 4.50 guesses", "Mistakes cost 0.00 guesses", "Luck cost 0.70 guesses",
        "You used, plus 4.20 expected 5.20 guesses",
      ])
  }

  @Test(
    arguments: [
      (0, "Perfect play: the coach knows no better guess."), (1, "Superb play: you lost next to nothing."),
      (19, "Superb play: you lost next to nothing."), (20, "Strong play."), (49, "Strong play."),
      (50, "Good play, with a guess or two worth another look."),
      (99, "Good play, with a guess or two worth another look."),
      (100, "Plenty to gain here. Look at your costliest guesses."),
      (700, "Plenty to gain here. Look at your costliest guesses."),
    ] as [(Int64, String)])
  func lossDeterminesTheRemarkAboutPlay(loss: Int64, words: String) throws {
    let findings = CodeBreakerSession.ReviewFindings(
      of: try review(freshLine + " 0123,x", [(400, 400 + loss), (300 + loss, nil)]))
    #expect(findings.loss == loss)
    #expect(findings.luck == 0)
    #expect(findings.remark == words + " Luck was average.")
  }

  @Test(
    arguments: [
      (-250, " Luck was on your side."), (-51, " Luck was on your side."), (-50, " Luck was average."),
      (0, " Luck was average."), (50, " Luck was average."), (51, " Luck made you work for it."),
      (400, " Luck made you work for it."),
    ] as [(Int64, String)])
  func luckDeterminesTheRemarkAboutIt(luck: Int64, words: String) throws {
    let findings = CodeBreakerSession.ReviewFindings(
      of: try review(freshLine + " 0123,x", [(400, 400), (300 + luck, nil)]))
    #expect(findings.luck == luck)
    #expect(findings.loss == 0)
    #expect(findings.remark == "Perfect play: the coach knows no better guess." + words)
  }

  @Test func spokenSummaryNamesSkillAndLuck() throws {
    let lucky = CodeBreakerSession.ReviewFindings(of: try review(freshLine + " 0123,x", [(400, 435), (200, nil)]))
    #expect(
      lucky.spokenText
        == "Review done. Mistakes cost 0.35 guesses, luck saved 1.35. Strong play. Luck was on your side."
    )
    let unlucky = CodeBreakerSession.ReviewFindings(of: try review(freshLine + " 0123,x", [(400, 400), (404, nil)]))
    #expect(unlucky.spokenText.contains("Mistakes cost 0.00 guesses, luck cost 1.04. Perfect play"))
  }

  @Test func noteDistinguishesExactNumbersFromEstimates() throws {
    let values = [(best: Int64(450), played: Int64(475) as Int64?), (best: 300, played: 310)]
    #expect(
      CodeBreakerSession.ReviewFindings(of: try review(freshLine + " 0123,2020", values, method: .exact)).note
        == "All of these numbers are exact and proven.")
    let estimate =
      "The game is too large to compute exactly everywhere, so some of the numbers are estimates."
    for method in [CodeBreakerModel.EvaluationMethod.heuristic, .sample] {
      #expect(
        CodeBreakerSession.ReviewFindings(of: try review(freshLine + " 0123,2020", values, method: method)).note
          == estimate
      )
    }
    // A single estimate is enough for the note to appear.
    let game = try CodeBreaker(line: freshLine + " 0123,2020")
    let mixed = zip(CoachQuestion.reviewQuestions(of: game), [CodeBreakerModel.EvaluationMethod.heuristic, .exact]).map
    {
      advice(on: $0, best: 300, played: 320, method: $1)
    }
    #expect(CodeBreakerSession.ReviewFindings(of: try Review(of: game, advices: mixed)).note == estimate)
  }
}
