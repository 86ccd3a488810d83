import SessionSupport
import Testing

@Suite struct HistogramTests {
  @Test func addedValuesAreCountedInBarsScaledToTheLargest() {
    var histogram = Histogram()
    #expect(histogram.total == 0)
    #expect(histogram.bars(atLeast: 2).map(\.count) == [0, 0])
    for bar in [2, 0, 2] { histogram.add(bar) }
    #expect(histogram.counts == [1, 0, 2])
    #expect(histogram.total == 3)
    #expect(histogram.bars(atLeast: 4).map(\.share) == [50, 0, 100, 0])
  }

  @Test func textRoundTripsUnlessItHasTooManyBars() {
    var histogram = Histogram()
    for bar in [2, 0, 2] { histogram.add(bar) }
    #expect(histogram.text == Array("1,0,2".utf8))
    #expect(Histogram(text: histogram.text, maxCount: 3) == histogram)
    #expect(Histogram(text: histogram.text, maxCount: 2) == nil)
  }

  @Test(arguments: ["", "0", "1,0", "1,,2", "01", "-1", "1 2", "99999999,1"])
  func invalidTextIsRejected(text: String) {
    #expect(Histogram(text: Array(text.utf8), maxCount: 20) == nil)
  }

  @Test func barsHaveSpokenDescriptionsAndHintedPercentages() {
    #expect(HistogramBar(label: "384", count: 1, share: 100).spokenText == "384: 1 game")
    #expect(HistogramBar(label: "384", count: 1207, share: 100).spokenText == "384: 1,207 games")
    #expect(
      HistogramBar(label: "0–9", count: 2, share: 9, isOwn: true).spokenText == "0–9: 2 games, yours is one of them")
    let hinted = HistogramBar(label: "4", count: 3, share: 9, hintedCount: 1, spokenLabel: "4 guesses")
    #expect(hinted.spokenText == "4 guesses: 3 games, 1 with hints")
    #expect(hinted.hintedPercentage == 33)
    let unsolved = HistogramBar(label: "–", count: 1, share: 9, isOwn: true, spokenLabel: "Not found")
    #expect(unsolved.spokenText == "Not found: 1 game, which is yours")
  }
}
