import CodeBreakerSession
import CodeBreakerTestSupport
import DailyGames
import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesSession
import TriplesTestSupport

/// A device that plays a daily game, and the server that deals it.
final class DayDevice {
  let game: DailyGame
  let day: CalendarDay
  let server: FakeDayServer
  let memory = MemoryStorage()
  var now: Int64

  /// Creates the device of a new player, who has read the introduction.
  init(_ game: DailyGame, day: String = "2026-11-23") {
    self.game = game
    self.day = try! CalendarDay(text: day.utf8)
    server = FakeDayServer(game == .triples ? ServedTriples() : ServedCodeBreaker(self.day))
    now = self.day.startTime + 3600
    memory[RankedClient.introductionKey] = "1"
  }

  /// Creates another device of the same player.
  init(beside other: DayDevice) {
    (game, day, server, now) = (other.game, other.day, other.server, other.now)
    memory[RankedClient.introductionKey] = "1"
    memory[RankedPlayer.key] = other.memory[RankedPlayer.key]
  }

  /// Returns a new device, and its window with the server's game.
  static func opened(_ game: DailyGame) -> (DayDevice, any PlayedSession) {
    let device = DayDevice(game)
    return (device, device.open())
  }

  /// Opens a window before the server has answered.
  func launch(isRanked: Bool = true) -> any PlayedSession {
    let environment = PlayEnvironment(storage: memory.storage, now: { self.now }, random: { 7 })
    let type: any PlayedSession.Type = game == .triples ? TriplesSession.self : CodeBreakerSession.self
    return type.init(environment: environment, playMode: isRanked ? .ranked(day) : .daily(day))
  }

  /// Opens a window, and lets the server answer.
  func open() -> any PlayedSession {
    let session = launch()
    server.serve(session)
    return session
  }

  /// Plays the first possible move, and lets the server answer.
  func play(_ session: any PlayedSession, _ location: SourceLocation = #_sourceLocation) {
    #expect(session.play(session.possibleMoves[0]), sourceLocation: location)
    server.serve(session)
  }

  /// Makes a move, ends the game early, and lets the server answer.
  func end(_ session: any PlayedSession) {
    play(session)
    session.askToFinish()
    session.press()
    server.serve(session)
  }

  /// Expects that the session has the server's game, with this number of moves.
  func expectServersGame(_ session: any PlayedSession, moves: Int, _ location: SourceLocation = #_sourceLocation) {
    #expect(session.answeredMoveCount == moves, sourceLocation: location)
    #expect(server.moves.count == moves, sourceLocation: location)
    #expect(session.replayLine == DayDevice(beside: self).open().replayLine, sourceLocation: location)
  }

  /// The storage key of the day's ranked game.
  var savedKey: String { "parlor.\(game.idText).ranked0" }
}
