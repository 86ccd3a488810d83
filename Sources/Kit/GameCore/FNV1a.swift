/// The 64-bit FNV-1a hash (G. Fowler, L. C. Noll, and K.-P. Vo, RFC 9923). A change of a single byte always changes it.
package enum FNV1a {
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { adding($1, to: $0) }
  }

  /// Returns the hash of the bytes that `hash` stands for, followed by `byte`.
  @inline(__always)
  package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
