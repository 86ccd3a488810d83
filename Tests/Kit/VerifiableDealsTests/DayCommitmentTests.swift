import GameCore
import Testing
import VerifiableDeals

@Suite struct DayCommitmentTests {
  @Test func commitmentsMatchTheFixtureAndOnlyTheirKeyDayAndPredecessor() throws {
    var previous = DayCommitment.beforeFirstDay
    #expect(previous.hex == String(repeating: "0", count: 64))
    let days = try FixtureDay.all()
    #expect(days.count > 10)
    for row in days {
      let (day, key) = (try CalendarDay(text: Array(row.day.utf8)), try #require(DayKey(hex: row.key)))
      #expect(row.previous == previous.hex)
      let commitment = try DayCommitment(day: day, previous: previous, key: key)
      #expect(commitment.hex == row.commitment)
      #expect("\(commitment)" == row.commitment)
      #expect(DayCommitment(hex: row.commitment) == commitment)
      #expect(DayCommitment(bytes: commitment.bytes) == commitment)
      #expect(try commitment.isCommitment(to: key, day: day, previous: previous))
      // The commitment doesn't match another key, another day, or another previous commitment.
      #expect(try !commitment.isCommitment(to: .random(), day: day, previous: previous))
      let next = try #require(day.adding(days: 1))
      #expect(try !commitment.isCommitment(to: key, day: next, previous: previous))
      #expect(try !commitment.isCommitment(to: key, day: day, previous: commitment))
      previous = commitment
    }
  }

  @Test func malformedCommitmentIsRejected() throws {
    let hex = try #require(try FixtureDay.all().first).commitment
    for text in ["", String(hex.dropLast()), hex + "0", hex.uppercased(), hex.dropLast() + "g"] {
      #expect(DayCommitment(hex: text) == nil, "\(text)")
    }
    #expect(DayCommitment(bytes: [1, 2, 3]) == nil)
  }
}
