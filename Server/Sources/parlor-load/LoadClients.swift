import Foundation
import GameCore
import NIOCore
import TriplesModel

enum RequestText {
  /// Returns a request as HTTP text. `address` is the client's, as a proxy names it, or `nil` without a proxy.
  static func request(
    _ method: String, _ path: String, token: String?, body: String?, from address: String? = nil
  ) -> [UInt8] {
    var text = "\(method) /api/v1\(path) HTTP/1.1\r\nHost: parlor\r\n"
    if let address { text += "X-Forwarded-For: \(address)\r\n" }
    if let token { text += "Authorization: Bearer \(token)\r\n" }
    if let body { text += "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n" }
    return Array((text + "\r\n" + (body ?? "")).utf8)
  }

  /// Returns the text between the first occurrence of `start` and the next `end`, or `nil` if there is no `start`.
  static func text(_ body: [UInt8], after start: String, before end: Character) -> String? {
    let text = String(decoding: body, as: UTF8.self)
    guard let range = text.range(of: start) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != end })
  }
}

/// The databases of a new ledger whose players take part.
struct ShardChoice: Sendable {
  /// The number of databases.
  let count: Int
  /// The numbers of the chosen ones, or an empty set for all.
  let numbers: Set<Int>

  /// Returns whether the player with an identifier takes part. Its last ten bits are the bucket, and a new ledger spreads
  /// the buckets in turn.
  func includes(_ player: String) -> Bool {
    guard !numbers.isEmpty, let bits = Int(player.suffix(3), radix: 16) else { return numbers.isEmpty }
    return numbers.contains(bits % 1024 % count)
  }
}

final class SetupClient: LoadClient {
  private let work: WorkQueue
  private let isForwarded: Bool
  private let shards: ShardChoice
  /// The number of the player to register, which remains the same until that one is in a chosen database.
  private var index: Int?
  private var token: String?
  private var day: String?
  private var address: String?

  init(_ work: WorkQueue, isForwarded: Bool, _ shards: ShardChoice) {
    self.work = work
    self.shards = shards
    self.isForwarded = isForwarded
    if isForwarded { address = "10.255.255.254" }
  }

  func nextRequest() -> [UInt8]? {
    guard let day else { return RequestText.request("GET", "/days/today", token: nil, body: nil, from: address) }
    if let token { return RequestText.request("PUT", "/days/\(day)/triples", token: token, body: nil, from: address) }
    guard let index = index ?? work.next() else { return nil }
    self.index = index
    if isForwarded { address = "10.\(index >> 16 & 255).\(index >> 8 & 255).\(index & 255)" }
    return RequestText.request("POST", "/players", token: nil, body: "{}", from: address)
  }

  func serverDidReply(status: Int, body: [UInt8]) throws -> PreparedPlayer? {
    guard let day else {
      day = RequestText.text(body, after: "\"day\":\"", before: "\"")
      return nil
    }
    guard status == 201 else { throw LoadFault("\(status) \(String(decoding: body, as: UTF8.self))") }
    guard let token else {
      guard shards.includes(RequestText.text(body, after: "\"player\":\"", before: "\"") ?? "") else { return nil }
      index = nil
      token = RequestText.text(body, after: "\"token\":\"", before: "\"")
      return nil
    }
    self.token = nil
    return PreparedPlayer(token: token, day: day, opening: body, address: address)
  }
}

/// A client that requests the constant response, with the token of each player in turn.
final class ConstantClient: LoadClient {
  private let work: WorkQueue
  private let tokens: [String]

  init(_ work: WorkQueue, _ tokens: [String]) {
    self.work = work
    self.tokens = tokens
  }

  func nextRequest() -> [UInt8]? {
    guard let number = work.next() else { return nil }
    return RequestText.request(
      "POST", "/constant", token: tokens[number % tokens.count], body: #"{"index":\#(number % 100),"direction":"l"}"#)
  }

  func serverDidReply(status: Int, body: [UInt8]) throws -> PreparedPlayer? {
    guard status == 200 else { throw LoadFault("\(status) \(String(decoding: body, as: UTF8.self))") }
    return nil
  }
}

/// The numbers of a flood's answers by status. All connections share it, on one event loop.
final class StatusCounts: @unchecked Sendable {
  var counts: [Int: Int] = [:]
}

/// A client that sends the same request again and again.
final class FloodClient: LoadClient {
  private let request: [UInt8]
  private let answers: StatusCounts

  init(_ request: [UInt8], _ answers: StatusCounts) {
    self.request = request
    self.answers = answers
  }

  func nextRequest() -> [UInt8]? { request }

  func serverDidReply(status: Int, body: [UInt8]) throws -> PreparedPlayer? {
    answers.counts[status, default: 0] += 1
    guard status < 500 else { throw LoadFault("\(status) \(String(decoding: body, as: UTF8.self))") }
    return nil
  }
}

/// A queue of the games to play. All connections share it, on one event loop.
final class GameQueue: @unchecked Sendable {
  struct GameInProgress {
    let player: PreparedPlayer
    var game: Triples
    var index = 0
  }

  /// Whether a game goes to the end of the queue after each move, so that all games are open at once.
  let isRoundRobin: Bool
  private var games: CircularBuffer<GameInProgress>

  init(_ players: [PreparedPlayer], isRoundRobin: Bool) {
    self.isRoundRobin = isRoundRobin
    games = CircularBuffer(
      players.map {
        GameInProgress(player: $0, game: .dealtGame(SpawnSequence(record: MoveResponse($0.opening).spawns)))
      })
  }

  /// Returns a game that no other client is playing, or `nil` if there is none left.
  func next() -> GameInProgress? { games.popFirst() }

  func requeue(_ playing: GameInProgress) { games.append(playing) }
}

/// A client that plays games to their ends and checks every response against the rules.
final class PlayingClient: LoadClient {
  private let games: GameQueue
  private let moves: WorkQueue
  private var currentGame: GameQueue.GameInProgress?
  private var direction = Direction.left

  init(_ games: GameQueue, _ moves: WorkQueue) {
    self.games = games
    self.moves = moves
  }

  func nextRequest() -> [UInt8]? {
    while true {
      guard let playing = currentGame ?? games.next() else { return nil }
      // Move toward a corner, as people do: left or down if possible.
      guard let direction = [.left, .down, .right, .up].first(where: { playing.game.canCollapse($0) }) else {
        self.currentGame = nil
        continue
      }
      guard moves.next() != nil else {
        games.requeue(playing)
        return nil
      }
      self.currentGame = playing
      self.direction = direction
      let letter = Character(Unicode.Scalar(direction.letter))
      return RequestText.request(
        "POST", "/days/\(playing.player.day)/triples/moves", token: playing.player.token,
        body: #"{"index":\#(playing.index),"direction":"\#(letter)"}"#, from: playing.player.address)
    }
  }

  func serverDidReply(status: Int, body: [UInt8]) throws -> PreparedPlayer? {
    let answer = MoveResponse(body)
    let played = currentGame
    currentGame = nil
    // A database that is down may return.
    if status == 503, games.isRoundRobin, let played { games.requeue(played) }
    guard status == 200, let spawn = answer.spawns.first, var played else {
      throw LoadFault("\(status) \(String(decoding: body, as: UTF8.self))")
    }
    played.game.deal(spawn)
    guard (try? played.game.play(direction)) != nil, answer.index == played.index, answer.score == played.game.score,
      answer.isDone == played.game.isDone
    else { throw LoadFault("not by the rules: \(String(decoding: body, as: UTF8.self))") }
    played.index += 1
    if games.isRoundRobin { games.requeue(played) } else { currentGame = played }
    return nil
  }
}

/// The members of the response to a move, or to the beginning of a game.
private struct MoveResponse {
  var index: Int?
  var score: Int?
  var isDone: Bool?
  var spawns: [Spawn] = []
  private var partialSpawn: (value: Int, row: Int)?

  init(_ body: [UInt8]) {
    ResponseScanner.forEachMember(of: body) { record($0, $1) }
  }

  /// Records a member. A spawn's members come in the order value, row, column.
  private mutating func record(_ name: ResponseScanner.Member, _ number: Int) {
    switch name {
    case .index: index = number
    case .score: score = number
    case .done: isDone = number == 1
    case .value: partialSpawn = (number, 0)
    case .row: partialSpawn?.row = number
    case .column:
      if let partialSpawn, let spawn = Spawn(value: partialSpawn.value, row: partialSpawn.row, column: number) {
        spawns.append(spawn)
      }
      partialSpawn = nil
    }
  }
}
