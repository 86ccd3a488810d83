#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The end of the pipe that the signal handler writes to. A global, since a handler can be given nothing.
private nonisolated(unsafe) var handlerEnd: Int32 = -1

/// Turns signals into bytes that can be waited for together with keys (D. J. Bernstein's self-pipe trick): a signal
/// handler itself may do next to nothing.
final class SignalPipe {
  private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  /// Can be read when a signal has come.
  let descriptor: Int32
  private let other: Int32

  /// Begins to watch the signals that concern a program with a screen of its own. `nil` if the system has no pipe left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    descriptor = ends[0]
    other = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    handlerEnd = other
    for number in Self.watched { Self.watch(number) }
  }

  /// The signals that have come since this was last asked.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }

  /// Wakes whoever waits for a signal, from any thread: `take` then has a 0 among its signals.
  static func wake() {
    var byte: UInt8 = 0
    _ = write(handlerEnd, &byte, 1)
  }

  /// Stops this process as the signal would have if nobody had watched it, and goes on here when it is continued.
  ///
  /// - Parameter wholeJob: stops all processes of the job, as the terminal does when it sees Ctrl-Z.
  func stop(wholeJob: Bool) {
    signal(SIGTSTP, SIG_DFL)
    kill(wholeJob ? 0 : getpid(), SIGTSTP)
    Self.watch(SIGTSTP)
  }

  /// Ends this process as the signal would have if nobody had watched it, so that its parent sees what happened.
  func end(by number: Int32) -> Never {
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
