import ArgumentParser
import Foundation
import GameCore
import SessionSupport

/// A ranked game that is played line by line.
package protocol RankedLineGame {
  associatedtype Session: ServedSession

  var session: Session { get }

  static var help: String { get }

  /// Whether the end of a game shows more than its last move, such as the code.
  static var showsMoreAtEnd: Bool { get }

  var text: String { get }

  /// The number of moves that the server has confirmed.
  var confirmedMoveCount: Int { get }

  var isOver: Bool { get }

  /// Splits a line into moves, or returns `nil` if it contains anything else.
  func moves(in line: String) -> [String]?

  /// Plays a move. Returns a sentence that says why the move is invalid, or `nil` if it is pending.
  func play(_ move: String) -> String?

  func finish()
}

extension RankedLineGame {
  package static var showsMoreAtEnd: Bool { false }
}

/// Plays a ranked game line by line: reads input, waits for the server, and prints the state of the game.
package struct RankedLinePlayer<Game: RankedLineGame> {
  /// The maximum number of consecutive failed calls before the player is asked to try again.
  private static var maxFailureCount: Int { 3 }

  private let game: Game
  private let server: DayServer

  /// Creates a player, or returns `nil` if no server deals the game.
  init?(_ game: Game, server: DayServer) {
    guard game.session.rankedClient != nil else { return nil }
    (self.game, self.server) = (game, server)
  }

  private var rankedClient: RankedClient { game.session.rankedClient! }

  /// Plays a ranked game: line by line if `isPlain` is `true` or there is no screen, otherwise with `onScreen`. Throws
  /// an exit code after reporting a failure.
  package static func play(
    _ game: Game, at server: DayServer, isPlain: Bool, onScreen: () throws -> Void
  ) throws {
    guard !isPlain, TerminalCapabilities.hasScreen else {
      try RankedLinePlayer(game, server: server)?.run()
      return
    }
    try onScreen()
    try game.session.reportUnconfirmedAction()
  }

  /// Plays until the player leaves or the game is over. Throws an exit code after reporting the reason.
  func run() throws {
    try introduce()
    let isNew = rankedClient.player == nil
    sendPendingCalls()
    if isNew, let player = rankedClient.player {
      let name = String(decoding: player.name, as: UTF8.self).withoutControlCharacters
      Console.report("You're playing as \(name).")
    }
    guard rankedClient.isGameKnown || game.confirmedMoveCount > 0 || rankedClient.action != nil else {
      throw reportFailure()
    }
    Console.show(game.text)
    if !isOver { Console.show(Game.help) }
    reportTrouble()
    while !isOver, let input = Console.readLine() {
      let line = input.trimmingCharacters(in: .whitespaces)
      if line == "q" { break }
      handle(line)
    }
    game.session.publishHomeStatus()
    try reportResult()
  }

  private var isOver: Bool {
    game.isOver || rankedClient.isDayClosed || rankedClient.failure.map { !$0.isTemporary } == true
  }

  /// Explains ranked games before the player's first one. Throws `ExitCode.success` if the player leaves.
  private func introduce() throws {
    guard rankedClient.prompt == .introduction else { return }
    let words = rankedClient.introduction
    Console.show("\(words.title)\n\n\(words.text.wrapped(72).joined(separator: "\n"))")
    if isatty(STDIN_FILENO) == 1 {
      Console.print(
        "Press Return to start. Or type q to play your own game first:\nparlor \(rankedClient.game.idText) play")
      guard let answer = Console.readLine(), answer.trimmingCharacters(in: .whitespaces) != "q" else {
        throw ExitCode.success
      }
    }
    game.session.startRankedGame()
  }

  private func handle(_ line: String) {
    if rankedClient.action != nil || rankedClient.failure != nil {
      game.session.tryServerAgain()
      guard sendPendingCalls() else { return reportTrouble() }
      Console.show(game.text)
      // An empty line only retries.
      if line.isEmpty || isOver { return reportTrouble() }
    }
    if line == "finish" {
      game.finish()
      sendPendingCalls()
      Console.show(game.text)
      return reportTrouble()
    }
    guard let moves = game.moves(in: line) else { return Console.report(Game.help) }
    for move in moves where !isOver {
      if let objection = game.play(move) { return Console.report(objection) }
      let isAnswered = sendPendingCalls()
      Console.show(game.text)
      reportTrouble()
      guard isAnswered else { return }
    }
  }

  /// Sends all pending calls, and returns whether the server replied to all of them.
  @discardableResult
  private func sendPendingCalls() -> Bool {
    var failures = 0
    // Don't wait for a rank that the server is still computing.
    while let call = rankedClient.call, call.pauseMilliseconds == 0 || rankedClient.failure != nil {
      if call.pauseMilliseconds > 0 { Thread.sleep(forTimeInterval: Double(call.pauseMilliseconds) / 1000) }
      game.session.serverDidReply(server.send(call.request), to: call.number)
      failures = rankedClient.failure == nil ? 0 : failures + 1
      if failures == Self.maxFailureCount { break }
    }
    return rankedClient.failure == nil
  }

  /// Prints and dismisses the notices, and prints a temporary failure of the server.
  private func reportTrouble() {
    while let notice = game.session.notices.first {
      Console.report(notice.text)
      game.session.dismissNotice()
    }
    guard let serverFailure = rankedClient.failure, serverFailure.isTemporary else { return }
    let saved = rankedClient.action == nil ? "" : " Your move is saved."
    Console.report("\(Self.sentence(serverFailure))\(saved) Press Return to try again, or type q to quit.")
  }

  private static func sentence(_ serverFailure: ServerFailure) -> String {
    switch serverFailure {
    case .unreachable: "The server can't be reached."
    case .busy: "The server is busy."
    case .malformedReply: "The server sent an unexpected reply."
    case .closed: "This day is over. Its game can no longer be played."
    case .void: "The server lost data of this day, so it doesn't count."
    case .unknownPlayer: "The server doesn't know this player, who was deleted or belongs to another server."
    }
  }

  /// Reports why the game can't be played, and returns the exit code.
  private func reportFailure() -> ExitCode {
    let serverFailure = rankedClient.failure ?? .malformedReply
    return serverFailure.commandFailure.report(Self.sentence(serverFailure))
  }

  /// Prints the result. If a move isn't confirmed or the game can't continue, reports that and throws an exit code.
  private func reportResult() throws {
    try game.session.reportUnconfirmedAction()
    if game.isOver {
      if Game.showsMoreAtEnd { Console.show(game.text) }
      let place = rankedClient.result?.rankText.map { ", \($0) so far" } ?? ""
      return Console.show("The \(DayText.long(rankedClient.day)) game is over: \(game.session.resultHeadline)\(place).")
    }
    if rankedClient.isDayClosed { throw Failure.server.report(game.session.closedDayText) }
    if let serverFailure = rankedClient.failure, !serverFailure.isTemporary { throw reportFailure() }
  }
}

extension RankedSession {
  /// Reports a move or the end of the game if the server hasn't confirmed it, and then throws an exit code.
  func reportUnconfirmedAction() throws {
    guard let action = rankedClient?.action else { return }
    let thing = action.move.map { "The move " + String(decoding: $0, as: UTF8.self) } ?? "The end of the game"
    throw Failure.temporary.report("\(thing) isn't confirmed yet. It is saved and will be sent next time.")
  }
}
