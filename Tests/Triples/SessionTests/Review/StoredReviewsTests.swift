import GameCore
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct StoredReviewsTests {
  private func review(_ number: UInt64, moves: Int = 6) throws -> Review {
    let replay = FakeCoach.game(number, moves: moves)
    return try Review(of: replay, advices: FakeCoach.advices(for: replay))
  }

  @Test func textRoundTripsAndReviewsAreFoundByTheirLines() throws {
    var stored = TriplesSession.StoredReviews()
    #expect(TriplesSession.StoredReviews(text: stored.text) == stored)
    for number in 1...5 as ClosedRange<UInt64> { stored.add(try review(number)) }
    let again = try #require(TriplesSession.StoredReviews(text: stored.text))
    #expect(again == stored)
    #expect(again.entries.count == 5)
    for number in 1...5 as ClosedRange<UInt64> {
      let review = try review(number)
      #expect(again[review.replay.line] == review)
    }
    #expect(again[Array("triples/1 99".utf8)] == nil)
  }

  @Test func reviewAddedAgainReplacesTheOlderOneAtTheEnd() throws {
    var stored = TriplesSession.StoredReviews()
    let (one, other) = (try review(1), try review(2))
    for review in [one, other, one] { stored.add(review) }
    #expect(stored.entries.map(\.line) == [other.replay.line, one.replay.line])
  }

  @Test func onlyTheGivenReviewsAreKept() throws {
    var stored = TriplesSession.StoredReviews()
    let (one, other) = (try review(1), try review(2))
    for review in [other, one] { stored.add(review) }
    stored.keepOnly([one.replay.line])
    #expect(stored.entries.map(\.line) == [one.replay.line])
  }

  @Test(arguments: ["", "triples-reviews/2", "triples-reviews/1\n", "triples-reviews/1\nx"])
  func invalidTextIsRejected(text: String) {
    #expect(TriplesSession.StoredReviews(text: Array(text.utf8)) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() throws {
    var stored = TriplesSession.StoredReviews()
    for number in 1...3 as ClosedRange<UInt64> { stored.add(try review(number, moves: 3)) }
    var generator = SplitMix64(seed: 3)
    var accepted = 0
    for _ in 0..<2000 {
      let text = generator.spoil(stored.text, alphabet: Array("lrud-0123456789 /\n".utf8))
      guard let read = TriplesSession.StoredReviews(text: text) else { continue }
      #expect(read.text == text)
      for entry in read.entries { _ = read[entry.line] }
      accepted += 1
    }
    #expect(accepted > 100)
  }
}
