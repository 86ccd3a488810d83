import Testing
import TriplesModel

@Suite struct PointsTests {
  @Test(arguments: [
    (0, "0.00", "0.00", "0"), (1, "0.01", "+0.01", "0"), (-7, "−0.07", "−0.07", "0"), (49, "0.49", "+0.49", "0"),
    (50, "0.50", "+0.50", "1"), (-50, "−0.50", "−0.50", "−1"), (120_450, "1,204.50", "+1,204.50", "1,205"),
    (-99_999, "−999.99", "−999.99", "−1,000"),
  ])
  func pointsHavePlainSignedAndRoundedText(hundredths: Int64, text: String, signed: String, rounded: String) {
    let points = Points(hundredths: hundredths)
    #expect([points.text, points.signedText, points.roundedText] == [text, signed, rounded])
  }

  @Test(arguments: [(-999, "−9.99"), (-1000, "−10"), (1049, "10"), (-123_456, "−1,235"), (0, "0.00")])
  func shortTextHasDecimalsOnlyBelowTen(hundredths: Int64, text: String) {
    #expect(Points(hundredths: hundredths).shortText == text)
  }

  @Test func extremeValuesDoNotTrap() {
    for extreme in [Int64.min, .max] {
      let points = Points(hundredths: extreme)
      _ = (points + points, points - points, -points, points.magnitude, points.text, points.roundedText)
    }
  }
}
