import DailyGames
import GameCore
import Testing

@testable import SessionSupport

@Suite struct RecordedGamesTests {
  private func games(_ text: String, status: Int = 200, maxCount: Int = 9) throws(ServerFailure) -> RecordedGames {
    try RecordedGames(RankedReply(status: status, body: Array(text.utf8)), maxCount: maxCount)
  }

  private func lines(_ games: RecordedGames) -> [String] { games.lines.map { String(decoding: $0, as: UTF8.self) } }

  @Test func publicRequestAsksForTheFirstBytesOfTheGamesFile() throws {
    let day = try CalendarDay(text: "2026-11-20".utf8)
    let players = RecordedGames.request(for: .players, of: .triples, on: day)
    #expect(players.path == "days/2026-11-20/triples/games.txt")
    #expect(players.byteCount == 500_000)
    #expect(players.token == nil, "public requests have no token")
    #expect(players.method == .get, "public requests have no token")
    let coach = RecordedGames.request(for: .coach, of: .codeBreaker, on: day)
    #expect(coach.path == "days/2026-11-20/codebreaker/coach.txt")
  }

  @Test(arguments: [200, 206], ["a\nb\n", "a\nb"]) func shortReplyHasAllLines(_ status: Int, _ text: String) throws {
    let games = try games(text, status: status)
    #expect(lines(games) == ["a", "b"])
    #expect(games.isComplete)
  }

  @Test func onlyATruncatedLastLineIsDropped() throws {
    let line = String(repeating: "x", count: 999) + "\n"
    let text = String(repeating: line, count: RecordedGames.maxByteCount / line.utf8.count - 1) + line.dropFirst(2)
    let cut = try games(text + "yy", status: 206, maxCount: 1000)
    #expect(cut.lines.count == 500)
    #expect(!cut.isComplete)
    let even = try games(text + "y\n", status: 206, maxCount: 1000)
    #expect(lines(even).last == "y")
    #expect(!even.isComplete)
    #expect(lines(try games(text + "yy", maxCount: 1000)).last == "yy", "the whole file isn't cut")
  }

  @Test func fileWithATooLongLineIsRejected() throws {
    let line = String(repeating: "x", count: RecordedGames.maxLineByteCount)
    #expect(try games("a\n\(line)\n").lines.count == 2)
    #expect(throws: ServerFailure.malformedReply) { try games("a\n\(line)x\n") }
  }

  @Test func linesBeyondTheMaximumAreDropped() throws {
    let some = try games("a\nb\nc\n", maxCount: 2)
    #expect(lines(some) == ["a", "b"])
    #expect(!some.isComplete)
    #expect(try games("a\nb\n", maxCount: 2).isComplete)
  }

  @Test(arguments: [404, 416]) func missingOrEmptyFileHasNoGames(_ status: Int) throws {
    let games = try games("No.", status: status)
    #expect(games.lines.isEmpty)
    #expect(games.isComplete)
    #expect(try self.games("").lines.isEmpty)
  }

  @Test(arguments: [408, 429, 500, 503]) func busyServerIsReported(_ status: Int) {
    #expect(throws: ServerFailure.busy) { try games("a\n", status: status) }
  }

  @Test func unreachableServerUnknownPlayerAndBadStatusAreReported() {
    #expect(throws: ServerFailure.unreachable) { try RecordedGames(nil, maxCount: 9) }
    #expect(throws: ServerFailure.unknownPlayer) { try games("", status: 401) }
    #expect(throws: ServerFailure.malformedReply) { try games("a\n", status: 409) }
  }
}
