import GameCore
import Ledger
import Logging
import Sealing
import Synchronization

/// A monitor that checks whether this process may act by its own clock: whether it agrees with the database's, or with
/// SQLite, whether it was set since the process started. The ledger ends a day for all processes that share it, so a
/// process with a wrong clock must not end one. Until a check succeeds, the process does no housekeeping and no writes
/// that depend on the time.
public final class ReadinessMonitor: Sendable {
  /// The reason why a process isn't ready.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The faulty component: `ledger`, `seal`, `writing`, or `clock`.
    public let component: String
    /// The fault in a few words, without secrets.
    public let description: String
    /// The ledger's temporary error that caused the fault, such as a full disk, or `nil` for any other cause.
    let temporaryError: LedgerError?

    init(component: String, description: String, error: any Error) {
      self.component = component
      self.description = description
      if case LedgerError.fault = error { temporaryError = nil } else { temporaryError = error as? LedgerError }
    }

    private init(component: String, description: String) {
      self.component = component
      self.description = description
      temporaryError = nil
    }

    static let outdatedLedger = Fault(component: "ledger", description: "the ledger has an older form")
    /// The fault of a process that lacks the secrets of some days' keys, which are named by a secret each.
    static func sealedKeys(_ secretNames: [CalendarDay: String], hasSecrets: Bool) -> Fault {
      let days = secretNames.keys.sorted()
      let range = days.count == 1 ? "the key of \(days[0]) is" : "keys of \(days[0]) to \(days[days.count - 1]) are"
      let names = Set(secretNames.values).sorted().joined(separator: ", ")
      return Fault(
        component: "seal",
        description: "\(range) sealed with a secret (\(names)) that "
          + (hasSecrets
            ? "isn't in the file of --seal; add it as the last line" : "this server lacks; start it with --seal"))
    }

    static let wrongClock = Fault(
      component: "clock", description: "the clock differs from the database's by more than a second")

    /// The fault of a clock that was set by `milliseconds`.
    static func jumpedClock(by milliseconds: Int64) -> Fault {
      let minutes = (abs(milliseconds) + 30_000) / 60_000
      let direction = milliseconds > 0 ? "ahead" : "back"
      return Fault(
        component: "clock",
        description:
          "the clock was set \(direction) by \(minutes) minutes; correct it, or accept it with parlor-server clock "
          + "--accept")
    }
  }

  /// The maximum difference between this process's clock and the database's, in milliseconds.
  static let maxClockDifferenceMilliseconds: Int64 = 1000

  /// The time for which a successful check is valid. A check waits for the disk, so it is too slow for every request.
  static let successLifetime = Duration.seconds(10)

  /// A successful check: when it ran, on the monotonic clock and on the wall clock that it checked, in milliseconds
  /// since 1970.
  private struct Success {
    let instant: ContinuousClock.Instant
    let time: Int64
  }

  private struct State {
    var success: Success?
    /// The last logged fault, or `nil` after a successful check.
    var loggedFault: Fault?
    var watch: ClockWatch
    /// Whether the database has a clock of its own, which is compared with instead.
    var hasDatabaseClock = false
    /// By how many milliseconds the clock is ahead, as it was last compared.
    var clockDifference: Int64 = 0
    /// When each further database was last found to be ready.
    var checkedShards: [Int: ContinuousClock.Instant] = [:]
  }

  private let ledger: Ledger
  private let clock: ServerClock
  private let secrets: SealSecrets
  private let logger: Logger
  private let state: Mutex<State>

  init(_ ledger: Ledger, clock: ServerClock, secrets: SealSecrets = SealSecrets(), logger: Logger) {
    self.ledger = ledger
    self.clock = clock
    self.secrets = secrets
    self.logger = logger
    state = Mutex(State(watch: ClockWatch(now: clock.machineNow(), at: .now)))
  }

  /// The result of the last check: whether it found that this process is ready, and by how many milliseconds the clock
  /// was ahead of the clock in PostgreSQL, or with SQLite, of the expected time.
  public var status: (isReady: Bool, clockDifferenceMilliseconds: Int64) {
    state.withLock { ($0.success != nil && $0.loggedFault == nil, $0.clockDifference) }
  }

  /// Accepts the clock although it was set by more than a minute since this process started.
  public func acceptClock() {
    let watch = ClockWatch(now: clock.machineNow(), at: .now)
    state.withLock { state in
      state.watch = watch
      state.success = nil
    }
    logger.notice("accepted the clock")
  }

  /// Checks the ledger and the clock again. Returns the fault, or `nil` if this process is ready.
  public func check() async -> Fault? {
    // Read the clock first, so that setting it during the check makes the success expire at once.
    let success = Success(instant: .now, time: clock.machineNow())
    let fault = await findFault()
    let known = state.withLock { state in
      defer { (state.success, state.loggedFault) = (fault == nil ? success : nil, fault) }
      return state.loggedFault
    }
    // Compare descriptions only, because the text of the underlying error may differ each time.
    if known?.description != fault?.description { log(fault) }
    return fault
  }

  /// Throws unless a recent or a new check shows that this process is ready. Throws the ledger's error if it is
  /// temporary, or else `Refusal.notReady`.
  func requireReadiness() async throws {
    if isKnownToBeReady { return }
    guard let fault = await check() else { return }
    if let temporaryError = fault.temporaryError { throw temporaryError }
    throw Refusal.notReady
  }

  /// Throws as `requireReadiness()` does, and also if the player's own database can't be written to, or if its clock
  /// differs from this process's clock.
  func requireReadiness(for player: PlayerID) async throws {
    try await requireReadiness()
    let shard = ledger.shardIndex(of: player)
    if shard == 0 { return }
    let checked = state.withLock { $0.checkedShards[shard] }
    if let checked, ContinuousClock.now - checked < Self.successLifetime { return }
    if try await !isClockRight(inShard: shard) { throw Refusal.notReady }
  }

  /// Throws as `requireReadiness(for:)` does, always after a new check.
  func confirmReadiness(for player: PlayerID) async throws {
    if let fault = await check() { throw fault.temporaryError ?? Refusal.notReady }
    let shard = ledger.shardIndex(of: player)
    if shard > 0, try await !isClockRight(inShard: shard) { throw Refusal.notReady }
  }

  /// Checks the further databases, and returns the number of those that can't be written to, or whose clocks differ.
  public func faultyShardCount() async -> Int {
    var count = 0
    for shard in ledger.shards.indices.dropFirst() {
      let isReady = try? await isClockRight(inShard: shard)
      if isReady != true { count += 1 }
    }
    return count
  }

  /// Checks a further database. Throws `LedgerError` if it can't be written to.
  private func isClockRight(inShard shard: Int) async throws -> Bool {
    let offset: Int64
    do {
      offset = try await ledger.shards[shard].check(clock.machineNow) ?? 0
    } catch {
      ledger.setShard(shard, isDown: true)
      throw error
    }
    ledger.setShard(shard, isDown: false)
    let isRight = abs(offset) <= Self.maxClockDifferenceMilliseconds
    state.withLock { $0.checkedShards[shard] = isRight ? .now : nil }
    return isRight
  }

  /// Throws `Refusal.notReady` if the clock is known to be wrong, so that clients aren't told a wrong day. Does less
  /// work than a check.
  public func requireRightClock() throws {
    let differsFromDatabase = state.withLock { $0.hasDatabaseClock && $0.loggedFault?.component == "clock" }
    if differsFromDatabase || jump != nil { throw Refusal.notReady }
  }

  /// The fault of this process's clock if it was set since the process started, or `nil` if the database has a clock.
  private var jump: Fault? {
    let (now, instant) = (clock.machineNow(), ContinuousClock.now)
    return state.withLock { state in
      let deviation = state.watch.deviation(now: now, at: instant)
      if !state.hasDatabaseClock { state.clockDifference = deviation }
      return state.hasDatabaseClock || abs(deviation) <= ClockWatch.maxDeviation ? nil : .jumpedClock(by: deviation)
    }
  }

  /// Whether a check succeeded recently, and this process's clock hasn't been set since then.
  private var isKnownToBeReady: Bool {
    guard let success = state.withLock({ $0.success }) else { return false }
    let elapsed = ContinuousClock.now - success.instant
    guard elapsed < Self.successLifetime else { return false }
    let expected = success.time + Int64(elapsed / .milliseconds(1))
    return abs(clock.machineNow() - expected) <= Self.maxClockDifferenceMilliseconds
  }

  private func findFault() async -> Fault? {
    do {
      guard try await ledger.isMigrated() else { return .outdatedLedger }
      if let fault = try await sealFault() { return fault }
    } catch {
      ledger.setShard(0, isDown: true)
      return Fault(component: "ledger", description: "the ledger cannot be read", error: error)
    }
    do {
      let offset = try await ledger.store.check(clock.machineNow)
      ledger.setShard(0, isDown: false)
      state.withLock { state in
        state.hasDatabaseClock = offset != nil
        state.clockDifference = offset ?? state.clockDifference
      }
      guard let offset else { return jump }
      return abs(offset) > Self.maxClockDifferenceMilliseconds ? .wrongClock : nil
    } catch {
      ledger.setShard(0, isDown: true)
      return Fault(component: "writing", description: "the ledger cannot be written", error: error)
    }
  }

  /// The fault of a process that can't open the keys of all days that aren't revealed.
  private func sealFault() async throws -> Fault? {
    var secretNames: [CalendarDay: String] = [:]
    for row in try await ledger.unrevealedDays(before: CalendarDay.range.upperBound) {
      if case .sealed(let secretName) = row.storedKey(secrets) { secretNames[row.day] = secretName }
    }
    return secretNames.isEmpty ? nil : .sealedKeys(secretNames, hasSecrets: !secrets.isEmpty)
  }

  private func log(_ fault: Fault?) {
    if let fault {
      logger.warning("not ready", metadata: ["part": "\(fault.component)", "fault": "\(fault.description)"])
    } else {
      logger.notice("ready again")
    }
  }
}
