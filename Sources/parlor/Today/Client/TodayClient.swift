import DailyGames
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// Asks a server of the day for what it tells: days, standings, recorded games.
struct TodayClient {
  /// The server.
  let server: DayServer

  /// Where it is kept who plays there.
  let storage: Storage

  /// How often a call is made before it is given up, and the seconds before the second try, which double each time.
  private static let (tries, firstPause) = (3, 0.25)

  /// How much of a file of recorded games is asked for, in bytes.
  private static let partOfGames = 500_000

  /// The player, or `nil` if nobody has played here.
  var player: RankedPlayer? { storage.read(RankedPlayer.key).flatMap { RankedPlayer(text: $0) } }

  /// Asks for something.
  ///
  /// - Parameter path: the address below that of the API.
  func answer(to path: String) throws(TodayProblem) -> JSONValue {
    let token = player.map { String(decoding: $0.token, as: UTF8.self) }
    return try patiently { () throws(TodayProblem) in
      guard let reply = server.reply(to: path, token: token) else { throw .unreachable }
      let answer = JSONValue(reply.body)
      switch reply.status {
      case 200..<300:
        guard let answer else { throw .nonsense("it cannot be read") }
        return answer
      case 401: throw .unknownPlayer
      case 408, 429, 500...: throw .busy
      default:
        guard let title = answer?["title"]?.bytes else { throw .nonsense("status \(reply.status)") }
        throw .refused(String(decoding: title, as: UTF8.self).harmless)
      }
    }
  }

  /// Asks for the first recorded games of a day that is over.
  ///
  /// - Parameters:
  ///   - file: `games.txt`, the best first, or `coach.txt`.
  ///   - most: how many, at most.
  /// - Returns: the lines; none where nobody has played.
  func lines(_ game: DailyGame, _ day: CalendarDay, file: String, most: Int) throws(TodayProblem) -> [[UInt8]] {
    try patiently { () throws(TodayProblem) in
      guard let answer = server.reply(to: "days/\(day)/\(game.folder)/\(file)", first: Self.partOfGames) else {
        throw .unreachable
      }
      switch answer.status {
      case 200, 206: break
      case 404, 416: return []
      case 408, 429, 500...: throw .busy
      default: throw .nonsense("status \(answer.status)")
      }
      let isWhole = answer.status == 200 || answer.body.count < Self.partOfGames
      return DayReveal.lines(answer.body, isWhole: isWhole, most: most)
    }
  }

  /// Makes a call again where that may help.
  private func patiently<Answer>(_ call: () throws(TodayProblem) -> Answer) throws(TodayProblem) -> Answer {
    var pause = Self.firstPause
    for _ in 1..<Self.tries {
      do {
        return try call()
      } catch {
        guard error == .unreachable || error == .busy else { throw error }
      }
      Thread.sleep(forTimeInterval: pause)
      pause *= 2
    }
    return try call()
  }
}

extension String {
  /// A text that somebody else wrote, without whatever could command a terminal.
  var harmless: String {
    String(
      unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: "?"
        case .format where scalar.value != 0x200C && scalar.value != 0x200D: "?"
        default: Character(scalar)
        }
      })
  }
}
