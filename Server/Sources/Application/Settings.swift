import HTTP
import Logging

/// The values of all options. A flag overrides the environment variable, which overrides the default in `Setting`.
public struct Settings: Sendable {
  /// A mistake in a flag or variable.
  public struct Fault: Error, CustomStringConvertible {
    /// The mistake, in a sentence.
    public let description: String

    /// Creates a fault.
    public init(_ description: String) {
      self.description = description
    }
  }

  private let flags: [String: String]
  private let variables: [String: String]

  /// Reads and checks flags with their values, `--port 80` or `--port=80`, and environment variables. Throws a `Fault`
  /// for an unknown flag, a flag without a value, a repeated flag, or a value that isn't permitted.
  public init(arguments: [String] = [], environment: [String: String] = [:]) throws {
    flags = try Self.flags(arguments)
    // An empty variable counts as unset, because files for systemd and Docker have no other way to leave one out.
    variables = environment.filter { !$0.value.isEmpty }
    for setting in Setting.all { try check(setting) }
  }

  private static func flags(_ arguments: [String]) throws -> [String: String] {
    var flags: [String: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      guard argument.hasPrefix("--"), let name = parts.first, Setting.all.contains(where: { $0.name == name }) else {
        throw Fault("There is no option \(argument); --help names all of them.")
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw Fault("--\(name) takes a value.")
      }
      guard flags.updateValue(value, forKey: name) == nil else { throw Fault("--\(name) appears twice.") }
    }
    return flags
  }

  private func check(_ setting: Setting) throws {
    guard let value = optionalText(setting.name) else { return }
    let isValid =
      switch setting.kind {
      case .text: true
      case .word(let words): words.contains(value)
      case .integer(let range): Int(value).map(range.contains) ?? false
      case .number(let range): Double(value).map(range.contains) ?? false
      case .networks: Self.networks(value) != nil
      case .page: !value.contains("://") || Self.isAddress(value, ["https://"])
      case .address(let beginnings): Self.isAddress(value, beginnings)
      }
    if isValid { return }
    let name = flags[setting.name] != nil ? "--" + setting.name : setting.variable
    throw Fault("\(name) takes \(setting.permittedValues), not \"\(value)\".")
  }

  private static func isAddress(_ text: String, _ beginnings: [String]) -> Bool {
    guard let beginning = beginnings.first(where: { text.hasPrefix($0) }), text.utf8.count <= 2000 else { return false }
    let rest = text.utf8.dropFirst(beginning.utf8.count)
    return !rest.isEmpty
      && rest.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private static func networks(_ text: String) -> [AddressRange]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      AddressRange(String(part.drop { $0 == " " }))
    }
    return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }
  }

  // MARK: Values of options

  /// Returns the value of an option in `Setting.all`, or `nil` if it isn't set and has no default.
  public func optionalText(_ name: String) -> String? {
    guard let setting = Setting.all.first(where: { $0.name == name }) else { preconditionFailure("no setting \(name)") }
    return flags[name] ?? variables[setting.variable] ?? setting.defaultValue
  }

  /// Returns the value of an option in `Setting.all` that is set or has a default.
  public func text(_ name: String) -> String {
    guard let text = optionalText(name) else { preconditionFailure("\(name) need not be set") }
    return text
  }

  /// Returns the value of an option in `Setting.all` that is a whole number with a default.
  public func integer(_ name: String) -> Int {
    guard let number = Int(text(name)) else { preconditionFailure("\(name) is no whole number") }
    return number
  }

  /// Returns the value of an option in `Setting.all` that is a number with a default.
  public func number(_ name: String) -> Double {
    guard let number = Double(text(name)) else { preconditionFailure("\(name) is no number") }
    return number
  }

  /// Returns the value of an option in `Setting.all` that is in seconds with a default, rounded to milliseconds.
  public func seconds(_ name: String) -> Duration {
    .milliseconds(Int64((number(name) * 1000).rounded()))
  }

  /// The settings of the web server.
  public var web: WebConfiguration {
    var web = WebConfiguration()
    web.host = text("host")
    web.port = integer("port")
    web.adminHost = text("admin-host")
    web.adminPort = integer("admin-port")
    web.siteFolder = optionalText("site")
    web.proxies = optionalText("proxies").flatMap(Self.networks) ?? []
    web.maxConnectionCount = integer("connections")
    web.maxConnectionCountPerAddress = integer("connections-per-address")
    web.maxHeaderLength = integer("header-bytes")
    web.maxBodyLength = integer("body-bytes")
    web.timeouts.header = seconds("header-seconds")
    web.timeouts.body = seconds("body-seconds")
    web.timeouts.response = seconds("answer-seconds")
    web.timeouts.idle = seconds("idle-seconds")
    return web
  }

  /// The handler of log messages, with the configured format and level.
  public var logHandler: LineLogHandler {
    LineLogHandler(
      format: LineLogHandler.Format(rawValue: text("log")) ?? .text,
      level: Logger.Level(rawValue: text("log-level")) ?? .info)
  }
}
