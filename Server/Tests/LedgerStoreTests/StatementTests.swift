import Ledger
import Testing

struct StatementTests {
  struct Stop: Error, Equatable {}

  @Test(arguments: StoreKind.available)
  func valuesRoundTrip(kind: StoreKind) async throws {
    let texts: [SQLValue] = [
      .text(""), .text("a'b\"c\\d $1 ?"), .text("\u{1}\u{7F}\n\r\t"), .text("e\u{301}é"), .text("👩‍👩‍👧‍👦 \u{10FFFF}\u{FFFF}"),
      .text(String(repeating: "ü", count: 70_000)),
    ]
    let numbers: [SQLValue] = [.integer(.min), .integer(.max), .integer(0), .integer(-1)]
    let bytes: [SQLValue] = [
      .bytes([]), .bytes([0]), .bytes(Array(0...255)), .bytes([UInt8](repeating: 0, count: 70_000)),
    ]
    try await withStore(kind) { store, _ in
      try await store.write { connection in
        try connection.run(
          "CREATE TABLE kept (id INTEGER PRIMARY KEY, n BIGINT, t TEXT, b \(connection.dialect.bytesType))", [])
        var id: Int64 = 0
        for (columns, values) in [("n", numbers), ("t", texts), ("b", bytes)] {
          for value in values + [.null] {
            let count = try connection.run(
              "INSERT INTO kept (id, \(columns)) VALUES ($1, $2)", [.integer(id), value])
            #expect(count == 1)
            id += 1
          }
        }
      }
      let stored = try await store.read { try $0.rows("SELECT n, t, b FROM kept ORDER BY id", []) }
      let written = numbers + [.null] + texts + [.null] + bytes + [.null]
      #expect(stored.map { row in row.values.first { $0 != .null } ?? .null } == written)
      #expect(stored.allSatisfy { row in row.values.count { $0 != .null } <= 1 })
    }
  }

  @Test(arguments: StoreKind.available)
  func parameterCanBeUsedRepeatedly(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      let rows = try await store.read {
        try $0.rows("SELECT $1 + $2, $2 - $1 WHERE $1 < $2 AND $3 <> ''", [.integer(3), .integer(10), .text("x")])
      }
      #expect(rows.map(\.values) == [[.integer(13), .integer(7)]])
    }
  }

  @Test(arguments: StoreKind.available)
  func parametersMayAppearInAnyOrder(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      let rows = try await store.read {
        try $0.rows("SELECT CAST($2 AS TEXT), CAST($1 AS BIGINT)", [.integer(3), .text("x")])
      }
      #expect(rows.map(\.values) == [[.text("x"), .integer(3)]])
    }
  }

  @Test(arguments: StoreKind.available)
  func statementCanBeRepeatedWithValuesOfOtherTypes(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      for value: SQLValue in [.integer(1), .text("1"), .null, .bytes([1])] {
        let isNull = try await store.read {
          try $0.rows("SELECT CASE WHEN CAST($1 AS TEXT) IS NULL THEN 1 ELSE 0 END", [value])
        }
        #expect(isNull.first?.integer(0) == (value == .null ? 1 : 0))
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func sumsAndCountsAreIntegers(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      try await store.write { connection in
        try connection.run("CREATE TABLE kept (n BIGINT, s SMALLINT)", [])
        for number in 1...4 as ClosedRange<Int64> {
          try connection.run("INSERT INTO kept (n, s) VALUES ($1, $1)", [.integer(number)])
        }
      }
      let rows = try await store.read { try $0.rows("SELECT count(*), sum(n), sum(s), max(s) FROM kept", []) }
      #expect(rows.first?.values == [.integer(4), .integer(10), .integer(10), .integer(4)])
    }
  }

  @Test(arguments: StoreKind.available)
  func statementReturnsTheNumberOfWrittenRows(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      let counts = try await store.write { connection in
        [
          try connection.run("CREATE TABLE kept (n INTEGER PRIMARY KEY)", []),
          try connection.run("INSERT INTO kept (n) VALUES ($1), ($2), ($3)", [.integer(1), .integer(2), .integer(3)]),
          try connection.run("INSERT INTO kept (n) VALUES ($1) ON CONFLICT DO NOTHING", [.integer(1)]),
          try connection.run("UPDATE kept SET n = n + 10 WHERE n > $1", [.integer(1)]),
          try connection.run("DELETE FROM kept WHERE n = $1", [.integer(99)]),
          try connection.run("CREATE INDEX kept_n ON kept (n)", []),
          try connection.run("DELETE FROM kept", []),
          try connection.run("SELECT 1", []),
          try connection.run("DROP TABLE kept", []),
        ]
      }
      #expect(counts == [0, 3, 0, 2, 0, 0, 3, 0, 0])
    }
  }

  @Test(arguments: StoreKind.available)
  func databaseErrorsAreClassified(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      try await store.write { connection in
        try connection.run("CREATE TABLE owner (id INTEGER PRIMARY KEY)", [])
        try connection.run(
          "CREATE TABLE thing (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES owner (id) ON DELETE CASCADE)", [])
        try connection.run("INSERT INTO owner (id) VALUES (1)", [])
        try connection.run("INSERT INTO thing (id, owner) VALUES (1, 1)", [])
      }
      await #expect(throws: LedgerError.missingReference) {
        try await store.write { try $0.run("INSERT INTO thing (id, owner) VALUES (2, 2)", []) }
      }
      await #expect(throws: LedgerError.noSuchTable) {
        try await store.read { try $0.rows("SELECT 1 FROM nowhere", []) }
      }
      await #expect(throws: LedgerError.noSuchTable) { try await store.write { try $0.run("DELETE FROM nowhere", []) } }
      let faults: [(statement: String, values: [SQLValue])] = [
        ("SELEC 1", []), ("INSERT INTO owner (id) VALUES (1)", []), ("SELECT $1", []), ("SELECT 0.5", []),
        ("SELECT length($1)", [.text("a\0b")]),
      ]
      for (statement, values) in faults {
        let error = await #expect(throws: LedgerError.self) {
          try await store.write { try $0.rows(statement, values) }
        }
        guard case .fault = error else {
          Issue.record("\(statement) gave \(String(describing: error))")
          continue
        }
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func readCannotWrite(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      try await store.write { try $0.run("CREATE TABLE owner (id INTEGER PRIMARY KEY)", []) }
      await #expect(throws: LedgerError.self) { try await store.read { try $0.run("DELETE FROM owner", []) } }
    }
  }

  @Test(arguments: StoreKind.available)
  func rowsThatReferenceADeletedRowAreDeleted(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      try await store.write { connection in
        try connection.run("CREATE TABLE owner (id INTEGER PRIMARY KEY)", [])
        try connection.run(
          "CREATE TABLE thing (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES owner (id) ON DELETE CASCADE)", [])
        try connection.run("INSERT INTO owner (id) VALUES (1)", [])
        try connection.run("INSERT INTO thing (id, owner) VALUES (1, 1)", [])
      }
      try await store.write { try $0.run("DELETE FROM owner", []) }
      #expect(try await store.read { try $0.rows("SELECT id FROM thing", []) }.isEmpty)
    }
  }

  @Test(arguments: StoreKind.available)
  func writeWithAnyErrorIsRolledBackWithoutAffectingOthers(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      try await store.write { try $0.run("CREATE TABLE kept (n INTEGER PRIMARY KEY)", []) }
      let outcomes = await withTaskGroup(of: (Int64, Bool).self) { group in
        for number in 0..<200 as Range<Int64> {
          group.addTask {
            do {
              try await store.write { connection in
                try connection.run("INSERT INTO kept (n) VALUES ($1)", [.integer(number)])
                if number % 3 == 0 { throw Stop() }
                // Ignore the error of a duplicate key. The store must fail the write anyway.
                if number % 3 == 1 { _ = try? connection.run("INSERT INTO kept (n) VALUES ($1)", [.integer(number)]) }
              }
              return (number, true)
            } catch {
              if number % 3 == 0 { #expect(error as? Stop == Stop()) }
              return (number, false)
            }
          }
        }
        return await group.reduce(into: [Int64: Bool]()) { $0[$1.0] = $1.1 }
      }
      let stored = try await store.read {
        try $0.rows("SELECT n FROM kept ORDER BY n", []).compactMap { $0.integer(0) }
      }
      #expect(stored == (0..<200).filter { $0 % 3 == 2 })
      #expect(outcomes.filter(\.value).keys.sorted() == stored)
    }
  }

  @Test(arguments: StoreKind.available)
  func readSeesASnapshotWithoutBlockingWrites(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      try await store.write { try $0.run("CREATE TABLE kept (n INTEGER)", []) }
      let (hasLooked, mayLook) = (Gate(), Gate())
      async let counts = store.read { connection in
        let before = try connection.rows("SELECT count(*) FROM kept", [])
        hasLooked.open()
        mayLook.wait()
        return (before.first?.integer(0), try connection.rows("SELECT count(*) FROM kept", []).first?.integer(0))
      }
      await hasLooked.waitUntilOpen()
      // The writer doesn't wait for the reader.
      try await store.write { try $0.run("INSERT INTO kept (n) VALUES (1)", []) }
      mayLook.open()
      #expect(try await counts == (0, 0))
      #expect(try await store.read { try $0.rows("SELECT count(*) FROM kept", []) }.first?.integer(0) == 1)
    }
  }
}
