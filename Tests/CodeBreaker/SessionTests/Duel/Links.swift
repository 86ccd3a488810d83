import CodeBreakerModel
import CodeBreakerSession

/// Game 537 with four pegs of Mastermind, whose code is 2020.
let duelAddress = "codebreaker/1/537/4.mastermind"

extension CodeBreakerSession {
  func open(_ address: String) {
    open(address: Array(address.utf8))
  }

  var addressText: String { String(decoding: address, as: UTF8.self) }

  var sharedAddress: String { String(decoding: shareItem.address, as: UTF8.self) }

  var answerAddress: String? { answerShareItem.map { String(decoding: $0.address, as: UTF8.self) } }
}

extension CodeBreakerSession.Duel {
  /// Both players' attempts in the format of replay lines.
  var moves: [String] { [own, friend].map { String(decoding: $0.game.line.split(separator: 32)[3], as: UTF8.self) } }
}
