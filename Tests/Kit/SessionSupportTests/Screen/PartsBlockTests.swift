import SessionSupport
import Testing

@Suite struct PartsBlockTests {
  private func block(_ count: Int, _ arrangement: PartsBlock<String>.Arrangement = .grid) -> PartsBlock<String> {
    PartsBlock("Parts", arrangement, (0..<count).map { .init("\($0)", "Part \($0)") })
  }

  /// A last line that is much shorter than the others would look unfinished.
  @Test(arguments: [(0, 0), (1, 1), (5, 5), (6, 6), (7, 4), (9, 5), (12, 6), (13, 5)])
  func linesOfAGridHaveNearlyTheSameLength(count: Int, length: Int) {
    #expect(block(count).lineLength(atMost: 6) == length)
  }

  @Test(arguments: [(1, 1), (4, 2), (9, 3), (16, 4)]) func boardIsSquare(count: Int, size: Int) {
    #expect(block(count, .board).boardSize == size)
  }
}
