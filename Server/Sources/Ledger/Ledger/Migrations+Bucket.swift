import GameCore

extension Ledger {
  /// The columns of a table of moves, with its key. They don't refer to the players, because PostgreSQL would lock and
  /// write the player's row with each move.
  static let moveColumns = """
    bucket SMALLINT NOT NULL, player BIGINT NOT NULL, kind SMALLINT NOT NULL, place INTEGER NOT NULL,
    action TEXT NOT NULL, outcome TEXT NOT NULL, score INTEGER NOT NULL, digest BIGINT NOT NULL,
    PRIMARY KEY (bucket, player, kind, place)
    """

  /// Returns the statements that add each player's bucket, and make it the first column of every key of a player.
  @Sendable
  static func bucketStatements(_ connection: any SQLConnection) throws -> [String] {
    let moveTables = try connection.moveTableDays().map(moveTable)
    let changes =
      switch connection.dialect {
      case .sqlite: try copyingStatements(connection, moveTables)
      case .postgreSQL: addingStatements(moveTables)
      }
    return changes + [
      "CREATE INDEX token_player ON token (bucket, player)",
      "CREATE INDEX moving_code_player ON moving_code (bucket, player)",
      // The tokens of earlier releases don't name a bucket, so this index finds them. Only programs of release 0.2.0 add
      // rows to it.
      "CREATE INDEX token_without_bucket ON token (hash) WHERE has_bucket = 0",
      "CREATE INDEX moving_code_hash ON moving_code (hash)",
      "CREATE INDEX member_circle ON member (circle, joined, player)",
    ]
  }

  // MARK: - PostgreSQL

  /// Returns the statements that rewrite each table of a player once, with its bucket.
  private static func addingStatements(_ moveTables: [String]) -> [String] {
    let tables = [
      ("token", "hash"), ("moving_code", "hash"), ("game", "player, day, kind"), ("member", "player, circle"),
    ]
    let moveKeys = moveTables.map { ($0, "player, kind, place") }
    // Without the old key of players, no table refers to them, not even circles. The creator leaves a circle before the
    // player is deleted.
    // Lock players first, as a begin does, so that neither waits for the other.
    return ["LOCK TABLE player, token, moving_code, game, circle, member IN ACCESS EXCLUSIVE MODE"]
      + ["token_player", "moving_code_player", "game_player", "member_player", "circle_maker"].map {
        "DROP INDEX \($0)"
      }
      + addBucket(to: "player", of: "id", key: "id")
      + (tables + moveKeys).flatMap { table, key in addBucket(to: table, of: "player", key: key) }
      + tables.map { table, _ in
        "ALTER TABLE \(table) ADD FOREIGN KEY (bucket, player) REFERENCES player (bucket, id) ON DELETE CASCADE"
      }
      + [
        "ALTER TABLE token ADD COLUMN has_bucket SMALLINT NOT NULL DEFAULT 0",
        """
        CREATE FUNCTION player_bucket() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN NEW.bucket := NEW.id & 1023; RETURN NEW; END'
        """,
        """
        CREATE FUNCTION owner_bucket() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN NEW.bucket := NEW.player & 1023; RETURN NEW; END'
        """,
      ]
      + bucketTriggerStatements(on: "player", function: "player_bucket", .postgreSQL)
      + (tables + moveKeys).flatMap { bucketTriggerStatements(on: $0.0, .postgreSQL) }
  }

  private static func addBucket(to table: String, of player: String, key: String) -> [String] {
    [
      // A generated column has its value without an update of each row.
      """
      ALTER TABLE \(table)
      ADD COLUMN bucket SMALLINT NOT NULL GENERATED ALWAYS AS ((\(player) & 1023)::smallint) STORED,
      DROP CONSTRAINT \(table)_pkey CASCADE, ADD CONSTRAINT \(table)_pkey PRIMARY KEY (bucket, \(key))
      """,
      "ALTER TABLE \(table) ALTER COLUMN bucket DROP EXPRESSION",
    ]
  }

  /// Returns the statements that let PostgreSQL fill the bucket of rows from programs of an earlier release, which may
  /// share the database. SQLite needs none, because a file has only one server.
  static func bucketTriggerStatements(
    on table: String, function: String = "owner_bucket", _ dialect: SQLDialect
  ) -> [String] {
    guard dialect == .postgreSQL else { return [] }
    return [
      """
      CREATE TRIGGER fill_bucket BEFORE INSERT ON \(table)
      FOR EACH ROW WHEN (NEW.bucket IS NULL) EXECUTE FUNCTION \(function)()
      """
    ]
  }

  // MARK: - SQLite

  /// Returns the statements that copy each table of a player, because SQLite can't change a table's key.
  private static func copyingStatements(_ connection: any SQLConnection, _ moveTables: [String]) throws -> [String] {
    // The indexes without a player at the start stay as they are.
    let indexes = try connection.rows(
      """
      SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name IN ('player', 'game') AND sql IS NOT NULL
        AND name <> 'game_player' ORDER BY name
      """, []
    ).compactMap { $0.text(0) }
    let owner = "bucket SMALLINT NOT NULL, player BIGINT NOT NULL"
    // Renaming `new_player` changes these references.
    let reference = "FOREIGN KEY (bucket, player) REFERENCES new_player (bucket, id) ON DELETE CASCADE"
    // A table follows those that it refers to. Rows are copied in the order of the new key, which fills its pages.
    let tables: [(name: String, columns: String, values: String)] =
      [
        (
          "player",
          """
          bucket SMALLINT NOT NULL, id BIGINT NOT NULL, name TEXT NOT NULL, created BIGINT NOT NULL,
          hidden SMALLINT NOT NULL DEFAULT 0, begun SMALLINT NOT NULL DEFAULT 0, PRIMARY KEY (bucket, id)) WITHOUT ROWID
          """, "id & 1023, id, name, created, hidden, begun FROM player ORDER BY 1, 2"
        ),
        (
          "token",
          """
          \(owner), hash BLOB NOT NULL, has_bucket SMALLINT NOT NULL DEFAULT 0, PRIMARY KEY (bucket, hash),
          \(reference)) WITHOUT ROWID
          """, "player & 1023, player, hash, 0 FROM token ORDER BY 1, 3"
        ),
        (
          "moving_code",
          """
          \(owner), hash BLOB NOT NULL, expires BIGINT NOT NULL, PRIMARY KEY (bucket, hash), \(reference)) WITHOUT ROWID
          """, "player & 1023, player, hash, expires FROM moving_code ORDER BY 1, 3"
        ),
        (
          "game",
          """
          \(owner), day INTEGER NOT NULL REFERENCES day (day), kind SMALLINT NOT NULL,
          state SMALLINT NOT NULL DEFAULT 0, moves INTEGER NOT NULL DEFAULT 0, score INTEGER NOT NULL DEFAULT 0,
          place BIGINT, skill INTEGER, coach INTEGER, line TEXT, PRIMARY KEY (bucket, player, day, kind), \(reference))
          """,
          // The rows stay in the order in which they were inserted, by day.
          """
          player & 1023, player, day, kind, state, moves, score, place, skill, coach, line FROM game ORDER BY rowid
          """
        ),
        (
          "circle", "code TEXT PRIMARY KEY, name TEXT NOT NULL, maker BIGINT, created BIGINT NOT NULL)",
          "code, name, maker, created FROM circle ORDER BY rowid"
        ),
        (
          "member",
          """
          \(owner), circle TEXT NOT NULL REFERENCES new_circle (code) ON DELETE CASCADE, joined BIGINT NOT NULL,
          PRIMARY KEY (bucket, player, circle), \(reference)) WITHOUT ROWID
          """, "player & 1023, player, circle, joined FROM member ORDER BY 1, 2, 3"
        ),
      ]
      + moveTables.map { table in
        (
          table, "\(moveColumns)) WITHOUT ROWID",
          "player & 1023, player, kind, place, action, outcome, score, digest FROM \(table) ORDER BY 1, 2, 3, 4"
        )
      }
    return tables.flatMap { table in
      [
        "CREATE TABLE new_\(table.name) (\(table.columns)",
        "INSERT INTO new_\(table.name) SELECT \(table.values)",
      ]
    }
      // Dropping a table deletes the rows that refer to it, so drop the tables that refer to others first.
      + tables.reversed().map { "DROP TABLE \($0.name)" }
      + tables.map { "ALTER TABLE new_\($0.name) RENAME TO \($0.name)" }
      + indexes
  }
}
