/// Something that can be set: a flag of the program, and a variable of its environment.
///
/// The list of them is all that there is: the flags are read by it, the help is written from it, and a test holds the table in
/// README.md to it.
public struct Setting: Sendable {
  /// What may be set.
  enum Kind: Sendable {
    /// A text that is not empty.
    case text
    /// One of these words.
    case word([String])
    /// A whole number.
    case whole(ClosedRange<Int>)
    /// A number.
    case number(ClosedRange<Double>)
    /// Networks, as `10.0.0.0/8`, with commas between them.
    case networks
  }

  /// The flag without its dashes, such as `admin-port`.
  public let name: String

  let kind: Kind

  /// What holds where nothing is set; nothing where there is nothing then.
  public let standard: String?

  /// What it is for, in a sentence.
  public let purpose: String

  /// The variable: `PARLOR_ADMIN_PORT`.
  public var variable: String {
    "PARLOR_" + name.uppercased().split(separator: "-").joined(separator: "_")
  }

  /// What may be set, in words.
  public var range: String {
    switch kind {
    case .text: "a text"
    case .word(let words): words.joined(separator: ", ")
    case .whole(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "\(plain(range.lowerBound)) to \(plain(range.upperBound))"
    case .networks: "networks such as 10.0.0.0/8, with commas between them"
    }
  }

  /// All settings, in the order in which the help names them.
  public static let all: [Setting] = [
    Setting(
      name: "database", kind: .text, standard: "data/parlor.sqlite",
      purpose: "A file, which is made where there is none, or the address of a PostgreSQL: postgres://host/name."),
    Setting(
      name: "folder", kind: .text, standard: nil,
      purpose:
        "The folder for files that end with the server, the games of a day; if not set, that of the ledger's file, or data."
    ),
    Setting(name: "host", kind: .text, standard: "127.0.0.1", purpose: "The address that is listened at."),
    Setting(
      name: "port", kind: .whole(0...65_535), standard: "8080", purpose: "Its port; 0 for any that is free."),
    Setting(
      name: "admin-host", kind: .text, standard: "127.0.0.1",
      purpose: "The address at which health and metrics are told. It is for the operator alone."),
    Setting(
      name: "admin-port", kind: .whole(0...65_535), standard: "8081", purpose: "Its port; 0 for any that is free."),
    Setting(
      name: "site", kind: .text, standard: nil, purpose: "The folder with the pages, as make site writes it."),
    Setting(
      name: "proxies", kind: .networks, standard: nil,
      purpose: "The proxies that are believed when they say in X-Forwarded-For whom they speak for."),
    Setting(
      name: "log", kind: .word(["json", "text"]), standard: "text", purpose: "How lines are written to standard error."),
    Setting(
      name: "log-level", kind: .word(["debug", "info", "notice", "warning", "error"]), standard: "info",
      purpose: "The least important lines that are written. At info, each request is one."),
    Setting(
      name: "moves-per-second", kind: .number(0.01...100_000), standard: "20",
      purpose: "Moves of a player in a second, in the long run."),
    Setting(
      name: "standings-per-second", kind: .number(0.01...100_000), standard: "2",
      purpose: "Standings that a player asks for in a second, in the long run."),
    Setting(
      name: "players-per-hour", kind: .number(0.01...100_000_000), standard: "30",
      purpose: "New players of an IPv4 address or IPv6 /64 in an hour, in the long run."),
    Setting(
      name: "players-at-once", kind: .whole(1...100_000_000), standard: "60",
      purpose: "New players of such an address at once. A class shares one."),
    Setting(
      name: "coach-nodes", kind: .whole(0...100_000_000), standard: "40000",
      purpose: "Positions that the coach looks at for a move when it plays the day's Triples; 0 for no coach."),
    Setting(
      name: "constant", kind: .word(["off", "on"]), standard: "off",
      purpose:
        "Whether /api/v1/constant gives a constant answer to players, which measures what lies around the ledger."),
    Setting(
      name: "connections", kind: .whole(1...1_000_000), standard: "10000",
      purpose: "Connections in all. Others wait."),
    Setting(
      name: "connections-per-address", kind: .whole(1...1_000_000), standard: "100",
      purpose: "Connections of an address. Proxies are not counted."),
    Setting(
      name: "header-bytes", kind: .whole(1024...1_048_576), standard: "8192", purpose: "Bytes of a request's header."),
    Setting(name: "body-bytes", kind: .whole(256...1_048_576), standard: "4096", purpose: "Bytes of a request's body."),
    Setting(
      name: "header-seconds", kind: .number(0.1...3600), standard: "10",
      purpose: "Seconds in which a header has to be complete."),
    Setting(
      name: "body-seconds", kind: .number(0.1...3600), standard: "10",
      purpose: "Seconds in which a body has to be complete, from the end of its header."),
    Setting(
      name: "answer-seconds", kind: .number(0.1...3600), standard: "30",
      purpose: "Seconds in which an answer has to be taken, or each quarter of a megabyte of the games of a day."),
    Setting(
      name: "idle-seconds", kind: .number(0.1...3600), standard: "75",
      purpose: "Seconds for which a connection is kept without a request."),
    Setting(
      name: "drain-seconds", kind: .number(0.1...3600), standard: "8",
      purpose: "Seconds that requests under way have when the server is told to end."),
  ]

  /// The help: all settings, a paragraph each.
  public static var help: String {
    all.map { setting in
      let standard = setting.standard.map { ", \($0) if not set" } ?? ""
      return "  --\(setting.name) or \(setting.variable): \(setting.range)\(standard)\n      \(setting.purpose)"
    }.joined(separator: "\n")
  }

  /// The rows of the table in README.md.
  public static var table: String {
    all.map { setting in
      let standard = setting.standard.map { "`\($0)`" } ?? "none"
      return "| `--\(setting.name)` | `\(setting.variable)` | \(standard) | \(setting.range) | \(setting.purpose) |"
    }.joined(separator: "\n")
  }
}

/// A number as people write it.
private func plain(_ number: Double) -> String {
  number.rounded() == number ? String(Int(number)) : String(number)
}
