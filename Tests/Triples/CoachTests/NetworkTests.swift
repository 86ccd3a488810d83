import GameCore
import TestSupport
import Testing

@testable import TriplesCoach

struct NetworkTests {
  private static func trainedTrainer(seed: UInt64 = 1) -> TemporalCoherenceTrainer<PocketShape> {
    let trainer = TemporalCoherenceTrainer<PocketShape>(seed: seed)
    for _ in 0..<60 { trainer.playGame() }
    return trainer
  }

  private static let files: (exact: [UInt8], rough: [UInt8]) = {
    let trainer = trainedTrainer()
    return (trainer.networkFile(step: 1), trainer.networkFile(step: 100))
  }()

  static let network: TupleNetwork = trainedTrainer().network()

  @Test func indexesCombineTheRanksOfAPattern() {
    checkIndexes(PocketShape.self)
    checkIndexes(LargeShape.self)
    checkIndexes(ClassicShape.self)
  }

  private func checkIndexes<Shape: TupleShape>(_ shape: Shape.Type) {
    #expect(Shape.patterns.count == Shape.patternCount)
    for board in PackedBoardTests.randomBoards(50) {
      let cells = SIMD8(repeating: board.cells)
      for (pattern, places) in Shape.patterns.enumerated() {
        #expect(places.count == Shape.patternSize)
        #expect(places == places.sorted())
        let index = places.enumerated().reduce(UInt64(0)) { sum, place in
          sum | UInt64(board.rank(row: place.element / 4, column: place.element % 4)) << UInt64(4 * place.offset)
        }
        #expect(Shape.indexes(pattern, CellLanes(cells, width: 4)) == SIMD8(repeating: index))
        // A lane can also hold four boards of one bit per cell. Use four copies of each cell's lowest bit.
        var (bits, digits) = (UInt64(0), UInt64(0))
        for cell in 0..<16 where board.cells >> UInt64(4 * cell) & 1 == 1 {
          bits |= 1 << UInt64(cell)
          if let digit = places.firstIndex(of: cell) { digits |= 1 << UInt64(digit) }
        }
        let four = UInt64(0x0001_0001_0001_0001)
        #expect(
          Shape.indexes(pattern, CellLanes(SIMD8(repeating: bits * four), width: 1)) == SIMD8(repeating: digits * four))
      }
    }
  }

  @Test func symmetricBoardsHaveTheSameValue() {
    let network = Self.network
    var values: Set<Int> = []
    for board in PackedBoardTests.randomBoards(200) {
      let value = network.value(board)
      values.insert(value)
      for other in [board.transposed, board.mirrored, board.flipped, board.withOnesAndTwosExchanged] {
        #expect(network.value(other) == value)
      }
    }
    #expect(values.count > 20)
  }

  @Test func networkReadFromItsFileHasTheSameValues() throws {
    let network = Self.network
    let exact = try TupleNetwork.read(Self.files.exact)
    for board in PackedBoardTests.randomBoards(200) {
      #expect(exact.value(board) == network.value(board))
    }
  }

  @Test func fileWithALargerStepIsSmallerAndHasSimilarValues() throws {
    let (network, rough) = (Self.network, try TupleNetwork.read(Self.files.rough))
    for board in PackedBoardTests.randomBoards(200) {
      #expect(abs(rough.value(board) - network.value(board)) <= 50 * PocketShape.lookupCount)
    }
    #expect(Self.files.rough.count < Self.files.exact.count)
  }

  @Test func fileOfTheClassicShapeIsRead() throws {
    let classic = TemporalCoherenceTrainer<ClassicShape>(seed: 3)
    classic.playGame()
    let file = classic.networkFile(step: 1)
    #expect(
      try TupleNetwork.read(file).value(PackedBoard(cells: 0x21)) == classic.network().value(PackedBoard(cells: 0x21)))
  }

  @Test func invalidFilesAreRejected() {
    let file = Self.files.rough
    func fault(_ bytes: [UInt8]) -> NetworkFileError? {
      do throws(NetworkFileError) {
        _ = try TupleNetwork.read(bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault([]) == .notANetwork)
    #expect(fault([UInt8]("parlor-network/2 pocket\n".utf8)) == .notANetwork)
    #expect(fault([UInt8]("parlor-network/1 pocket".utf8)) == .notANetwork)
    #expect(fault([UInt8]("parlor-network/1 vast\n".utf8)) == .unknownShape)
    #expect(fault([UInt8]("parlor-network/1 pocket\n".utf8)) == .damaged)
    #expect(fault(Array(file.dropLast())) == .damaged)
    #expect(fault(file + [0]) == .damaged)
    // Weights of another network shape are rejected even with a correct checksum.
    let other = NetworkFile.contents(ClassicShape.self, step: 1) { _ in 0 }
    let head = [UInt8]("parlor-network/1 pocket\n".utf8)
    let body = Array(other.dropLast(8).drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    #expect(fault(NetworkFile.appendingChecksum(to: head + body)) == .malformed)
    var randomness = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let spoilt = randomness.spoil(file, alphabet: [0, 1, 127, 128])
      if spoilt != file { #expect(fault(spoilt) != nil) }
    }
  }

  @Test func seedDeterminesTheTrainedNetwork() {
    #expect(Self.trainedTrainer().networkFile(step: 1) == Self.files.exact)
    #expect(Self.trainedTrainer(seed: 2).networkFile(step: 1) != Self.files.exact)
  }

  /// The trainer must still produce the networks and training states of earlier releases, bit by bit.
  @Test func trainingMatchesEarlierReleases() {
    let trainer = Self.trainedTrainer()
    // The sizes and checksums of both files, recorded before the trainer stored its weights in planes.
    #expect(Self.files.exact.count == 54262)
    #expect(Self.files.exact.suffix(8) == [0xF6, 0x13, 0x4D, 0x20, 0xB9, 0x41, 0xA8, 0x62])
    let state = trainer.state
    #expect(state.count == 371_497)
    #expect(state.suffix(8) == [0xDD, 0x9F, 0x67, 0x2A, 0xE4, 0xB8, 0x12, 0x75])
  }

  /// Interrupting the training and continuing from the saved state gives the same result as uninterrupted training.
  @Test func trainingContinuesFromASavedState() throws {
    let first = TemporalCoherenceTrainer<PocketShape>(seed: 1)
    for _ in 0..<25 { first.playGame() }
    let second = try TemporalCoherenceTrainer<PocketShape>(state: first.state)
    for _ in 25..<60 { second.playGame() }
    #expect(second.gameCount == 60)
    #expect(second.networkFile(step: 1) == Self.files.exact)
  }

  @Test func invalidTrainingStateIsRejected() {
    let first = TemporalCoherenceTrainer<PocketShape>(seed: 1)
    first.playGame()
    var spoilt = first.state
    spoilt[spoilt.count / 2] ^= 1
    #expect(throws: NetworkFileError.damaged) { try TemporalCoherenceTrainer<PocketShape>(state: spoilt) }
    #expect(throws: NetworkFileError.damaged) {
      try TemporalCoherenceTrainer<PocketShape>(state: Array(first.state.prefix(30)))
    }
    #expect(throws: NetworkFileError.unknownShape) { try TemporalCoherenceTrainer<ClassicShape>(state: first.state) }
    #expect(throws: NetworkFileError.notANetwork) {
      try TemporalCoherenceTrainer<PocketShape>(state: Self.files.exact)
    }
  }

  @Test func omittingSmallWeightsHalvesTheFileWhichStaysReadable() {
    let trainer = Self.trainedTrainer()
    let small = trainer.networkFile(step: 1, minMagnitude: 200)
    #expect(small.count < Self.files.exact.count / 2)
    #expect((try? TupleNetwork.read(small)) != nil)
  }
}
