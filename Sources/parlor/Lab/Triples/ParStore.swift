import Foundation
import TerminalSupport
import TriplesPar

/// A table of pars in a file, which several threads improve. The lock makes it safe to share.
final class ParStore: @unchecked Sendable {
  private let file: URL
  private let lock = NSLock()
  private var current: ParTable
  private var improved = 0
  private var lastSave = ContinuousClock().now

  /// How long improvements may wait until they are written.
  private static let patience = Duration.seconds(5)

  /// Reads a table, or begins an empty one where there is no file.
  ///
  /// - Throws: an exit code, when the fault has been reported.
  init(path: String) throws {
    file = URL(filePath: path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      current = ParTable()
      return
    }
    guard let text = try? Data(contentsOf: file) else { throw Failure.file.report("\(path) cannot be read.") }
    do throws(ParTableFault) {
      current = try ParTable(text: [UInt8](text))
    } catch {
      throw Failure.data.report("\(path) is not a table of pars: \(error).")
    }
  }

  /// The table as it is now.
  var table: ParTable { lock.withLock { current } }

  /// How many games were improved.
  var improvedCount: Int { lock.withLock { improved } }

  /// Takes a game into the table if it is better than the one there, and writes the table now and then.
  func improve(with par: Par) {
    lock.withLock {
      if current.improve(with: par) { improved += 1 }
      let now = ContinuousClock().now
      if now - lastSave >= Self.patience {
        lastSave = now
        // What cannot be written now is told at the end.
        try? write()
      }
    }
  }

  /// Writes the table, if there is anything new in it.
  ///
  /// - Throws: an exit code, when the fault has been reported.
  func save() throws {
    do {
      try lock.withLock { try write() }
    } catch {
      throw Failure.file.report("\(file.relativePath) cannot be written: \(error.localizedDescription)")
    }
  }

  private func write() throws {
    guard improved > 0 else { return }
    // Atomic, so that whoever interrupts this is left with a whole table.
    try Data(current.text).write(to: file, options: .atomic)
  }
}
