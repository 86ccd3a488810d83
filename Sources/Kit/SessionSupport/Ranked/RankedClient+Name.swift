import DayAPI
import GameCore
import JSON

/// The question for the player's name, which the first ranked result asks once.
public struct RankedNameQuestion: Sendable {
  /// Whether the result asks for a name.
  var isOpen = false

  /// The name that the server hasn't confirmed yet, in UTF-8.
  var pendingName: [UInt8]?

  /// The server's answer as a sentence, or `nil` before there is one.
  var outcome: (text: String, isError: Bool)?
}

extension RankedClient {
  /// The storage key that marks the question as asked.
  package static var nameQuestionKey: String { "parlor.house.ranked-name-asked" }

  /// Asks for a name if the server has chosen the player's name and the question wasn't asked before.
  mutating func askForName() {
    guard hasMoves, let player, Self.isChosenByServer(player.name), storage.read(Self.nameQuestionKey) == nil else {
      return
    }
    nameQuestion.isOpen = true
    _ = storage.write(Self.nameQuestionKey, [UInt8(ascii: "1")])
  }

  /// Returns whether a name is of the form "Player 482153".
  static func isChosenByServer(_ name: [UInt8]) -> Bool {
    let start = "Player ".utf8Bytes
    return name.starts(with: start) && name.count > start.count
      && name.dropFirst(start.count).allSatisfy { 48...57 ~= $0 }
  }

  /// Sends the name that the player typed. Does nothing if it is empty.
  mutating func rename(_ typed: [UInt8]) {
    let name = typed.trimmed
    guard nameQuestion.isOpen, !name.isEmpty else { return }
    nameQuestion.pendingName = name
    nameQuestion.outcome = nil
    retryNow()
  }

  /// Handles the answer to a new name, or returns `false` if it isn't one.
  mutating func readName(_ answer: JSONValue) -> Bool {
    guard let profile = ProfileResponse(answer), let player,
      let renamed = RankedPlayer(id: player.id, token: player.token, name: profile.name)
    else { return false }
    storePlayer(renamed)
    let name = String(decoding: profile.name, as: UTF8.self)
    nameQuestion = RankedNameQuestion(outcome: ("You’re \(name) now.", false))
    return true
  }

  /// Shows why the server refused the name, so that the player can type another one.
  mutating func refuseName(_ problem: JSONValue) {
    nameQuestion.pendingName = nil
    let title = problem["title"]?.bytes.map { String(decoding: $0, as: UTF8.self) }
    nameQuestion.outcome = (title ?? "That name can’t be used. Try another one.", true)
  }
}
