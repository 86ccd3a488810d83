import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerPositionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "positions",
    abstract: "Write the table of the positions that everybody practices.",
    discussion: """
      Plays games of a simple player, and takes a position of each with at most 30 codes left in which the player's guess \
      costs 0.2 guesses or more, a fact speaks for the best guess, and each code left is either as good as the best \
      guess or costs 0.2 guesses or more. The five positions of a day are in order of difficulty: the smaller the share of \
      the codes left that are right, the harder.

        parlor-lab codebreaker positions
        parlor-lab codebreaker positions --sets 2 --out table.swift
      """)

  @OptionGroup var options: PositionTableOptions

  @Option(help: ArgumentHelp("The table to write.", valueName: "FILE"))
  var out = "Sources/CodeBreaker/Session/Practice/PositionTable+CodeBreaker.swift"

  func validate() throws {
    try options.validate(gamesPerSet: Self.gamesPerSet, of: CodeBreakerDailyPosition.gameCount)
  }

  /// The number of games to play for each set. Not every game has such a position.
  private static let gamesPerSet = 40

  func run() throws {
    try options.writeTable(
      "codeBreaker", to: out, command: "codebreaker positions", gamesPerSet: Self.gamesPerSet,
      test: { CodeBreakerPositionTest(Coach()) }, position: { $0.position(inGame: $1) })
  }
}

/// The test whether a position suits practice.
struct CodeBreakerPositionTest {
  private let coach: Coach

  init(_ coach: Coach) {
    self.coach = coach
  }

  /// The maximum number of codes left, which a player can still survey.
  private static let maxCandidateCount = 30

  /// The smallest loss of a mistake, in hundredths of a guess.
  private static let minLoss = 20

  /// The loss below which a guess counts as right.
  private static var lossLimit: Int { Int(CodeBreakerPractice.lossLimit) }

  /// Returns the last position of a simple player's game that suits practice, or `nil` if none does. Other games begin
  /// the search earlier, so that the positions have different numbers of attempts.
  func position(inGame index: Int) -> FoundPosition? {
    let counts = index % 2 == 0 ? Array((1...5).reversed()) : Array(1...5)
    for attemptCount in counts {
      guard let position = CodeBreakerDailyPosition(game: index, attemptCount: attemptCount),
        let rating = rating(of: position)
      else { continue }
      let code = CodeBreakerDailyPosition.code(game: index, attemptCount: attemptCount, loss: rating.loss)
      return FoundPosition(code: code, difficulty: rating.difficulty, reason: rating.reason)
    }
    return nil
  }

  /// Returns the loss of the player's guess in hundredths of a guess, the difficulty, and the fact that speaks for the
  /// best guess, or `nil` if the position doesn't suit practice.
  func rating(of daily: CodeBreakerDailyPosition) -> (loss: Int, difficulty: Double, reason: String)? {
    let choices = daily.game.pegChoices
    let played = CoachQuestion.colors(of: daily.playedGuess, choices)
    let question = CoachQuestion(daily.game, guess: daily.playedGuess, work: CoachQuestion.reviewWork)
    guard let position = Position(question), position.candidates.count <= Self.maxCandidateCount,
      let advice = coach.advice(on: question), let asked = advice.requestedGuess, asked.method.isExact
    else { return nil }
    let loss = Self.loss(of: asked, advice)
    guard Self.minLoss...CodeBreakerDailyPosition.maxLoss ~= loss else { return nil }
    let facts = PositionFacts(question, advice)
    let (good, bad) = (
      facts.reasons(for: advice.best.guess, over: played), facts.reasons(for: played, over: advice.best.guess)
    )
    guard let kind = Reason.Kind.allCases.first(where: { kind in (good + bad).contains { $0.kind == kind } }),
      good.contains(where: { $0.kind == kind }), let analysis = coach.analysis(position, of: advice.codes)
    else { return nil }
    let losses = analysis.values.map { Self.loss(of: $0, advice) }
    guard losses.allSatisfy({ $0 < Self.lossLimit || $0 >= Self.minLoss }) else { return nil }
    let wrongCount = losses.count { $0 >= Self.lossLimit }
    // Of positions with the same share of right codes, those with more codes are harder.
    let difficulty = Double(wrongCount) / Double(losses.count) + Double(losses.count) / 10_000
    return (loss, difficulty, kind.name)
  }

  private static func loss(of value: GuessValue, _ advice: Advice) -> Int {
    max(0, Int(Rational(value.total - advice.best.total, over: Int64(advice.candidateCount)).hundredths))
  }
}
