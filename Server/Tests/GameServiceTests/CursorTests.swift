import DailyGames
import GameCore
import Ledger
import Testing

@testable import GameService

/// Tests that the cursors of standings work without telling players' numbers.
@Suite struct CursorTests {
  private static let games = DayGames(day: Server.day, kind: .codeBreaker)
  private let cipher = CursorCipher(key: Array(0..<32))

  private func cursor(_ sortKey: Int64, _ player: Int64) -> String {
    cipher.cursor(of: Ledger.Position(sortKey: sortKey, player: player), in: Self.games)
  }

  @Test(arguments: [0, 1, .max, 4_611_686_018_427_387_905] as [Int64])
  func cursorRoundTrips(player: Int64) throws {
    for sortKey in [-2999, 0, 1_000_000, 13_000_000] as [Int64] {
      let text = cursor(sortKey, player)
      #expect(text.utf8.count <= 40, "clients check this")
      #expect(text.allSatisfy { "0123456789.-".contains($0) }, "clients check this")
      let position = cipher.position(ofCursor: text, in: Self.games)
      #expect(position == Ledger.Position(sortKey: sortKey, player: player))
    }
  }

  @Test func cursorDoesNotTellTheNumberOfItsPlayer() {
    let player: Int64 = 4_242_424_242_424_242_424
    #expect(!cursor(-5, player).contains("\(player)"))
    // A player who knows their own number learns nothing about others with the same score, or about other days.
    let tied = Set((0..<64).map { bit in cursor(-5, player ^ (1 << bit)) })
    #expect(tied.count == 64)
    #expect(cursor(-5, player).split(separator: ".")[1] != cursor(-6, player).split(separator: ".")[1])
    let other = DayGames(day: Server.day, kind: .triples)
    let position = Ledger.Position(sortKey: -5, player: player)
    #expect(cipher.cursor(of: position, in: other) != cursor(-5, player))
    #expect(CursorCipher(key: Array(1..<33)).cursor(of: position, in: Self.games) != cursor(-5, player))
  }

  @Test(arguments: ["", "1", "a.b", "1.-1", "1.2.3", "1.99999999999999999999", ".1", "1."])
  func invalidCursorIsRefused(text: String) {
    #expect(cipher.position(ofCursor: text, in: Self.games) == nil)
  }

  @Test func processesUseTheSameCipher() async throws {
    let server = try await Server()
    let position = Ledger.Position(sortKey: -5, player: 7)
    let one = try await server.service.cursorCipher().cursor(of: position, in: Self.games)
    let other = try await server.makeAnotherService().cursorCipher().cursor(of: position, in: Self.games)
    #expect(one == other)
  }
}
