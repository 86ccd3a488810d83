import CodeBreakerModel
import DailyGames
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel

/// The data that releases up to 0.2 stored about ranked games in the file `today.json`: the player, the commitments,
/// and the games on each server. They are migrated when the player first returns to a server. The file isn't changed.
struct LegacyTodayFile: Decodable {
  private let servers: [String: StoredPlayer]

  private struct StoredPlayer: Decodable {
    let token: String?
    let name: String?
    let commitments: [String: String]
    /// The games by day and kind, such as "2026-11-21 triples".
    let games: [String: Game]
  }

  private struct Game: Decodable {
    /// The recorded line with the moves that the server has confirmed.
    let line: String
    let isOver: Bool
    /// The move that the server hasn't confirmed, or `x` for the end of the game. `nil` if everything is confirmed.
    let pending: String?
  }

  /// Migrates the data of `server`, unless a player is already stored for it. If reading the file or storing its
  /// contents fails, reports the error and throws an exit code.
  static func migrate(from folder: URL, server: String, to storage: Storage) throws {
    let file = folder.appending(path: "today.json")
    guard storage.read(RankedPlayer.key) == nil, FileManager.default.fileExists(atPath: file.path) else { return }
    guard let legacyFile = try? JSONDecoder().decode(LegacyTodayFile.self, from: Data(contentsOf: file)) else {
      throw Failure.data.report("Can't read \(file.path), so the player is unknown. To start over, move the file away.")
    }
    guard let storedPlayer = legacyFile.servers[server], let token = storedPlayer.token, let name = storedPlayer.name
    else {
      return
    }
    // Earlier releases didn't store the player's ID, and the terminal doesn't need it.
    guard
      let player = RankedPlayer(
        id: Array(repeating: UInt8(ascii: "0"), count: 16), token: Array(token.utf8), name: Array(name.utf8))
    else { throw Failure.data.report("\(file.path) doesn't name a player. To start over, move the file away.") }
    var texts = storedPlayer.games.sorted { $0.key < $1.key }.compactMap { sessionText($0.key, $0.value) }
    var days = DayHistory(storedIn: storage, isRanked: true)
    for (key, game) in storedPlayer.games where game.isOver {
      if let result = result(key, game) { days.record(result) }
    }
    texts.append((DayHistory.rankedKey, days.text))
    let commitments = storedPlayer.commitments.sorted { $0.key < $1.key }.map { Array("\($0.key) \($0.value)".utf8) }
    texts.append((RankedCommitments.key, RankedCommitments.text(commitments)))
    // Store the player last, so that a migration that failed is repeated the next time.
    texts.append((RankedPlayer.key, player.text))
    for (key, text) in texts where !storage.write(key, text) {
      throw Failure.file.report("Can't store your games in \(folder.path), so nothing was sent.")
    }
  }

  private static func parts(_ key: String) -> (day: CalendarDay, game: DailyGame)? {
    guard let day = try? CalendarDay(text: key.prefix(10).utf8),
      let game = DailyGame(id: key.dropFirst(11).utf8)
    else { return nil }
    return (day, game)
  }

  /// Returns the storage key and the text of an unfinished game's session, or `nil` if the game is over.
  private static func sessionText(_ key: String, _ game: Game) -> (String, [UInt8])? {
    guard !game.isOver, let (day, kind) = parts(key) else { return nil }
    let text = "\(kind.idText)-table/1\ngame \(game.line)\nsent \(game.pending ?? "-")"
    return ("parlor.\(kind.idText).ranked\(day.number % 2)", Array(text.utf8))
  }

  /// Returns the result of a finished game, or `nil` if its line is invalid.
  private static func result(_ key: String, _ game: Game) -> DayResult? {
    guard let (day, kind) = parts(key) else { return nil }
    let figure: Int?
    if kind == .triples {
      guard let replay = try? Replay(line: game.line) else { return nil }
      figure = replay.game.score
    } else {
      guard let played = try? CodeBreaker(line: game.line) else { return nil }
      figure = played.ending == .solved ? played.attempts.count : nil
    }
    return DayResult(day: day, game: kind, figure: figure, hadHelp: false)
  }
}
