import CLibPQ
import Foundation
import Ledger

/// The connection parameters of a database for libpq, with this server's defaults.
struct PostgreSQLConnectionParameters: Sendable {
  private(set) var parameters: [String: String] = [:]

  /// The defaults for parameters that neither the address nor an environment variable sets. If there are several hosts,
  /// libpq connects to the one that accepts writes, and gives up on an unresponsive host within seconds.
  private static let defaults = [
    "application_name": "parlor-server", "connect_timeout": "2", "target_session_attrs": "read-write",
    "tcp_user_timeout": "5000", "keepalives": "1", "keepalives_idle": "5", "keepalives_interval": "2",
    "keepalives_count": "3",
  ]

  /// Parses a URL such as `postgres://user@host:port,host:port/database?…`, or keywords and values such as `host=…`.
  /// The password should be in the file that `PGPASSFILE` names. Throws `LedgerError.fault` if the address isn't valid.
  init(_ text: String) throws(LedgerError) {
    var message: UnsafeMutablePointer<CChar>?
    guard let options = PQconninfoParse(text, &message) else {
      defer { PQfreemem(message) }
      // The message may contain a part of the address, and therefore the password.
      throw .fault("Can't read the address in --database. Write it like postgres://user@host:5432/name.")
    }
    defer { PQconninfoFree(options) }
    var option = options
    while let word = option.pointee.keyword {
      let name = String(cString: word)
      if let value = option.pointee.val {
        parameters[name] = String(cString: value)
      } else if let value = Self.defaults[name], !Self.isSet(option.pointee.envvar) {
        parameters[name] = value
      }
      option += 1
    }
    parameters["client_encoding"] = "UTF8"
    if needsVerification { parameters["sslmode"] = "verify-full" }
  }

  /// Whether the connection must be encrypted, and the server's certificate verified: unless the address, a variable, or a
  /// service file decides that, or all hosts are this machine. libpq would accept an unencrypted connection to any host.
  private var needsVerification: Bool {
    let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
    for (name, variable) in [("sslmode", "PGSSLMODE"), ("service", "PGSERVICE")]
    where parameters[name] != nil || environment[variable] != nil { return false }
    // `hostaddr` decides if there are both, and an empty host is the socket of this machine.
    let hosts =
      parameters["hostaddr"] ?? environment["PGHOSTADDR"] ?? parameters["host"] ?? environment["PGHOST"] ?? ""
    return !hosts.split(separator: ",").allSatisfy(Self.isThisMachine)
  }

  private static func isThisMachine(_ host: Substring) -> Bool {
    if host.hasPrefix("/") || host.hasPrefix("@") || ["localhost", "::1"].contains(host) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }

  private init(parameters: [String: String]) {
    self.parameters = parameters
  }

  func restricted(toHost host: String, port: String) -> PostgreSQLConnectionParameters {
    var restricted = parameters
    restricted["hostaddr"] = nil
    (restricted["host"], restricted["port"]) = (host, port)
    restricted["connect_timeout"] = "2"
    restricted["target_session_attrs"] = "any"
    return PostgreSQLConnectionParameters(parameters: restricted)
  }

  private static func isSet(_ variable: UnsafeMutablePointer<CChar>?) -> Bool {
    guard let variable, let value = getenv(variable) else { return false }
    return value.pointee != 0
  }

  /// Calls a closure with the keywords and values as null-terminated arrays of C strings.
  func withPointers<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let pairs = Array(parameters)
    let words = pairs.map { strdup($0.key) } + [nil]
    let values = pairs.map { strdup($0.value) } + [nil]
    defer { (words + values).forEach { free($0) } }
    return words.map { UnsafePointer($0) }.withUnsafeBufferPointer { words in
      values.map { UnsafePointer($0) }.withUnsafeBufferPointer { body(words.baseAddress!, $0.baseAddress!) }
    }
  }
}
