import AllGames
import ArgumentParser
import DailyGames
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import VerifiableDeals

struct TodayVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Verify all games of a past day.",
    discussion: """
      The file is a day's games.txt, which the server publishes when the day is over, with one recorded game per line. Each \
      game is replayed, and every spawn and every answer is compared with what the day's key deals. Then the order is \
      checked: in Triples, more points come first; in CodeBreaker, solved games come first, and fewer guesses before more. \
      Equal games are in the order of their bytes. Games solved in the same number of guesses are ordered by what mistakes \
      cost, which is not checked.

      The key is checked against the commitment that the server published before the day. If you have played on this \
      device, it stores the commitment that it saw first. Otherwise, pass the one that you saw with --commitment.

        parlor today verify games.txt --key KEY
        parlor today verify games.txt --key KEY --commitment COMMITMENT --previous COMMITMENT
        curl https://example.org/api/v1/days/2026-11-21/triples/games.txt | parlor today verify - --key KEY --json

      If a check fails, prints the first error with its line number to standard error and exits with code 65.
      """)

  @Argument(help: ArgumentHelp("The file with the games, or - for standard input.", valueName: "FILE"))
  var file: String

  @Option(help: ArgumentHelp("The day's key, 64 hexadecimal digits.", valueName: "HEX"))
  var key: String

  @Option(help: ArgumentHelp("The commitment to the key, published before the day.", valueName: "HEX"))
  var commitment: String?

  @Option(help: ArgumentHelp("The commitment to the day before. (default: none)", valueName: "HEX"))
  var previous: String?

  @Option(help: ArgumentHelp("The day, such as 2026-11-21. (default: the day of the first line)", valueName: "DAY"))
  var day: String?

  @OptionGroup var serverOptions: TodayServerOptions

  @Flag(help: "Print one line of JSON: day, game, games, committed, and the deal.")
  var json = false

  func run() throws {
    guard let key = DayKey(hex: key) else { throw Self.reportMalformedOption("key") }
    let commitment = try Self.readCommitment(commitment, "commitment")
    let previous = try Self.readCommitment(previous, "previous")
    guard previous == nil || commitment != nil else {
      throw Failure.usage.report("--previous requires --commitment.")
    }
    let day = try day.map { try CalendarDay(argument: $0) }
    do {
      try check(DayLines(Data(argument: file)), day: day, key: key, commitment: commitment, previous: previous)
    } catch let fault as DayFault {
      throw Failure.data.report(fault.description)
    }
  }

  private func check(
    _ lines: DayLines, day: CalendarDay?, key: DayKey, commitment: DayCommitment?, previous: DayCommitment?
  ) throws {
    guard let first = lines.first else { throw DayFault("the file has no games") }
    guard let game = DailyGame(id: first.prefix { $0 != UInt8(ascii: "/") }) else {
      throw DayFault("line 1: the game is neither \(DailyGame.all.map(\.name).joined(separator: " nor "))")
    }
    let day = try day ?? Self.day(ofLine: first, game)
    let (verification, isCommitted) = try dealAndCheckKey(game, day, key, commitment: commitment, previous: previous)
    var check = try DayCheck(game, verification)
    var lines = lines
    while case let some = lines.next(upTo: Self.batchLineCount), !some.isEmpty { try check.check(some) }
    TodayVerifyReport(check: check, isCommitted: isCommitted).show(asJSON: json)
  }

  /// Deals the day, and checks its key against the given or stored commitments to it and to the previous day. Throws if
  /// the key doesn't match one. `isCommitted` is `false` if the stored commitments aren't enough for a check.
  private func dealAndCheckKey(
    _ game: DailyGame, _ day: CalendarDay, _ key: DayKey, commitment: DayCommitment?, previous: DayCommitment?
  ) throws -> (verification: DayVerification, isCommitted: Bool) {
    let stored =
      commitment == nil
      ? RankedCommitments(storage: try serverOptions.connect(timeoutSeconds: 1).environment.storage) : nil
    func find(_ day: CalendarDay?) -> DayCommitment? {
      guard let day, let hex = stored?.commitment(of: day) else { return nil }
      return DayCommitment(hex: String(decoding: hex, as: UTF8.self))
    }
    let (seal, before) = (commitment ?? find(day), previous ?? find(day.adding(days: -1)))
    let reveal = DayReveal(
      day: day, key: key.hex, commitment: seal?.hex ?? "", previousCommitment: (before ?? .beforeFirstDay).hex)
    var verification = DayVerification(reveal, storedCommitment: nil, [DayDealer(game, game.dealType)])
    try verification.performAllSteps()
    let fits = verification.verdict?.isGood == true
    if !fits, commitment != nil || (seal != nil && before != nil) {
      let reason =
        commitment == nil
        ? " that this device saw first"
        : previous == nil ? ", if that is the first day; otherwise, use --previous" : ""
      throw DayFault("the key doesn't match the commitment to \(day)\(reason)")
    }
    return (verification, fits)
  }

  /// The number of lines to read before checking them. It limits the use of memory.
  private static let batchLineCount = 4096

  private static func reportMalformedOption(_ option: String) -> ExitCode {
    Failure.usage.report("--\(option) must be 64 hexadecimal digits, with lowercase letters.")
  }

  private static func readCommitment(_ text: String?, _ option: String) throws -> DayCommitment? {
    guard let text else { return nil }
    guard let commitment = DayCommitment(hex: text) else { throw reportMalformedOption(option) }
    return commitment
  }

  /// Returns the day of a recorded line. Doesn't check the moves.
  private static func day(ofLine line: [UInt8], _ game: DailyGame) throws(DayFault) -> CalendarDay {
    let deal: Deal
    do {
      deal = try game.dealType.deal(ofLine: line)
    } catch {
      throw DayFault("line 1: \(error)")
    }
    guard let day = deal.day else { throw DayFault("line 1: game \(deal) is not a daily game") }
    return day
  }
}

/// The lines of a file, with either kind of line end. Each line is created when it is needed.
struct DayLines: IteratorProtocol {
  private var rest: Data

  /// Creates an iterator over the lines of a file. A newline at the end doesn't start another line.
  init(_ file: Data) {
    rest = TextFile.withoutByteOrderMark(file)
  }

  var first: [UInt8]? {
    var copy = self
    return copy.next()
  }

  /// Returns the next `count` lines, or fewer at the end of the file.
  mutating func next(upTo count: Int) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    while lines.count < count, let line = next() { lines.append(line) }
    return lines
  }

  mutating func next() -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    defer { rest = end.map { rest[($0 + 1)...] } ?? Data() }
    return Array(TextFile.withoutCarriageReturn(rest[..<(end ?? rest.endIndex)]))
  }
}

/// The result of `parlor today verify` for a day without faults.
struct TodayVerifyReport: Report {
  let check: DayCheck
  let isCommitted: Bool

  var text: String {
    let games = check.count == 1 ? "The game is valid" : "All \(DecimalText.grouped(check.count)) games are valid"
    let key =
      isCommitted
      ? "The key matches the commitment."
      : "This device has no commitment to tell whether the key was chosen before the day."
    return "\(check.game.name) of \(check.day)\n\(games): moves, deal, and order.\n\(check.deal.summary)\n\(key)"
  }

  var fields: JSON {
    let fields: [(key: String, value: JSON)] = [
      ("day", JSON(check.day.description)), ("game", JSON(check.game.idText)), ("games", JSON(check.count)),
      ("committed", isCommitted ? JSON(true) : JSON(nil)),
    ]
    let facts = check.deal.facts.map { name, fact -> (key: String, value: JSON) in
      switch fact {
      case .number(let number): ("\(name)", JSON(number))
      case .text(let text): ("\(name)", JSON(text))
      }
    }
    return JSON(fields + facts)
  }
}
