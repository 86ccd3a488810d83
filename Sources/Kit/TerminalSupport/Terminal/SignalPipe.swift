#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The pipe's end that the signal handler writes to. It is global, because a signal handler can't capture anything.
private nonisolated(unsafe) var handlerEnd: Int32 = -1

/// Turns signals into bytes that the program can wait for together with keys (D. J. Bernstein's self-pipe trick),
/// because a signal handler itself may do almost nothing.
final class SignalPipe {
  private static let watchedSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  /// A file descriptor that can be read when a signal has arrived.
  let descriptor: Int32
  private let writeEnd: Int32

  /// Starts watching the signals for a full-screen program, or returns `nil` if the system can't create a pipe.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    descriptor = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    handlerEnd = writeEnd
    for number in Self.watchedSignals { Self.watch(number) }
  }

  /// Removes and returns the signals that have arrived, and a 0 for each call of `wake`.
  func readPendingSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }

  /// Wakes the thread that waits for signals. Call this method from any thread.
  static func wake() {
    var byte: UInt8 = 0
    _ = write(handlerEnd, &byte, 1)
  }

  /// Stops this process, or its job if `wholeJob`, as an unhandled SIGTSTP does. Returns when the process is continued.
  func stopProcess(wholeJob: Bool) {
    signal(SIGTSTP, SIG_DFL)
    kill(wholeJob ? 0 : getpid(), SIGTSTP)
    Self.watch(SIGTSTP)
  }

  /// Ends this process with the signal's default action, so that its parent sees why it ended.
  func endProcess(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  private static func watch(_ number: Int32) {
    signal(number) { number in
      let before = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(handlerEnd, &byte, 1)
      errno = before
    }
  }
}
