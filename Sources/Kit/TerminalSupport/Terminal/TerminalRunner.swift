import Foundation

/// A program that handles keys and draws screens. `TerminalRunner` shows it on the terminal's screen, and `LineRunner`
/// line by line.
package protocol TerminalProgram: AnyObject {
  var capabilities: TerminalCapabilities { get }

  func handle(_ key: Key)

  /// What Enter would answer, start, or finish now, such as the open dialog. The key that changes it can't be held to act
  /// on the new situation.
  var situation: AnyHashable { get }

  /// Whether a question is open, which other keys than Enter may answer, too.
  var isAsking: Bool { get }

  /// Processes the replies to the session's requests, and starts new requests. Called before each drawing.
  func update()

  func draw(width: Int, height: Int) -> Canvas

  var isFinished: Bool { get }

  /// The time until the next drawing without a key, in milliseconds, or `nil` if the screen doesn't change by itself.
  var redrawDelayMilliseconds: Int32? { get }

  /// Called before the program gives the screen back, because it ends or is stopped.
  func willLeaveScreen()

  /// Called when the program continues after it was stopped. The stored data may have changed.
  func didResume()

  /// Removes and returns the text to copy to the clipboard, or `nil`.
  func takeClipboard() -> String?
}

extension TerminalProgram {
  package var isAsking: Bool { false }

  package func update() {}

  package var redrawDelayMilliseconds: Int32? { nil }

  package func willLeaveScreen() {}

  package func takeClipboard() -> String? { nil }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs a program that fills the screen, and gives the screen back when the program ends or is stopped.
final class TerminalRunner<Program: TerminalProgram> {
  /// The maximum time from an Escape byte to the rest of its sequence. `ESCDELAY` sets it, as in programs with ncurses.
  private let maxEscapeDelayMilliseconds =
    ProcessInfo.processInfo.environment["ESCDELAY"].flatMap { Int32($0) }.map { max(0, $0) } ?? 40

  private let program: Program
  private let device = TerminalDevice()
  private let signals: SignalPipe
  private var decoder = KeyDecoder()
  private var gate = KeyGate()
  private var screenUpdater: ScreenUpdater

  init?(_ program: Program) {
    guard let signals = SignalPipe() else { return nil }
    self.program = program
    self.signals = signals
    screenUpdater = ScreenUpdater(capabilities: program.capabilities)
  }

  /// Runs the program until the player quits, or until a signal arrives that terminates this process. Returns `false` if
  /// the terminal is gone.
  func run() -> Bool {
    device.enter()
    while !program.isFinished {
      program.update()
      if program.isFinished { break }
      show()
      if device.isGone { break }
      let time = decoder.isWaiting ? maxEscapeDelayMilliseconds : program.redrawDelayMilliseconds
      let ready = device.wait(pipe: signals.descriptor, milliseconds: time)
      if ready.pipe { signals.readPendingSignals().forEach(handle) }
      if ready.input {
        let bytes = device.read()
        if device.isGone { break }
        decoder.decode(bytes).forEach(handle)
      } else if decoder.isWaiting, !ready.pipe {
        decoder.flush().forEach(handle)
      }
    }
    leave()
    return !device.isGone
  }

  private func show() {
    let size = device.size
    var text = screenUpdater.text(for: program.draw(width: size.width, height: size.height))
    if let clipboard = program.takeClipboard() {
      // xterm's OSC 52. Terminals that don't know or allow it ignore it.
      text += "\u{1B}]52;c;\(Data(clipboard.utf8).base64EncodedString())\u{07}"
    }
    device.write(text)
  }

  private func handle(_ key: Key) {
    guard !program.isFinished else { return }
    switch key {
    case .control("c"): end(by: SIGINT)
    case .control("z"): stop(wholeJob: true)
    case .control("l"): screenUpdater.invalidate()
    default: gate.handle(key, in: program, at: .now)
    }
  }

  private func handle(signal: Int32) {
    switch signal {
    case 0: break  // The server has replied. The program handles the reply before the next drawing.
    case SIGWINCH: screenUpdater.invalidate()
    case SIGTSTP: stop(wholeJob: false)
    case SIGCONT: resume()
    default: end(by: signal)
    }
  }

  private func stop(wholeJob: Bool) {
    leave()
    signals.stopProcess(wholeJob: wholeJob)
    resume()
    // `resume` has already handled the continuation.
    signals.readPendingSignals().filter { $0 != SIGCONT }.forEach(handle)
  }

  /// Redraws everything, because the shell has used the terminal.
  private func resume() {
    device.enter()
    screenUpdater.invalidate()
    program.didResume()
  }

  private func leave() {
    program.willLeaveScreen()
    device.leave()
  }

  private func end(by signal: Int32) -> Never {
    leave()
    signals.endProcess(by: signal)
  }
}
