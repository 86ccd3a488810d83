import Foundation
import Ledger

/// The work of a thread with its own connection. The thread replaces a lost connection. libpq's calls block, so they
/// must not run on the threads of Swift's tasks or of an event loop.
struct PostgreSQLWorker: Sendable {
  let parameters: PostgreSQLConnectionParameters
  let options: PostgreSQLStore.Options
  let queue: JobQueue

  /// Performs work from the queue until the queue is closed and empty.
  func run() {
    while let connection = waitForConnection() {
      serve(connection)
      queue.recordDisconnection()
    }
  }

  /// Tries to connect until it succeeds, or returns `nil` if the queue is closed.
  private func waitForConnection() -> PostgreSQLConnection? {
    var pause = 0.1
    while !queue.isClosed {
      do throws(PostgreSQLFault) {
        return try connect()
      } catch {
        queue.recordConnectionFailure(error.ledgerError)
        Thread.sleep(forTimeInterval: pause)
        pause = min(2 * pause, 0.5)
      }
    }
    return nil
  }

  /// Connects, but not to a server that was the primary before another one. Such a server may accept writes for a while
  /// after it hung or was cut off, and would answer with games as they were then.
  private func connect() throws(PostgreSQLFault) -> PostgreSQLConnection {
    let connection = try PostgreSQLConnection(parameters)
    guard queue.recordConnection(timeline: connection.timeline) else {
      throw PostgreSQLFault(
        connectionLost:
          "This PostgreSQL was the primary until another one took over. (If it was created again, restart this server.)"
      )
    }
    return connection
  }

  /// Performs work until the connection is lost, or the queue is closed and empty.
  private func serve(_ first: PostgreSQLConnection) {
    var connection = first
    while connection.lossReason == nil,
      let work = queue.next(since: connection.connectionTime, timeline: connection.timeline)
    {
      if case .reconnect = work { return }
      // An idle connection may have been lost. Replace it, so that the next work doesn't fail.
      if !connection.isOpen(), let replacement = try? connect() {
        queue.recordDisconnection()
        connection = replacement
      }
      perform(work, on: connection)
      if connection.isServerSilent { queue.recordServerSilence() }
      queue.finish(work)
    }
  }

  private func perform(_ work: JobQueue.Work, on connection: PostgreSQLConnection) {
    let timeout = CommitTimeout(limit: options.timeout) { [queue] in queue.isClosed }
    let start = ContinuousClock.now
    switch work {
    case .job(let job):
      job.perform(connection, timeout)
      if job.isWriting { report(appendCount: 0, writeCount: 1, since: start) }
    case .moves(let moves):
      AppendBatch(moves).perform(on: connection, timeout)
      report(appendCount: moves.count, writeCount: 0, since: start)
    case .reconnect: break
    case .confirmDurability(let waiters, let generation):
      confirmDurability(on: connection, timeout, generation) { result in
        for waiter in waiters { waiter.resume(with: result) }
      }
    }
  }

  /// Commits a transaction that is later than everything that could be read before this call.
  private func confirmDurability(
    on connection: PostgreSQLConnection, _ timeout: CommitTimeout, _ generation: Int,
    _ completion: @escaping (Result<Void, any Error>) -> Void
  ) {
    do {
      let waitHandler = timeout.waitHandler { completion(.failure($0)) }
      let row = try connection.perform(Self.durabilityStatement, waitHandler) { $0.rows.first }
      if let number = row?.integer(0), row?.integer(1) == number, row?.integer(2) == number {
        queue.markDurable(upTo: number, generation: generation)
      }
      completion(.success(()))
    } catch {
      completion(.failure(error))
    }
  }

  /// A transaction that returns three transaction numbers: its own, and two from its snapshot, the lowest number in
  /// progress and one past the highest completed. If all three are equal, every transaction with a lower number had
  /// ended before this one is committed. Once this transaction is durable, so is everything that a reader sees, unless
  /// the reader sees a transaction with a higher number.
  private static let durabilityStatement = """
    BEGIN; SELECT pg_current_xact_id()::text::bigint, pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint FROM pg_logical_emit_message(true, '', '')
    """

  private func report(appendCount: Int, writeCount: Int, since start: ContinuousClock.Instant) {
    options.observer?(
      Batch(appendCount: appendCount, writeCount: writeCount, duration: .now - start, queuedCount: queue.count))
  }
}
