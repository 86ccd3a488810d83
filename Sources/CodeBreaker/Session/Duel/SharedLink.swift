import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// A link to a game, taken apart: `codebreaker/1/537/4.mastermind/0123,2020/solved-2`. Of a game that is not over only its
  /// setup counts. Behind `/vs/` may stand the attempts of a game that it answers.
  struct SharedLink {
    /// What is to be played.
    let setup: GameSetup

    /// In how many attempts the sender has solved it without hints, if that is told.
    let attempts: Int?

    /// The sender's game, if it is over and has attempts.
    let sent: DuelGame?

    /// The game that it answers, if there is one.
    let answered: DuelGame?

    /// Takes an address apart.
    ///
    /// - Throws: what is wrong with it.
    init(_ whole: [UInt8]) throws(LinkFault) {
      let parts = DuelAddress(whole)
      let (address, tail) = LinkTail.split(parts.game)
      let game: CodeBreaker
      do {
        game = try CodeBreaker(address: address)
      } catch {
        throw .game(error)
      }
      guard game.setup.deal.day == nil else { throw .ofADay(game) }
      setup = game.setup
      // Who plays without luck plays against the opponent alone.
      sent = setup.isWithoutLuck ? nil : DuelGame(game, hintCount: tail.hintCount)
      attempts = sent.map { $0.unaidedAttempts } ?? tail.solvedIn
      guard let moves = parts.answeredMoves else {
        answered = nil
        return
      }
      guard sent != nil else { throw .unfinished }
      answered = try DuelGame(moves: moves, setup: game.setup)
    }
  }

  /// What stands behind the moves of a game in a link, a word each: in how many attempts its sender has solved it without
  /// hints (`/solved-5`), and how many hints the coach gave (`/hints-2`).
  struct LinkTail {
    var solvedIn: Int?
    var hintCount = 0

    private static var solved: [UInt8] { "solved-".utf8Bytes }
    private static var hints: [UInt8] { "hints-".utf8Bytes }
    private static let slash = UInt8(ascii: "/")

    /// The tail as it is written. What there is nothing to tell of is left out.
    var text: [UInt8] {
      var text: [UInt8] = []
      if let solvedIn { text += [Self.slash] + Self.solved + solvedIn.description.utf8Bytes }
      if hintCount > 0 { text += [Self.slash] + Self.hints + min(hintCount, 9999).description.utf8Bytes }
      return text
    }

    /// Takes the tail off a text. Its words may stand in any order; what is none of them is left where it is.
    static func split(_ whole: [UInt8]) -> (rest: [UInt8], tail: LinkTail) {
      var (rest, tail) = (whole, LinkTail())
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

    /// Reads a number of attempts or hints, 1 to 9999 in the only way it can be written.
    static func read(_ digits: some Collection<UInt8>) -> Int? {
      DecimalText.read(digits).flatMap { 1...9999 ~= $0 ? Int($0) : nil }
    }
  }

  /// What is wrong with a link.
  enum LinkFault: Error, CustomStringConvertible {
    /// The game in it.
    case game(ReplayError)
    /// The game that it answers.
    case answered(ReplayError)
    /// The game is one of a day, whose code nobody knows here but by the game itself.
    case ofADay(CodeBreaker)
    /// One of the two games of a duel is not over, or has no attempts.
    case unfinished

    /// The fault as a sentence without a full stop.
    var description: String {
      switch self {
      case .game(let fault): fault.description
      case .answered(let fault): "of the game that it answers, \(fault.description)"
      case .ofADay: "a game of a day can be looked at only where its code was found"
      case .unfinished: "a duel needs two games that are over"
      }
    }
  }
}
