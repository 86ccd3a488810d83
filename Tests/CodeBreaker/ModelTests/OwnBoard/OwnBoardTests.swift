import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@Suite struct OwnBoardTests {
  private let line = "assist/1 4 6 mastermind 0123:11,4455,0-0-:02,1122:40"

  @Test func boardRoundTripsAsLineAndAddress() throws {
    let board = try OwnBoard(line: line.utf8Bytes)
    #expect(board.attempts.count == 4)
    #expect(board.attempts[1].counts == nil)
    #expect(board.attempts[2].guess == [0, CodeText.missingColor, 0, CodeText.missingColor])
    #expect(board.attempts[2].counts == MatchCounts(exact: 0, inexact: 2))
    #expect(board.line == line.utf8Bytes)
    #expect(board.address == "assist/1/4/6/mastermind/0123:11,4455,0-0-:02,1122:40".utf8Bytes)
    #expect(try OwnBoard(address: board.address) == board)
    #expect(board.answeredIndexes == [0, 2, 3])
    #expect(board.isSolved)
    let empty = OwnBoard(pegCount: 5, choiceCount: 12, theme: try #require(Theme(id: "swiftui-colors".utf8Bytes)))
    #expect(empty.line == "assist/1 5 12 swiftui-colors".utf8Bytes)
    #expect(try OwnBoard(line: empty.line) == empty)
  }

  @Test(
    arguments: [
      ("", .noBoard), ("codebreaker/1 4 6 mastermind", .noBoard), ("assist/", .version),
      ("assist/2 4 6 mastermind", .version),
      ("assist/12 4 6 mastermind", .version), ("assist/1", .pegCount), ("assist/1 ", .pegCount),
      ("assist/1 2 6 mastermind", .pegCount), ("assist/1 7 6 mastermind", .pegCount),
      ("assist/1 04 6 mastermind", .pegCount), ("assist/1 4", .choiceCount), ("assist/1 4 3 mastermind", .choiceCount),
      ("assist/1 4 13 mastermind", .choiceCount), ("assist/1 4 6", .unknownTheme),
      ("assist/1 4 6 stars", .unknownTheme),
      ("assist/1 4 7 mastermind", .tooFewChoices(6)), ("assist/1 4 6 mastermind ", .attempt(1)),
      ("assist/1 4 6 mastermind 0123:11,", .attempt(2)), ("assist/1 4 6 mastermind 0123:1", .attempt(1)),
      ("assist/1 4 6 mastermind 0123:111", .attempt(1)), ("assist/1 4 6 mastermind 0123:31", .attempt(1)),
      ("assist/1 4 6 mastermind 0123:23", .attempt(1)), ("assist/1 4 6 mastermind 0126:11", .attempt(1)),
      ("assist/1 4 6 mastermind ----:00", .attempt(1)), ("assist/1 4 6 mastermind 012:00", .attempt(1)),
      ("assist/1 4 6 mastermind 0123:11 4455:00", .attempt(1)), ("assist/1 4 6 mastermind 0123::11", .attempt(1)),
      ("assist/1/4/6/mastermind", .version), ("assist/1 999999999999999999 6 mastermind", .pegCount),
    ] as [(String, OwnBoardFault)])
  func invalidLineReportsItsFault(line: String, fault: OwnBoardFault) {
    #expect(throws: fault) { try OwnBoard(line: line.utf8Bytes) }
    #expect(!fault.description.isEmpty)
    #expect(!fault.description.hasSuffix("."))
  }

  @Test func boardHasAtMostThirtyAttempts() throws {
    let attempts = Array(repeating: "0123:00", count: OwnBoard.maxAttempts)
    let full = try OwnBoard(line: ("assist/1 4 6 mastermind " + attempts.joined(separator: ",")).utf8Bytes)
    #expect(full.attempts.count == 30)
    #expect(throws: OwnBoardFault.tooManyAttempts) { try OwnBoard(line: full.line + ",0123:00".utf8Bytes) }
    var more = full
    let isAdded = more.add(full.attempts[0])
    #expect(!isAdded)
    #expect(more == full)
  }

  @Test func acceptedLineIsCanonical() throws {
    let fuzzing = Fuzzing(
      [line.utf8Bytes], alphabet: "assist/1 4 6 mastermind0123:11,-ab", seed: 11, rounds: 30_000, maxChanges: 3
    ) {
      (try? OwnBoard(line: $0))?.line
    }
    #expect(fuzzing.isCanonical(readCounts: 101...), "\(fuzzing)")
  }

  @Test func invalidNumbersAreClamped() {
    #expect(OwnBoard(pegCount: 1, choiceCount: 99) == OwnBoard(pegCount: 3, choiceCount: 6))
    #expect(OwnBoard(pegCount: 9, choiceCount: -1) == OwnBoard(pegCount: 6, choiceCount: 4))
  }

  @Test func choicesAreTheFirstOnesOfTheTheme() {
    #expect(OwnBoard(choiceCount: 5).choices == Array(Theme.mastermind.choices.prefix(5)))
  }

  @Test func onlyCompatibleAttemptsStayWhenTheSetupChanges() throws {
    let board = try OwnBoard(line: "assist/1 4 6 mastermind 0123:11,4455,0-0-:02".utf8Bytes)
    #expect(
      board.changed(pegCount: 4, choiceCount: 5, theme: .mastermind).line
        == "assist/1 4 5 mastermind 0123:11,0-0-:02".utf8Bytes)
    #expect(board.changed(pegCount: 5, choiceCount: 6, theme: .mastermind).attempts.isEmpty)
    let faces = try #require(Theme(id: "faces".utf8Bytes))
    #expect(board.changed(pegCount: 4, choiceCount: 6, theme: faces).attempts == board.attempts)
  }

  @Test func validAttemptChangesApplyAndInvalidOnesAreIgnored() throws {
    var board = try OwnBoard(line: "assist/1 4 6 mastermind 0123:11,4455".utf8Bytes)
    let first = board.attempts[0]
    let areReplaced = [
      board.replaceAttempt(at: 2, with: first),
      board.replaceAttempt(at: 0, with: OwnBoard.Attempt(guess: [0, 1, 2, 6])),
      board.replaceAttempt(
        at: 1, with: OwnBoard.Attempt(guess: [4, 4, 5, 5], counts: MatchCounts(exact: 1, inexact: 0))),
    ]
    #expect(areReplaced == [false, false, true])
    board.swapAttempts(0, 1)
    board.swapAttempts(0, 2)
    #expect(board.line == "assist/1 4 6 mastermind 4455:10,0123:11".utf8Bytes)
    board.removeAttempt(at: 0)
    board.removeAttempt(at: 7)
    #expect(board.line == "assist/1 4 6 mastermind 0123:11".utf8Bytes)
  }
}
