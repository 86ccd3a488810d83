import Foundation
import TerminalSupport
import TestSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesTerminal

@Suite struct ReportTests {
  @Test func replayReportHasTextAndJSON() throws {
    let report = TriplesReplayReport(replay: try Replay(line: "triples/1 14 uldr"))
    #expect(
      report.json
        == #"{"game":14,"moves":4,"score":22,"done":false,"board":[[0,0,0,0],[0,3,2,3],[0,0,0,3],[2,0,0,0]]}"#)
    #expect(
      report.text == """
        Game 14, 4 moves, score 22, not done

           .   .   .   .
           .   3   2   3
           .   .   .   3
           2   .   .   .
        """)
    #expect(
      TriplesReplayReport(replay: try Replay(line: "triples/1 14 u")).text.hasPrefix(
        "Game 14, 1 move, score 11, not done\n"))
  }

  /// Each row has a line, the number of moves, the score, whether the game is over, and the board.
  @Test(arguments: Fixture.rows("triples-games.tsv"))
  func replayReportMatchesTheFixture(row: [String]) throws {
    let name = String(row[0].split(separator: " ")[1])
    let board = row[4].split(separator: "/")
    let rows = board.map { "[\($0)]" }.joined(separator: ",")
    let report = TriplesReplayReport(replay: try Replay(line: row[0]))
    #expect(
      report.json
        == #"{"game":\#(name.contains("-") ? "\"\(name)\"" : name),"moves":\#(row[1]),"score":\#(row[2]),"#
        + #""done":\#(row[3]),"board":[\#(rows)]}"#)
    let lines = report.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("Game \(name), \(row[1]) move"))
    #expect(lines[0].hasSuffix("score \(row[2]), \(row[3] == "true" ? "done" : "not done")"))
    let shown = lines.dropFirst(2).map { line in
      line.split(separator: " ").map { $0 == "." ? "0" : String($0) }.joined(separator: ",")
    }
    #expect(lines[1].isEmpty)
    #expect(shown == board.map(String.init))
  }

  @Test func reviewReportHasWholePointsBeforeTheExactSum() throws {
    let replay = FakeCoach.game(14, moves: 12)
    let review = try Review(of: replay, advices: FakeCoach.advices(for: replay))
    let parts = TriplesReviewReport(review: review).text.components(separatedBy: "\nHow this is counted\n")
    let findings = TriplesSession.ReviewFindings(of: review)
    #expect(parts.count == 2)
    #expect(parts[0].contains(findings.remark))
    #expect(parts[0].contains(findings.facts))
    #expect(parts[0].firstMatch(of: /[0-9]\.[0-9]/) == nil, "whole points")
    for line in findings.sum {
      #expect(parts[1].split(separator: "\n").contains { $0.contains(line.label) && $0.hasSuffix(" " + line.text) })
    }
  }

  @Test func datesAreFormattedForTheLanguage() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    func text(_ environment: [String: String]) -> String {
      LocalDateFormatter(environment: environment, timeZone: zone)(1_581_897_599)
    }
    #expect(text([:]) == "2020-02-17 00:59:59")
    #expect(text(["LANG": "C.UTF-8"]) == "2020-02-17 00:59:59")
    #expect(text(["LC_ALL": "", "LANG": "POSIX"]) == "2020-02-17 00:59:59")
    for language in ["en_US.UTF-8", "de_DE.UTF-8", "ja_JP.UTF-8", "ar_EG"] {
      let date = text(["LC_TIME": "C", "LC_ALL": language])
      #expect(!date.contains("\u{202F}"))
      if language != "ar_EG" {
        for part in ["2020", "17", "59:59"] { #expect(date.contains(part), "\(language): \(date)") }
      }
    }
  }
}
