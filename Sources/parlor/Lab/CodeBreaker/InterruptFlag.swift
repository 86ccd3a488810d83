import Foundation

/// What the signal handler writes. A global, since a handler can be given nothing.
private nonisolated(unsafe) var interruptCount: sig_atomic_t = 0

/// Whether Ctrl-C has been pressed, for a long computation that has something to show for itself when it is cut short.
/// The second time ends the process as usual.
final class InterruptFlag {
  /// Begins to watch.
  init() {
    interruptCount = 0
    signal(SIGINT) { number in
      interruptCount = 1
      signal(number, SIG_DFL)
    }
  }

  deinit {
    signal(SIGINT, SIG_DFL)
  }

  /// Whether Ctrl-C has been pressed since.
  var isSet: Bool { interruptCount != 0 }
}
