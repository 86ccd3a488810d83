import DailyGames
import NumberedGame
import PlaySupport
import Testing

@Suite struct CheckedGamesTests {
  /// A deal that any number follows from.
  private struct Numbers: DealtGame {
    var day: CalendarDay { CalendarDay.range.lowerBound }
    var text: [UInt8] { [] }
    var summary: String { "" }
    var facts: [(name: StaticString, value: DealtFact)] { [] }

    init() {}
    init?(text: [UInt8]) {}
    init?<Fault: Error>(day: CalendarDay, words: (_ nonce: [UInt8]) throws(Fault) -> WordList) throws(Fault) {}

    static func deal(ofLine line: [UInt8]) throws(RecordedFault) -> Deal { throw RecordedFault("it has no day") }

    func check(_ line: [UInt8]) throws(RecordedFault) -> CheckedGame {
      guard let figure = Int(String(decoding: line, as: UTF8.self)) else { throw RecordedFault("it is no number") }
      return CheckedGame(figure: figure, address: line)
    }
  }

  /// - Parameter isAll: Whether these are all games of the day. If not, there is one more than the device keeps.
  private func check(_ lines: [String], isAll: Bool = true) throws -> CheckedGames {
    let body = (lines + (isAll ? [] : ["0"])).joined(separator: "\n")
    let reply = RankedReply(status: 200, body: Array(body.utf8))
    return CheckedGames(try RecordedGames(reply, maxCount: lines.count), dealt: Numbers())
  }

  @Test func saysWhetherTheyFollow() throws {
    #expect(try check([]).text == "Nobody has played.")
    #expect(try check(["7"]).text == "The one game was held against the deal, and it holds.")
    #expect(try check(["7"], isAll: false).text == "The best game was held against the deal, and it holds.")
    let many = (1...1000).map { "\($0)" }
    #expect(try check(many).text == "All 1,000 games were held against the deal, and all hold.")
    #expect(try check(many, isAll: false).text == "The best 1,000 games were held against the deal, and all hold.")
    #expect(try check(["7", "x", "y"]).text == "Game 2 does not follow from the deal: it is no number.")
  }

  @Test func keepsTheBest() throws {
    #expect(try check((1...9).map { "\($0)" }).best.compactMap(\.figure) == [1, 2, 3, 4, 5])
    #expect(try check(["7", "x", "8"]).best.compactMap(\.figure) == [7], "what comes after a fault is not checked")
  }

  @Test func theCoachsGame() {
    let coach = CheckedGames.coach(Array("5".utf8), game: .codeBreaker, dealt: Numbers())
    #expect(coach.text == "The coach: 5 guesses" && coach.address == Array("5".utf8))
    let other = CheckedGames.coach(Array("x".utf8), game: .codeBreaker, dealt: Numbers())
    #expect(other.text == "The coach’s game does not follow from the deal: it is no number." && other.address == nil)
  }
}
