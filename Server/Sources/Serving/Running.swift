import Foundation
import Logging
import ServiceLifecycle

/// Runs services until SIGTERM or SIGINT, and then gives them some time to end what they are at.
///
/// - Parameters:
///   - services: in the order in which they start; they are told to end the other way round.
///   - drain: how long they have for that. A second and a half later the process ends, whatever it is that hangs; nothing
///     that was acknowledged is lost by it.
/// - Throws: what a service throws.
public func runUntilStopped(_ services: [any Service], drain: Duration, logger: Logger) async throws {
  // Others write of themselves through this, at every start and end.
  var quiet = logger
  quiet.logLevel = max(logger.logLevel, .warning)
  var configuration = ServiceGroupConfiguration(
    services: services + [Watchdog(patience: drain + .milliseconds(1500))],
    gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
  configuration.maximumGracefulShutdownDuration = drain
  try await ServiceGroup(configuration: configuration).run()
}

/// Ends the process where something does not let itself be shut down.
private struct Watchdog: Service {
  let patience: Duration

  func run() async throws {
    try await gracefulShutdown()
    let seconds = Double(patience.components.seconds) + Double(patience.components.attoseconds) / 1e18
    // A thread of its own, since it may be all the others that hang.
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      FileHandle.standardError.write(Data("parlor-server: something did not end in time\n".utf8))
      _exit(1)
    }
  }
}

/// Lets this process have as many files and connections open as the system allows it, and go on where a file may not grow:
/// that is an error of whoever writes.
public func setFileLimits() {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit()
  #if canImport(Glibc)
  let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  let resource = RLIMIT_NOFILE
  #endif
  guard getrlimit(resource, &limit) == 0 else { return }
  limit.rlim_cur = limit.rlim_max
  _ = setrlimit(resource, &limit)
}
