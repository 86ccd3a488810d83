import CodeBreakerModel
import CodeBreakerSession

/// Game 537 with four pegs of Mastermind, whose code is 2020, as an address.
let duelAddress = "codebreaker/1/537/4.mastermind"

extension CodeBreakerSession {
  /// Opens an address.
  func open(_ address: String) {
    open(address: Array(address.utf8))
  }

  /// The address as text.
  var addressText: String { String(decoding: address, as: UTF8.self) }

  /// The link of what is shared now.
  var sharedAddress: String { String(decoding: shareItem.address, as: UTF8.self) }

  /// The link that answers a friend.
  var answerAddress: String? { answerShareItem.map { String(decoding: $0.address, as: UTF8.self) } }
}

extension CodeBreakerSession.Duel {
  /// The attempts of both, as replay lines write them.
  var moves: [String] { [own, friend].map { String(decoding: $0.game.line.split(separator: 32)[3], as: UTF8.self) } }
}
