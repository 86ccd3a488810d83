import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport

/// A ranked game that is played line by line.
package protocol RankedLineTable {
  associatedtype Session: RankedSession

  /// The session of a ranked game.
  var session: Session { get }

  /// The instructions, in a few lines.
  static var help: String { get }

  /// Whether the end of a game shows more than its last move, such as the code.
  static var endTellsMore: Bool { get }

  /// The state of the game as text.
  var text: String { get }

  /// The number of moves that the server has confirmed.
  var count: Int { get }

  /// Whether the game is over.
  var isOver: Bool { get }

  /// Splits a line into moves, or returns `nil` if it contains anything else.
  func moves(in line: String) -> [String]?

  /// Plays a move.
  ///
  /// - Returns: A sentence that says why the move is invalid, or `nil` if it is pending.
  func play(_ move: String) -> String?

  /// Finishes the game in its current state.
  func finish()
}

extension RankedLineTable {
  package static var endTellsMore: Bool { false }
}

/// Plays a ranked game line by line: reads input, waits for the server, and prints the state of the game.
package struct RankedLines<Table: RankedLineTable> {
  /// The maximum number of consecutive failed calls before the player is asked to try again.
  private static var tries: Int { 3 }

  private let table: Table
  private let server: DayServer

  /// Creates the game, or returns `nil` if no server deals it.
  init?(_ table: Table, server: DayServer) {
    guard table.session.seat != nil else { return nil }
    (self.table, self.server) = (table, server)
  }

  private var seat: RankedSeat { table.session.seat! }

  /// Plays a ranked game, with `onScreen` if there is a whole screen and `isPlain` is `false`, otherwise line by line.
  ///
  /// - Throws: An exit code, after the reason has been reported.
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
  /// - Throws: An exit code, after the reason has been reported.
  func run() throws {
    try introduce()
    let isNew = seat.player == nil
    settle()
    if isNew, let player = seat.player {
      Console.note("You're playing as \(String(decoding: player.name, as: UTF8.self)).")
    }
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

  private func take(_ line: String) {
    if seat.action != nil || seat.trouble != nil {
      table.session.tryServerAgain()
      guard settle() else { return tell() }
      show(table.text)
      // An empty line only retries.
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

  /// Sends all pending calls, and returns whether the server replied to all of them.
  @discardableResult
  private func settle() -> Bool {
    var failures = 0
    // Don't wait for a rank that the server is still computing.
    while let call = seat.call, call.pause == 0 || seat.trouble != nil {
      if call.pause > 0 { Thread.sleep(forTimeInterval: Double(call.pause) / 1000) }
      table.session.receive(server.reply(to: call.request), to: call.number)
      failures = seat.trouble == nil ? 0 : failures + 1
      if failures == Self.tries { break }
    }
    return seat.trouble == nil
  }

  /// Prints the notices and the temporary trouble with the server.
  private func tell() {
    while let notice = table.session.notices.first {
      Console.note(notice.text)
      table.session.dismissNotice()
    }
    guard let trouble = seat.trouble, trouble.isTemporary else { return }
    let kept = seat.action == nil ? "" : " Your move is saved."
    Console.note("\(Self.sentence(trouble))\(kept) Press Return to try again, or type q to quit.")
  }

  private static func sentence(_ trouble: ServerTrouble) -> String {
    switch trouble {
    case .unreachable: "The server can't be reached."
    case .busy: "The server is busy."
    case .nonsense: "The server sent an unexpected reply."
    case .closed: "This day is over. Its game can no longer be played."
    case .unknownPlayer: "The server doesn't know this player, who was deleted or belongs to another server."
    }
  }

  /// Reports why the game can't be played, and returns the exit code.
  private var failure: ExitCode {
    let trouble = seat.trouble ?? .nonsense
    return trouble.failure.report(Self.sentence(trouble))
  }

  /// Prints the result, or reports what is still to be sent.
  ///
  /// - Throws: An exit code, after it has been reported why the game can't continue.
  private func end() throws {
    try table.session.reportUnanswered()
    if table.isOver {
      if Table.endTellsMore { show(table.text) }
      let place = seat.result?.placeText.map { ", \($0) so far" } ?? ""
      return show("The game of \(seat.day) is over: \(table.session.rankedHeadline)\(place).")
    }
    if seat.isClosed { throw Failure.server.report("This day is over. Your score so far counts.") }
    if let trouble = seat.trouble, !trouble.isTemporary { throw failure }
  }

  private func show(_ text: String) {
    print(text + "\n")
    // A program that reads from a pipe needs the text at once.
    fflush(nil)
  }
}

extension RankedSession {
  /// Reports that a move is still to be sent, if so.
  ///
  /// - Throws: An exit code if there is such a move.
  func reportUnanswered() throws {
    guard let action = seat?.action else { return }
    let thing = action.move.map { "The move " + String(decoding: $0, as: UTF8.self) } ?? "The end of the game"
    throw Failure.later.report("\(thing) isn't confirmed yet. It is saved and will be sent next time.")
  }
}
