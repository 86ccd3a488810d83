import AllGames
import DailyGames
import GameCore
import Testing

@testable import SessionSupport
@testable import parlor

@Suite struct DayCheckTests {
  /// An invalid key is reported as such, and not as a mismatch with the commitment.
  @Test func verificationReportsAnInvalidKey() throws {
    let day = try CalendarDay(text: "2026-11-20".utf8)
    let reveal = DayReveal(day: day, key: "no key", commitment: "", previousCommitment: "")
    var verification = DayVerification(reveal, storedCommitment: nil, [DayDealer(.triples, DailyGame.triples.dealType)])
    let fault = #expect(throws: DayFault.self) { try verification.performAllSteps() }
    #expect(fault?.description == "the key does not have 64 hexadecimal digits")
  }
}
