import GameCore

/// A search for a numbered game with a chosen code, so that a link to an ordinary game can be shared.
///
/// The search tries ascending numbers from a random start until a game has the code. Numbers with the same number of
/// digits are about equally likely to be found, so the number doesn't reveal the code. On average, the search tries as
/// many numbers as there are codes. It runs in steps (`advance(by:)`), so that it doesn't block.
public struct CodeNumberSearch: Sendable {
  /// The nine-digit numbers at which a search may start.
  public static let startRange: ClosedRange<UInt64> = 100_000_000...899_999_999

  /// The maximum number of games to try per possible code. All of them fail with a probability of about e⁻⁶⁴.
  private static let maxNumbersPerCode: UInt64 = 64

  /// The number of pegs in the code.
  public let pegCount: Int

  /// The theme of the pegs.
  public let theme: Theme

  private let pegs: [Peg]

  /// The colors of the code, as indexes among the choices.
  private let colors: [UInt8]

  /// The bytes that follow the number in the input of the seed's hash.
  private let suffix: [UInt8]

  /// The next number to try, and the first number not to try.
  private var next: UInt64
  private let end: UInt64

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - pegs: The code, which has 3 to 6 pegs of the theme.
  ///   - theme: One of `Theme.all`.
  ///   - start: The first number to try, clamped to `startRange`.
  /// - Returns: `nil` if `pegs` isn't a code of the theme.
  public init?(_ pegs: [Peg], theme: Theme, start: UInt64) {
    guard let one = GameNumber(1), let setup = try? GameSetup(number: one, pegCount: pegs.count, theme: theme),
      setup.isCode(pegs)
    else { return nil }
    pegCount = pegs.count
    self.theme = theme
    self.pegs = pegs
    colors = CoachQuestion.colors(of: Code(kind: .guess, pegs: pegs), theme.choices)
    suffix = [UInt8(ascii: " ")] + setup.codeText
    next = min(max(start, Self.startRange.lowerBound), Self.startRange.upperBound)
    end = next + Self.maxNumbersPerCode * UInt64(setup.codeCount)
  }

  /// Returns a random number at which a search may start.
  public static func randomStart(using generator: inout some RandomNumberGenerator) -> UInt64 {
    startRange.lowerBound + UInt64(generator.draw(below: Int(startRange.upperBound - startRange.lowerBound) + 1))
  }

  /// Whether all numbers were tried.
  public var isExhausted: Bool { next >= end }

  /// Tries the next `count` numbers, and returns the first one whose game has the code, or `nil`.
  public mutating func advance(by count: Int) -> GameNumber? {
    var left = count
    while left > 0, next < end {
      // Numbers that differ only in the last digit share the hash of the others.
      let tens = next / 10
      let stem = FNV1a.hash(tens.description.utf8Bytes)
      repeat {
        let number = next
        next += 1
        left -= 1
        guard hasCode(seed: Self.hash(stem, UInt8(ascii: "0") + UInt8(number - tens * 10), suffix)) else { continue }
        // Check the result with the rules, because `hasCode(seed:)` ignores that a draw can be rejected.
        if let found = GameNumber(number), let setup = try? GameSetup(number: found, pegCount: pegCount, theme: theme),
          setup.masterCode.pegs == pegs
        {
          return found
        }
      } while left > 0 && next < end && next / 10 == tens
    }
    return nil
  }

  /// Returns a game number's seed: continues `stem`, the hash of all digits but the last, with `digit` and `suffix`.
  private static func hash(_ stem: UInt64, _ digit: UInt8, _ suffix: [UInt8]) -> UInt64 {
    suffix.withUnsafeBufferPointer { bytes in
      var hash = FNV1a.adding(digit, to: stem)
      var index = 0
      while index < bytes.count {
        hash = FNV1a.adding(bytes[index], to: hash)
        index += 1
      }
      return hash
    }
  }

  /// Returns whether the draws from `seed` give the code. Ignores that `draw(below:)` rejects about one draw in 2⁶⁰.
  private func hasCode(seed: UInt64) -> Bool {
    var generator = SplitMix64(seed: seed)
    let bound = UInt64(theme.choices.count)
    return colors.withUnsafeBufferPointer { colors in
      var index = 0
      while index < colors.count {
        // The high half of a 64-by-4-bit product, without 128-bit arithmetic, which browsers don't have.
        let bits = generator.next()
        let low = (bits & 0xFFFF_FFFF) &* bound
        guard ((bits >> 32) &* bound &+ (low >> 32)) >> 32 == UInt64(colors[index]) else { return false }
        index += 1
      }
      return true
    }
  }
}

extension GameSetup {
  /// Returns the setup of a numbered game with the given code. This takes up to a second in the largest games.
  ///
  /// - Parameters:
  ///   - pegs: The code.
  ///   - theme: The theme of the pegs.
  ///   - start: The first number to try, in `CodeNumberSearch.startRange`.
  /// - Returns: `nil` if the pegs aren't a valid code of the theme, or if no number was found.
  public static func setup(withCode pegs: [Peg], theme: Theme, start: UInt64) -> GameSetup? {
    guard var search = CodeNumberSearch(pegs, theme: theme, start: start) else { return nil }
    while !search.isExhausted {
      guard let number = search.advance(by: 1 << 16) else { continue }
      return try? GameSetup(number: number, pegCount: pegs.count, theme: theme)
    }
    return nil
  }
}
