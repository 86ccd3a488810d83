import DailyGames
import GameCore
import Ledger

struct QueuedMove: Sendable {
  let row: MoveRow
  let waiter: Waiter<Bool>
}

/// A batch of moves that are written together. They belong to one day, and no two belong to the same game.
struct AppendBatch {
  private let day: CalendarDay
  /// The moves, in the order of the table's key, so that concurrent batches lock rows in the same order.
  private let moves: [QueuedMove]

  init(_ moves: [QueuedMove]) {
    day = moves[0].row.key.day
    self.moves = moves.sorted {
      let (one, other) = ($0.row.key, $1.row.key)
      return (one.player.bucket, one.player.value, one.kind.columnValue, $0.row.index) < (
        other.player.bucket, other.player.value, other.kind.columnValue, $1.row.index
      )
    }
  }

  /// Writes the moves, and resumes their waiters before it returns.
  func perform(on connection: PostgreSQLConnection, _ timeout: CommitTimeout) {
    perform(on: connection, timeout, lockMilliseconds: Self.lockMilliseconds)
  }

  /// The maximum time to wait for another transaction that has written one of the moves and isn't committed. All moves of
  /// a batch wait as long, so it is much shorter than in other transactions. It is even shorter for a move that is
  /// written alone because its batch has waited.
  private static let (lockMilliseconds, secondLockMilliseconds) = (200, 50)

  /// The maximum number of locked moves for which a batch waits once more.
  private static let maxLockedMoveCount = 8

  /// Writes the moves, and returns whether a move was locked, or the transaction failed for another temporary reason.
  @discardableResult
  private func perform(
    on connection: PostgreSQLConnection, _ timeout: CommitTimeout, lockMilliseconds: Int
  ) -> Bool {
    // A statement sees the database as it was when the statement started. So take the lock in an earlier statement
    // than the one that checks whether the day is open.
    let start =
      "BEGIN; SELECT pg_advisory_xact_lock_shared(\(closingLock(of: day))); SET LOCAL lock_timeout = \(lockMilliseconds)"
    var isDayLocked = false
    let waitHandler = timeout.waitHandler { error in resumeAll { _ in .failure(error) } }
    do {
      let appended = try connection.perform(start, waitHandler) { _ in
        isDayLocked = true
        return try insert(on: connection)
      }
      resumeAll { .success(appended.contains($0.row.key)) }
      return false
    } catch LedgerError.fault where moves.count > 1 {
      // A single invalid move fails the whole statement, so write the moves one at a time.
      for move in moves { AppendBatch([move]).perform(on: connection, timeout) }
      return false
    } catch LedgerError.unavailable where isDayLocked && connection.lossReason == nil {
      if moves.count > 1 {
        // A transaction has written one of the moves. The others must not wait for it, or get its error.
        performUnlockedMoves(on: connection, timeout)
      } else {
        resumeAll { _ in .failure(LedgerError.unavailable("Another server is writing this move.")) }
      }
      return true
    } catch {
      resumeAll { _ in .failure(error) }
      return false
    }
  }

  /// Writes the moves that aren't locked, one at a time, and fails the others.
  private func performUnlockedMoves(on connection: PostgreSQLConnection, _ timeout: CommitTimeout) {
    var lockedCount = 0
    for move in moves {
      // If all moves are locked, don't wait for each of them.
      guard lockedCount < Self.maxLockedMoveCount else {
        move.waiter.resume(with: .failure(LedgerError.unavailable("Another server is writing too many moves.")))
        continue
      }
      let isLocked = AppendBatch([move]).perform(
        on: connection, timeout, lockMilliseconds: Self.secondLockMilliseconds)
      if isLocked { lockedCount += 1 }
    }
  }

  private func resumeAll(_ result: (QueuedMove) -> Result<Bool, any Error>) {
    for move in moves { move.waiter.resume(with: result(move)) }
  }

  /// Inserts the moves, and returns the games whose moves were inserted.
  private func insert(on connection: PostgreSQLConnection) throws(PostgreSQLFault) -> Set<GameKey> {
    func numbers(_ number: (MoveRow) -> Int64) -> PostgreSQLParameter {
      PostgreSQLParameter(moves.map { number($0.row) })
    }
    let result = try connection.run(
      Self.statement(moveTable(of: day)),
      [
        numbers { Int64($0.key.player.bucket) }, numbers(\.key.player.value), numbers(\.key.kind.columnValue),
        numbers { Int64($0.index) },
        try PostgreSQLParameter(moves.map(\.row.action)), try PostgreSQLParameter(moves.map(\.row.outcome)),
        numbers { Int64($0.score) },
        numbers(\.digest), numbers(\.parentDigest), try PostgreSQLParameter(.integer(Int64(day.number))),
      ], shouldPrepare: true)
    var games: Set<GameKey> = []
    for row in result.rows {
      guard let player = row.player(0), let kind = row.kind(1) else { continue }
      games.insert(GameKey(day: day, player: player, kind: kind))
    }
    return games
  }

  /// Returns the statement that inserts the moves. It looks up each preceding move in a subquery. With a join,
  /// PostgreSQL might scan the whole table, based on statistics from when the table was empty.
  static func statement(_ table: String) -> String {
    """
    INSERT INTO \(table) (bucket, player, kind, place, action, outcome, score, digest)
    SELECT bucket, player, kind, place, action, outcome, score, digest
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
      $9::bigint[]) AS new (bucket, player, kind, place, action, outcome, score, digest, parent)
    WHERE (SELECT before.digest FROM \(table) AS before WHERE before.bucket = new.bucket AND before.player = new.player
      AND before.kind = new.kind AND before.place = new.place - 1) = new.parent
    AND (SELECT state FROM day WHERE day = $10) = 0
    AND bucket IS DISTINCT FROM (SELECT departing FROM shard)
    ORDER BY bucket, player, kind, place
    ON CONFLICT DO NOTHING
    RETURNING player, kind
    """
  }
}
