import CodeBreakerCoach
import GameCore
import TestSupport
import Testing

@testable import CodeBreakerProof

@Suite struct BoundProofTests {
  private func proof(_ pegCount: Int, _ colorCount: Int, _ bound: Int) throws -> BoundProof {
    let search = StrategySearch(try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount)))
    return try BoundProof(pegCount: pegCount, colorCount: colorCount, bound: bound) {
      search.total(of: $0, below: $1, after: $2)
    }
  }

  /// Known totals: G. Ville, "An Optimal Mastermind (4,7) Strategy and More Results in the Expected Case", 2013.
  @Test(arguments: [(3, 4, 206), (3, 6, 854), (4, 4, 905), (4, 5, 2463), (5, 3, 816)])
  func proofOfTheKnownTotalRoundTripsAndPasses(pegCount: Int, colorCount: Int, total: Int) throws {
    let proof = try proof(pegCount, colorCount, total)
    let read = try BoundProof(bytes: proof.bytes)
    #expect(read == proof)
    #expect(try read.check() > 0)
    #expect((read.pegCount, read.colorCount, read.bound) == (pegCount, colorCount, total))
  }

  @Test(arguments: [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2)])
  func tinyGamesHaveProofsOfNoMoreThanTheirTotals(pegCount: Int, colorCount: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    let total = try #require(StrategySearch(space).optimalStrategy()).results.total
    let proof = try proof(pegCount, colorCount, total)
    #expect(try BoundProof(bytes: proof.bytes).check() >= 0)
    #expect(throws: ProofFault.unrefutedGuess) { try self.proof(pegCount, colorCount, total + 1) }
  }

  /// The writer fails if the bound is false, or if the totals from the search are too low or false.
  @Test func proofOfAFalseBoundOrFromFalseTotalsIsNotWritten() {
    #expect(throws: ProofFault.unrefutedGuess) { try proof(3, 6, 855) }
    for (bound, perCode) in [(854, 0), (855, 5), (855, 1000)] {
      #expect(throws: ProofFault.unrefutedGuess) {
        try BoundProof(pegCount: 3, colorCount: 6, bound: bound) { codes, limit, _ in min(limit, perCode * codes.count)
        }
      }
    }
  }

  @Test func gameTooLargeForAProofIsRejected() {
    #expect(throws: ProofFault.header) { try BoundProof(pegCount: 6, colorCount: 6, bound: 1) { _, _, _ in 0 } }
  }

  /// No byte sequence proves a false bound, although changed bytes may prove a true one.
  @Test func changedOrRandomBytesDoNotProveAFalseBound() throws {
    let (total, next) = (206, 207)
    let head = Array("codebreaker-proof/1 3 4 \(next)\n".utf8)
    let good = try proof(3, 4, total).bytes
    let numbers = good[(try #require(good.firstIndex(of: UInt8(ascii: "\n"))) + 1)...]
    var random = SplitMix64(seed: 19)
    for round in 0..<2000 {
      var spoiled = Array(numbers)
      if round % 2 == 0 {
        for _ in 0...round % 7 { spoiled = random.spoil(spoiled, alphabet: [0, 1, 2, 3, 4, 127, 128]) }
      } else {
        spoiled = (0..<200).map { _ in UInt8(random.numberBelow(round % 100 + 1)) }
      }
      let proof = try BoundProof(bytes: head + spoiled)
      #expect(throws: ProofFault.self) { try proof.check() }
    }
  }

  @Test func damagedProofReportsItsFault() throws {
    let good = try proof(3, 6, 854).bytes
    func fault(_ bytes: [UInt8]) -> ProofFault? {
      #expect(throws: ProofFault.self) { try BoundProof(bytes: bytes).check() }
      do throws(ProofFault) { _ = try BoundProof(bytes: bytes).check() } catch { return error }
      return nil
    }
    let head = "codebreaker-proof/1 3 6 854\n"
    let numbers = Array(good.dropFirst(head.utf8.count))
    #expect(Array(head.utf8) + numbers == good)
    for wrong in [
      "", "codebreaker-proof/1 3 6 854", "codebreaker-proof/2 3 6 854\n", "codebreaker-proof/1 3 6\n",
      "codebreaker-proof/1 3 6 854 \n", "codebreaker-proof/1  3 6 854\n", "codebreaker-proof/1 3 06 854\n",
      "codebreaker-proof/1 3 6 -1\n", "codebreaker-proof/1 3 13 1\n", "codebreaker-proof/1 7 2 1\n",
      "codebreaker-proof/1 6 6 1\n", "codebreaker-proof/1 3 6 12345678\n",
    ] {
      #expect(fault(Array(wrong.utf8) + numbers) == .header, "\(wrong)")
    }
    #expect(fault(good.dropLast()) == .tooShort)
    #expect(fault(good + [0]) == .tooLong)
    #expect(fault(Array(head.utf8) + [128, 0]) == .number)
    #expect(fault(Array(head.utf8) + [255, 255, 255, 255, 1]) == .number)
    #expect(fault(Array(head.utf8) + numbers.map { _ in 0 }) == .unrefutedGuess)
    #expect(Set([ProofFault.header, .tooShort, .tooLong, .number, .unrefutedGuess].map(\.description)).count == 5)
  }
}
