import NumberedGame

/// What a day that is over has dealt in one of its games, worked out anew from its key.
public protocol PastDeal: Sendable {
  /// What the table needs at which it is played again, as it is kept for that (`PastDayGame`).
  var text: [UInt8] { get }

  /// What was possible, or what was to be found, as a sentence.
  var parText: String { get }

  /// Holds a recorded line against it.
  func hold(_ line: [UInt8]) -> HeldGame
}

/// What comes of holding a recorded game against what its day dealt.
public struct HeldGame: Hashable, Sendable {
  /// What is wrong with it, without a full stop; nothing where it follows from the deal.
  public let fault: String?

  /// What it made: "1,042 points", "5 guesses", "Code not found".
  public let made: String

  /// The address by which a session shows it; nothing where it cannot be watched.
  public let address: [UInt8]?

  private init(fault: String?, made: String, address: [UInt8]?) {
    self.fault = fault
    self.made = made
    self.address = address
  }

  /// A game that follows from the deal.
  public static func holds(made: String, address: [UInt8]?) -> HeldGame {
    HeldGame(fault: nil, made: made, address: address)
  }

  /// A game that does not.
  ///
  /// - Parameter fault: what is wrong with it, without a full stop.
  public static func fails(_ fault: String) -> HeldGame { HeldGame(fault: fault, made: "", address: nil) }
}

/// The games of a day that were held against what it dealt.
struct HeldGames: Hashable, Sendable {
  /// How many games are held against the deal on this device; `parlor today verify` takes any number.
  static let most = 1000

  /// How many of them are shown.
  static let shown = 5

  /// How many were looked at.
  let count: Int

  /// The first that does not hold, 1 for the first of all, and what is wrong with it.
  let fault: Fault?

  /// The best of them, at most `shown`.
  let best: [HeldGame]

  /// Where games first do not hold.
  struct Fault: Hashable, Sendable {
    let number: Int
    let text: String
  }

  /// Holds recorded lines against a deal, the best first. It ends with the first that does not hold.
  init(_ lines: [[UInt8]], against deal: any PastDeal) {
    var best: [HeldGame] = []
    var fault: Fault?
    for (index, line) in lines.enumerated() {
      let game = deal.hold(line)
      if let text = game.fault {
        fault = Fault(number: index + 1, text: text)
        break
      }
      if best.count < Self.shown { best.append(game) }
    }
    count = lines.count
    self.fault = fault
    self.best = best
  }
}
