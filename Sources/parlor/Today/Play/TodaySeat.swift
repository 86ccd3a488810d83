import Foundation
import NumberedGame
import TerminalSupport

/// A player at the game of a day: what the server has answered, and the one move that it may still owe an answer to.
///
/// A move is kept on this device before it is sent, and stays until it is answered. Since a server answers the same move
/// always alike, it can be sent again whatever became of it the first time, in this process or in a later one.
final class TodaySeat<Table: TodayTable> {
  private let folder: URL
  private var memory: TodayMemory
  private var client: TodayClient

  /// The day, and the game on it.
  let day: CalendarDay
  private(set) var table: Table

  /// Whether the game is over, by the rules or because the server says so.
  private(set) var isOver: Bool

  /// The place among all games of the day so far, once it is over and the server has told it.
  private(set) var rank: Int?

  /// The move that was not answered yet.
  var pending: String? { kept.pending }

  private var key: String { "\(day) \(Table.kind.rawValue)" }

  private var kept: TodayMemory.Game {
    memory[client.name].games[key] ?? TodayMemory.Game(line: table.line)
  }

  /// Sits down at the game of a day, which is begun if it was not.
  ///
  /// - Parameters:
  ///   - day: the day; today, as the server has it, if nothing is said.
  ///   - report: takes sentences about what the player should know.
  /// - Throws: `TodayProblem`, or an exit code.
  init(_ client: TodayClient, folder: URL, day: CalendarDay?, report: (String) -> Void) throws {
    self.folder = folder
    self.client = client
    memory = try TodayMemory(folder: folder)
    self.client.token = memory[client.name].token
    do {
      let today = try TodayDay(self.client, day, folder: folder, memory: &memory).day
      try Self.makePlayer(&self.client, folder: folder, memory: &memory, report: report)
      let answer = try self.client.begin(Table.kind, today)
      (self.day, table, rank) = (today, try Table(answer, day: today), answer.rank)
      isOver = table.isOver || answer.done == true || answer.ending != nil
    } catch let problem as TodayProblem where problem.isTemporary {
      // What was answered the last time can be looked at, and the move that was not is tried again.
      guard let (last, game) = Self.lastGame(memory[client.name], day) else { throw problem }
      report("\(problem) This is the game of \(last) as it was last answered.")
      (self.day, table, isOver) = (last, try Table(line: game.line, day: last), game.isOver)
      return
    }
    // A move that the server has was answered, only that the answer did not arrive.
    let waiting = memory[client.name].games[key].flatMap { game in
      (try? Table(line: game.line, day: self.day))?.count == table.count ? game.pending : nil
    }
    try keep(pending: isOver ? nil : waiting)
  }

  /// The game of a day that is kept here, or the last one of all.
  private static func lastGame(
    _ seat: TodayMemory.Seat, _ day: CalendarDay?
  ) -> (day: CalendarDay, game: TodayMemory.Game)? {
    let kind = " " + Table.kind.rawValue
    let keys = day.map { [$0.description + kind] } ?? seat.games.keys.filter { $0.hasSuffix(kind) }
    guard let key = keys.max(), let game = seat.games[key], let last = try? CalendarDay(text: key.prefix(10).utf8)
    else { return nil }
    return (last, game)
  }

  /// Makes a player where there is none yet.
  private static func makePlayer(
    _ client: inout TodayClient, folder: URL, memory: inout TodayMemory, report: (String) -> Void
  ) throws {
    guard client.token == nil else { return }
    let player = try client.newPlayer()
    client.token = player.token
    memory[client.name].token = player.token
    memory[client.name].name = player.name.harmless
    try memory.save(in: folder)
    report("You are \(player.name.harmless) here.")
  }

  private func keep(pending: String?) throws {
    memory[client.name].games[key] = TodayMemory.Game(line: table.line, isOver: isOver, pending: pending)
    try memory.save(in: folder)
  }

  /// Sends the move that was not answered yet, if there is one.
  ///
  /// - Throws: `TodayProblem`, or an exit code. After a temporary problem the move is still there.
  func settle() throws {
    guard let action = pending else { return }
    do {
      let answer = try client.play(action, index: table.count, in: Table.kind, day)
      try table.play(action, answer)
      isOver = table.isOver || action == "x" || answer.done == true || answer.ending != nil
      try keep(pending: nil)
    } catch let problem as TodayProblem {
      if case .refused(let kind, _, let game) = problem {
        // Another device may have played on.
        if kind == "other-move", let game {
          table = try Table(game, day: day)
          isOver = table.isOver || game.done == true || game.ending != nil
        }
        try keep(pending: nil)
      }
      throw problem
    }
  }

  /// Plays a move.
  ///
  /// - Throws: as `settle()`.
  func play(_ action: String) throws {
    try keep(pending: action)
    try settle()
  }

  /// Asks the server how the game ended.
  ///
  /// - Throws: `TodayProblem`.
  func lookAtTheEnd() throws(TodayProblem) {
    let answer = try client.begin(Table.kind, day)
    table = try Table(answer, day: day)
    rank = answer.rank
  }
}
