import Dispatch
import Foundation
import HTTP

extension ServerApplication {
  /// Serves requests until SIGTERM or SIGINT, and then gives pending requests the time `drain` to finish. If anything
  /// still hangs 1.5 seconds later, the process exits. Acknowledged moves aren't lost. Throws the system's error if the
  /// server can't listen on an address.
  public func run(drain: Duration) async throws {
    let shutdown = ShutdownRequest()
    // Catch signals first, because one may arrive as soon as the server reports that it listens.
    let (signals, sources) = await catchSignals([SIGTERM, SIGINT])
    let housekeeping = Task { await self.housekeeping.run() }
    let web = Task { try await self.web.run(until: shutdown) }
    let stopping = Task {
      for await _ in signals {
        endProcess(after: drain + .milliseconds(1500))
        shutdown.trigger()
        try? await Task.sleep(for: drain)
        web.cancel()
        break
      }
    }
    let result = await web.result
    stopping.cancel()
    // Stop housekeeping only now, because it must run as long as requests are served.
    housekeeping.cancel()
    await housekeeping.value
    for source in sources { source.cancel() }
    try result.get()
  }
}

/// Installs handlers for the given signals. A signal that arrives earlier ends the process. Returns a stream of the
/// arriving signals, and the dispatch sources, which the caller must cancel at the end.
private func catchSignals(_ numbers: [Int32]) async -> (AsyncStream<Int32>, [any DispatchSourceSignal]) {
  let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
  var sources: [any DispatchSourceSignal] = []
  for number in numbers {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { continuation.yield(number) }
    await withCheckedContinuation { registration in
      source.setRegistrationHandler { registration.resume() }
      source.resume()
    }
    #if canImport(Darwin)
    // A dispatch source replaces the default action on Linux, but not on Darwin, where the signal must be ignored.
    signal(number, SIG_IGN)
    #endif
    sources.append(source)
  }
  return (stream, sources)
}

/// Exits with status 1 after a delay, if the process is still running.
private func endProcess(after timeout: Duration) {
  let seconds = timeout / .seconds(1)
  // All other threads may hang, so the timer needs a thread of its own.
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: seconds)
    try? FileHandle.standardError.write(contentsOf: Data("parlor-server: something did not end in time\n".utf8))
    _exit(1)
  }
}

/// Raises the limit on open files and connections to the system's maximum. Ignores SIGXFSZ, so that a file that reaches
/// its size limit causes a write error instead of ending the process.
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
