import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A parsed link to a game, such as `codebreaker/1/537/4.mastermind/0123,2020/solved-2`. A link to an unfinished game
  /// contains only its setup. After `/vs/`, a link can contain the attempts of a game that the sender's game answers.
  package struct SharedLink {
    let setup: GameSetup

    /// The number of attempts in which the sender solved the game without hints, or `nil` if unknown.
    let attemptCount: Int?

    /// The sender's game, or `nil` if it's unfinished, has no attempts, or is without luck.
    package let sentGame: DuelGame?

    package let answeredGame: DuelGame?

    package init(_ text: [UInt8]) throws(LinkFault) {
      let parts = try Self.parts(text)
      let (game, tail) = try Self.game(parts)
      guard game.setup.deal.day == nil else { throw .dailyGame(game) }
      setup = game.setup
      // A game without luck never starts a duel, because each player plays only against the opponent.
      sentGame = setup.isWithoutLuck ? nil : DuelGame(game, hintCount: tail.hintCount)
      attemptCount = sentGame.map { $0.unaidedAttemptCount } ?? tail.solvedIn
      guard let moves = parts.answeredMoves else {
        answeredGame = nil
        return
      }
      guard sentGame != nil else { throw .unfinished }
      answeredGame = try DuelGame(moves: moves, setup: game.setup)
    }

    /// Returns the sender's game with all of its attempts, finished or not. Throws the first fault from the left.
    package static func sendersGame(_ text: [UInt8]) throws(LinkFault) -> CodeBreaker {
      try game(parts(text)).game
    }

    private static func parts(_ text: [UInt8]) throws(LinkFault) -> DuelAddress {
      do {
        return try DuelAddress(link: text)
      } catch {
        throw .hiddenMoves(error)
      }
    }

    private static func game(_ parts: DuelAddress) throws(LinkFault) -> (game: CodeBreaker, tail: LinkTail) {
      let (address, tail) = LinkTail.split(parts.game)
      do {
        return (try CodeBreaker(address: address), tail)
      } catch {
        throw .game(error)
      }
    }
  }

  /// The end of a link: the number of attempts if solved without hints (`/solved-5`), and of hints (`/hints-2`).
  struct LinkTail {
    var solvedIn: Int?
    var hintCount = 0

    private static var solved: [UInt8] { "solved-".utf8Bytes }
    private static var hints: [UInt8] { "hints-".utf8Bytes }
    private static let slash = UInt8(ascii: "/")

    var text: [UInt8] {
      var text: [UInt8] = []
      if let solvedIn { text += [Self.slash] + Self.solved + solvedIn.description.utf8Bytes }
      if hintCount > 0 { text += [Self.slash] + Self.hints + min(hintCount, 9999).description.utf8Bytes }
      return text
    }

    /// Splits `text` into the link and its tail. Reads tail words from the end, in any order, until another word.
    static func split(_ text: [UInt8]) -> (rest: [UInt8], tail: LinkTail) {
      var (rest, tail) = (text, LinkTail())
      while let slash = rest.lastIndex(of: slash) {
        let word = rest[(slash + 1)...]
        if tail.solvedIn == nil, let count = number(word, after: solved) {
          tail.solvedIn = count
        } else if tail.hintCount == 0, let count = number(word, after: hints) {
          tail.hintCount = count
        } else {
          break
        }
        rest.removeSubrange(slash...)
      }
      return (rest, tail)
    }

    private static func number(_ word: ArraySlice<UInt8>, after name: [UInt8]) -> Int? {
      word.starts(with: name) ? read(word.dropFirst(name.count)) : nil
    }

    /// Reads a number from 1 to 9999 without leading zeros.
    static func read(_ digits: some Collection<UInt8>) -> Int? {
      DecimalText.read(digits).flatMap { 1...9999 ~= $0 ? Int($0) : nil }
    }
  }

  package enum LinkFault: Error, CustomStringConvertible {
    /// The hidden moves can't be read.
    case hiddenMoves(HiddenMoves.Fault)
    /// The link's game is invalid.
    case game(ReplayError)
    /// The game that the link answers is invalid.
    case answeredGame(ReplayError)
    /// The game is a daily game, whose code only the server knows.
    case dailyGame(CodeBreaker)
    /// A game of the duel is unfinished or has no attempts.
    case unfinished

    package var description: String {
      switch self {
      case .hiddenMoves(let fault): fault.description
      case .game(let fault): fault.description
      case .answeredGame(let fault): "in the game that it answers, \(fault.description)"
      case .dailyGame: "this device can open that daily game only after you finish it"
      case .unfinished: "a duel needs two finished games"
      }
    }
  }
}
