import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

/// Performs random actions, and checks the session's invariants after each.
@Suite struct MonkeyTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func randomActionsKeepInvariantsAndAreDrawnSavedAndRestored(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let device = Device(seed: seed)
    var session = device.launch()
    session.delaysResult = seed % 2 == 0
    var changes = 0
    session.onChange = { changes += 1 }
    var largestCount = 0
    for index in 0..<640 {
      device.clock += Int64(generator.numberBelow(3))
      let intent = Intent.random(using: &generator)
      let comment: Comment = "after \(intent), step \(index) of seed \(seed)"
      let before = Snapshot(session)
      changes = 0
      intent.perform(on: session)
      #expect(Snapshot(session) == before || changes > 0, "a change isn't drawn \(comment)")
      expectInvariants(session, comment.rawValue)
      #expect(device.memory["parlor.triples.game"] == session.savedText, comment)
      largestCount = max(largestCount, session.scores.rows.count)
      if generator.numberBelow(25) == 0 {
        let again = device.launch()
        #expect(again.savedText == session.savedText, comment)
        #expect(again.scores == session.scores, comment)
        #expect(again.mode == session.mode, comment)
        session = again
        session.delaysResult = seed % 2 == 0
        session.onChange = { changes += 1 }
      }
    }
    expectScoresMatchTheirGames(session)
    #expect(largestCount > 3, "the monkey should end some games")
  }

  @Test(arguments: 11...13 as ClosedRange<UInt64>)
  func invariantsHoldWhenWritesFailAndLaterWritesSaveEverything(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let device = Device(seed: seed)
    let session = device.launch()
    for index in 0..<300 {
      device.clock += Int64(generator.numberBelow(3))
      device.memory.refusesWrites = generator.numberBelow(3) == 0
      let intent = Intent.random(using: &generator)
      intent.perform(on: session)
      expectInvariants(session, "after \(intent), step \(index) of seed \(seed)")
    }
    device.memory.refusesWrites = false
    session.open(address: "board")
    session.dismissPopUp()
    session.newGame()
    let again = device.launch()
    again.provideFiles()
    session.provideFiles()
    #expect(SavedState(again) == SavedState(session))
    expectScoresMatchTheirGames(again)
  }

  @Test(arguments: 21...23 as ClosedRange<UInt64>)
  func invariantsHoldWhenStorageIsDamaged(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let device = Device(seed: seed)
    var session = device.launch()
    for index in 0..<300 {
      if generator.numberBelow(4) == 0, let key = device.memory.texts.keys.sorted().randomElement(using: &generator) {
        device.memory.texts[key] = generator.spoil(device.memory.texts[key]!, alphabet: Array("lrud 1/\n".utf8))
      }
      let intent = Intent.random(using: &generator)
      intent.perform(on: session)
      expectInvariants(session, "after \(intent), step \(index) of seed \(seed)")
      if generator.numberBelow(10) == 0 { session = device.launch() }
    }
  }
}
