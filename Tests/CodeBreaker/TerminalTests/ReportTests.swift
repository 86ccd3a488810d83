import CodeBreakerModel
import TerminalSupport
import TestSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct ReportTests {
  @Test(arguments: [
    ("1123", "3211", 0, 4), ("1123", "1123", 4, 0), ("1122", "2211", 0, 4), ("1122", "1211", 1, 2),
    ("1122", "3344", 0, 0), ("123", "123", 3, 0), ("12345", "54321", 1, 4), ("123", "321", 1, 2), ("112", "121", 1, 2),
    ("123456", "654321", 0, 6),
    ("000000", "000001", 5, 0), ("11111", "22221", 1, 0), ("RGBY", "RRGG", 1, 1),
    // Lowercase and uppercase letters are different pegs.
    ("rgby", "RGBY", 0, 0), ("aAb", "abA", 1, 2), ("aAbB", "AabB", 2, 2), ("zZ9", "9zZ", 0, 3),
  ])
  func matchReportCountsExactAndInexactMatches(secret: String, guess: String, exact: Int, inexact: Int) throws {
    let report = try MatchReport(secret: secret, guess: guess)
    #expect(report.text == "\(exact) in the right place, \(inexact) in the wrong place")
    #expect(report.json == "{\"exact\":\(exact),\"inexact\":\(inexact)}")
  }

  @Test(arguments: [
    ("", "123", "The secret has 0 pegs; a code has 3 to 6."),
    ("1", "123", "The secret has 1 peg; a code has 3 to 6."),
    ("12", "12#", "The secret has 2 pegs; a code has 3 to 6."),
    ("1234567", "1234567", "The secret has 7 pegs; a code has 3 to 6."),
    (String(repeating: "1", count: 100_000), "123", "The secret has 100000 pegs; a code has 3 to 6."),
    ("123", "", "The guess has 0 pegs; a code has 3 to 6."),
    ("123", "12", "The guess has 2 pegs; a code has 3 to 6."),
    ("123", "12#", "The guess has an invalid character (#). \(pegs)"),
    ("1 3", "1", "The secret has an invalid character (U+0020). \(pegs)"),
    ("123456", "1234567", "The guess has 7 pegs; a code has 3 to 6."),
    ("123", "1234", "The secret has 3 pegs and the guess 4. They must have the same number."),
    ("654321", "123", "The secret has 6 pegs and the guess 3. They must have the same number."),
    ("12 4", "1234", "The secret has an invalid character (U+0020). \(pegs)"),
    ("12,4", "12#4", "The secret has an invalid character (,). \(pegs)"),
    ("-123", "1234", "The secret has an invalid character (-). \(pegs)"),
    ("1234", "-123", "The guess has an invalid character (-). \(pegs)"),
    ("1234", "12-4", "The guess has an invalid character (-). \(pegs)"),
    ("1234", "123\n", "The guess has an invalid character (U+000A). \(pegs)"),
    ("1234", "123\u{1B}[2J", "The guess has an invalid character (U+001B). \(pegs)"),
    ("é123", "1234", "The secret has an invalid character (U+00E9). \(pegs)"),
    // A letter with a combining accent consists of two scalars, and the second one isn't ASCII.
    ("e\u{301}12", "123", "The secret has an invalid character (U+0301). \(pegs)"),
    ("١٢٣", "123", "The secret has an invalid character (U+0661). \(pegs)"),
    ("😄😄😄", "123", "The secret has an invalid character (U+1F604). \(pegs)"),
  ])
  func matchReportNamesTheFirstFault(secret: String, guess: String, fault: String) {
    let error = #expect(throws: CodeFault.self) { try MatchReport(secret: secret, guess: guess) }
    #expect(error?.description == fault)
  }

  private static let pegs = "A peg is a digit or a letter, A to Z or a to z."

  @Test func replayReportHasTextAndJSON() throws {
    let solved = CodeBreakerReplayReport(game: try CodeBreaker(line: "codebreaker/1 537 4.mastermind.9 0-23,2020"))
    #expect(
      solved.text == """
        Game 537, Mastermind, 4 pegs, 2 of 9 guesses, solved

        Attempt 1: red, empty, blue, yellow. 1 in the right place, 1 in the wrong place.
        Attempt 2: blue, red, blue, red. 4 in the right place.
        Code: blue, red, blue, red
        """)
    #expect(
      solved.json
        == #"{"game":537,"pegs":4,"theme":"mastermind","limit":9,"attempts":[{"guess":"0-23","exact":1,"inexact":1},"#
        + #"{"guess":"2020","exact":4,"inexact":0}],"ending":"solved","code":"2020"}"#)
    let open = CodeBreakerReplayReport(game: try CodeBreaker(line: "codebreaker/1 537 3.faces"))
    #expect(open.text == "Game 537, Faces, 3 pegs, 0 guesses, not finished\n\nCode: hidden, 3 pegs")
    #expect(
      open.json == #"{"game":537,"pegs":3,"theme":"faces","limit":null,"attempts":[],"ending":null,"code":null}"#)
    let one = CodeBreakerReplayReport(game: try CodeBreaker(line: "codebreaker/1 537 4.mastermind 5555,x"))
    #expect(one.text.hasPrefix("Game 537, Mastermind, 4 pegs, 1 guess, gave up\n"))
  }

  /// Each row has a line, the code, the answers, and the game's state.
  @Test(arguments: Fixture.rows("codebreaker-games.tsv"))
  func replayReportMatchesTheFixture(row: [String]) throws {
    let fields = row[0].split(separator: " ").map(String.init)
    let setup = fields[2].split(separator: ".").map(String.init)
    let turns = fields.count > 3 ? fields[3].split(separator: ",").map(String.init) : []
    let guesses = turns.filter { $0 != "x" }.map { String($0.prefix { $0 != ":" }) }
    let answers = row[2].split(separator: " ").map { $0.split(separator: "+").compactMap { Int($0) } }
    let ending = row[3] == "goes on" ? nil : row[3]
    let code = ending == nil || row[1].contains("-") ? nil : row[1]

    func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
    let attempts = zip(guesses, answers).map {
      #"{"guess":"\#($0)","exact":\#($1[0]),"inexact":\#($1[1])}"#
    }
    let report = CodeBreakerReplayReport(game: try CodeBreaker(line: row[0]))
    #expect(
      report.json
        == #"{"game":\#(Int(fields[1]).map(String.init) ?? quoted(fields[1])),"pegs":\#(setup[0]),"theme":"\#(setup[1])","#
        + #""limit":\#(setup.count > 2 ? setup[2] : "null"),"attempts":[\#(attempts.joined(separator: ","))],"#
        + #""ending":\#(quoted(ending)),"code":\#(quoted(code))}"#)

    let lines = report.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == guesses.count + 3)
    #expect(lines[0].hasSuffix(", \(ending ?? "not finished")"))
    #expect(lines[0].hasPrefix(fields[1] == "without-luck" ? "Without luck" : "Game \(fields[1]), "))
    for (line, answer) in zip(lines.dropFirst(2), answers) {
      #expect(line.contains("\(answer[0]) in the right place") == (answer[0] > 0))
      #expect(line.contains("\(answer[1]) in the wrong place") == (answer[1] > 0))
    }
    let isHidden = lines.last!.hasPrefix("Code: hidden") || lines.last!.hasPrefix("No code yet")
    #expect(isHidden == (code == nil))
  }
}
