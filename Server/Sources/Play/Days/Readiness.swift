import Ledger
import Logging
import Synchronization

/// Decides whether this process may act by its own clock.
///
/// A day ends in the ledger, for every process that shares it. A process with a wrong clock must therefore not end one: until
/// a check has succeeded it does no housekeeping, and it writes nothing that depends on the time.
public final class Readiness: Sendable {
  /// What keeps a process from being ready.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The part that is at fault: `ledger`, `writing`, or `clock`.
    public let part: String
    /// The fault in a few words, without any secret.
    public let description: String
    /// The failure of the ledger behind it, if it is one that passes, such as a full disk.
    let failure: LedgerError?

    init(part: String, description: String, error: any Error) {
      self.part = part
      self.description = description
      if case LedgerError.fault = error { failure = nil } else { failure = error as? LedgerError }
    }

    private init(part: String, description: String) {
      self.part = part
      self.description = description
      failure = nil
    }

    static let outdatedLedger = Fault(part: "ledger", description: "the ledger has an older form")
    static let wrongClock = Fault(
      part: "clock", description: "the clock differs from the database's by more than a second")
  }

  /// How far this process's clock may be from the database's, in milliseconds.
  static let tolerance: Int64 = 1000

  /// How long a successful check counts. A check waits for the disk, so not every caller can make its own.
  static let lifetime = Duration.seconds(10)

  /// A successful check: when it was made, by a clock that nobody sets and by the one that was checked.
  private struct Success {
    let instant: ContinuousClock.Instant
    let time: Int64
  }

  private struct State {
    var success: Success?
    /// The last fault that was logged, until a check succeeds.
    var loggedFault: Fault?
  }

  private let ledger: Ledger
  private let clock: ServerClock
  private let logger: Logger
  private let state = Mutex(State())

  init(_ ledger: Ledger, clock: ServerClock, logger: Logger) {
    self.ledger = ledger
    self.clock = clock
    self.logger = logger
  }

  /// Checks the ledger and the clock now, whatever an earlier check has found.
  ///
  /// - Returns: The fault, or `nil` if this process is ready.
  public func check() async -> Fault? {
    // The clock is read first, so that setting it during the check makes the success expire at once.
    let success = Success(instant: .now, time: clock.machine())
    let fault = await findFault()
    let known = state.withLock { state in
      defer { state = State(success: fault == nil ? success : nil, loggedFault: fault) }
      return state.loggedFault
    }
    // The failure behind a fault may have another text each time.
    if known?.description != fault?.description { log(fault) }
    return fault
  }

  /// Returns if this process is ready, by a recent check or by a new one.
  ///
  /// - Throws: The failure of the ledger if there is one that passes, and otherwise `Refusal.notReady`.
  func require() async throws {
    if isKnownToBeReady { return }
    guard let fault = await check() else { return }
    if let failure = fault.failure { throw failure }
    throw Refusal.notReady
  }

  /// Whether a check succeeded a short while ago, and nobody has set this process's clock since then.
  private var isKnownToBeReady: Bool {
    guard let success = state.withLock({ $0.success }) else { return false }
    let elapsed = ContinuousClock.now - success.instant
    guard elapsed < Self.lifetime else { return false }
    let expected = success.time + Int64(elapsed / .milliseconds(1))
    return abs(clock.machine() - expected) <= Self.tolerance
  }

  private func findFault() async -> Fault? {
    do {
      guard try await ledger.isMigrated() else { return .outdatedLedger }
    } catch {
      return Fault(part: "ledger", description: "the ledger cannot be read", error: error)
    }
    do {
      guard let offset = try await ledger.store.check(clock.machine) else { return nil }
      return abs(offset) > Self.tolerance ? .wrongClock : nil
    } catch {
      return Fault(part: "writing", description: "the ledger cannot be written", error: error)
    }
  }

  private func log(_ fault: Fault?) {
    if let fault {
      logger.warning("not ready", metadata: ["part": "\(fault.part)", "fault": "\(fault.description)"])
    } else {
      logger.notice("ready again")
    }
  }
}
