import NumberedGame

/// Looks for a game whose code is one that somebody has chosen, so that a link to an ordinary game leads to it.
///
/// Numbers are tried upwards from one that was drawn by chance, and the first that has the code is taken: any number of the
/// same length is about as likely as any other, so that it tells nothing of the code. A code is found after as many numbers as
/// there are codes, on average. That takes pieces (`advance(by:)`), so that nothing waits for it.
public struct CodeNumberSearch: Sendable {
  /// Where a search begins: at a number of nine digits.
  public static let starts: ClosedRange<UInt64> = 100_000_000...899_999_999

  /// How many times as many numbers as there are codes are tried at most. That this is not enough happens to one code in e⁶⁴.
  private static let patience: UInt64 = 64

  /// The game, but for its number.
  public let pegCount: Int

  /// What its pegs are chosen from.
  public let theme: Theme

  private let pegs: [Peg]

  /// The code as places among the choices.
  private let colors: [UInt8]

  /// What stands behind the number in the text that the code follows from.
  private let suffix: [UInt8]

  /// The number that is tried next, and the first that is not tried any more.
  private var next: UInt64
  private let end: UInt64

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - pegs: the code, 3 to 6 pegs of the theme; anything else is none.
  ///   - theme: a theme of the table.
  ///   - start: the number that is tried first. One outside `starts` is taken for the nearest there.
  public init?(_ pegs: [Peg], theme: Theme, start: UInt64) {
    guard let one = GameNumber(1), let setup = try? GameSetup(number: one, pegCount: pegs.count, theme: theme),
      setup.isCode(pegs)
    else { return nil }
    pegCount = pegs.count
    self.theme = theme
    self.pegs = pegs
    colors = CoachQuestion.colors(of: Code(kind: .guess, pegs: pegs), theme.choices)
    suffix = [UInt8(ascii: " ")] + setup.codeText
    next = min(max(start, Self.starts.lowerBound), Self.starts.upperBound)
    var codeCount: UInt64 = 1
    for _ in pegs { codeCount *= UInt64(theme.choices.count) }
    end = next + Self.patience * codeCount
  }

  /// Draws where a search begins.
  public static func start(using generator: inout some RandomNumberGenerator) -> UInt64 {
    starts.lowerBound + UInt64(generator.draw(below: Int(starts.upperBound - starts.lowerBound) + 1))
  }

  /// Whether there is nothing left to be tried.
  public var isExhausted: Bool { next >= end }

  /// Tries so many further numbers.
  ///
  /// - Returns: the number of a game with this code, or nothing where none of these has it.
  public mutating func advance(by count: Int) -> GameNumber? {
    var left = count
    while left > 0, next < end {
      // Numbers that differ in their last digit alone have the rest of the way to the seed in common.
      let tens = next / 10
      let stem = GameSetup.hash(tens.description.utf8Bytes)
      repeat {
        let number = next
        next += 1
        left -= 1
        guard hasCode(seed: Self.hash(stem, UInt8(ascii: "0") + UInt8(number - tens * 10), suffix)) else { continue }
        // The rules have the last word.
        if let found = GameNumber(number), let setup = try? GameSetup(number: found, pegCount: pegCount, theme: theme),
          setup.masterCode.pegs == pegs
        {
          return found
        }
      } while left > 0 && next < end && next / 10 == tens
    }
    return nil
  }

  /// The seed of a number, from what all but its last digit makes of it.
  private static func hash(_ stem: UInt64, _ digit: UInt8, _ suffix: [UInt8]) -> UInt64 {
    suffix.withUnsafeBufferPointer { bytes in
      var hash = GameSetup.hash(stem, digit)
      var place = 0
      while place < bytes.count {
        hash = GameSetup.hash(hash, bytes[place])
        place += 1
      }
      return hash
    }
  }

  /// Whether the draws from a seed are the code. They are those of `draw(below:)`, but for the one in 2⁶⁰ that is made twice.
  private func hasCode(seed: UInt64) -> Bool {
    var generator = SplitMix64(seed: seed)
    let bound = UInt64(theme.choices.count)
    return colors.withUnsafeBufferPointer { colors in
      var place = 0
      while place < colors.count {
        // The high half of a product of 64 bits and four, without one of 128 bits, which browsers do not have.
        let bits = generator.next()
        let low = (bits & 0xFFFF_FFFF) &* bound
        guard ((bits >> 32) &* bound &+ (low >> 32)) >> 32 == UInt64(colors[place]) else { return false }
        place += 1
      }
      return true
    }
  }
}

extension GameSetup {
  /// The setup of a game that has this code: the same pegs and theme, with the first number that is found. Takes as long as it
  /// takes, which in the largest games is up to a second.
  ///
  /// - Parameters:
  ///   - pegs: the code.
  ///   - theme: what its pegs are of.
  ///   - start: where the search begins, in `CodeNumberSearch.starts`.
  /// - Returns: nothing where these are no pegs of such a code.
  public static func leading(to pegs: [Peg], theme: Theme, start: UInt64) -> GameSetup? {
    guard var search = CodeNumberSearch(pegs, theme: theme, start: start) else { return nil }
    while !search.isExhausted {
      guard let number = search.advance(by: 1 << 16) else { continue }
      return try? GameSetup(number: number, pegCount: pegs.count, theme: theme)
    }
    return nil
  }
}
