import Foundation
import Ledger

/// A thread with a connection of its own, which it makes anew whenever it is lost.
///
/// libpq waits where it is called, which no thread of the tasks' must do, nor one that serves sockets.
struct Worker: Sendable {
  let address: PostgreSQLAddress
  let options: PostgreSQLStore.Options
  let queue: JobQueue

  /// Works until the queue is closed and empty.
  func run() {
    while let wire = connect() {
      queue.connected()
      serve(wire)
      queue.disconnected()
    }
  }

  /// Tries until there is a connection.
  ///
  /// - Returns: nothing once the queue is closed.
  private func connect() -> Wire? {
    var pause = 0.1
    while !queue.isClosed {
      do throws(PostgreSQLFault) {
        return try Wire(address)
      } catch {
        queue.connectionFailed(error.meaning)
        Thread.sleep(forTimeInterval: pause)
        pause = min(2 * pause, 0.5)
      }
    }
    return nil
  }

  /// Works until the connection is lost, or the queue closed and empty.
  private func serve(_ first: Wire) {
    var wire = first
    while wire.loss == nil, let work = queue.next(since: wire.birth) {
      if case .reconnect = work { return }
      // What was lost while nothing was done need not concern whoever comes next.
      if !wire.isOpen(), let other = try? Wire(address) { wire = other }
      perform(work, on: wire)
      if wire.wasSilent { queue.serverIsSilent() }
      queue.finish(work)
    }
  }

  private func perform(_ work: JobQueue.Work, on wire: Wire) {
    let patience = WaitingPatience(limit: options.patience) { [queue] in queue.isClosed }
    let start = ContinuousClock.now
    switch work {
    case .job(let job):
      job.perform(on: wire, patience)
      if job.isWriting { tell(appends: 0, writes: 1, since: start) }
    case .moves(let moves):
      AppendBatch(moves).perform(on: wire, patience)
      tell(appends: moves.count, writes: 0, since: start)
    case .reconnect: break
    case .settle(let waiters, let era):
      settle(on: wire, patience, era) { result in for waiter in waiters { waiter.answer(result) } }
    }
  }

  /// Makes a transaction durable that comes after all that could be read before.
  private func settle(
    on wire: Wire, _ patience: WaitingPatience, _ era: Int, _ answer: @escaping (Result<Void, any Error>) -> Void
  ) {
    do {
      let row = try wire.simple(Self.settling).rows.first
      try wire.commit(patience.forCommit { answer(.failure($0)) })
      if let own = row?.integer(0), row?.integer(1) == own, row?.integer(2) == own {
        queue.isSettled(upTo: own, era: era)
      }
      answer(.success(()))
    } catch {
      wire.rollBack()
      answer(.failure((error as? PostgreSQLFault)?.meaning ?? error))
    }
  }

  /// A transaction with a number of its own, and besides that number the least that was under way and the first that was not
  /// known yet when it began. If all three are one, all with lower numbers were over by then, and their commits lie before this
  /// one; and whoever sees none with a higher number sees nothing that is not as durable.
  private static let settling = """
    BEGIN; SELECT pg_current_xact_id()::text::bigint, pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint FROM pg_logical_emit_message(true, '', '')
    """

  private func tell(appends: Int, writes: Int, since start: ContinuousClock.Instant) {
    options.observer?(Batch(appends: appends, writes: writes, duration: .now - start, waiting: queue.count))
  }
}
