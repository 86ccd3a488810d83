import DayAPI
import GameCore
import JSON
import Testing

@testable import SessionSupport

@Suite struct FriendCircleTests {
  private let today = try! CalendarDay(text: "2026-11-21".utf8)

  private static func game(_ day: Int, score: Int) -> String {
    #"{"day":"2026-11-\#(day)","kind":"triples","score":\#(score)}"#
  }

  private static func game(_ day: Int, guesses: String, skill: String = "null") -> String {
    #"{"day":"2026-11-\#(day)","kind":"codebreaker","guesses":\#(guesses),"skill":\#(skill)}"#
  }

  /// Returns a circle of the members A, B, and C, with the given games of each.
  private func circle(_ games: [String]..., isCreator: Bool = false) -> FriendCircle? {
    let members = zip(["A", "B", "C"], games).map { name, games in
      #"{"player":"000000000000000\#(name.lowercased())","name":"\#(name)","me":\#(name == "A"),"games":[\#(games.joined(separator: ","))]}"#
    }
    return read(
      #"{"code":"ACDEFGHJ","name":"4b","maker":\#(isCreator),"members":[\#(members.joined(separator: ","))]}"#)
  }

  private func read(_ text: String) -> FriendCircle? {
    JSONValue(Array(text.utf8)).flatMap { FriendCircle($0, today: today) }
  }

  /// Returns a line for each member, with the results in Triples and CodeBreaker.
  private func lines(_ circle: FriendCircle?) -> [String]? {
    circle?.members.map {
      "\(String(decoding: $0.name, as: UTF8.self)) \($0.todayTexts.prefix(2).joined(separator: "/")) \($0.playedCount) \($0.wonCount)"
    }
  }

  @Test func membersAreSortedByWinsWithTheirResultsAndCounts() {
    let made = circle(
      [Self.game(21, score: 1042), Self.game(20, score: 5)], [Self.game(21, guesses: "5", skill: "12")],
      [Self.game(20, score: 7), Self.game(19, score: 1)], isCreator: true)
    // Members are sorted by the number of days on which they had the best result. Days with one player don't count.
    #expect(lines(made) == ["C –/– 2 1", "A 1,042/– 2 0", "B –/5 1 0"])
    #expect(made?.isCreator == true)
    #expect(made?.members.map(\.isOwn) == [false, true, false])
  }

  @Test(arguments: [
    (["5", "4"], ["1", "1"], [0, 1]), (["5", "5"], ["0.09", "0.12"], [1, 0]), (["5", "5"], ["0.09", "0.09"], [1, 1]),
    (["null", "12"], ["null", "99"], [0, 1]), (["null", "null"], ["1", "2"], [1, 1]),
    (["5", "5"], ["null", "2"], [1, 1]),
  ])
  func fewerGuessesWinAndSkillBreaksTies(_ guesses: [String], _ skills: [String], _ won: [Int]) throws {
    let made = try #require(
      circle(
        [Self.game(20, guesses: guesses[0], skill: skills[0])], [Self.game(20, guesses: guesses[1], skill: skills[1])]))
    let byName = made.members.sorted { $0.name[0] < $1.name[0] }
    #expect(byName.map(\.wonCount) == won)
  }

  @Test func unsolvedCodeIsShownAsNotFoundAndCountsAsPlayed() {
    #expect(lines(circle([Self.game(21, guesses: "null")])) == ["A –/not found 1 0"])
  }

  @Test(arguments: [
    "{}", #"{"code":"ACDEFGHJ","name":"4b","members":[]}"#,
    #"{"code":"ACDEFGH","name":"4b","maker":true,"members":[]}"#,
    #"{"code":"ACDEFGHJ","name":"","maker":true,"members":[]}"#,
    #"{"code":"ACDEFGHJ","name":"4b","maker":true,"members":[{"player":"../../../x/me000","name":"A","me":true,"games":[]}]}"#,
    #"{"code":"ACDEFGHJ","name":"4b","maker":true,"members":[{"player":"0000000000000000","name":"A","me":true}]}"#,
    #"{"code":"ACDEFGHJ","name":"4b","maker":true,"members":[{"player":"0000000000000000","name":"A","me":true,"games":[{}]}]}"#,
  ])
  func invalidCircleIsRejected(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: [
    ("ACDEFGHJ", "ACDEFGHJ"), (" acde-fghj ", "ACDEFGHJ"), ("acde fghj", "ACDEFGHJ"), ("ACDEFGH", nil),
    ("ACDEFGHJK", nil),
    ("ACDEFGH1", nil), ("", nil), ("../../..", nil), ("ÄCDEFGHJ", nil),
  ])
  func typedCodeIsNormalizedOrRejected(_ typed: String, _ code: String?) {
    #expect(CircleIdentity.code(typed: Array(typed.utf8)) == code.map { Array($0.utf8) })
  }
}
