import CodeBreakerModel
import GameCore
import Testing

@testable import CodeBreakerSession

@Suite struct OwnBoardRowsTests {
  private let fixture = Fixture()

  @Test func rowsAreEnteredWithAndWithoutAnswers() {
    let session = fixture.board()
    #expect(session.line == "assist/1 4 6 mastermind")
    #expect(!session.canEnterRow)
    #expect(session.rowProblem == "Choose the pegs of a guess.")
    session.enterRow()
    #expect(session.board.attempts.isEmpty)
    session.enter(0, 0, 1, 1, exact: 1, inexact: 1)
    #expect(session.status == "Attempt 1: red, red, green, green. 1 in the right place, 1 in the wrong place.")
    session.choose(2)
    #expect(session.enterLabel == "Add without answer")
    #expect(session.rowNote == "3 holes are empty. They match nothing.")
    session.enterRow()
    #expect(session.status == "Attempt 2: blue, empty, empty, empty. No answer yet.")
    #expect(session.line == "assist/1 4 6 mastermind 0011:11,2---")
    #expect(session.rowText == "----")
    #expect(session.selection == 0)
  }

  @Test func chosenAnswerStaysPossibleAndCanBeCleared() {
    let session = fixture.board()
    session.choose(inexact: 2)
    #expect(session.rowText == "----:02")
    session.choose(exact: 3)
    #expect(session.rowText == "----:30")
    #expect(!session.canChoose(inexact: 1))
    session.choose(inexact: 1)
    session.choose(exact: 5)
    session.choose(exact: -1)
    #expect(session.rowText == "----:30")
    session.choose(exact: 2)
    session.choose(inexact: 2)
    #expect(session.rowText == "----:22")
    session.choose(exact: 4)
    #expect(session.rowText == "----:40")
    session.clearAnswer()
    #expect(session.rowText == "----")
    #expect(session.status == "Answer: not known yet.")
  }

  @Test func rowAndAnswerAreEnteredWithKeysAndTaps() {
    let session = fixture.board()
    session.press(.choose(3))
    session.press(.choose(1))
    session.press(.selectPrevious)
    session.press(.nextChoice)
    #expect(session.rowText == "32--")
    session.press(.clear)
    session.press(.clear)
    #expect(session.rowText == "----")
    session.press(.selectLast)
    session.press(.previousChoice)
    #expect(session.rowText == "---5")
    session.tapHole(3)
    #expect(session.rowText == "---0")
    session.tapHole(1)
    #expect(session.selection == 1)
    session.fillHoles(with: 4)
    #expect(session.rowText == "4444")
    #expect(!session.press(.choose(6)))
    session.pressAnswer(key: "x".utf8Bytes)
    session.pressAnswer(key: "O".utf8Bytes)
    #expect(session.rowText == "4444:11")
    for _ in 0..<3 { session.pressAnswer(key: "o".utf8Bytes) }
    #expect(session.rowText == "4444:10")
    #expect(!session.pressAnswer(key: "h".utf8Bytes))
    session.press(.guess)
    #expect(session.line == "assist/1 4 6 mastermind 4444:10")
  }

  @Test func attemptCanBeChangedMovedAndRemoved() {
    let session = fixture.board("assist/1 4 6 mastermind 0123:11,4455,0011:00")
    session.choose(5)
    session.editAttempt(at: 1)
    #expect(session.editedIndex == 1)
    #expect(session.rowText == "4455")
    #expect(session.enterLabel == "Save")
    session.choose(exact: 2)
    session.cancelEditing()
    #expect(session.line == "assist/1 4 6 mastermind 0123:11,4455,0011:00")
    // The row for the next attempt is unchanged.
    #expect(session.rowText == "5---")
    session.editAttempt(at: 1)
    session.choose(exact: 2)
    session.moveEditedAttempt(by: 1)
    #expect(!session.canMoveEditedAttempt(by: 1))
    #expect(session.canMoveEditedAttempt(by: -1))
    session.moveEditedAttempt(by: 1)
    session.enterRow()
    #expect(session.line == "assist/1 4 6 mastermind 0123:11,0011:00,4455:20")
    #expect(session.status == "Attempt 3: white, white, black, black. 2 in the right place.")
    session.removeAttempt(at: 0)
    #expect(session.line == "assist/1 4 6 mastermind 0011:00,4455:20")
    #expect(session.rowText == "5---")
    session.removeAttempt(at: 2)
    session.editAttempt(at: 2)
    #expect(session.editedIndex == nil)
  }

  @Test func undoRestoresTheBoardBeforeTheLatestChange() {
    let session = fixture.board()
    #expect(!session.canUndo)
    session.enter(0, 0, 1, 1, exact: 2)
    session.enter(2, 2, 3, 3, exact: 0)
    session.undo()
    #expect(session.line == "assist/1 4 6 mastermind 0011:20")
    // The removed attempt is back in the row.
    #expect(session.rowText == "2233:00")
    #expect(!session.canUndo)
    session.removeAttempt(at: 0)
    #expect(session.canUndo)
    session.undo()
    #expect(session.line == "assist/1 4 6 mastermind 0011:20")
    session.askToClear()
    #expect(session.question?.title == "Start over?")
    #expect(!session.canUndo)
    #expect(!session.acceptsPegs)
    session.cancel()
    #expect(session.board.attempts.count == 1)
    session.askToClear()
    session.confirm()
    #expect(session.board.attempts.isEmpty)
    session.undo()
    #expect(session.line == "assist/1 4 6 mastermind 0011:20")
  }

  @Test func completeRowIsCheckedAgainstTheAnswers() {
    let session = fixture.board("assist/1 4 6 mastermind 4455,0123:00")
    for choice in [4, 4, 5, 5] { session.choose(choice) }
    #expect(session.rowNote == "It fits all answers.")
    session.select(hole: 0)
    session.choose(3)
    #expect(session.rowNote == "It can’t be the code: attempt 2 rules it out.")
  }

  @Test func fullBoardAcceptsChangesButNoMoreAttempts() {
    let session = fixture.board(
      "assist/1 3 4 mastermind " + Array(repeating: "012:00", count: 30).joined(separator: ","))
    session.choose(1)
    #expect(session.rowProblem == "There is room for 30 attempts.")
    session.enterRow()
    #expect(session.board.attempts.count == 30)
    session.editAttempt(at: 29)
    session.choose(exact: 1)
    session.enterRow()
    #expect(session.board.attempts[29].counts == MatchCounts(exact: 1, inexact: 0))
  }

  @Test func newSetupKeepsCompatibleAttemptsAndAsksBeforeRemovingOthers() throws {
    let session = fixture.board("assist/1 4 6 mastermind 0123:11,4455:00")
    session.choose(choiceCount: 9)
    #expect(session.line == "assist/1 4 9 swiftui-colors 0123:11,4455:00")
    session.choose(theme: try #require(Theme(id: "faces".utf8Bytes)))
    #expect(session.line == "assist/1 4 8 faces 0123:11,4455:00")
    session.choose(choiceCount: 8)
    #expect(session.question == nil)
    session.choose(choiceCount: 5)
    #expect(
      session.question?.text(session.board) == "1 of your 2 guesses wouldn’t fit and would be removed. You can "
        + "undo this.")
    session.cancel()
    #expect(session.board.choiceCount == 8)
    session.choose(choiceCount: 5)
    session.confirm()
    #expect(session.line == "assist/1 4 5 faces 0123:11")
    session.choose(2)
    session.choose(pegCount: 5)
    #expect(
      session.question?.text(session.board) == "None of your 1 guess would fit, so all would be removed. You can "
        + "undo this.")
    session.confirm()
    #expect(session.line == "assist/1 5 5 faces")
    #expect(session.rowText == "-----")
    session.undo()
    #expect(session.line == "assist/1 4 5 faces 0123:11")
  }
}
