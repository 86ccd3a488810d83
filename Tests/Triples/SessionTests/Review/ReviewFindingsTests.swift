import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct ReviewFindingsTests {
  /// Returns a review with these points: the expectation before the first move, the loss of each move, and the luck of
  /// each tile.
  private func review(_ line: String, start: Int, losses: [Int], luck: [Int]) throws -> Review {
    let replay = try Replay(line: line)
    var expected = Points(whole: start)
    var advices: [Advice] = []
    for (index, game) in replay.positions.enumerated() {
      let played = index < replay.moves.count ? replay.moves[index] : nil
      let loss = Points(whole: played == nil ? 0 : losses[index])
      let moves = Direction.allCases.filter(game.canCollapse).map { direction in
        let other = expected - Points(whole: loss > .zero ? 0 : 1)
        return AdvisedMove(direction, expectation: direction == played ? expected - loss : other)
      }
      advices.append(Advice(moves: moves, score: game.score))
      if played != nil { expected = expected - loss + Points(whole: luck[index]) }
    }
    return try Review(of: replay, advices: advices)
  }

  private func randomReview(_ number: UInt64, moves: Int = .max) throws -> Review {
    let replay = FakeCoach.game(number, moves: moves)
    return try Review(of: replay, advices: FakeCoach.advices(for: replay))
  }

  @Test(arguments: [
    ([0, 0, 0], [0, 0, 0], "Perfect play: the coach knows no better move. Luck was average."),
    ([1, 0, 0], [0, 0, 500], "Superb play: you lost next to nothing. The tiles were on your side."),
    ([0, 100, 0], [0, 0, 0], "Strong play. Luck was average."),
    ([0, 300, 0], [-300, 0, 0], "Good play, with a move or two worth another look. The tiles made you work for it."),
    ([600, 0, 0], [0, 0, 0], "Plenty to gain here. Look at your costliest moves. Luck was average."),
  ])
  func remarkDescribesPlayAndLuck(losses: [Int], luck: [Int], remark: String) throws {
    // The best possible score of game 5000 is unknown.
    let review = try review("triples/1 5000 \(firstThreeMoves(5000))", start: 1000, losses: losses, luck: luck)
    #expect(TriplesSession.ReviewFindings(of: review).remark == remark)
  }

  /// The best possible score overrides the coach's estimate of luck. Tiles that allow only 368 points aren't kind.
  @Test func remarkOnLuckUsesTheBestPossibleScore() throws {
    let review = try review("triples/1 14 uld", start: 1000, losses: [0, 0, 0], luck: [0, 0, 5000])
    #expect(TriplesSession.ReviewFindings(of: review).remark.hasSuffix("The tiles made you work for it."))
    let kind = try self.review(
      "triples/1 1 \(firstThreeMoves(1))", start: 1000, losses: [0, 0, 0], luck: [-900, 0, 0])
    #expect(TriplesSession.ReviewFindings(of: kind).remark.hasSuffix("The tiles were on your side."))
  }

  private func firstThreeMoves(_ number: UInt64) -> String {
    FakeCoach.game(number, moves: 3).moves.map { String(UnicodeScalar($0.letter)) }.joined()
  }

  @Test func praiseIsForTheFoundMoveWhoseNextBestWouldHaveCostMost() throws {
    func praise(_ costs: [Int]) throws -> String? {
      let replay = try Replay(line: "triples/1 14 uld")
      let advices = replay.positions.enumerated().map { index, game in
        let cost = index < costs.count ? costs[index] : 0
        return Advice(
          moves: Direction.allCases.filter(game.canCollapse).map { direction in
            let isPlayed = index < replay.moves.count && direction == replay.moves[index]
            return AdvisedMove(direction, expectation: Points(whole: 1000 - (isPlayed ? 0 : cost)))
          }, score: game.score)
      }
      return TriplesSession.ReviewFindings(of: try Review(of: replay, advices: advices)).praise
    }
    #expect(try praise([19, 0, 0]) == nil)
    #expect(try praise([20, 45, 0]) == "Well found: Left in move 2. Any other would have cost 45 or more.")
  }

  @Test func factsMentionBestScoreAndMovesOfTheCoach() throws {
    let review = try review("triples/1 14 uld", start: 1000, losses: [0, 30, 0], luck: [0, 0, 0])
    let par = try #require(Triples.par(of: review.replay.deal))
    #expect(
      TriplesSession.ReviewFindings(of: review).facts
        == "The best possible score was \(par). You matched the coach in 2 of 3 moves."
    )
    let unknown = try self.review(
      "triples/1 5000 \(firstThreeMoves(5000))", start: 1000, losses: [30, 30, 0], luck: [0, 0, 0])
    #expect(
      TriplesSession.ReviewFindings(of: unknown).facts
        == "You matched the coach in 1 of 3 moves."
    )
    let all = try self.review("triples/1 5000 \(firstThreeMoves(5000).prefix(1))", start: 1000, losses: [0], luck: [0])
    #expect(TriplesSession.ReviewFindings(of: all).facts == "You matched the coach in every move.")
  }

  /// A game with the highest possible score has no mistakes, even if the coach preferred other moves.
  @Test func gameWithTheHighestPossibleScoreHasNoMistakes() throws {
    let device = Device()
    device.memory.texts = try #require(RecordedStorage.all.first { $0.description == "half-played" }).texts
    let session = device.launch()
    // The scores are ranked by medals. The first game has the crown, with 444 of 444 points.
    session.openRow(0)
    let review = try #require(session.viewer?.reviewState.review)
    #expect(review.skill < Points(whole: -700), "the coach would have played another way")
    let findings = TriplesSession.ReviewFindings(of: review)
    #expect(findings.remark.hasPrefix("The highest possible score with these tiles."))
    #expect(findings.facts.hasPrefix("The best possible score was 444. "))
    #expect(findings.mistakes.isEmpty)
    #expect(findings.smallerMistakesText == "None: no one can score more with these tiles.")
    #expect(session.viewer?.step == 0)
    #expect(session.viewer?.hasMistakes == false)
    let worst = try #require(review.mistakes.first)
    #expect(
      TriplesSession.SpokenText.verdict(worst.number - 1, of: review)
        == "Move \(worst.number): you played Up, the coach prefers Down.")
    #expect(!TriplesSession.SpokenText.step(worst.number - 1, of: review).contains("Up cost"))
  }

  @Test func reviewTextHasNeitherDecimalsNorTheWordSpawn() throws {
    for number in 1...20 as ClosedRange<UInt64> {
      let review = try randomReview(number)
      let findings = TriplesSession.ReviewFindings(of: review)
      var texts = [
        findings.remark, findings.facts, findings.smallerMistakesText, TriplesSession.SpokenText.review(review),
      ]
      texts.append(TriplesSession.SpokenText.chart(review))
      for moment in findings.turningPoints + findings.mistakes {
        texts += [moment.title, moment.detail, moment.value]
      }
      for step in 0...review.moves.count {
        texts += [
          TriplesSession.SpokenText.verdict(step, of: review), TriplesSession.SpokenText.step(step, of: review),
        ]
      }
      for text in texts {
        #expect(!zip(text, text.dropFirst()).contains { $0 == "." && $1.isNumber }, "\(text)")
        #expect(!text.contains("spawn"))
      }
    }
  }

  @Test func linesOfTheSumAddUpToTheLastOneAndShowDecimals() throws {
    for number in 1...20 as ClosedRange<UInt64> {
      let lines = TriplesSession.ReviewFindings(of: try randomReview(number)).sum
      #expect(lines.dropLast().reduce(Points.zero) { $0 + $1.points } == lines.last?.points)
      #expect(lines.allSatisfy { $0.text.contains(".") })
    }
  }

  @Test func verdictsMatchTheTitlesAndNameTheBetterMoveAndTheEnd() throws {
    let review = try randomReview(14)
    let findings = TriplesSession.ReviewFindings(of: review)
    #expect(!findings.mistakes.isEmpty)
    #expect(!findings.turningPoints.isEmpty)
    for moment in findings.mistakes + findings.turningPoints {
      let verdict = TriplesSession.SpokenText.verdict(moment.action.index, of: review)
      #expect(verdict.hasPrefix(moment.title + ": you played "))
    }
    let worst = review.mistakes[0]
    #expect(
      TriplesSession.SpokenText.verdict(worst.number - 1, of: review)
        == "Move \(worst.number): you played \(worst.playedMove.label), \(worst.bestMove.label) was better.")
    #expect(TriplesSession.SpokenText.verdict(review.moves.count, of: review) == "The end: \(review.score) points.")
  }

  @Test func lossesThatRoundToZeroAreNotMistakes() throws {
    let replay = try Replay(line: "triples/1 14 u")
    let advices = replay.positions.map { game in
      Advice(
        moves: Direction.allCases.filter(game.canCollapse).map {
          AdvisedMove($0, expectation: Points(hundredths: $0 == .up ? 99_960 : 100_000))
        }, score: game.score)
    }
    let review = try Review(of: replay, advices: advices)
    let findings = TriplesSession.ReviewFindings(of: review)
    #expect(review.mistakes.count == 1)
    #expect(findings.mistakes.isEmpty)
    #expect(findings.smallerMistakesText == "No move lost a whole point.")
    #expect(
      TriplesSession.SpokenText.verdict(0, of: review)
        == "Move 1: you played Up, as good as \(review.moves[0].bestMove.label).")
    #expect(!TriplesSession.SpokenText.step(0, of: review).contains("cost"))
  }

  @Test func nextMistakeVisitsMistakesFromTheWorstAndPlayCanContinueThere() throws {
    let session = Device().launch()
    session.openGame("14")
    session.playOut()
    session.completeReview()
    let review = try #require(session.viewer?.reviewState.review)
    let steps = TriplesSession.ReviewFindings(of: review).mistakes.map(\.action.index)
    #expect(steps == review.mistakes.prefix(12).filter { $0.loss.hundredths >= 50 }.map { $0.number - 1 })
    #expect(session.viewer?.hasMistakes == true)
    #expect(session.viewer?.playOnLabel == "Try it here")
    var seen = [try #require(session.viewer?.step)]
    while seen.count <= steps.count {
      session.goToNextMistake()
      seen.append(try #require(session.viewer?.step))
    }
    #expect(seen == steps + [steps[0]], "then the worst again")
    session.goToStep(review.moves.count)
    #expect(session.viewer?.playOnLabel == "Play from here")
    #expect(session.viewer?.caption == "After all 29 moves")
    session.goToNextMistake()
    #expect(session.viewer?.step == steps[0])
    session.playFromViewer()
    #expect(session.replay == review.replay.prefix(steps[0]))
    #expect(session.marks == .continuedFromReplay)
  }

  @Test func replayWithoutAReviewHasNoMistakesToGoTo() {
    let session = Device().launch()
    session.open(address: "triples/1/14/uru")
    session.goToNextMistake()
    #expect(session.viewer?.step == 0)
    #expect(session.viewer?.hasMistakes == false)
    #expect(session.viewer?.playOnLabel == "Play from here")
  }
}
