import GameCore
import TestSupport
import Testing

@Suite struct DecimalTextTests {
  @Test(arguments: [
    ("0", 0), ("7", 7), ("10", 10), ("1581897599", 1_581_897_599), ("999999999999999999", 999_999_999_999_999_999),
  ])
  func canonicalNumberIsRead(text: String, number: Int64) {
    #expect(DecimalText.read(Array(text.utf8)) == number)
  }

  @Test(arguments: ["", "00", "07", "-1", "+1", " 1", "1 ", "1.0", "1,000", "a", "1000000000000000000", "٣"])
  func textOtherThanACanonicalNumberIsRejected(text: String) {
    #expect(DecimalText.read(Array(text.utf8)) == nil)
  }

  @Test func everyAcceptedTextIsCanonical() {
    var generator = SplitMix64(seed: 5)
    var accepted = 0
    for _ in 0..<5000 {
      let text = (0..<generator.numberBelow(20)).map { _ in
        Array("0123456789- ".utf8)[generator.numberBelow(generator.numberBelow(9) + 4)]
      }
      guard let number = DecimalText.read(text) else { continue }
      accepted += 1
      #expect(Array(number.description.utf8) == text)
    }
    #expect(accepted > 500)
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1204, "1,204"), (12_345, "12,345"), (123_456, "123,456"),
    (1_000_000, "1,000,000"), (2_147_483_647, "2,147,483,647"), (-7, "-7"), (-1204, "-1,204"),
    (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
  ])
  func groupedTextHasThousandsSeparators(number: Int, text: String) {
    #expect(DecimalText.grouped(number) == text)
  }

  @Test(
    arguments: [
      (0, "0.00"), (1, "0.01"), (10, "0.10"), (99, "0.99"), (100, "1.00"), (434, "4.34"), (120_450, "1,204.50"),
      (-1, "−0.01"), (-307, "−3.07"), (-100, "−1.00"), (-123_456_789, "−1,234,567.89"),
      (.max, "92,233,720,368,547,758.07"), (.min, "−92,233,720,368,547,758.08"),
    ] as [(Int64, String)])
  func hundredthsAreWrittenWithTwoDecimalsAndAnOptionalPlus(number: Int64, text: String) {
    #expect(DecimalText.hundredths(number) == text)
    #expect(DecimalText.signedHundredths(number) == (number > 0 ? "+" + text : text))
  }

  @Test func hundredthsFromMinus15To15AreWrittenExactly() {
    for number in -1500...1500 as ClosedRange<Int64> {
      let text = DecimalText.hundredths(number)
      let digits = text.filter { $0 != "−" && $0 != "." }
      #expect(Int64(digits) == abs(number))
      #expect(text.hasPrefix("−") == (number < 0))
      #expect(text.dropLast(2).last == ".")
    }
  }
}
