import Testing

@testable import API

@Suite struct TimestampTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_795_226_399_999, "2026-11-21T01:59:59Z"),
      (1_795_226_400_000, "2026-11-21T02:00:00Z"),
      (253_402_300_799_000, "9999-12-31T23:59:59Z"), (253_402_300_800_000, "9999-12-31T23:59:59Z"),
    ] as [(Int64, String)])
  func timestampIsInWholeSecondsAndNotAfterTheYear9999(milliseconds: Int64, text: String) {
    #expect(Timestamp.text(milliseconds) == text)
  }
}
