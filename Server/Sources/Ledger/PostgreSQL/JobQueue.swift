import Foundation
import Ledger
import NumberedGame

/// What waits for a connection. It is filled by tasks, and emptied by the connections' threads.
final class JobQueue: @unchecked Sendable {
  /// What a connection is to do.
  enum Work {
    case job(any Job)
    case moves([WaitingMove])
    /// Something durable for all these, who wait for no more than that, and how many connections had been made by then.
    case settle([Waiter<Void>], era: Int)
    /// Nothing, but a new connection in place of its own.
    case reconnect
  }

  /// Something that waits.
  private struct Waiting<Item> {
    let item: Item
    /// Its place in the order in which all came.
    let place: Int
    /// When whoever waits has waited for too long.
    let end: ContinuousClock.Instant
  }

  private let options: PostgreSQLStore.Options
  private let condition = NSCondition()
  // All of these are used with the condition's lock held.
  private var jobs: [Waiting<any Job>] = []
  private var moves: [Waiting<WaitingMove>] = []
  private var settlers: [Waiting<Waiter<Void>>] = []
  private var arrivals = 0
  /// The games with a move that is being written. Another move of theirs waits until that is over, lest they overtake it.
  private var gamesUnderWay: Set<GameKey> = []
  private var batchesUnderWay = 0
  private var writersUnderWay = 0
  private var isSettling = false
  private var connections = 0
  /// How many connections were ever made.
  private var era = 0
  /// Up to which transaction everything is known to be durable; nothing since a connection was last made, as that may lead to
  /// another server.
  private var settled: Int64?
  /// Why there is no connection; nothing until one was tried.
  private var outage: LedgerError?
  private var refusal: LedgerError?
  /// When it was last found that the server does not answer.
  private var silence: ContinuousClock.Instant?

  init(options: PostgreSQLStore.Options) {
    self.options = options
  }

  /// How many moves and jobs wait.
  var count: Int {
    condition.withLock { jobs.count + moves.count }
  }

  /// Whether the store is being closed.
  var isClosed: Bool {
    condition.withLock { refusal != nil }
  }

  // MARK: - What comes in

  /// Puts a job at the end, or tells it at once why not.
  func add(_ job: any Job) {
    if let error = take(in: \.jobs, job) { job.fail(error) }
  }

  /// Puts a move at the end, or tells whoever waits at once why not.
  func add(_ move: WaitingMove) {
    if let error = take(in: \.moves, move) { move.waiter.answer(.failure(error)) }
  }

  /// Has something made durable from now on.
  func settle(_ waiter: Waiter<Void>) {
    if let error = take(in: \.settlers, waiter) { waiter.answer(.failure(error)) }
  }

  private func take<Item>(
    in list: ReferenceWritableKeyPath<JobQueue, [Waiting<Item>]>, _ item: Item
  ) -> LedgerError? {
    condition.withLock {
      if let error = refusal ?? (connections == 0 ? outage : nil) { return error }
      guard self[keyPath: list].count < options.waiting else { return .overloaded }
      arrivals += 1
      self[keyPath: list].append(Waiting(item: item, place: arrivals, end: .now + options.patience))
      condition.signal()
      return nil
    }
  }

  // MARK: - What is done

  /// Waits for something to do.
  ///
  /// - Parameter birth: when the connection that is to do it was made.
  /// - Returns: nothing once the queue is closed and empty.
  func next(since birth: ContinuousClock.Instant) -> Work? {
    condition.withLock {
      while true {
        // A server that hangs would keep whoever comes next waiting too, on each connection anew.
        if let silence, silence > birth { return .reconnect }
        if let work = choose() { return work }
        if refusal != nil, jobs.isEmpty, moves.isEmpty, settlers.isEmpty { return nil }
        condition.wait()
      }
    }
  }

  /// Whether all that could be seen by somebody is known to be durable.
  ///
  /// - Parameter horizon: the first transaction that could not be seen.
  func isSettled(before horizon: Int64) -> Bool {
    condition.withLock { settled.map { horizon <= $0 + 1 } ?? false }
  }

  /// Says that a transaction is durable which came after all those with a lower number.
  ///
  /// - Parameter era: how many connections had been made when it began.
  func isSettled(upTo transaction: Int64, era: Int) {
    condition.withLock {
      if era == self.era { settled = max(settled ?? 0, transaction) }
    }
  }

  /// Says that something is over.
  func finish(_ work: Work) {
    condition.withLock {
      switch work {
      case .job(let job): if job.isWriting { writersUnderWay -= 1 }
      case .moves(let moves):
        gamesUnderWay.subtract(moves.map(\.row.key))
        batchesUnderWay -= 1
        writersUnderWay -= 1
      case .settle:
        isSettling = false
        writersUnderWay -= 1
      case .reconnect: break
      }
      condition.broadcast()
    }
  }

  /// The first that came among what can be done now. One connection is left to those who read, since all that write may have
  /// to wait for a standby.
  private func choose() -> Work? {
    let mayWrite = writersUnderWay < options.connections - 1
    let job = jobs.firstIndex { mayWrite || !$0.item.isWriting }
    let mayAppend = mayWrite && batchesUnderWay < options.batches
    let move = mayAppend ? moves.first { !gamesUnderWay.contains($0.item.row.key) } : nil
    let settler = mayWrite && !isSettling ? settlers.first : nil
    let places = [job.map { jobs[$0].place }, move?.place, settler?.place].map { $0 ?? .max }
    guard let first = places.min(), first < .max else { return nil }
    if first == places[0], let job {
      let work = jobs.remove(at: job).item
      if work.isWriting { writersUnderWay += 1 }
      return .job(work)
    }
    writersUnderWay += 1
    if first == places[1], let move { return .moves(takeBatch(of: move.item.row.key.day)) }
    defer { settlers = [] }
    isSettling = true
    return .settle(settlers.map(\.item), era: era)
  }

  /// Takes as many moves of a day as there are, one of each game.
  private func takeBatch(of day: CalendarDay) -> [WaitingMove] {
    var batch: [WaitingMove] = []
    moves.removeAll { waiting in
      let move = waiting.item
      guard move.row.key.day == day, batch.count < options.batchSize else { return false }
      guard gamesUnderWay.insert(move.row.key).inserted else { return false }
      batch.append(move)
      return true
    }
    batchesUnderWay += 1
    return batch
  }

  // MARK: - What does not come to be done

  /// Says that there is a connection more.
  func connected() {
    condition.withLock {
      connections += 1
      outage = nil
      era += 1
      settled = nil
    }
  }

  /// Says that there is a connection less.
  func disconnected() {
    condition.withLock { connections -= 1 }
  }

  /// Says that the server does not answer.
  func serverIsSilent() {
    condition.withLock {
      silence = .now
      condition.broadcast()
    }
  }

  /// Says that no connection could be made. Where there is none at all, nobody waits for one.
  func connectionFailed(_ error: LedgerError) {
    let isAlone = condition.withLock {
      if connections == 0 { outage = error }
      return connections == 0
    }
    if isAlone { fail(error) { _ in true } }
  }

  /// Tells those who have waited for too long.
  func expire() {
    let now = ContinuousClock.now
    fail(.unavailable("The database is too slow.")) { $0 <= now }
  }

  /// Takes nothing more. What waits is still done, if there is a connection.
  ///
  /// - Parameter error: what is told from now on.
  func close(_ error: LedgerError) {
    let isAlone = condition.withLock {
      refusal = refusal ?? error
      condition.broadcast()
      return connections == 0
    }
    if isAlone { fail(error) { _ in true } }
  }

  /// Tells some of those who wait that they do so in vain.
  private func fail(_ error: LedgerError, _ isInVain: (ContinuousClock.Instant) -> Bool) {
    let (jobs, moves, settlers) = condition.withLock {
      func take<Item>(_ list: inout [Waiting<Item>]) -> [Item] {
        defer { list.removeAll { isInVain($0.end) } }
        return list.filter { isInVain($0.end) }.map(\.item)
      }
      defer { condition.broadcast() }
      return (take(&self.jobs), take(&self.moves), take(&self.settlers))
    }
    for job in jobs { job.fail(error) }
    for move in moves { move.waiter.answer(.failure(error)) }
    for settler in settlers { settler.answer(.failure(error)) }
  }
}
