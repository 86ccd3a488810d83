import Testing

@testable import TriplesCoach

struct TrainingTests {
  @Test func learnedWeightsMatchThePlainTrainer() {
    check(PocketShape.self, games: 12)
    check(ClassicShape.self, games: 4)
    check(LargeShape.self, games: 2)
  }

  private func check<Shape: TupleShape>(_ shape: Shape.Type, games: Int) {
    var plain = PlainTrainer<Shape>(seed: 5)
    let trainer = TemporalCoherenceTrainer<Shape>(seed: 5)
    for _ in 0..<games { #expect(trainer.playGame() == plain.playGame()) }
    #expect(trainer.moveCount == plain.moveCount)
    #expect(trainer.gameCount == games)
    #expect(plain.weights.count > 1000)
    var differences = 0
    for (index, weight) in plain.weights {
      let learned = trainer.weights[index]
      let isSame =
        learned.weight.bitPattern == weight.weight.bitPattern && learned.errorSum.bitPattern == weight.error.bitPattern
        && learned.absoluteErrorSum.bitPattern == weight.magnitude.bitPattern
      differences += isSame ? 0 : 1
    }
    #expect(differences == 0)
  }

  /// The trainer and a network use the same weights for a board, even if it has large tiles.
  @Test func trainerAndNetworkUseTheSameWeights() {
    check(PocketShape.self)
    check(ClassicShape.self)
  }

  private func check<Shape: TupleShape>(_ shape: Shape.Type) {
    let weights = LearnedWeights<Shape>()
    var places = [Int](repeating: 0, count: Shape.lookupCount)
    for board in PackedBoardTests.randomBoards(100) where (1..<16).contains(board.openCount) {
      let lanes = BoardLanes(board, rankLimit: Shape.rankLimit)
      // Mark the weight at each index that a network uses, and check that the trainer finds it.
      var marked: [Int] = []
      for pattern in 0..<Shape.patternCount {
        let indexes = Shape.indexes(pattern, CellLanes(lanes.cells, width: 4))
        marked += (0..<8).map { Shape.offset(pattern) + Int(indexes[$0]) }
      }
      marked.append(Shape.offset(Shape.patternCount) + lanes.countsIndex)
      for index in marked { weights[index].errorSum += 1 }
      places.withUnsafeMutableBufferPointer { PlaneIndexes<Shape>(board).write(to: $0.baseAddress!) }
      for (number, place) in places.enumerated() {
        weights.weights[Shape.offset(number / 8) + place].absoluteErrorSum += 1
      }
      for index in marked {
        #expect(weights[index].errorSum == weights[index].absoluteErrorSum)
        #expect(weights[index].errorSum > 0)
      }
      for index in marked { weights[index] = LearnedWeight() }
    }
  }
}
