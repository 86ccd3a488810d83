import Foundation
import Ledger
import Synchronization

/// A file that one process has for itself, until it ends in whatever way.
final class LockFile: Sendable {
  private let descriptor: Mutex<Int32?>

  /// Takes the file, and makes it where there is none.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - purpose: what it keeps others from, for the message that they see.
  /// - Throws: `LedgerError.unavailable` where another process has it, or where it cannot be opened.
  init(path: String, for purpose: String) throws(LedgerError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unavailable("\(path) cannot be opened: \(Self.reason())")
    }
    // The lock belongs to the open file and not to its name, so it goes with the process, and the file may stay.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      let reason = Self.reason()
      close(descriptor)
      throw .unavailable(
        isTaken ? "\(purpose) is in use by another server." : "\(path) cannot be locked: \(reason)")
    }
    self.descriptor = Mutex(descriptor)
  }

  /// What the last call of the system failed by.
  static func reason() -> String {
    String(cString: strerror(errno))
  }

  /// Lets others have it.
  func release() {
    descriptor.withLock { descriptor in
      guard let open = descriptor else { return }
      // Closing alone would leave it locked while a program that is just being started still has the file.
      flock(open, LOCK_UN)
      close(open)
      descriptor = nil
    }
  }

  deinit {
    release()
  }
}
