import Testing

@testable import parlor

@Suite struct LaboratoryTests {
  @Test func theBenchPlaysTheSameMovesEachTime() {
    let moves = TriplesBenchCommand.play(3)
    #expect(moves > 3)
    #expect(moves == TriplesBenchCommand.play(3))
    #expect(TriplesBenchCommand.play(0) == 0)
  }
}
