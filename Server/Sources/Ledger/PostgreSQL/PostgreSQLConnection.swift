import Ledger

/// A connection as the ledger's SQL sees it.
final class PostgreSQLConnection: SQLConnection {
  private let wire: Wire
  /// The first statement's fault, after which PostgreSQL does nothing more in the transaction.
  private(set) var failure: PostgreSQLFault?

  init(_ wire: Wire) {
    self.wire = wire
  }

  var dialect: SQLDialect { .postgreSQL }

  func rows(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
    try perform(statement, values).rows
  }

  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws -> Int {
    try perform(statement, values).count
  }

  func lock(_ number: Int64, isShared: Bool) throws {
    _ = try perform("SELECT pg_advisory_xact_lock\(isShared ? "_shared" : "")($1)", [.integer(number)])
  }

  private func perform(_ text: String, _ values: [SQLValue]) throws -> Answer {
    do throws(PostgreSQLFault) {
      if let failure { throw failure }
      var parameters: [Parameter] = []
      for value in values { parameters.append(try Parameter(value)) }
      return try wire.run(text, parameters, isRepeated: Self.isRepeated(text))
    } catch {
      failure = failure ?? error
      throw error.meaning
    }
  }

  /// Whether a statement is one that comes again; tables are made and dropped once.
  private static func isRepeated(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace }.prefix(6).uppercased()
    return ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(start) || start.hasPrefix("WITH")
  }
}
