import Ledger
import Testing

/// Tests of the reports of names, and of what happens to them when names, players, and circles change.
struct ReportTests {
  private static let (ada, bob, cyd) = (PlayerID(1)!, PlayerID(2)!, PlayerID(3)!)

  /// Runs a test with three players and a circle that the first one created.
  private func withPlayers(_ kind: LedgerKind, _ body: (Ledger) async throws -> Void) async throws {
    try await withLedger(kind) { ledger in
      for (player, name) in [(Self.ada, "Ada"), (Self.bob, "Bob"), (Self.cyd, "Cyd")] {
        try await ledger.insert(player, name: name, tokenHash: [UInt8(player.value)], now: 0)
      }
      #expect(try await ledger.insertCircle(code: "A", name: "Club", creator: Self.ada, maxCircleCount: 9, now: 0))
      _ = try await ledger.join("A", player: Self.bob, maxMemberCount: 9, maxCircleCount: 9, now: 1)
      try await body(ledger)
    }
  }

  private func open(_ ledger: Ledger) async throws -> [String] {
    let names = try await ledger.reportedNames(maxCount: 9)
    #expect(try await ledger.reportedNameCount(maxCount: 9) == names.count)
    return names.map { "\($0.subject.text) \($0.name) \($0.reporterCount) \($0.firstTime)" }
  }

  private let ada = "0000000000000001"

  @Test(arguments: LedgerKind.available)
  func reportOfAPlayerCountsOnce(kind: LedgerKind) async throws {
    try await withPlayers(kind) { ledger async throws in
      #expect(try await ledger.report(.circle("A"), by: Self.bob, now: 4) == true)
      #expect(try await ledger.report(.player(Self.ada), by: Self.bob, now: 5) == true)
      #expect(try await ledger.report(.player(Self.ada), by: Self.bob, now: 6) == false)
      #expect(try await ledger.report(.player(Self.ada), by: Self.cyd, now: 7) == true)
      #expect(try await open(ledger) == ["\(ada) Ada 2 5", "A Club 1 4"], "those with more reports come first")
      #expect(try await ledger.reportedNameCount(maxCount: 1) == 1)
      #expect(try await ledger.report(.player(PlayerID(9)!), by: Self.bob, now: 8) == nil)
      #expect(try await ledger.report(.circle("B"), by: Self.bob, now: 8) == nil)
      await #expect(throws: LedgerError.missingReference) {
        try await ledger.report(.circle("A"), by: PlayerID(9)!, now: 8)
      }
      let own = try await ledger.reports(by: Self.bob)
      #expect(own.map(\.subject) == [.circle("A"), .player(Self.ada)])
      #expect(own.map(\.time) == [4, 5])
      #expect(own.map(\.isSettled) == [false, false])
    }
  }

  @Test(arguments: LedgerKind.available)
  func hidingANameSettlesItsReports(kind: LedgerKind) async throws {
    try await withPlayers(kind) { ledger async throws in
      for subject in [.player(Self.ada), .circle("A")] as [ReportSubject] {
        #expect(try await ledger.report(subject, by: Self.bob, now: 5) == true)
      }
      #expect(try await ledger.setNameHidden(true, of: Self.ada))
      #expect(try await open(ledger) == ["A Club 1 5"])
      #expect(try await ledger.report(.player(Self.ada), by: Self.cyd, now: 6) == false, "others don't see the name")
      #expect(try await ledger.renameCircle("A", to: "Circle") == "Club")
      #expect(try await open(ledger).isEmpty)
      #expect(try await ledger.reports(by: Self.bob).map(\.isSettled) == [true, true])
    }
  }

  @Test(arguments: LedgerKind.available)
  func dismissedNameIsReportedAgainOnlyAfterItChanges(kind: LedgerKind) async throws {
    try await withPlayers(kind) { ledger async throws in
      #expect(try await ledger.report(.player(Self.ada), by: Self.bob, now: 5) == true)
      #expect(try await ledger.settleReports(of: .player(Self.ada)) == 1)
      #expect(try await ledger.settleReports(of: .player(Self.ada)) == 0)
      #expect(try await ledger.report(.player(Self.ada), by: Self.cyd, now: 6) == true)
      #expect(try await open(ledger).isEmpty, "the operator has decided about this name")
      #expect(try await ledger.rename(Self.ada, to: "Rude"))
      #expect(try await ledger.report(.player(Self.ada), by: Self.bob, now: 7) == true)
      #expect(try await open(ledger) == ["\(ada) Rude 1 7"])
      #expect(try await ledger.rename(Self.ada, to: "Ada"))
      #expect(try await open(ledger) == ["\(ada) Rude 1 7"], "a player can't settle reports with another name")
    }
  }

  @Test(arguments: LedgerKind.available)
  func reportsGoWithTheirPlayersAndCircles(kind: LedgerKind) async throws {
    try await withPlayers(kind) { ledger async throws in
      for subject in [.player(Self.ada), .circle("A")] as [ReportSubject] {
        for reporter in [Self.bob, Self.cyd] {
          #expect(try await ledger.report(subject, by: reporter, now: reporter.value) == true)
        }
      }
      #expect(try await ledger.remove(Self.bob, fromCircle: "A", newCode: "B"))
      #expect(try await open(ledger) == ["\(ada) Ada 2 2", "B Club 2 2"], "the reports follow the circle's code")
      #expect(try await ledger.delete(Self.bob))
      #expect(try await open(ledger) == ["\(ada) Ada 1 3", "B Club 1 3"])
      #expect(try await ledger.delete(Self.ada))
      #expect(try await open(ledger).isEmpty, "the circle went with its last member")
      #expect(try await ledger.reports(by: Self.cyd).isEmpty)
    }
  }

  @Test(arguments: LedgerKind.available)
  func reportsGoWithADeletedCircle(kind: LedgerKind) async throws {
    try await withPlayers(kind) { ledger async throws in
      #expect(try await ledger.report(.circle("A"), by: Self.bob, now: 5) == true)
      try await ledger.deleteCircle("A")
      #expect(try await open(ledger).isEmpty)
      #expect(try await ledger.reports(by: Self.bob).isEmpty)
    }
  }
}
