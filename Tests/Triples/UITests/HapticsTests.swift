import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

/// Counts what is felt in the course of a game.
private final class Felt {
  private(set) var mergeCount = 0
  private(set) var endCount = 0
  private var last: Haptics

  init(_ session: TriplesSession) {
    last = Haptics(session)
    session.onChange = { [unowned self, unowned session] in
      let now = Haptics(session)
      if now.hasMerged(since: last) { mergeCount += 1 }
      if now.hasEnded(since: last) { endCount += 1 }
      last = now
    }
  }
}

struct HapticsTests {
  @Test func onlyMergingMovesAreFelt() {
    let session = tableWithGame14()
    let felt = Felt(session)
    var merges = 0
    for letter in "uldruldruldr".utf8 {
      let count = session.replay.moves.count
      session.move(Direction(letter: letter)!)
      if session.replay.moves.count > count, session.lastEffect?.merges.isEmpty == false { merges += 1 }
    }
    #expect(merges > 0)
    #expect(felt.mergeCount == merges)
    session.undo()
    session.choose(.random)
    session.select(.about)
    #expect(felt.mergeCount == merges)
    #expect(felt.endCount == 0)
  }

  @Test func theEndIsFeltOnce() {
    let session = tableWithGame14()
    let felt = Felt(session)
    session.play("ul")
    session.newGame()
    session.storageChanged()
    session.select(.scores)
    #expect(felt.endCount == 1)
    session.closePopUp()
    session.play("d")
    session.newGame()
    #expect(felt.endCount == 2)
  }

  @Test func aGameThatHadEndedBeforeIsNotFelt() {
    let session = tableWithGame14()
    session.play("ul")
    session.newGame()
    #expect(!Haptics(session).hasEnded(since: Haptics(session)))
    let felt = Felt(session)
    session.onChange?()
    #expect(felt.endCount == 0)
  }
}
