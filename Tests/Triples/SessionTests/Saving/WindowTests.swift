import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

/// Two windows that share one storage. A window that is out of date shows a notice and loads the changes, so that it
/// never silently overwrites them.
@Suite struct WindowTests {
  private static let changedElsewhereText = "This game was continued in another window. This is the latest version."
  private let device = Device()

  private func windowsWithGame14() -> (TriplesSession, TriplesSession) {
    let first = device.launchGame14("ur")
    return (first, device.launch())
  }

  @Test func secondWindowShowsTheSameGame() {
    let (first, second) = windowsWithGame14()
    #expect(second.savedText == first.savedText)
    #expect(second.notices.isEmpty)
  }

  @Test func outdatedWindowDropsItsActionAndLoadsTheChanges() {
    let (first, second) = windowsWithGame14()
    first.play("u")
    let count = second.dealCount
    #expect(second.move(.left) == false)
    #expect(second.noticeTexts == [Self.changedElsewhereText])
    #expect(second.savedText == first.savedText)
    #expect(second.dealCount == count + 1)
    #expect(second.move(.left))
    #expect(first.noticeTexts == [])
    first.undo()
    #expect(first.noticeTexts == [Self.changedElsewhereText])
    #expect(first.savedText == second.savedText)
  }

  @Test func windowLoadsStorageChangesAndIgnoresUnchangedStorage() {
    let (first, second) = windowsWithGame14()
    first.endGame(after: "u")
    first.choose(.determ)
    second.loadChangesFromStorage()
    #expect(second.visibleResult == first.visibleResult)
    #expect(second.scores == first.scores)
    #expect(second.mode == .determ)
    first.closePopUp()
    second.loadChangesFromStorage()
    #expect(second.popUp == nil)
    #expect(second.line == "triples/1 14")
    var changes = 0
    second.onChange = { changes += 1 }
    second.loadChangesFromStorage()
    #expect(changes == 0)
  }

  @Test func resultCanBeAnsweredInOnlyOneWindow() {
    for (answer, otherAnswer) in [
      (Intent.closePopUp, Intent.closePopUp), (.closePopUp, .keepPlaying), (.keepPlaying, .closePopUp),
      (.keepPlaying, .keepPlaying), (.keepPlaying, .dismissPopUp),
    ] {
      let device = Device()
      let first = device.launchGame14("ur")
      let second = device.launch()
      first.newGame()
      second.loadChangesFromStorage()
      answer.perform(on: first)
      otherAnswer.perform(on: second)
      #expect(second.savedText == first.savedText)
      #expect(second.popUp == nil)
      #expect(second.noticeTexts.last == Self.changedElsewhereText)
      #expect(device.launch().scores.rows.count == (answer == .closePopUp ? 3 : 2))
    }
  }

  @Test func gameEndedInBothWindowsIsRecordedOnce() {
    let (first, second) = windowsWithGame14()
    first.newGame()
    second.newGame()
    #expect(second.noticeTexts == [Self.changedElsewhereText])
    #expect(second.visibleResult == first.visibleResult)
    #expect(device.launch().scores.rows.count == 3)
  }

  @Test func scoresOfBothWindowsAreSaved() {
    let (first, second) = windowsWithGame14()
    first.openGame("15")
    first.closePopUp()
    second.loadChangesFromStorage()
    second.endGame(after: "lrud")
    second.closePopUp()
    #expect(first.scores.rows.count == 3, "the change isn't read yet")
    first.loadChangesFromStorage()
    first.endGame(after: "lrud")
    #expect(device.launch().scores.rows.count == 5)
  }

  @Test func modeOfAnotherWindowCanBeChangedBack() {
    let (first, second) = windowsWithGame14()
    first.choose(.determ)
    #expect(second.mode == .random, "the change isn't read yet")
    second.choose(.random)
    #expect(device.launch().mode == .random)
    first.loadChangesFromStorage()
    #expect(first.mode == .random)
  }

  @Test func gameEndedElsewhereIsReportedButKeepsTheReplayOpen() {
    let (first, second) = windowsWithGame14()
    second.open(address: "triples/1/14/u")
    second.goToStep(1)
    first.newGame()
    second.loadChangesFromStorage()
    #expect(second.viewer?.step == 1)
    #expect(second.popUp == nil)
    #expect(second.noticeTexts == [Self.changedElsewhereText])
    second.closeViewer()
    #expect(second.visibleResult == first.visibleResult)
  }

  @Test func promptForANumberStaysOpenWhenTheGameChanges() {
    let (first, second) = windowsWithGame14()
    second.askForGame()
    first.play("u")
    second.loadChangesFromStorage()
    #expect(second.popUp == .openGame(problem: nil))
    #expect(second.savedText == first.savedText)
    first.newGame()
    second.loadChangesFromStorage()
    #expect(second.popUp == .openGame(problem: nil))
    second.closePopUp()
    #expect(second.visibleResult == first.visibleResult)
  }

  @Test func numberEnteredInAnOutdatedWindowIsDroppedAndReported() {
    let (first, second) = windowsWithGame14()
    second.askForGame()
    first.play("u")
    second.openGame(numbered: Array("537".utf8))
    #expect(second.savedText == first.savedText)
    #expect(second.popUp == nil)
    #expect(second.noticeTexts == [Self.changedElsewhereText])
  }

  /// A second window opens after the first one has saved the end of a game, but before it has recorded the game.
  @Test func endIsRecordedOnceIfAnotherWindowOpensWhileItIsSaved() {
    let memory = MemoryStorage()
    var onWrite: ((String) -> Void)?
    let environment = PlayEnvironment(
      storage: Storage(
        read: memory.storage.read,
        write: { key, text in
          defer { onWrite?(key) }
          return memory.storage.write(key, text)
        }), now: { 5 }, random: { 5 })
    let first = TriplesSession(environment: environment)
    first.openGame("14", playing: "ur")
    var second: TriplesSession?
    onWrite = { key in
      onWrite = nil
      if key == "parlor.triples.game" { second = TriplesSession(environment: environment) }
    }
    first.newGame()
    #expect(second?.visibleResult == first.visibleResult)
    #expect(first.visibleResult != nil)
    #expect(TriplesSession(environment: environment).scores.rows.count == 3)
  }

  /// Performs every sequence of three actions in two windows. The first action is always in the first window, because
  /// both windows start in the same state.
  @Test func everyOrderOfThreeActionsInTwoWindowsIsConsistent() {
    let intents: [Intent] = [.move(.left), .undo, .newGame, .closePopUp, .keepPlaying, .choose(.determ)]
    let steps = intents.count * 2
    for code in 0..<(steps * steps * steps) where code % 2 == 0 {
      let device = Device()
      let first = device.launchGame14("ur")
      let windows = [first, device.launch()]
      var rest = code
      var done: [String] = []
      for _ in 0..<3 {
        let step = rest % steps
        rest /= steps
        done.append("\(step % 2): \(intents[step / 2])")
        expectConsistentWindows(windows, device: device, window: step % 2, intent: intents[step / 2], "\(done)")
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func randomInterleavingsAreConsistent(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let device = Device(seed: seed)
    let windows = [device.launch(), device.launch(), device.launch()]
    for index in 0..<250 {
      device.clock += Int64(generator.numberBelow(2))
      let intent = Intent.random(using: &generator)
      let window = generator.numberBelow(windows.count)
      expectConsistentWindows(
        windows, device: device, window: window, intent: intent, "seed \(seed), step \(index): \(intent)")
    }
    for window in windows { window.loadChangesFromStorage() }
    #expect(Set(windows.map(\.savedText)).count == 1)
    #expect(Set(windows.map(\.scores)).count == 1)
    #expect(Set(windows.map(\.mode)).count == 1)
    expectScoresMatchTheirGames(windows[0])
  }

  private func storedRows(_ device: Device) -> Set<ScoreRow> {
    let text = device.memory.texts["parlor.triples.scores"]
    return Set(text.flatMap { ScoreList(text: $0) }?.rows ?? [])
  }

  private func expectConsistentWindows(
    _ windows: [TriplesSession], device: Device, window: Int, intent: Intent, _ comment: @autoclosure () -> String
  ) {
    let session = windows[window]
    let storedBefore = device.memory["parlor.triples.game"]
    let rowsBefore = storedRows(device)
    let before = session.savedText
    let isLate = before != storedBefore
    while !session.notices.isEmpty { session.dismissNotice() }
    intent.perform(on: session)
    func expect(_ isFulfilled: Bool, _ name: String) {
      if !isFulfilled { Issue.record("not so: \(name): \(comment())") }
    }
    expectInvariants(session, comment())
    let stored = device.memory["parlor.triples.game"]
    if isLate {
      expect(stored == storedBefore, "another window's game isn't overwritten")
      let isTold = session.savedText == stored && session.noticeTexts.contains(Self.changedElsewhereText)
      expect(session.savedText == before || isTold, "a change of the game is reported")
    } else {
      expect(session.savedText == stored, "the action is saved")
    }
    let rows = storedRows(device)
    let lostCount = rowsBefore.subtracting(rows).count
    expect(lostCount <= (intent == .keepPlaying || intent == .dismissPopUp ? 1 : 0), "no row is lost")
    // The first recorded game also saves the two initial rows.
    expect(rows.subtracting(rowsBefore).count <= (rowsBefore.isEmpty ? 3 : 1), "no game is recorded twice")
  }
}
