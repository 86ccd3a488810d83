import CLibPQ
import Foundation
import Ledger

struct PostgreSQLResult {
  private(set) var rows: [SQLRow] = []
  /// The command tag, such as `COMMIT`.
  private(set) var tag = ""
  private(set) var writtenRowCount = 0

  init() {}

  /// Reads a result from libpq. Throws if the result is an error.
  init(_ result: OpaquePointer) throws(PostgreSQLFault) {
    switch PQresultStatus(result) {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: break
    default:
      let severity = text(PQresultErrorField(result, Int32(UInt8(ascii: "V"))))
      // Use only the primary message, because the full one may show the statement and its values.
      let message = text(PQresultErrorField(result, Int32(UInt8(ascii: "M"))))
      throw PostgreSQLFault(
        sqlState: text(PQresultErrorField(result, Int32(UInt8(ascii: "C")))),
        message: message.isEmpty ? text(PQresultErrorMessage(result)) : message,
        isConnectionLost: severity.isEmpty || severity == "FATAL" || severity == "PANIC")
    }
    tag = text(PQcmdStatus(result))
    if !tag.hasPrefix("SELECT") { writtenRowCount = Int(text(PQcmdTuples(result))) ?? 0 }
    let columns = PQnfields(result)
    rows.reserveCapacity(Int(PQntuples(result)))
    for row in 0..<PQntuples(result) {
      var values: [SQLValue] = []
      values.reserveCapacity(Int(columns))
      for column in 0..<columns {
        guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else {
          values.append(.null)
          continue
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
        values.append(try SQLValue(type: PQftype(result, column), text: bytes.assumingMemoryBound(to: UInt8.self)))
      }
      rows.append(SQLRow(values))
    }
  }
}

/// Copies a C string from libpq, without surrounding white space. Returns an empty string for a null pointer.
func text(_ pointer: UnsafePointer<CChar>?) -> String {
  guard let pointer else { return "" }
  return String(cString: pointer).trimmingCharacters(in: .whitespacesAndNewlines)
}
