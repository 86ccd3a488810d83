import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport

/// A ranked game that is played line by line.
package protocol RankedLineTable {
  associatedtype Session: RankedSession

  /// The session, at a table of a day that a server deals.
  var session: Session { get }

  /// How to play, in a few lines.
  static var help: String { get }

  /// Whether the end of a game tells more than its last move, such as the code.
  static var endTellsMore: Bool { get }

  /// How the game stands.
  var text: String { get }

  /// The number of moves that the server has answered.
  var count: Int { get }

  /// Whether the game is over.
  var isOver: Bool { get }

  /// Splits a line into moves. `nil` if there is anything else in it.
  func moves(in line: String) -> [String]?

  /// Plays a move.
  ///
  /// - Returns: why that is not possible, as a sentence; `nil` if the move is on its way.
  func play(_ move: String) -> String?

  /// Ends the game as it stands.
  func finish()
}

extension RankedLineTable {
  package static var endTellsMore: Bool { false }
}

/// Plays a ranked game line by line: reads what the player wants, waits for the server, and shows how the game stands.
package struct RankedLines<Table: RankedLineTable> {
  /// How often a call is made before the player is asked.
  private static var tries: Int { 3 }

  private let table: Table
  private let server: DayServer

  /// Makes the game of a table. `nil` if no server deals it.
  init?(_ table: Table, server: DayServer) {
    guard table.session.seat != nil else { return nil }
    (self.table, self.server) = (table, server)
  }

  private var seat: RankedSeat { table.session.seat! }

  /// Plays a ranked game: on a whole screen where there is one, else line by line.
  ///
  /// - Parameters:
  ///   - isPlain: whether lines are wanted also in a terminal.
  ///   - onScreen: plays on a whole screen.
  /// - Throws: an exit code, when the reason has been reported.
  package static func play(
    _ table: Table, at server: DayServer, isPlain: Bool, onScreen: () throws -> Void
  ) throws {
    guard !isPlain, Look.hasScreen else {
      try RankedLines(table, server: server)?.run()
      return
    }
    try onScreen()
    try table.session.reportUnanswered()
  }

  /// Plays until the player leaves or the game is over.
  ///
  /// - Throws: an exit code, when the reason has been reported.
  func run() throws {
    try introduce()
    let isNew = seat.player == nil
    settle()
    if isNew, let player = seat.player { Console.note("You are \(String(decoding: player.name, as: UTF8.self)) here.") }
    guard seat.isKnown || table.count > 0 || seat.action != nil else { throw failure }
    show(table.text)
    if !isOver { show(Table.help) }
    tell()
    while !isOver, let input = readLine() {
      let line = input.trimmingCharacters(in: .whitespaces)
      if line == "q" { break }
      take(line)
    }
    table.session.leaveDoorLine()
    try end()
  }

  private var isOver: Bool { table.isOver || seat.isClosed || seat.trouble.map { !$0.isTemporary } == true }

  /// Explains ranked games before the player's first one.
  ///
  /// - Throws: `ExitCode.success` if the player leaves.
  private func introduce() throws {
    guard seat.question == .introduction else { return }
    let words = seat.introduction
    print("\(words.title)\n\n\(words.text.wrapped(72).joined(separator: "\n"))\n")
    if isatty(STDIN_FILENO) == 1 {
      print("Press Return to start. Or type q to play your own game first:\nparlor \(seat.game.folder) play")
      fflush(nil)
      guard let answer = readLine(), answer.trimmingCharacters(in: .whitespaces) != "q" else { throw ExitCode.success }
    }
    table.session.startRanked()
  }

  /// Does what a line says.
  private func take(_ line: String) {
    if seat.action != nil || seat.trouble != nil {
      table.session.tryServerAgain()
      guard settle() else { return tell() }
      show(table.text)
      // An empty line asks for nothing but another try.
      if line.isEmpty || isOver { return tell() }
    }
    if line == "finish" {
      table.finish()
      settle()
      show(table.text)
      return tell()
    }
    guard let moves = table.moves(in: line) else { return Console.note(Table.help) }
    for move in moves where !isOver {
      if let objection = table.play(move) { return Console.note(objection) }
      let isAnswered = settle()
      show(table.text)
      tell()
      guard isAnswered else { return }
    }
  }

  /// Makes all calls that are due.
  ///
  /// - Returns: whether all were answered.
  @discardableResult
  private func settle() -> Bool {
    var failures = 0
    // A place that is still worked out is not waited for.
    while let call = seat.call, call.pause == 0 || seat.trouble != nil {
      if call.pause > 0 { Thread.sleep(forTimeInterval: Double(call.pause) / 1000) }
      table.session.receive(server.reply(to: call.request), to: call.number)
      failures = seat.trouble == nil ? 0 : failures + 1
      if failures == Self.tries { break }
    }
    return seat.trouble == nil
  }

  /// Prints the notices, and what is wrong with the server.
  private func tell() {
    while let notice = table.session.notices.first {
      Console.note(notice.text)
      table.session.dismissNotice()
    }
    guard let trouble = seat.trouble, trouble.isTemporary else { return }
    let kept = seat.action == nil ? "" : " Your move is kept."
    Console.note("\(Self.sentence(trouble))\(kept) Press Return to try again, or q to leave.")
  }

  private static func sentence(_ trouble: ServerTrouble) -> String {
    switch trouble {
    case .unreachable: "The server cannot be reached."
    case .busy: "The server is busy."
    case .nonsense: "This is not what a server of the day answers."
    case .closed: "This day is over. Its game can no longer be played."
    case .unknownPlayer: "The server does not know this player. It was deleted, or is of another server."
    }
  }

  /// Reports why there is no game.
  private var failure: ExitCode {
    let trouble = seat.trouble ?? .nonsense
    return trouble.failure.report(Self.sentence(trouble))
  }

  /// Prints the result, or what is still to be sent.
  ///
  /// - Throws: an exit code, when it has been reported why the game cannot continue.
  private func end() throws {
    try table.session.reportUnanswered()
    if table.isOver {
      if Table.endTellsMore { show(table.text) }
      let place = seat.result?.placeText.map { ", \($0) so far" } ?? ""
      return show("The game of \(seat.day) is over: \(table.session.rankedHeadline)\(place).")
    }
    if seat.isClosed { throw Failure.server.report("This day is over. Its game counts as it stands.") }
    if let trouble = seat.trouble, !trouble.isTemporary { throw failure }
  }

  private func show(_ text: String) {
    print(text + "\n")
    // The reader of a pipe waits for it.
    fflush(nil)
  }
}

extension RankedSession {
  /// Reports that a move is still to be sent.
  ///
  /// - Throws: an exit code, if there is one.
  func reportUnanswered() throws {
    guard let action = seat?.action else { return }
    let thing = action.move.map { "The move " + String(decoding: $0, as: UTF8.self) } ?? "The end of the game"
    throw Failure.later.report("\(thing) was not answered yet. It is kept, and is sent the next time.")
  }
}
