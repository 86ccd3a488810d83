/// A server option, set by a flag or an environment variable. A test compares the list `all` with README.md's table.
public struct Setting: Sendable {
  enum Kind: Sendable {
    /// Text that isn't empty.
    case text
    /// One of these words.
    case word([String])
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// Networks such as `10.0.0.0/8`, separated by commas.
    case networks
    /// A web or mail address that begins with one of these, and has only characters that JSON needn't escape.
    case address([String])
    /// A web address, as above, or the path of a file.
    case page
  }

  /// The flag without its dashes, such as `admin-port`.
  public let name: String

  let kind: Kind

  /// The default value, or `nil` if there is none.
  public let defaultValue: String?

  /// The purpose, in a sentence.
  public let purpose: String

  /// The environment variable, such as `PARLOR_ADMIN_PORT`.
  public var variable: String {
    "PARLOR_" + name.uppercased().split(separator: "-").joined(separator: "_")
  }

  /// The permitted values, in words.
  public var permittedValues: String {
    switch kind {
    case .text: "text"
    case .word(let words): words.joined(separator: ", ")
    case .integer(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "\(formatted(range.lowerBound)) to \(formatted(range.upperBound))"
    case .networks: "networks such as 10.0.0.0/8, with commas between them"
    case .page: "an address that begins with https://, or a text file"
    case .address(let beginnings): "an address that begins with " + beginnings.joined(separator: " or ")
    }
  }

  /// All options, in the order of the help.
  public static let all: [Setting] = [
    Setting(
      name: "database", kind: .text, defaultValue: "data/parlor.sqlite",
      purpose: "The SQLite file, or the address of a PostgreSQL database: postgres://host/name."),
    Setting(
      name: "shards", kind: .text, defaultValue: nil,
      purpose:
        "The addresses of further PostgreSQL databases for the players of a new ledger, with spaces between them."),
    Setting(
      name: "seal", kind: .text, defaultValue: nil,
      purpose: "The file with the secrets that seal the keys of coming days. If not set, they aren't sealed."),
    Setting(
      name: "folder", kind: .text, defaultValue: nil,
      purpose: "The folder for the files of recorded games. If not set, the folder of the SQLite file, or data."),
    Setting(
      name: "recordings", kind: .integer(1...1_000_000), defaultValue: "4000",
      purpose: "Megabytes on disk for recorded games. The least recently requested ones make room."),
    Setting(name: "host", kind: .text, defaultValue: "127.0.0.1", purpose: "The address to listen on."),
    Setting(
      name: "port", kind: .integer(0...65_535), defaultValue: "8080",
      purpose: "The port to listen on, or 0 for any free port."),
    Setting(
      name: "admin-host", kind: .text, defaultValue: "127.0.0.1",
      purpose: "The address for health checks and metrics. Keep it private."),
    Setting(
      name: "admin-port", kind: .integer(0...65_535), defaultValue: "8081",
      purpose: "The port for health checks and metrics, or 0 for any free port."),
    Setting(
      name: "site", kind: .text, defaultValue: nil, purpose: "The folder with the site, as make site writes it."),
    Setting(
      name: "contact", kind: .address(["mailto:", "https://"]), defaultValue: nil,
      purpose: "How players reach you, linked from the site and the apps."),
    Setting(
      name: "privacy", kind: .address(["https://"]), defaultValue: nil,
      purpose: "The privacy policy, linked from the site and the apps."),
    Setting(
      name: "imprint", kind: .page, defaultValue: nil,
      purpose: "The imprint, linked from the site and the apps."),
    Setting(
      name: "proxies", kind: .networks, defaultValue: nil,
      purpose: "The proxies whose X-Forwarded-For header is trusted."),
    Setting(
      name: "log", kind: .word(["json", "text"]), defaultValue: "text",
      purpose: "The format of the log on standard error."),
    Setting(
      name: "log-level", kind: .word(["debug", "info", "notice", "warning", "error"]), defaultValue: "info",
      purpose: "The lowest level that is logged. At info, each request is one line."),
    Setting(
      name: "moves-per-second", kind: .number(0.01...100_000), defaultValue: "20",
      purpose: "Moves per second and player, on average."),
    Setting(
      name: "standings-per-second", kind: .number(0.01...100_000), defaultValue: "2",
      purpose: "Requests for standings per second and player, on average."),
    Setting(
      name: "calls-per-second", kind: .number(0.01...100_000), defaultValue: "5",
      purpose: "Other calls per second and player, on average."),
    Setting(
      name: "calls-per-address", kind: .number(1...1_000_000), defaultValue: "300",
      purpose: "All calls per second and IPv4 address or IPv6 /64, on average."),
    Setting(
      name: "players-per-hour", kind: .number(0.01...100_000_000), defaultValue: "30",
      purpose: "New players per hour and IPv4 address or IPv6 /64, on average."),
    Setting(
      name: "players-at-once", kind: .integer(1...100_000_000), defaultValue: "60",
      purpose: "New players of such an address in a burst. A school class may share one address."),
    Setting(
      name: "coach-nodes", kind: .integer(0...100_000_000), defaultValue: "40000",
      purpose: "Positions that the coach searches per move when it plays a daily game, or 0 for no coach."),
    Setting(
      name: "constant", kind: .word(["off", "on"]), defaultValue: "off",
      purpose:
        "Whether /api/v1/constant exists, a call without the ledger that benchmarks compare with."),
    Setting(
      name: "connections", kind: .integer(1...1_000_000), defaultValue: "10000",
      purpose: "Open connections. If there are more, those that were idle longest are closed."),
    Setting(
      name: "connections-per-address", kind: .integer(1...1_000_000), defaultValue: "200",
      purpose: "Open connections per IPv4 address or IPv6 /64. Those of proxies don't count."),
    Setting(
      name: "header-bytes", kind: .integer(1024...1_048_576), defaultValue: "8192",
      purpose: "Bytes in the address of a request, and in the names and values of its header."),
    Setting(
      name: "body-bytes", kind: .integer(256...1_048_576), defaultValue: "4096",
      purpose: "Bytes in the body of a request."),
    Setting(
      name: "header-seconds", kind: .number(0.1...3600), defaultValue: "10",
      purpose: "Seconds until a header must be complete."),
    Setting(
      name: "body-seconds", kind: .number(0.1...3600), defaultValue: "10",
      purpose: "Seconds from the end of the header until the body must be complete."),
    Setting(
      name: "answer-seconds", kind: .number(0.1...3600), defaultValue: "30",
      purpose: "Seconds for the client to take an answer, or each quarter megabyte of a day's games."),
    Setting(
      name: "idle-seconds", kind: .number(0.1...3600), defaultValue: "75",
      purpose: "Seconds that an idle connection stays open."),
    Setting(
      name: "drain-seconds", kind: .number(0.1...3600), defaultValue: "8",
      purpose: "Seconds for pending requests to finish when the server shuts down."),
  ]

  /// The help text, with a paragraph for each option.
  public static var help: String {
    all.map { setting in
      let defaultValue = setting.defaultValue.map { ", \($0) if not set" } ?? ""
      return
        "  --\(setting.name) or \(setting.variable): \(setting.permittedValues)\(defaultValue)\n      \(setting.purpose)"
    }.joined(separator: "\n")
  }

  /// The rows of the table in README.md.
  public static var table: String {
    all.map { setting in
      let defaultValue = setting.defaultValue.map { "`\($0)`" } ?? "none"
      return "| `--\(setting.name)` | \(defaultValue) | \(setting.permittedValues) | \(setting.purpose) |"
    }.joined(separator: "\n")
  }
}

private func formatted(_ number: Double) -> String {
  number.rounded() == number ? String(Int(number)) : String(number)
}
