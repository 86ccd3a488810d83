import Foundation
import GameCore
import SessionSupport
import TerminalSupport

/// A table that has a text form.
protocol TextTable: Sendable {
  var text: [UInt8] { get }
}

/// A table in a file, which several threads improve. `@unchecked` is safe because a lock protects the state.
final class TableStore<Table: TextTable>: @unchecked Sendable {
  private let path: String
  private let minSaveInterval: Duration
  private let lock = NSLock()
  private var currentTable: Table
  private var currentImprovementCount = 0
  private var lastSave = ContinuousClock().now

  /// Creates a store. `minSaveInterval` is the minimum time between two writes of the file before the final one.
  init(_ table: Table, path: String, minSaveInterval: Duration = .zero) {
    currentTable = table
    self.path = path
    self.minSaveInterval = minSaveInterval
  }

  var table: Table { lock.withLock { currentTable } }

  var improvementCount: Int { lock.withLock { currentImprovementCount } }

  /// Changes the table, and writes it from time to time. `body` returns whether it has improved the table.
  func improve(_ body: (inout Table) -> Bool) {
    lock.withLock {
      if body(&currentTable) { currentImprovementCount += 1 }
      let now = ContinuousClock().now
      if now - lastSave >= minSaveInterval {
        lastSave = now
        // Ignore errors here, because `save()` reports them at the end.
        try? write()
      }
    }
  }

  /// Writes the table if it has changed. If writing fails, reports the error and throws an exit code.
  func save() throws {
    try reportingFailure(toWrite: path) { try lock.withLock { try write() } }
  }

  private func write() throws {
    guard currentImprovementCount > 0 else { return }
    // An atomic write leaves a complete table even if the program is interrupted.
    try Data(currentTable.text).write(to: URL(filePath: path), options: .atomic)
  }
}

/// Calls a closure that writes a file. If it fails, reports the error and throws an exit code.
func reportingFailure(toWrite path: String, _ write: () throws -> Void) throws {
  do {
    try write()
  } catch {
    throw Failure.file.report("\(path) cannot be written: \(error.localizedDescription)")
  }
}

extension Console {
  /// Reports each tenth of the games of a long computation.
  static func report(_ count: Int, of total: Int, _ verb: String) {
    if total >= 100, count % (total / 10) == 0 {
      report("\(DecimalText.grouped(count)) of \(DecimalText.grouped(total)) games \(verb)")
    }
  }
}
