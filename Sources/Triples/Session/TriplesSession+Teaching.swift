import NumberedGame
import PlaySupport
import TriplesModel

// The first game teaches by what it shows: a line under the board, and what blocked tiles do. Nothing has to be read.
extension TriplesSession {
  /// What a player who is new is being taught.
  package enum Lesson: CaseIterable, Hashable, Sendable {
    /// That 1 and 2 make 3.
    case three
    /// That 3 and 3 make 6.
    case six

    /// The lesson in a saved text: the number to be made.
    var digit: UInt8 {
      switch self {
      case .three: UInt8(ascii: "3")
      case .six: UInt8(ascii: "6")
      }
    }

    /// Returns the line that teaches this on a board, which says what the player can do there.
    func text(for game: Triples) -> String {
      guard self == .three else { return "Now 3 and 3 make 6." }
      let canMake3 = Direction.allCases.contains { game.merges($0).contains { $0.survivor.val == 3 } }
      if canMake3 { return "Push 1 and 2 together to make 3." }
      let values = game.board.joined()
      switch (values.contains(1), values.contains(2)) {
      case (true, true): return "Slide the tiles to bring 1 and 2 together."
      case (true, false): return "Slide the tiles until a 2 comes: 1 and 2 make 3."
      case (false, true): return "Slide the tiles until a 1 comes: 1 and 2 make 3."
      case (false, false): return "Slide the tiles: 1 and 2 make 3."
      }
    }
  }

  /// Tips that are shown only once. Settings store which ones the player has seen.
  package struct ShownTips: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Why a move can be blocked.
    static let blocks = ShownTips(rawValue: 1)
    /// What the numbers of a hint mean, and that a hint marks the game.
    static let hints = ShownTips(rawValue: 2)

    private static var letters: [(tip: ShownTips, letter: UInt8)] {
      [(.blocks, UInt8(ascii: "b")), (.hints, UInt8(ascii: "h"))]
    }

    /// The tips as letters, in this order.
    var text: [UInt8] { Self.letters.filter { contains($0.tip) }.map { $0.letter } }

    /// Reads letters as `text` writes them, at least one.
    init?(text: [UInt8]) {
      self = []
      for (tip, letter) in Self.letters where text.contains(letter) { insert(tip) }
      guard !isEmpty, self.text == text else { return nil }
    }
  }

  /// A move that moved nothing.
  public struct Refusal: Hashable, Sendable {
    /// Where it would have gone.
    public let direction: Direction

    /// The ids of the two tiles that keep each other from moving; none if all tiles stand along the edge.
    public let pair: [Int]

    /// Tells it from other refusals: each is shown once.
    public let number: Int
  }

  /// The latest move that moved nothing, while the board is still the same.
  public var refusal: Refusal? { messages.refusal(on: board) }

  /// Why the latest move moved nothing, or what there is to say after the lessons, while the board is still the same.
  var remark: String? { messages.remark(on: board) }

  /// A line for the player to read under the board, in whole sentences, or nothing.
  public var tip: String? {
    if day != nil, let dayTip { return dayTip }
    guard acceptsMoves else { return nil }
    if hint?.advice?.best != nil {
      return Spoken.hintTip + (coachHelp.isFirstHint ? " Marks this game." : "")
    }
    return remark ?? lessonText
  }

  /// The line that teaches a new player on this board, or `nil` if the player has learned it all.
  var lessonText: String? { keeper.settings.lesson?.text(for: game) }

  /// The games that a first visit is dealt: in each at least two of the first moves merge tiles, and there is neither too
  /// little to be made of it nor too much.
  static var kindGames: [UInt64] { [4, 5, 6, 7, 102, 199, 218, 306, 307, 365, 366, 373] }

  /// Whether nothing at all has been kept of this player.
  var isFirstVisit: Bool {
    keeper.settings == Settings() && scores == ScoreList(Self.firstRows) && notices.isEmpty
  }

  /// One of the kind games.
  func kindGame() -> Replay {
    var randomness = SystemRandomness(environment)
    return Replay(number: GameNumber(Self.kindGames[randomness.draw(below: Self.kindGames.count)]) ?? Triples.determ)
  }

  /// Goes on with what the player is being taught. What the coach plays teaches nothing.
  func teach(_ effect: MoveEffect) {
    guard let lesson = keeper.settings.lesson, watch == nil else { return }
    let made = effect.merges.map { $0.survivor.val }.max() ?? 0
    if made >= 6 {
      keeper.changeSettings { $0.lesson = nil }
      messages.say("Well done. 6 and 6 make 12, and so on.", on: board)
    } else if made == 3, lesson == .three {
      keeper.changeSettings { $0.lesson = .six }
    }
  }

  /// Shows that nothing moves in a direction, and says why if that is new to the player.
  func refuse(_ direction: Direction) {
    let pair = game.refusingPair(direction)
    messages.refuse(direction, pair: pair, on: board)
    if tellOnce(.blocks) { messages.say(Spoken.reason(pair.map { $0.val }), on: board) }
  }

  /// Records that a tip is shown now.
  ///
  /// - Returns: `true` if the player sees it for the first time.
  func tellOnce(_ tip: ShownTips) -> Bool {
    guard !keeper.settings.shownTips.contains(tip) else { return false }
    keeper.changeSettings { $0.shownTips.insert(tip) }
    return true
  }
}

extension TriplesSession.Spoken {
  /// What the numbers of a hint are.
  static var hintTip: String { "Likely cost of each move." }

  /// Why two values keep each other from moving: "1 needs a 2."
  static func reason(_ pair: [Int]) -> String {
    guard let value = pair.min() else { return "All tiles stand at this edge already." }
    return value == 1 ? "1 needs a 2." : value == 2 ? "2 needs a 1." : "\(value) needs another \(value)."
  }
}
