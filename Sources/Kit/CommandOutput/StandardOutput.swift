#if canImport(Darwin)
@preconcurrency import Darwin
#elseif canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

/// The output of a command. If it can't be written, such as to a full disk, the command reports that on standard error
/// and ends with code 74 (`EX_IOERR`). If its reader is gone (`parlor triples levels | head -1`), the command ends like
/// any other program in a pipe: without a message, by SIGPIPE, which a shell shows as 141.
public enum StandardOutput {
  /// Checks at the end of this process whether everything was written, including what a library printed. Call this
  /// function first, because functions for the end of a process run in reverse order.
  public static func checkAtExit() {
    atexit {
      // What `print` writes stays in a buffer until the end, and the system itself ignores errors there.
      if fflush(stdout) != 0 || ferror(stdout) != 0 { StandardOutput.fail(errno) }
      // Some file systems report only now that they have no room. A caller may have closed the descriptor already.
      if close(STDOUT_FILENO) != 0, errno != EBADF { StandardOutput.fail(errno) }
    }
  }

  /// Writes bytes at once, because a program that reads from a pipe waits for them. Ends this process if that fails.
  public static func write(_ bytes: [UInt8]) {
    if let code = bytes.write(to: STDOUT_FILENO) { fail(code) }
  }

  /// Writes text and a line feed at once. Ends this process if that fails.
  public static func print(_ text: String) {
    write(Array((text + "\n").utf8))
  }

  /// Ends this process. `code` is the value of `errno`.
  private static func fail(_ code: Int32) -> Never {
    if code == EPIPE {
      // The signal is ignored here, or else it would have ended the process.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      _exit(128 + SIGPIPE)
    }
    StandardError.report("Can't write to standard output: \(systemMessage(code)).")
    // `exit` would check again, and report the same once more.
    _exit(EX_IOERR)
  }
}

/// The messages of a command.
public enum StandardError {
  /// Writes a line. Ignores errors, because there is no other place to report them.
  public static func report(_ line: String) {
    _ = Array((line + "\n").utf8).write(to: STDERR_FILENO)
  }
}

/// Returns the system's description of an error, such as "No space left on device".
public func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

extension [UInt8] {
  /// Writes all bytes to a file. Returns `nil`, or the value of `errno` if that fails.
  public func write(to descriptor: Int32) -> Int32? {
    var rest = self[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Other processes share the flags of standard output, so one may have made it non-blocking.
        var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&watched, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

// The method above has the name of the system function, so it calls the function through this wrapper.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
