import GameCore
import Testing

@Suite struct DecimalsTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.06, "-0.1"), (12.34, "12.3"), (12.96, "13"),
    (-7.5, "-7.5"), (1000, "1000"), (99_999.94, "99999.9"), (999_999_999_999, "999999999999"), (1e12, "0"),
    (1e300, "0"),
    (-.infinity, "0"), (.nan, "0"),
  ]) func numberIsRoundedToOneDecimalAndHugeOrInvalidOnesAreZero(value: Double, text: String) {
    #expect(value.text(decimals: 1) == text)
  }

  @Test func numberHasAtMostTheGivenDecimalsAndNeverMoreThanSix() {
    #expect([0, 0.005, 0.1, 0.456, 1].map { $0.text() } == ["0", "0.01", "0.1", "0.46", "1"])
    #expect(2.5.text(decimals: -3) == "3")
    #expect((1.0 / 3).text(decimals: 99) == "0.333333")
    #expect(1.000_05.text(decimals: 6) == "1.00005")
  }

  @Test func textIsAppendedToBytes() {
    var bytes = Array("x".utf8)
    (-1205.25).writeText(decimals: 1, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x-1205.3")
  }

  /// Checks the numbers from −3000 to 3000 in steps of 0.7.
  @Test func tenthsRoundTrip() {
    for tenths in stride(from: -30_000, through: 30_000, by: 7) {
      let value = Double(tenths) / 10
      #expect(Double(value.text(decimals: 1)) == value)
    }
  }
}
