import CodeBreakerModel
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct ReportTests {
  @Test(arguments: [
    ("1123", "3211", 0, 4), ("1123", "1123", 4, 0), ("1122", "3344", 0, 0), ("aAb", "abA", 1, 2), ("112", "121", 1, 2),
    ("123456", "654321", 0, 6), ("zZ9", "Z9z", 0, 3), ("11111", "22221", 1, 0),
  ])
  func codesAreMatched(secret: String, guess: String, exact: Int, inexact: Int) throws {
    let report = try MatchReport(secret: secret, guess: guess)
    #expect(report.text == "\(exact) exact, \(inexact) inexact")
    #expect(report.json == "{\"exact\":\(exact),\"inexact\":\(inexact)}")
  }

  @Test func faultsAreFoundFromTheLeft() {
    func fault(_ secret: String, _ guess: String) -> CodeFault? {
      do {
        _ = try MatchReport(secret: secret, guess: guess)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault("12", "12#") == .length(2, .secret))
    #expect(fault("123", "12#") == .character("#", .guess))
    #expect(fault("1 3", "1") == .character(" ", .secret))
    #expect(fault("1234567", "123") == .length(7, .secret))
    #expect(fault("123", "") == .length(0, .guess))
    #expect(fault("123", "1234") == .unequal(secret: 3, guess: 4))
    // A letter with an accent of its own is two characters, the second of which is none of ASCII's.
    #expect(fault("e\u{301}12", "123") == .character("\u{301}", .secret))
  }

  @Test func aReplayIsReportedForPeopleAndPrograms() throws {
    let solved = CodeBreakerReplayReport(try CodeBreaker(line: "codebreaker/1 537 4.mastermind.9 0-23,2020"))
    #expect(
      solved.text == """
        Game 537, Mastermind, 4 pegs, 2 of 9 attempts, solved

        Attempt 1: red, empty, blue, yellow. 1 exact, 1 inexact.
        Attempt 2: blue, red, blue, red. 4 exact.
        Code: blue, red, blue, red
        """)
    #expect(
      solved.json
        == #"{"game":537,"pegs":4,"theme":"mastermind","limit":9,"attempts":[{"guess":"0-23","exact":1,"inexact":1},"#
        + #"{"guess":"2020","exact":4,"inexact":0}],"ending":"solved","code":"2020"}"#)
    // The code of a game that goes on is not given away.
    let open = CodeBreakerReplayReport(try CodeBreaker(line: "codebreaker/1 537 3.faces"))
    #expect(open.text == "Game 537, Faces, 3 pegs, 0 attempts, goes on\n\nCode: hidden, 3 pegs")
    #expect(
      open.json == #"{"game":537,"pegs":3,"theme":"faces","limit":null,"attempts":[],"ending":null,"code":null}"#)
    let one = CodeBreakerReplayReport(try CodeBreaker(line: "codebreaker/1 537 4.mastermind 5555,x"))
    #expect(one.text.hasPrefix("Game 537, Mastermind, 4 pegs, 1 attempt, gave up\n"))
  }
}
