import GameCore
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

/// Simulates crashes between writes. The stored state must be the one from before or after the interrupted action. No
/// game is lost or recorded twice, and nothing traps.
@Suite struct CrashTests {
  /// Every action that saves, at least once, and every choice at the end of a game.
  private static let script: [Intent] = {
    // Game 14 before its last move.
    let nearEnd = "triples/1/14/" + String(SavedGameTests.overMoves.dropLast())
    let last = Intent.move(Direction(letter: SavedGameTests.overMoves.utf8.last!)!)
    let moves = "urul".utf8.map { Intent.move(Direction(letter: $0)!) }
    return moves + [.undo, .undo, .redo, .newGame, .keepPlaying, .choose(.determ), .newGame, .closePopUp]
      + moves + [.askForGame, .openGame("537"), .closePopUp] + moves
      + [.select(.scores), .openRow(3), .goToStep(2), .playFromViewer, .closePopUp] + moves
      + [
        .newGame, .openAddress("triples/1/14/ur"), .watchChallenge, .goToStep(1), .closeViewer, .dismissPopUp,
        .choose(.random),
      ]
      + [
        .openAddress(nearEnd), .watchChallenge, .goToStep(99), .playFromViewer, .closePopUp, last, .undoLastMove,
        .redo, .closePopUp,
      ] + moves
      + [.openAddress(nearEnd), .playChallenge, .startNextGame] + moves + [.newGame, .tryAgain]
  }()

  /// Performs actions, and returns the stored state and the number of writes after each action.
  private func perform(_ intents: [Intent], on device: Device) -> [(saved: SavedState, writes: Int)] {
    let session = device.launch()
    var states = [(saved: SavedState(device.copy().launch()), writes: device.writeCount)]
    for intent in intents {
      device.clock += 1
      intent.perform(on: session)
      expectInvariants(session)
      states.append((SavedState(device.copy().launch()), device.writeCount))
    }
    return states
  }

  /// Simulates a crash after each write.
  private func checkCrashAfterEachWrite(_ intents: [Intent], seed: UInt64) {
    let states = perform(intents, on: Device(seed: seed))
    let total = states.last!.writes
    for writes in 1...total {
      let device = Device(seed: seed)
      device.remainingWriteCount = writes
      let session = device.launch()
      for intent in intents {
        device.clock += 1
        intent.perform(on: session)
      }
      device.remainingWriteCount = nil
      let next = device.launch()
      expectInvariants(next)
      expectScoresMatchTheirGames(next)
      // The crash was during or right after the action that leads to the first state with at least `writes` writes.
      let after = states.firstIndex { $0.writes >= writes }!
      let found = SavedState(next)
      #expect(
        found == states[after].saved || after > 0 && found == states[after - 1].saved,
        "a crash after write \(writes), in \(after > 0 ? "\(intents[after - 1])" : "the launch")")
      #expect(SavedState(device.launch()) == found, "the launch after the next finds the same")
    }
  }

  @Test func crashDuringAScriptLosesAtMostTheLatestAction() {
    let states = perform(Self.script, on: Device(seed: 4))
    #expect(states.last!.saved.scores.rows.count == 9, "the script should record seven games")
    checkCrashAfterEachWrite(Self.script, seed: 4)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func crashDuringRandomPlayLosesAtMostTheLatestAction(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    checkCrashAfterEachWrite((0..<40).map { _ in .random(using: &generator) }, seed: seed)
  }

  @Test func launchAfterACrashBeforeTheFirstWriteIsAFirstLaunch() {
    let device = Device()
    device.remainingWriteCount = 0
    device.launch().play("lrud")
    device.remainingWriteCount = nil
    let session = device.launch()
    #expect(session.replay.moves.isEmpty)
    #expect(session.notices.isEmpty)
    #expect(session.scores.rows.count == 2)
  }

  /// When the storage fills up, it keeps what it would hold after a crash at that write, but play continues as usual.
  @Test(arguments: [0, 1, 2, 5, 17, 40])
  func fullStorageIsReportedOnceAndPlayContinuesAndIsSavedLater(writes: Int) {
    let full = Device(seed: 4)
    let sound = Device(seed: 4)
    full.remainingWriteCount = writes
    let (session, model) = (full.launch(), sound.launch())
    var shownNoticeCount = session.notices.count
    for intent in Self.script {
      full.clock += 1
      sound.clock += 1
      let before = session.notices.count
      intent.perform(on: session)
      intent.perform(on: model)
      shownNoticeCount += max(0, session.notices.count - before)
      #expect(SavedState(session) == SavedState(model), "after \(intent)")
    }
    #expect(shownNoticeCount == 1)
    full.remainingWriteCount = nil
    session.newGame()
    model.newGame()
    #expect(SavedState(full.launch()) == SavedState(sound.launch()), "failed writes are repeated in the end")
  }
}
