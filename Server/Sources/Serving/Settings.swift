import Configuration
import HTTP
import Logging

/// What is set: by flags first, then by the environment, and where neither says anything as `Setting` has it.
public struct Settings: Sendable {
  /// What is set wrongly, in a sentence.
  public struct Fault: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// Makes a fault.
    public init(_ description: String) {
      self.description = description
    }
  }

  private let reader: ConfigReader
  private let flags: Set<String>

  /// Reads flags and environment, and checks all that they set.
  ///
  /// - Parameters:
  ///   - arguments: flags with their values: `--port 80` or `--port=80`.
  ///   - environment: the variables of the environment.
  /// - Throws: `Fault` for a flag that nobody knows, one without a value, one twice, or a value that cannot be.
  public init(arguments: [String] = [], environment: [String: String] = [:]) throws {
    let flags = try Self.flags(arguments)
    self.flags = Set(flags.keys)
    let values = flags.map { (AbsoluteConfigKey(Self.key($0)), ConfigValue(.string($1), isSecret: false)) }
    // An empty variable is none: that is how files for systemd and Docker leave one out.
    let set = environment.filter { !$0.value.isEmpty }
    reader = ConfigReader(providers: [
      InMemoryProvider(name: "flags", values: Dictionary(uniqueKeysWithValues: values)),
      EnvironmentVariablesProvider(environmentVariables: set),
    ])
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
      guard flags.updateValue(value, forKey: name) == nil else { throw Fault("--\(name) stands there twice.") }
    }
    return flags
  }

  /// What a setting is called where both are read: `parlor.admin.port` is `PARLOR_ADMIN_PORT` in the environment.
  private static func key(_ name: String) -> ConfigKey {
    ConfigKey(["parlor"] + name.split(separator: "-").map(String.init))
  }

  private func check(_ setting: Setting) throws {
    guard let value = optionalText(setting.name) else { return }
    let isRight =
      switch setting.kind {
      case .text: true
      case .word(let words): words.contains(value)
      case .whole(let range): Int(value).map(range.contains) ?? false
      case .number(let range): Double(value).map(range.contains) ?? false
      case .networks: Self.networks(value) != nil
      }
    if isRight { return }
    let name = flags.contains(setting.name) ? "--" + setting.name : setting.variable
    throw Fault("\(name) takes \(setting.range), not \"\(value)\".")
  }

  private static func networks(_ text: String) -> [AddressRange]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      AddressRange(String(part.drop { $0 == " " }))
    }
    return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }
  }

  // MARK: What is set

  /// A text, if there is one.
  ///
  /// - Precondition: there is a setting of that name.
  public func optionalText(_ name: String) -> String? {
    guard let setting = Setting.all.first(where: { $0.name == name }) else { preconditionFailure("no setting \(name)") }
    return reader.string(forKey: Self.key(name)) ?? setting.standard
  }

  /// A text.
  ///
  /// - Precondition: there is a setting of that name, and it is always set.
  public func text(_ name: String) -> String {
    guard let text = optionalText(name) else { preconditionFailure("\(name) need not be set") }
    return text
  }

  /// A whole number.
  ///
  /// - Precondition: there is a setting of that name, and it is a whole number.
  public func whole(_ name: String) -> Int {
    guard let number = Int(text(name)) else { preconditionFailure("\(name) is no whole number") }
    return number
  }

  /// A number.
  ///
  /// - Precondition: there is a setting of that name, and it is a number.
  public func number(_ name: String) -> Double {
    guard let number = Double(text(name)) else { preconditionFailure("\(name) is no number") }
    return number
  }

  /// A number of seconds.
  ///
  /// - Precondition: there is a setting of that name, and it is a number.
  public func seconds(_ name: String) -> Duration {
    .milliseconds(Int64((number(name) * 1000).rounded()))
  }

  /// Where and how the server listens.
  public var web: WebConfiguration {
    var web = WebConfiguration()
    web.host = text("host")
    web.port = whole("port")
    web.adminHost = text("admin-host")
    web.adminPort = whole("admin-port")
    web.site = optionalText("site")
    web.proxies = optionalText("proxies").flatMap(Self.networks) ?? []
    web.connections = whole("connections")
    web.connectionsPerAddress = whole("connections-per-address")
    web.headerBytes = whole("header-bytes")
    web.bodyBytes = whole("body-bytes")
    web.times.header = seconds("header-seconds")
    web.times.body = seconds("body-seconds")
    web.times.answer = seconds("answer-seconds")
    web.times.idle = seconds("idle-seconds")
    return web
  }

  /// How the server writes what happens.
  public var log: LogLines {
    LogLines(
      format: LogLines.Format(rawValue: text("log")) ?? .text,
      level: Logger.Level(rawValue: text("log-level")) ?? .info)
  }
}
