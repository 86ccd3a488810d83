import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

struct PlayFeedbackTests {
  @Test func onlyMergingMovesAreFelt() {
    let session = tableWithGame14()
    var feedback = PlayFeedback(session)
    var merges = 0
    session.onChange = { feedback.note(session) }
    for letter in "uldruldruldr".utf8 {
      let count = session.replay.moves.count
      session.move(Direction(letter: letter)!)
      if session.replay.moves.count > count, session.lastEffect?.merges.isEmpty == false { merges += 1 }
    }
    #expect(merges > 0)
    #expect(feedback.mergeCount == merges)
    session.undo()
    session.choose(.random)
    session.select(.about)
    #expect(feedback.mergeCount == merges)
    #expect(feedback.endCount == 0)
  }

  @Test func theEndIsFeltOnce() {
    let session = tableWithGame14()
    var feedback = PlayFeedback(session)
    session.onChange = { feedback.note(session) }
    session.play("ul")
    session.newGame()
    session.storageChanged()
    session.select(.scores)
    #expect(feedback.endCount == 1)
    session.closePopUp()
    session.play("d")
    session.newGame()
    #expect(feedback.endCount == 2)
  }

  @Test func aGameThatHadEndedBeforeIsNotFelt() {
    let session = tableWithGame14()
    session.play("ul")
    session.newGame()
    var feedback = PlayFeedback(session)
    feedback.note(session)
    #expect(feedback.endCount == 0)
  }
}
