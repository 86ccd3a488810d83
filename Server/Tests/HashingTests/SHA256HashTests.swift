import Hashing
import Testing

@Suite struct SHA256HashTests {
  /// NIST's examples: <https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values>.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashMatchesThePublishedValue(text: String, expected: String) {
    #expect(hexadecimal(SHA256Hash.digest(of: Array(text.utf8))) == expected)
  }

  @Test func hashDoesNotDependOnChunkBoundaries() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for size in [1, 63, 64, 65, 999] {
      let hash = SHA256Hash()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hash.update(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(hash.finalize() == SHA256Hash.digest(of: bytes), "pieces of \(size) bytes")
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
