import Testing

@testable import Ledger

/// Tests of what happens to a circle when members leave or are deleted.
struct CircleTests {
  private static let (ada, bob, cyd) = (PlayerID(1)!, PlayerID(2)!, PlayerID(3)!)

  /// Runs a test with a circle that the first player created, and that the others joined.
  private func withCircle(_ kind: LedgerKind, _ body: (Ledger) async throws -> Void) async throws {
    try await withLedger(kind) { ledger in
      for (time, player) in zip(0..., [Self.ada, Self.bob, Self.cyd]) {
        try await ledger.insert(player, name: "A", tokenHash: [UInt8(player.value)], now: 0)
        if player == Self.ada {
          let isNew = try await ledger.insertCircle(code: "A", name: "A", creator: player, maxCircleCount: 9, now: 0)
          #expect(isNew)
        } else {
          let outcome = try await ledger.join(
            "A", player: player, maxMemberCount: 9, maxCircleCount: 9, now: Int64(time))
          #expect(outcome == .member)
        }
      }
      try await body(ledger)
    }
  }

  @Test(arguments: LedgerKind.available)
  func circleIsHandedOverWhenItsCreatorLeaves(kind: LedgerKind) async throws {
    try await withCircle(kind) { ledger in
      try await ledger.leave("A", player: Self.cyd)
      #expect(try await ledger.circle("A")?.creator == Self.ada)
      try await ledger.leave("A", player: Self.ada)
      #expect(try await ledger.circle("A")?.creator == Self.bob)
      try await ledger.leave("A", player: Self.bob)
      #expect(try await ledger.circle("A") == nil)
    }
  }

  @Test(arguments: LedgerKind.available)
  func removalGivesTheCircleANewCode(kind: LedgerKind) async throws {
    try await withCircle(kind) { ledger in
      let isOther = try await ledger.insertCircle(code: "B", name: "B", creator: Self.cyd, maxCircleCount: 9, now: 0)
      #expect(isOther)
      #expect(try await ledger.remove(Self.bob, fromCircle: "A", newCode: "B") == false, "another circle has the code")
      #expect(try await ledger.remove(Self.bob, fromCircle: "X", newCode: "C") == false, "there is no such circle")
      #expect(try await ledger.members(of: "A").count == 3)
      #expect(try await ledger.remove(Self.bob, fromCircle: "A", newCode: "C"))
      #expect(try await ledger.circle("A") == nil)
      let outcome = try await ledger.join("A", player: Self.bob, maxMemberCount: 9, maxCircleCount: 9, now: 9)
      #expect(outcome == .noCircle)
      let circle = try await ledger.circle("C")
      #expect(circle?.name == "A")
      #expect(circle?.creator == Self.ada)
      #expect(try await ledger.members(of: "C").map(\.player) == [Self.ada, Self.cyd])
      #expect(try await ledger.members(of: "B").map(\.player) == [Self.cyd])
    }
  }

  @Test(arguments: LedgerKind.available)
  func circleOfAnIdlePlayerIsHandedOver(kind: LedgerKind) async throws {
    try await withCircle(kind) { ledger in
      for player in [Self.bob, Self.cyd] { try await ledger.shard(of: player).write { try $0.markAsBegun(player) } }
      let count = try await ledger.deleteIdlePlayers(createdBefore: 1, maxCount: 9)
      let circle = try await ledger.circle("A")
      #expect(count == 1)
      #expect(circle?.creator == Self.bob)
    }
  }

  @Test(arguments: LedgerKind.available)
  func circleOfADeletedPlayerIsHandedOverOrDeleted(kind: LedgerKind) async throws {
    try await withCircle(kind) { ledger in
      _ = try await ledger.delete(Self.ada)
      let (circle, members) = (try await ledger.circle("A"), try await ledger.members(of: "A"))
      #expect(circle?.creator == Self.bob)
      #expect(members.map { $0.player } == [Self.bob, Self.cyd])
      for player in [Self.cyd, Self.bob] { _ = try await ledger.delete(player) }
      let rest = try await ledger.circle("A")
      #expect(rest == nil, "its name goes with the last member")
    }
  }
}
