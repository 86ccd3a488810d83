import Ledger
import Testing

@testable import GameService

struct SecretTests {
  @Test(arguments: [0, 1, 31, 32, 511, 1023])
  func secretsNameTheBucketInTheFormThatClientsKnow(bucket: Int) throws {
    var tokens: Set<String> = []
    for _ in 0..<50 {
      let token = Secret.makeToken(bucket: bucket)
      #expect(Secret.isToken(token))
      #expect(Secret.bucket(ofToken: token) == bucket)
      tokens.insert(token)
      let code = Secret.makeTransferCode(bucket: bucket)
      #expect(Secret.transferCode(typed: code.lowercased().replacing("-", with: " ")) == code)
      #expect(Secret.bucket(ofTransferCode: code) == bucket)
      tokens.insert(code)
    }
    #expect(tokens.count == 100)
  }

  @Test
  func everyTokenAndCodeNamesABucket() {
    for token in ["00000000", "fff00000", "ffffffff"].map({ $0 + String(repeating: "7", count: 24) }) {
      #expect(0..<PlayerID.bucketCount ~= Secret.bucket(ofToken: token))
    }
    for code in ["AAAA-AAAA-AAAA", "9999-9999-9999"] {
      #expect(0..<PlayerID.bucketCount ~= Secret.bucket(ofTransferCode: code))
    }
  }
}
