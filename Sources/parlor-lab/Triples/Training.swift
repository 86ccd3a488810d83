import ArgumentParser
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesCoach

struct TriplesTrainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "train",
    abstract: "Train a network for Triples by playing games with random spawns.",
    discussion: """
      Writes the network to FILE, and the state of the training to FILE.training, every few minutes and at the end. If \
      FILE.training exists, training continues from it. The result is the same as without the interruption.

      The same seed and number of games always give the same network. The number of games in a minute depends on the \
      machine.

        parlor-lab triples train --network pocket --minutes 10 --out my.network
        parlor-lab triples autoplay --games 10001-10100 --network my.network
      """)

  @Option(help: "The shape: pocket, classic, or large.")
  var network: NetworkName

  @Option(help: ArgumentHelp("The duration of the training in minutes.", valueName: "M"))
  var minutes: Double?

  @Option(help: ArgumentHelp("The number of games to train, including those of earlier runs.", valueName: "N"))
  var games: Int?

  @Option(help: ArgumentHelp("The seed of all spawns. Ignored if training continues from a file.", valueName: "S"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("Round weights to multiples of N hundredths of a point, 1 to 255.", valueName: "N"))
  var step = 1

  @Option(help: ArgumentHelp("Leave out weights whose corrections add up to less than P points.", valueName: "P"))
  var experience: Float = 0

  @Option(help: ArgumentHelp("The file to write the network to.", valueName: "FILE"))
  var out: String

  func validate() throws {
    guard (minutes == nil) != (games == nil) else { throw ValidationError("Use either --minutes or --games.") }
    guard minutes ?? 1 > 0, games ?? 1 > 0 else { throw ValidationError("The minutes or games must be more than 0.") }
    guard 1...255 ~= step else { throw ValidationError("The step must be 1 to 255.") }
  }

  func run() throws {
    switch network {
    case .pocket: try train(PocketShape.self)
    case .classic: try train(ClassicShape.self)
    case .large: try train(LargeShape.self)
    }
  }

  private func train<Shape: TupleShape>(_ shape: Shape.Type) throws {
    let trainer: TemporalCoherenceTrainer<Shape> = try makeTrainer()
    let clock = ContinuousClock()
    let start = clock.now
    var lastReport = (time: start, games: trainer.gameCount, moves: trainer.moveCount, score: 0)
    var lastSave = start
    var isEnded = trainer.gameCount >= games ?? .max
    while !isEnded {
      lastReport.score += trainer.playGame()
      isEnded = trainer.gameCount >= games ?? .max
      // Reading the clock takes longer than checking a number, so do it only after every 64 games.
      guard trainer.gameCount % 64 == 0 || isEnded else { continue }
      let now = clock.now
      if let minutes, now - start >= .seconds(60 * minutes) { isEnded = true }
      guard now - lastReport.time >= .seconds(10) || isEnded else { continue }
      let seconds = (now - lastReport.time) / .seconds(1)
      let newGames = max(1, trainer.gameCount - lastReport.games)
      let newMoves = trainer.moveCount - lastReport.moves
      Console.report(
        "\(DecimalText.grouped(trainer.gameCount)) games, \(DecimalText.grouped(trainer.moveCount)) moves, mean score of "
          + "the last \(DecimalText.grouped(newGames)) games \(lastReport.score / newGames), "
          + "\(DecimalText.grouped(Int(Double(newMoves) / seconds))) moves per second")
      lastReport = (now, trainer.gameCount, trainer.moveCount, 0)
      if now - lastSave >= .seconds(300) {
        try save(trainer)
        lastSave = now
      }
    }
    try save(trainer)
  }

  private var stateFile: URL { URL(filePath: out + ".training") }

  private func makeTrainer<Shape: TupleShape>() throws -> TemporalCoherenceTrainer<Shape> {
    guard let state = try? Data(contentsOf: stateFile) else { return TemporalCoherenceTrainer(seed: seed) }
    do throws(NetworkFileError) {
      let trainer = try TemporalCoherenceTrainer<Shape>(state: [UInt8](state))
      Console.report("Training continues after \(DecimalText.grouped(trainer.gameCount)) games.")
      return trainer
    } catch {
      throw Failure.data.report("Training cannot continue from \(stateFile.path): \(error.text).")
    }
  }

  private func save<Shape: TupleShape>(_ trainer: TemporalCoherenceTrainer<Shape>) throws {
    try reportingFailure(toWrite: out) {
      try Data(trainer.networkFile(step: step, minMagnitude: experience)).write(
        to: URL(filePath: out), options: .atomic)
      try Data(trainer.state).write(to: stateFile, options: .atomic)
    }
  }
}

/// The names of the network shapes for `parlor-lab triples train`.
enum NetworkName: String, ExpressibleByArgument, CaseIterable {
  case pocket
  case classic
  case large
}
