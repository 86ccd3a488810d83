import CommandOutput

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

final class TerminalDevice {
  private let input: Int32 = 0
  private let output: Int32 = 1
  private var originalMode: termios?

  /// Whether the terminal can't be read or written anymore, because its window was closed or its connection was lost.
  private(set) var isGone = false

  static var isPresent: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// The size of the screen in characters, or 80 by 24 if the terminal doesn't report it.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes over the screen: alternate buffer, no cursor, no line wrapping, keys without buffering. Keys that usually
  /// send signals (Ctrl-C, Ctrl-Z) arrive as keys, so that the program can give the screen back first.
  func enter() {
    var mode = termios()
    if tcgetattr(input, &mode) == 0 {
      if originalMode == nil { originalMode = mode }
      cfmakeraw(&mode)
      setMode(&mode)
    }
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[0m\u{1B}[2J")
  }

  func leave() {
    write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    if var mode = originalMode { setMode(&mode) }
    // The next `enter` reads the mode again, because the player may have changed it.
    originalMode = nil
  }

  /// Waits until the terminal or the file descriptor `pipe` has something to read, and returns which of them does.
  /// Returns `false` for both after `milliseconds` (`nil` for no limit), or when a signal arrives.
  func wait(pipe: Int32, milliseconds: Int32?) -> (input: Bool, pipe: Bool) {
    var watched = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&watched, 2, milliseconds ?? -1) > 0 else { return (false, false) }
    return (watched[0].revents != 0, watched[1].revents != 0)
  }

  /// Returns the bytes that have arrived. If there is nothing more to come, sets `isGone`.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = systemRead(input, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      if count < 0, errno == EINTR { continue }
      isGone = count == 0 || errno != EAGAIN
      return []
    }
  }

  /// Writes text to the screen. If that fails, sets `isGone`.
  func write(_ text: String) {
    if Array(text.utf8).write(to: output) != nil { isGone = true }
  }

  private func setMode(_ mode: inout termios) {
    while tcsetattr(input, TCSADRAIN, &mode) != 0, errno == EINTR {}
  }
}

// The method above has the name of the system function, so it calls the function through this wrapper.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
