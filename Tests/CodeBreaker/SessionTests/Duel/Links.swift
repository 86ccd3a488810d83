import CodeBreakerModel
import CodeBreakerSession

/// The address of game 537 with four pegs of Mastermind. Its code is 2020.
let duelAddress = "codebreaker/1/537/4.mastermind"

extension CodeBreakerSession {
  /// Opens an address.
  func open(_ address: String) {
    open(address: Array(address.utf8))
  }

  /// The current address as a string.
  var addressText: String { String(decoding: address, as: UTF8.self) }

  /// The address that is shared.
  var sharedAddress: String { String(decoding: shareItem.address, as: UTF8.self) }

  /// The address that is sent back to a friend, or `nil` if there is none.
  var answerAddress: String? { answerShareItem.map { String(decoding: $0.address, as: UTF8.self) } }
}

extension CodeBreakerSession.Duel {
  /// The attempts of both players, as replay lines write them.
  var moves: [String] { [own, friend].map { String(decoding: $0.game.line.split(separator: 32)[3], as: UTF8.self) } }
}
