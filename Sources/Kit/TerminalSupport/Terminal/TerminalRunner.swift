import Foundation

/// A program that fills a terminal's screen. `TerminalRunner` hands it keys and shows what it draws.
package protocol TerminalProgram: AnyObject {
  /// Takes a key.
  func handle(_ key: Key)

  /// Takes what has come of the session's requests, and starts new ones. Called before each picture.
  func update()

  /// Draws the whole screen in that size.
  func draw(width: Int, height: Int) -> Canvas

  /// Whether the player has asked to leave.
  var isFinished: Bool { get }

  /// How long the picture stays as it is even if no key comes, in milliseconds: until something that moves has moved
  /// on, or a clock has. `nil` for as long as it takes.
  var pictureTime: Int32? { get }

  /// The program is about to give the screen back: it is stopped, or it ends.
  func leaving()

  /// The program comes back after it was stopped; the world may have changed.
  func resumed()

  /// A text that is to go to the clipboard, if there is one since this was last asked.
  func takeClipboard() -> String?
}

extension TerminalProgram {
  package func update() {}
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs a program that fills the screen: hands it keys, shows what it draws, and gives the screen back whenever the
/// program ends or is stopped, in whatever way.
final class TerminalRunner<Program: TerminalProgram> {
  /// How long the rest of a sequence may take to arrive after its Escape byte, in milliseconds. `ESCDELAY` in the environment sets
  /// it, as in programs that use ncurses.
  private let sequenceTime =
    ProcessInfo.processInfo.environment["ESCDELAY"].flatMap { Int32($0) }.map { max(0, $0) } ?? 40

  private let program: Program
  private let device = TerminalDevice()
  private let signals: SignalPipe
  private var decoder = KeyDecoder()
  private var update: ScreenUpdate

  /// Prepares to run a program. `nil` if the system is too short of everything to tell of signals.
  init?(_ program: Program, look: Look) {
    guard let signals = SignalPipe() else { return nil }
    self.program = program
    self.signals = signals
    update = ScreenUpdate(look: look)
  }

  /// Runs the program until the player leaves it. A signal that asks this process to end ends it.
  func run() {
    device.enter()
    while !program.isFinished {
      program.update()
      if program.isFinished { break }
      show()
      let time = decoder.isWaiting ? sequenceTime : program.pictureTime
      let ready = device.wait(other: signals.descriptor, milliseconds: time)
      if ready.other { signals.take().forEach(handle) }
      if ready.input {
        guard let bytes = device.read() else { break }
        decoder.keys(bytes).forEach(handle)
      } else if decoder.isWaiting, !ready.other {
        decoder.flush().forEach(handle)
      }
    }
    leave()
  }

  private func show() {
    let size = device.size
    var text = update.text(for: program.draw(width: size.width, height: size.height))
    if let clipboard = program.takeClipboard() {
      // xterm's OSC 52. A terminal that does not know it, or forbids it, does nothing.
      text += "\u{1B}]52;c;\(Data(clipboard.utf8).base64EncodedString())\u{07}"
    }
    device.write(text)
  }

  private func handle(_ key: Key) {
    guard !program.isFinished else { return }
    switch key {
    case .control("c"): end(by: SIGINT)
    case .control("z"): stop(wholeJob: true)
    case .control("l"): update.forget()
    default: program.handle(key)
    }
  }

  private func handle(signal: Int32) {
    switch signal {
    case 0: break  // Something else has happened that the program waits for.
    case SIGWINCH: update.forget()
    case SIGTSTP: stop(wholeJob: false)
    case SIGCONT: comeBack()
    default: end(by: signal)
    }
  }

  private func stop(wholeJob: Bool) {
    leave()
    signals.stop(wholeJob: wholeJob)
    comeBack()
    // That this process was continued is known by now.
    signals.take().filter { $0 != SIGCONT }.forEach(handle)
  }

  /// The shell has used the terminal in between.
  private func comeBack() {
    device.enter()
    update.forget()
    program.resumed()
  }

  private func leave() {
    program.leaving()
    device.leave()
  }

  private func end(by signal: Int32) -> Never {
    leave()
    signals.end(by: signal)
  }
}
