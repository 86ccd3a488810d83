import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerReasonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reasons",
    abstract: "Measure which facts separate the best guess from a mistake.",
    discussion: """
      Each game is played by the coach and by a simple player, who guesses a random code that fits all answers, and in one \
      guess of four forgets one of the answers. A mistake costs 0.1 guesses or more.

      The table has a line for each fact. In all positions, the coach's guess is compared with each mistake among four other \
      guesses: two of random codes that fit all answers, one that doesn't fit one of them, and any code. A fact \
      separates two guesses if it speaks for one of them. Below are the mistakes of the simple player alone: how many have a \
      reason, and how often the first fact that separates the two guesses, in the order of the table, speaks for the best one.

        parlor-lab codebreaker reasons --games 1-500
        parlor-lab codebreaker reasons --games 1-100 --pegs 5 --theme skittles --json
      """)

  @Option(help: ArgumentHelp("The games, by their numbers.", valueName: "A-B"))
  var games = GameRange(argument: "1-100")!

  @Option(help: ArgumentHelp("The number of pegs, 3 to 6.", valueName: "P"))
  var pegs = 4

  @Option(help: ArgumentHelp("The theme.", valueName: "THEME"))
  var theme = "mastermind"

  @Option(help: ArgumentHelp("The number of games to play at once. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Print one line of JSON: facts (a list with fact, pairs, best), mistakes, withReason, firstIsBest.")
  var json = false

  func validate() throws {
    guard games.count <= 100_000 else { throw ValidationError("A run can have at most 100,000 games.") }
    guard threads >= 1 else { throw ValidationError("The number of threads must be 1 or more.") }
    guard GameSetup.pegCounts.contains(pegs) else { throw ValidationError("The number of pegs must be 3 to 6.") }
    guard Theme(id: Array(theme.utf8)) != nil else { throw ValidationError("There is no theme \(theme).") }
  }

  func run() throws {
    guard let theme = Theme(id: Array(theme.utf8)) else { return }
    let counts = Parallel.map(count: games.count, threads: threads) {
      Coach(maxWholeGameCodeCount: 4096)
    } body: { [games, pegs] coach, index -> ReasonCounts in
      guard let setup = try? GameSetup(number: games[index], pegCount: pegs, theme: theme) else {
        return ReasonCounts()
      }
      var measurement = ReasonMeasurement(setup, coach)
      return measurement.counts()
    } progress: { [games] in
      Console.report($0, of: games.count, "played")
    }
    ReasonReport(counts: counts.reduce(into: ReasonCounts()) { $0.add($1) }).show(asJSON: json)
  }
}

/// The counts of facts in some games.
struct ReasonCounts: Sendable {
  /// For each fact, the pairs that it separates, and those in which it speaks for the best guess.
  var pairs: [Reason.Kind: (count: Int, best: Int)] = [:]

  /// The simple player's mistakes: all, those with a reason, and those with a fact that separates, and for the best.
  var mistakes = (count: 0, withReason: 0, separated: 0, firstIsBest: 0)

  mutating func add(_ other: ReasonCounts) {
    for (kind, pair) in other.pairs {
      pairs[kind, default: (0, 0)].count += pair.count
      pairs[kind, default: (0, 0)].best += pair.best
    }
    mistakes.count += other.mistakes.count
    mistakes.withReason += other.mistakes.withReason
    mistakes.separated += other.mistakes.separated
    mistakes.firstIsBest += other.mistakes.firstIsBest
  }
}

/// A measurement of the facts in one game, played twice.
struct ReasonMeasurement {
  private let setup: GameSetup
  private let coach: Coach
  private var random: SplitMix64
  private var result = ReasonCounts()

  /// The smallest cost of a mistake, in guesses.
  private static let minCost = 0.1

  private static let maxGuessCount = 12

  init(_ setup: GameSetup, _ coach: Coach) {
    self.setup = setup
    self.coach = coach
    random = SplitMix64(seed: setup.number.map { $0.value } ?? 0)
  }

  mutating func counts() -> ReasonCounts {
    for isCoach in [true, false] {
      var game = CodeBreaker(setup)
      while !game.isOver, game.attempts.count < Self.maxGuessCount {
        guard let next = measure(game, playedByCoach: isCoach) else { break }
        for (index, peg) in CoachQuestion.pegs(of: next, game.pegChoices).enumerated() {
          game.setGuessPeg(peg, at: index)
        }
        if game.attemptGuess() != nil { break }
      }
    }
    return result
  }

  /// Measures a position, and returns the player's next guess.
  private mutating func measure(_ game: CodeBreaker, playedByCoach: Bool) -> [UInt8]? {
    let question = CoachQuestion(game, work: CoachQuestion.reviewWork)
    guard let position = Position(question), let advice = coach.advice(on: question) else { return nil }
    let guess = simpleGuess(position)
    let others = [fitting(position), fitting(position), forgetful(position), anyCode(position)]
    guard let analysis = coach.analysis(position, of: [guess] + others) else { return nil }
    let facts = PositionFacts(question, advice)
    let best = advice.best.guess
    let mistakes = analysis.values.map { value in
      Double(value.total - advice.best.total) / Double(advice.candidateCount) >= Self.minCost
    }
    for (value, isMistake) in zip(analysis.values, mistakes).dropFirst() where isMistake {
      for reason in facts.reasons(for: best, over: value.guess) {
        result.pairs[reason.kind, default: (0, 0)].count += 1
        result.pairs[reason.kind, default: (0, 0)].best += 1
      }
      for reason in facts.reasons(for: value.guess, over: best) {
        result.pairs[reason.kind, default: (0, 0)].count += 1
      }
    }
    if !playedByCoach, mistakes[0] { addMistake(facts, best, guess) }
    return playedByCoach ? best : guess
  }

  private mutating func addMistake(_ facts: PositionFacts, _ best: [UInt8], _ played: [UInt8]) {
    let (good, bad) = (facts.reasons(for: best, over: played), facts.reasons(for: played, over: best))
    result.mistakes.count += 1
    if !good.isEmpty { result.mistakes.withReason += 1 }
    guard let first = Reason.Kind.allCases.first(where: { kind in (good + bad).contains { $0.kind == kind } }) else {
      return
    }
    result.mistakes.separated += 1
    if good.contains(where: { $0.kind == first }) { result.mistakes.firstIsBest += 1 }
  }

  // MARK: Players

  private mutating func simpleGuess(_ position: Position) -> [UInt8] {
    random.draw(below: 4) == 0 ? forgetful(position) : fitting(position)
  }

  private mutating func fitting(_ position: Position) -> [UInt8] {
    position.space.pegs(of: Int(position.candidates[random.draw(below: position.candidates.count)]))
  }

  private mutating func anyCode(_ position: Position) -> [UInt8] {
    position.space.pegs(of: random.draw(below: position.space.count))
  }

  /// Returns a code that fits all answers but one, chosen at random.
  private mutating func forgetful(_ position: Position) -> [UInt8] {
    guard !position.attempts.isEmpty else { return fitting(position) }
    var remembered = Position(position.space)
    let forgotten = random.draw(below: position.attempts.count)
    for (index, attempt) in position.attempts.enumerated() where index != forgotten {
      remembered = remembered.position(after: attempt.guess, answer: attempt.answer)
    }
    return fitting(remembered)
  }
}

/// The report of `parlor-lab codebreaker reasons`.
struct ReasonReport: Report {
  let counts: ReasonCounts

  private var facts: [(kind: Reason.Kind, count: Int, best: Int)] {
    Reason.Kind.allCases.map { kind in
      let pair = counts.pairs[kind] ?? (0, 0)
      return (kind, pair.count, pair.best)
    }
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "–" : "\((part * 200 + whole) / (whole * 2))%"
  }

  var text: String {
    let mistakes = counts.mistakes
    let lines = facts.map { fact in
      "\(fact.kind.name.leftAligned(in: 14)) \(DecimalText.grouped(fact.count).rightAligned(in: 8)) "
        + Self.percent(fact.best, of: fact.count).rightAligned(in: 5)
    }
    return
      (["fact".leftAligned(in: 14) + " separates  best"] + lines + [
        "",
        "\(DecimalText.grouped(mistakes.count)) mistakes of the simple player, "
          + "\(Self.percent(mistakes.withReason, of: mistakes.count)) with a reason. The first fact that separates "
          + "speaks for the best guess in \(Self.percent(mistakes.firstIsBest, of: mistakes.separated)).",
      ]).joined(separator: "\n")
  }

  var fields: JSON {
    [
      "facts": JSON(
        facts.map { fact -> JSON in
          ["fact": JSON(fact.kind.name), "pairs": JSON(fact.count), "best": JSON(fact.best)]
        }), "mistakes": JSON(counts.mistakes.count), "withReason": JSON(counts.mistakes.withReason),
      "separated": JSON(counts.mistakes.separated), "firstIsBest": JSON(counts.mistakes.firstIsBest),
    ]
  }
}
