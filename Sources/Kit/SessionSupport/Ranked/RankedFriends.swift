import DailyGames
import DayAPI
import GameCore
import JSON

/// The results of the player's friends in a ranked game: those of the members of the player's first circles.
public struct RankedFriends: Sendable {
  /// A member of a circle, with a result or without one yet.
  struct Friend: Sendable {
    let id: [UInt8]
    /// The name, in UTF-8.
    let name: [UInt8]
    let isOwn: Bool

    let result: GameResult?
  }

  /// Returns the first character of a name, as a capital letter if it is a Latin one.
  private static func initial(of name: [UInt8]) -> String {
    guard let first = name.first else { return "" }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let isLowercase = UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
    return String(decoding: isLowercase ? [first - 32] : Array(name.prefix(length)), as: UTF8.self)
  }

  /// The maximum number of circles to request and of friends to show.
  static let (maxCircleCount, maxFriendCount) = (3, 8)

  private(set) var friends: [Friend] = []

  /// The codes of the circles to request, or `nil` before the profile has arrived.
  private var codes: [[UInt8]]?

  /// The next request, or `nil` if there is none.
  var request: (endpoint: Endpoint, values: [String], query: String)? {
    guard let codes else { return (.profile, [], "") }
    // A game of yesterday can end today.
    return codes.first.map { (.circle, [String(decoding: $0, as: UTF8.self)], "days=2") }
  }

  /// Handles the answer to the request. An answer of another kind counts as none.
  mutating func serverDidReply(_ answer: JSONValue, _ day: CalendarDay, _ game: DailyGame) {
    guard codes != nil else {
      codes = ProfileResponse.circles(in: answer).map { $0.prefix(Self.maxCircleCount).map { $0.code } } ?? []
      return
    }
    for member in CircleResponse(answer)?.members ?? [] where !friends.contains(where: { $0.id == member.playerID }) {
      let result = member.games.first { $0.day == day && $0.kind == game }?.result
      friends.append(
        Friend(
          id: member.playerID, name: member.name, isOwn: member.isOwn, result: result))
    }
    skip()
  }

  /// Drops the request, which the server has refused.
  mutating func skip() {
    if codes == nil { codes = [] } else { codes?.removeFirst() }
  }

  /// Returns the friends with a result and the player, best first, and then those who haven't finished the game. Empty if
  /// the player has no friends.
  func sorted(_ game: DailyGame) -> [Friend] {
    guard friends.contains(where: { !$0.isOwn }) else { return [] }
    let indices = friends.indices.sorted { left, right in
      switch (friends[left].result, friends[right].result) {
      case (let one?, let other?):
        game.isBetter(one.figure, than: other.figure)
          || !game.isBetter(other.figure, than: one.figure) && left < right
      case (nil, nil): left < right
      case (let one, _): one != nil
      }
    }
    return indices.prefix(Self.maxFriendCount).map { friends[$0] }
  }

  /// Returns a mark for each friend, such as "Ada 6", with the initial of the name, or `nil` if there are no friends.
  func marks(_ game: DailyGame) -> (marks: [Mark], spokenText: String)? {
    let friends = sorted(game)
    guard !friends.isEmpty else { return nil }
    var sentences: [String] = []
    let marks = friends.map { friend in
      let name = friend.isOwn ? "you" : String(decoding: friend.name, as: UTF8.self)
      let figure = friend.result.map { game.cellText($0.figure) }
      sentences.append("\(name) \(figure ?? "not played yet")")
      return Mark(
        Self.initial(of: friend.name), text: figure.map { "\(name) \($0)" } ?? name, isFilled: figure != nil,
        isOwn: friend.isOwn)
    }
    return (marks, sentences.joined(separator: ", ") + ".")
  }

  // MARK: The home page, and the daily games' screen of the apps

  /// The storage key of the results that the home page shows: a header, the day, and a line for each friend who has
  /// finished the game, such as the name, a tab, and "6".
  static func key(_ game: DailyGame) -> String { "parlor.\(game.idText).friends" }

  /// Stores the results for the home page when all have arrived, if a friend has one.
  func publish(_ day: CalendarDay, _ game: DailyGame, in storage: Storage) {
    let friends = sorted(game).filter { $0.result != nil }
    guard request == nil, friends.contains(where: { !$0.isOwn }) else { return }
    let results = friends.map { friend in
      let name: String = friend.isOwn ? "you" : String(decoding: friend.name, as: UTF8.self)
      return (name: name, figure: game.cellText(friend.result?.figure))
    }
    Self.store(results, day, game, in: storage)
  }

  /// Stores results for the home page, each with a name and a figure, best first.
  package static func store(
    _ results: [(name: String, figure: String)], _ day: CalendarDay, _ game: DailyGame, in storage: Storage
  ) {
    var text: String = "friends/1\n\(day)"
    for result in results { text += "\n\(result.name)\t\(result.figure)" }
    if storage.read(key(game)) != text.utf8Bytes { _ = storage.write(key(game), text.utf8Bytes) }
  }

  /// Returns a mark for each stored result of a day's game, at most four, best first. Empty if there is none.
  public static func storedMarks(_ day: CalendarDay, _ game: DailyGame, in storage: Storage) -> [Mark] {
    let header = "friends/1\n\(day)\n".utf8Bytes
    guard let text = storage.read(key(game)), text.starts(with: header) else { return [] }
    return text.dropFirst(header.count).split(separator: UInt8(ascii: "\n")).prefix(4).compactMap { line in
      let words = line.split(separator: UInt8(ascii: "\t")).map { Array($0) }
      guard words.count == 2 else { return nil }
      let text = String(decoding: words.joined(by: UInt8(ascii: " ")), as: UTF8.self)
      return Mark(initial(of: words[0]), text: text, isFilled: true, isOwn: words[0] == "you".utf8Bytes)
    }
  }

  /// Stores the results of a circle's members, from the server's answer, for the home page.
  static func publish(_ circle: JSONValue, _ day: CalendarDay, in storage: Storage) {
    for game in DailyGame.all {
      var friends = RankedFriends()
      friends.codes = [[]]
      friends.serverDidReply(circle, day, game)
      friends.publish(day, game, in: storage)
    }
  }
}
