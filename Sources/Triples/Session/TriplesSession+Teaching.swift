import GameCore
import SessionSupport
import TriplesModel

// The first game teaches by tips below the board and by how blocked tiles react, without instructions.
extension TriplesSession {
  package enum FirstGameLesson: CaseIterable, Hashable, Sendable {
    /// 1 and 2 make 3.
    case three
    /// 3 and 3 make 6.
    case six

    /// The lesson in the saved settings: the number on the tile to make.
    var digit: UInt8 {
      switch self {
      case .three: UInt8(ascii: "3")
      case .six: UInt8(ascii: "6")
      }
    }

    func text(for game: Triples, _ input: InputMethod = .pointer) -> String {
      guard self == .three else { return "Next: push two 3s together to make 6." }
      let canMake3 = Direction.allCases.contains { game.merges($0).contains { $0.survivor.val == 3 } }
      if canMake3 {
        return input == .terminal
          ? "Press an arrow key: push 1 and 2 together to make 3." : "Swipe: push 1 and 2 together to make 3."
      }
      let values = game.board.joined()
      switch (values.contains(1), values.contains(2)) {
      case (true, true): return "Slide the tiles to bring 1 and 2 together."
      case (true, false): return "Slide the tiles until a 2 comes: 1 and 2 make 3."
      case (false, true): return "Slide the tiles until a 1 comes: 1 and 2 make 3."
      case (false, false): return "Slide the tiles: 1 and 2 make 3."
      }
    }
  }

  /// Tips that are shown only once. The settings store which ones the player has seen.
  package struct ShownTips: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The reason why a move is blocked.
    static let blocks = ShownTips(rawValue: 1)
    /// The meaning of the numbers in a hint, and the fact that a hint marks the game.
    static let hints = ShownTips(rawValue: 2)

    private static var letters: [(tip: ShownTips, letter: UInt8)] {
      [(.blocks, UInt8(ascii: "b")), (.hints, UInt8(ascii: "h"))]
    }

    var text: [UInt8] { Self.letters.filter { contains($0.tip) }.map { $0.letter } }

    /// Reads the letters that are known. A later release may have other tips.
    init(text: [UInt8]) {
      self = []
      for (tip, letter) in Self.letters where text.contains(letter) { insert(tip) }
    }
  }

  /// An attempted move that couldn't move any tile.
  public struct BlockedMove: Hashable, Sendable {
    /// The direction of the move.
    public let direction: Direction

    /// The IDs of two tiles that block each other. Empty if all tiles are at the edge.
    public let pair: [Int]

    /// Identifies the attempt. A front end shows each attempt once.
    public let number: Int
  }

  /// The latest attempt that couldn't move any tile, or `nil` if the board has changed since then.
  public var blockedMove: BlockedMove? { messages.blockedMove(on: board) }

  /// Returns why the latest move was blocked, or a message about it. `nil` if the board has changed since.
  func remark(for input: InputMethod) -> String? {
    messages.remark(on: board).map { offersSound && input == .pointer ? $0 + " Sound?" : $0 }
  }

  /// The text below the board, in complete sentences, or `nil` if there is none.
  public var tip: String? { tip(for: .pointer) }

  /// Returns the text below the board for players who use `input`, or `nil` if there is none.
  public func tip(for input: InputMethod) -> String? {
    if day != nil, let tip = dayTip(input) { return tip }
    guard acceptsMoves else { return nil }
    switch hint {
    case .ready: return coachHelp.hintText
    case .costs: return SpokenText.hintTip + (coachHelp.isFirstHint ? " This game now counts as hinted." : "")
    case .thinking, nil: break
    }
    return remark(for: input) ?? lessonText(input)
  }

  func lessonText(_ input: InputMethod) -> String? { store.settings.lesson?.text(for: game, input) }

  /// The games to begin with: at least two first moves merge tiles, and the possible score is neither low nor high.
  static var kindGameNumbers: [UInt64] { [4, 5, 6, 7, 102, 199, 218, 306, 307, 365, 366, 373] }

  /// The number of random games that are kind before the player gets any others.
  static let kindGameCount = 5

  /// Whether no data of this player is stored.
  var isFirstVisit: Bool {
    store.settings == Settings() && scores == ScoreList(Self.initialRows) && notices.isEmpty
  }

  /// The kind game whose first board the player already sees, or `nil` if there is none.
  var shownOpening: Replay? {
    guard mode == .random, let shown = environment.shownOpening(),
      Self.kindGameNumbers.contains(UInt64(clamping: shown))
    else { return nil }
    return GameNumber(UInt64(clamping: shown)).map { Replay(number: $0) }
  }

  /// Draws the number of a random game. The player's first games are kind, and each is another one. All later games are
  /// from 1 to 1000, except tough deals, in which no one can beat the initial scores.
  func drawNumber() -> GameNumber {
    var randomness = SystemRandomness(environment)
    let played = scores.rows.compactMap { Self.number(of: $0) }.filter { Triples.day(of: $0) == nil }
    if played.count < Self.kindGameCount {
      let numbers = Self.kindGameNumbers.compactMap { GameNumber($0) }
      let fresh = numbers.filter { $0 != replay.number && !played.contains($0) }
      return fresh[randomness.draw(below: fresh.count)]
    }
    var number = GameNumber.draw(using: &randomness)
    while Level(number)?.isHardLuck == true { number = .draw(using: &randomness) }
    return number
  }

  /// Advances the lesson after a move. The coach's moves don't count.
  func advanceLesson(after effect: MoveEffect) {
    guard let lesson = store.settings.lesson, automaticPlay == nil else { return }
    let made = effect.highestMerge?.val ?? 0
    if made >= 6 {
      store.changeSettings { $0.lesson = nil }
    } else if made == 3, lesson == .three {
      store.changeSettings { $0.lesson = .six }
    }
  }

  /// Shows that no tile can move in `direction`, and explains why if the player hasn't seen the explanation yet.
  func showBlockedMove(_ direction: Direction) {
    let pair = game.blockingPair(direction)
    messages.showBlockedMove(direction, pair: pair, on: board)
    if showTipOnce(.blocks) { messages.showRemark(SpokenText.blockReason(pair.map { $0.val }), on: board) }
  }

  /// Records that a tip is being shown. Returns whether this is the first time.
  func showTipOnce(_ tip: ShownTips) -> Bool {
    guard !store.settings.shownTips.contains(tip) else { return false }
    store.changeSettings { $0.shownTips.insert(tip) }
    return true
  }
}

extension TriplesSession.SpokenText {
  static var hintTip: String { "What each move would cost." }

  /// Returns why two values block each other, as in "1 needs a 2."
  static func blockReason(_ pair: [Int]) -> String {
    guard let value = pair.min() else { return "All tiles are already at this edge." }
    return value == 1 ? "1 needs a 2." : value == 2 ? "2 needs a 1." : "\(value) needs another \(value)."
  }
}
