import Ledger

final class PostgreSQLTransactionConnection: SQLConnection {
  private let connection: PostgreSQLConnection
  /// The error of the first statement that failed. PostgreSQL rejects later statements of the transaction.
  private(set) var failure: PostgreSQLFault?

  init(_ connection: PostgreSQLConnection) {
    self.connection = connection
  }

  var dialect: SQLDialect { .postgreSQL }

  func rows(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
    try perform(statement, values).rows
  }

  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws -> Int {
    try perform(statement, values).writtenRowCount
  }

  func lock(_ number: Int64, isShared: Bool) throws {
    _ = try perform("SELECT pg_advisory_xact_lock\(isShared ? "_shared" : "")($1)", [.integer(number)])
  }

  private func perform(_ text: String, _ values: [SQLValue]) throws -> PostgreSQLResult {
    do throws(PostgreSQLFault) {
      if let failure { throw failure }
      var parameters: [PostgreSQLParameter] = []
      for value in values { parameters.append(try PostgreSQLParameter(value)) }
      return try connection.run(text, parameters, shouldPrepare: Self.shouldPrepare(text))
    } catch {
      failure = failure ?? error
      throw error.ledgerError
    }
  }

  /// Returns whether a statement may run again. Statements that create or drop tables run only once.
  private static func shouldPrepare(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace }.prefix(6).uppercased()
    return ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(start) || start.hasPrefix("WITH")
  }
}
