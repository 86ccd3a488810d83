import GameCore
import Testing

@testable import Ledger

/// Tests of the plan for moving buckets, and of the tables whose rows move.
struct ShardMapTests {
  @Test(arguments: [(1, 3, 682), (3, 3, 0), (3, 4, 256), (1, 1, 0), (2, 3, 341), (5, 7, 292)])
  func fewestBucketsMove(before: Int, after: Int, moveCount: Int) {
    let map = ShardMap(shardCount: before)
    let moves = map.movesToSpread(over: after)
    #expect(moves.count == moveCount)
    var counts = (0..<after).map { map.buckets(ofShard: $0).buckets.count }
    for move in moves {
      #expect(map.shards[move.bucket] == move.source)
      counts[move.source] -= 1
      counts[move.destination] += 1
    }
    #expect(Set(moves.map(\.bucket)).count == moves.count)
    #expect(counts.max()! - counts.min()! <= 1)
  }

  private let day = CalendarDay(number: 9000)!

  @Test(arguments: StoreKind.available)
  func allColumnsOfPlayersMove(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ async throws in
      let ledger = try await Ledger.open([store], now: 0)
      _ = try await ledger.insert(DayRow(day: day, key: [7], commitment: "x"))
      let found = try await store.read { connection in
        try connection.rows(
          kind == .sqlite
            ? """
            SELECT m.name, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table'
            """
            : """
            SELECT table_name::text, column_name::text FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name NOT LIKE 'game\\_%'
            """, [])
      }
      let columns = Dictionary(grouping: found) { $0.text(0) ?? "" }.mapValues { Set($0.compactMap { $0.text(1) }) }
      let owned = columns.filter { $0.value.contains("bucket") && !["member", "bucket_move"].contains($0.key) }
      let tables = PlayerTable.permanent + [.moves(of: day)]
      #expect(owned == Dictionary(uniqueKeysWithValues: tables.map { ($0.name, Set($0.columns)) }))
    }
  }
}
