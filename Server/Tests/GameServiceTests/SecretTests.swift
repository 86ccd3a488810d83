import Ledger
import Testing

@testable import GameService

struct SecretTests {
  @Test(arguments: [0, 1, 31, 32, 511, 1023])
  func tokensNameTheBucketInTheFormThatClientsKnow(bucket: Int) {
    let tokens = (0..<50).map { _ in Secret.makeToken(bucket: bucket) }
    for token in tokens {
      #expect(Secret.isToken(token))
      #expect(Secret.bucket(ofToken: token) == bucket)
    }
    #expect(Set(tokens).count == 50)
  }

  @Test(arguments: ["000", "3ff", "400", "fff"])
  func everyTokenNamesABucket(start: String) {
    let token = start + String(repeating: "7", count: 29)
    #expect(0..<PlayerID.bucketCount ~= Secret.bucket(ofToken: token))
  }
}
