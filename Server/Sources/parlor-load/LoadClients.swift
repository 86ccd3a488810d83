import Foundation
import NIOCore
import NumberedGame
import TriplesModel

enum RequestText {
  static func call(_ method: String, _ path: String, token: String?, body: String?) -> [UInt8] {
    var text = "\(method) /api/v1\(path) HTTP/1.1\r\nHost: parlor\r\n"
    if let token { text += "Authorization: Bearer \(token)\r\n" }
    if let body { text += "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n" }
    return Array((text + "\r\n" + (body ?? "")).utf8)
  }

  /// Returns the text between the first occurrence of `start` and the next `end`, or `nil` if there is no `start`.
  static func text(_ body: [UInt8], after start: String, before end: Character) -> String? {
    let text = String(decoding: body, as: UTF8.self)
    guard let place = text.range(of: start) else { return nil }
    return String(text[place.upperBound...].prefix { $0 != end })
  }
}

final class SetupClient: LoadClient {
  private let work: WorkCounter
  private var token: String?
  private var day: String?

  init(_ work: WorkCounter) {
    self.work = work
  }

  func call() -> [UInt8]? {
    guard let day else { return RequestText.call("GET", "/days/today", token: nil, body: nil) }
    if let token { return RequestText.call("PUT", "/days/\(day)/triples", token: token, body: nil) }
    guard work.next() != nil else { return nil }
    return RequestText.call("POST", "/players", token: nil, body: "{}")
  }

  func receive(status: Int, body: [UInt8]) throws -> PreparedPlayer? {
    guard let day else {
      day = RequestText.text(body, after: "\"day\":\"", before: "\"")
      return nil
    }
    guard status == 201 else { throw LoadFault("\(status) \(String(decoding: body, as: UTF8.self))") }
    guard let token else {
      token = RequestText.text(body, after: "\"token\":\"", before: "\"")
      return nil
    }
    self.token = nil
    return PreparedPlayer(token: token, day: day, opening: body)
  }
}

/// A client that requests the constant answer, for one player after another.
final class ConstantClient: LoadClient {
  private let work: WorkCounter
  private let tokens: [String]

  init(_ work: WorkCounter, _ tokens: [String]) {
    self.work = work
    self.tokens = tokens
  }

  func call() -> [UInt8]? {
    guard let number = work.next() else { return nil }
    return RequestText.call(
      "POST", "/constant", token: tokens[number % tokens.count], body: #"{"index":\#(number % 100),"direction":"l"}"#)
  }

  func receive(status: Int, body: [UInt8]) throws -> PreparedPlayer? {
    guard status == 200 else { throw LoadFault("\(status) \(String(decoding: body, as: UTF8.self))") }
    return nil
  }
}

/// A queue of the games to play. All connections share it, on one event loop.
final class Games: @unchecked Sendable {
  struct Playing {
    let player: PreparedPlayer
    var game: Triples
    var index = 0
  }

  /// Whether a game goes to the end of the queue after each move, so that all games are open at once.
  let isRoundRobin: Bool
  private var waiting: CircularBuffer<Playing>

  init(_ players: [PreparedPlayer], isRoundRobin: Bool) {
    self.isRoundRobin = isRoundRobin
    waiting = CircularBuffer(
      players.map { Playing(player: $0, game: .dealt(SpawnSequence(record: MoveAnswer($0.opening).spawns))) })
  }

  /// Returns a game that no other client plays, or `nil` if there is none left.
  func next() -> Playing? { waiting.popFirst() }

  func requeue(_ playing: Playing) { waiting.append(playing) }
}

/// A client that plays games to their ends and checks every answer by the rules.
final class PlayingClient: LoadClient {
  private let games: Games
  private let moves: WorkCounter
  private var playing: Games.Playing?
  private var direction = Direction.left

  init(_ games: Games, _ moves: WorkCounter) {
    self.games = games
    self.moves = moves
  }

  func call() -> [UInt8]? {
    while true {
      guard let playing = playing ?? games.next() else { return nil }
      // Move toward a corner, as people do: left or down if possible.
      guard let direction = [.left, .down, .right, .up].first(where: { playing.game.canCollapse($0) }) else {
        self.playing = nil
        continue
      }
      guard moves.next() != nil else { return nil }
      self.playing = playing
      self.direction = direction
      let letter = Character(Unicode.Scalar(direction.letter))
      return RequestText.call(
        "POST", "/days/\(playing.player.day)/triples/moves", token: playing.player.token,
        body: #"{"index":\#(playing.index),"direction":"\#(letter)"}"#)
    }
  }

  func receive(status: Int, body: [UInt8]) throws -> PreparedPlayer? {
    let answer = MoveAnswer(body)
    let asked = playing
    playing = nil
    guard status == 200, let spawn = answer.spawns.first, var asked else {
      throw LoadFault("\(status) \(String(decoding: body, as: UTF8.self))")
    }
    asked.game.deal(spawn)
    guard (try? asked.game.play(direction)) != nil, answer.index == asked.index, answer.score == asked.game.score,
      answer.isDone == asked.game.isDone
    else { throw LoadFault("not by the rules: \(String(decoding: body, as: UTF8.self))") }
    asked.index += 1
    if games.isRoundRobin { games.requeue(asked) } else { playing = asked }
    return nil
  }
}

/// The members of an answer to a move or a beginning.
private struct MoveAnswer {
  var index: Int?
  var score: Int?
  var isDone: Bool?
  var spawns: [Spawn] = []
  private var place: (value: Int, row: Int)?

  init(_ body: [UInt8]) {
    ResponseScanner.members(of: body) { record($0, $1) }
  }

  /// Records a member. A spawn's members come in the order value, row, column.
  private mutating func record(_ name: ResponseScanner.Name, _ number: Int) {
    switch name {
    case .index: index = number
    case .score: score = number
    case .done: isDone = number == 1
    case .value: place = (number, 0)
    case .row: place?.row = number
    case .column:
      if let place, let spawn = Spawn(value: place.value, row: place.row, column: number) { spawns.append(spawn) }
      place = nil
    }
  }
}
