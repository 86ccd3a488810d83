import Foundation
import Ledger
import Synchronization

/// A lock file that one process holds until it releases the lock or ends.
final class LockFile: Sendable {
  private let descriptor: Mutex<Int32?>

  /// Locks the file, and creates it if it doesn't exist. `purpose` names the locked resource in the error message.
  /// Throws `LedgerError.unavailable` if another process holds the lock, or the file can't be opened.
  init(path: String, for purpose: String) throws(LedgerError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unavailable(
        "Can't open \(path): \(Self.systemErrorMessage()). The server must be able to write to the folder of its database."
      )
    }
    // The lock belongs to the open file, not to its name. It ends with the process, so the file may stay.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      let reason = Self.systemErrorMessage()
      close(descriptor)
      throw .unavailable(
        isTaken ? "\(purpose) is in use by another server." : "\(path) cannot be locked: \(reason)")
    }
    self.descriptor = Mutex(descriptor)
  }

  static func systemErrorMessage() -> String {
    String(cString: strerror(errno))
  }

  func release() {
    descriptor.withLock { descriptor in
      guard let open = descriptor else { return }
      // Unlock explicitly, because a child process that is just starting may still have the file open.
      flock(open, LOCK_UN)
      close(open)
      descriptor = nil
    }
  }

  deinit {
    release()
  }
}
