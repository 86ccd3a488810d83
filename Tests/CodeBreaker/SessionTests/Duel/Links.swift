import CodeBreakerModel
import SessionSupport
import TestSupport

@testable import CodeBreakerSession

/// Game 537 with four pegs of Mastermind, whose code is 2020.
let duelAddress = "codebreaker/1/537/4.mastermind"

extension CodeBreakerSession {
  func open(_ address: String) {
    open(address: Array(address.utf8))
  }

  /// The page's address with visible attempts.
  var addressText: String { Self.text(address) }

  /// The address of the shared game with visible attempts.
  var sharedAddress: String { Self.text(shareItem.address) }

  /// The answer to the friend of the open duel, or else of the current game's duel.
  var answerShareItem: ShareItem? { (isDuelOpen ? duel : endedDuel)?.shareItem }

  var answerAddress: String? { answerShareItem.map { Self.text($0.address) } }

  private static func text(_ address: [UInt8]) -> String {
    String(decoding: visible(address) ?? [], as: UTF8.self)
  }
}

extension CodeBreakerSession.Duel {
  /// Both players' attempts in the format of replay lines.
  var moves: [String] { [own, friend].map { String(decoding: $0.game.line.split(separator: 32)[3], as: UTF8.self) } }
}
