extension RandomNumberGenerator {
  /// Draws one of the numbers 0, 1, … `bound - 1`, each as likely as any other.
  ///
  /// Every draw in the rules of a game goes through here, and what it promises never changes, since a game number
  /// means a game only as long as it holds: **for one sequence of `next()`, the sequence of draws is the same on every
  /// platform and in every version.** It is the sequence that `Int.random(in: 0...(bound - 1), using:)` gives where
  /// `Int` is 64 bits wide. (Where it is 32 bits wide, as in wasm32, the standard library draws other numbers.)
  ///
  /// The method is D. Lemire's, "Fast Random Integer Generation in an Interval", ACM TOMACS 29 (2019): the high half of
  /// a 64 by 64 bit product, with the few low halves rejected that would favour some results.
  ///
  /// - Parameter bound: how many numbers there are to draw from. A bound of 1 answers 0 and still advances the
  ///   generator, as the standard library does; a bound below 1 answers 0 and does not.
  public mutating func draw(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    let upperBound = UInt64(bound)
    var product = next().multipliedFullWidth(by: upperBound)
    if product.low < upperBound {
      let threshold = (0 &- upperBound) % upperBound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: upperBound)
      }
    }
    return Int(product.high)
  }
}
