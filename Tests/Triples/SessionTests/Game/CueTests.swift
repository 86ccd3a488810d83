import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct CueTests {
  private let device = Device()

  @Test func moveCueIsBlockedSlideOrTheHighestMerge() {
    device.memory["parlor.triples.collection"] = "triples-collection/1\nlargest 24"
    let session = device.launchGame14()
    #expect(session.latestCue == nil)
    var expected: [Cue] = []
    let heard = cues(of: session) {
      for letter in WholeGame.letters.utf8.dropLast() {
        let count = session.replay.moves.count
        session.move(Direction(letter: letter)!)
        let values = session.lastEffect?.merges.map { $0.survivor.val } ?? []
        let occasion: Cue.Occasion = session.isInDanger ? .danger : .usual
        expected.append(
          session.replay.moves.count == count ? .blocked : values.max().map { .merge($0, occasion) } ?? .slide)
      }
    }
    #expect(heard == expected)
    #expect(Set(heard).isSuperset(of: [.slide, .merge(3), .merge(6)]))
    #expect(cues(of: session) { for _ in 0..<4 { session.move(.left) } }.contains(.blocked))
  }

  /// The perfect game 1000 makes each tile up to 96. Tiles below 48 are too common to be records.
  @Test func eachNewLargestTileFrom48OnIsARecordOnce() {
    device.memory["parlor.triples.collection"] = "triples-collection/1\nlargest 12288"
    let session = device.launch()
    session.openGame("1000")
    let heard = cues(of: session) { for move in perfectGame(1000).moves.dropLast() { session.move(move) } }
    let records = heard.compactMap { if case .merge(let value, .record) = $0 { value } else { nil } }
    #expect(records == [48, 96, 192].filter { $0 <= session.game.bestTile })
    #expect(records.count >= 2)
    #expect(heard.contains(.merge(48)), "another 48 is no record")
  }

  @Test func undoTabsSettingsAndLoadedChangesPlayNoCue() {
    let session = device.launchGame14("ul")
    let heard = cues(of: session) {
      session.undo()
      session.select(.about)
      session.choose(.determ)
      session.choose(2, for: .appearance)
      session.loadChangesFromStorage()
    }
    #expect(heard.isEmpty)
  }

  @Test func endCueReplacesTheMoveCue() {
    let session = device.launchGame14()
    session.play(String(WholeGame.letters.dropLast()))
    let heard = cues(of: session) {
      session.play(String(WholeGame.letters.suffix(1)))
      session.select(.about)
      session.loadChangesFromStorage()
    }
    #expect(heard == [.end])
    #expect(device.launch().latestCue == nil, "earlier cues aren't repeated")
  }

  @Test func newBestPlaysTheWinCue() {
    device.memory["parlor.triples.scores"] = "scores/1\n10 1581897599 - -"
    let session = device.launchGame14()
    session.play(String(WholeGame.letters.dropLast()))
    #expect(cues(of: session) { session.play(String(WholeGame.letters.suffix(1))) } == [.win])
  }

  /// Game 14 from its first move until no move is possible.
  private enum WholeGame {
    static let letters = "lldldlllllllrllddllrdrlddrlld"
  }
}

@Suite struct SharedSettingsTests {
  @Test func sharedSettingsOfAnotherWindowAreLoaded() {
    let device = Device()
    let (first, second) = (device.launch(), device.launch())
    first.choose(1, for: .motion)
    second.loadChangesFromStorage()
    #expect(second.sharedSettings[.motion] == 1)
  }

  @Test func damagedSharedSettingsAreReportedAndKept() {
    let device = Device()
    let session = device.launch()
    device.memory["parlor.house.settings"] = "?"
    session.loadChangesFromStorage()
    #expect(session.notices == [.settingsDamaged])
    #expect(device.memory["parlor.house.settings.damaged"] == "?")
  }
}
