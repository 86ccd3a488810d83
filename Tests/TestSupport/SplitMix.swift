/// S. Vigna's SplitMix64, the tests' source of chance.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Makes the generator whose sequence `seed` determines.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `bound - 1`.
  public mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// A text like this one, with one byte changed, removed or added. Half of the new bytes come from `alphabet`.
  public mutating func spoil(_ text: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var text = text
    let byte = below(2) == 0 ? alphabet[below(alphabet.count)] : UInt8(below(256))
    switch below(3) {
    case 0 where !text.isEmpty: text[below(text.count)] = byte
    case 1 where !text.isEmpty: text.remove(at: below(text.count))
    default: text.insert(byte, at: below(text.count + 1))
    }
    return text
  }
}
