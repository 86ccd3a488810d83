import CodeBreakerModel
import GameCore
import Testing

@Suite struct CodeNumberSearchTests {
  private func codes(_ pegCount: Int, _ theme: Theme) -> [[Peg]] {
    (0..<pegCount).reduce([[]]) { codes, _ in codes.flatMap { code in theme.choices.map { code + [$0] } } }
  }

  @Test(arguments: [3, 4])
  func everyCodeOfASmallSetupHasANumberFromTheStartOn(pegCount: Int) throws {
    let theme = try #require(Theme(id: "newspaper".utf8Bytes))
    var random = SplitMix64(seed: 5)
    for code in codes(pegCount, theme) {
      let start = CodeNumberSearch.randomStart(using: &random)
      let setup = try #require(GameSetup.setup(withCode: code, theme: theme, start: start))
      #expect(setup.masterCode.pegs == code)
      #expect(setup.pegCount == pegCount)
      #expect(setup.theme == theme)
      #expect(setup.attemptLimit == nil)
      #expect(setup.number.map { $0.value >= start } == true)
    }
  }

  /// The search must not skip a matching number between its start and the number that it returns.
  @Test func firstMatchingNumberIsFound() throws {
    let theme = try #require(Theme(id: "faces".utf8Bytes))
    let code = theme.choices[2...4].map { $0 }
    let start: UInt64 = 123_456_789
    let found = try #require(GameSetup.setup(withCode: code, theme: theme, start: start)?.number?.value)
    for value in start..<found {
      let number = try #require(GameNumber(value))
      #expect(try GameSetup(number: number, pegCount: 3, theme: theme).masterCode.pegs != code)
    }
  }

  @Test func randomCodesOfTheLargestSetupHaveNumbers() throws {
    let theme = try #require(Theme(id: "swiftui-colors".utf8Bytes))
    var random = SplitMix64(seed: 8)
    for _ in 0..<2 {
      let code = (0..<6).map { _ in theme.choices[random.draw(below: 12)] }
      let start = CodeNumberSearch.randomStart(using: &random)
      let setup = try #require(GameSetup.setup(withCode: code, theme: theme, start: start))
      #expect(setup.masterCode.pegs == code)
    }
  }

  @Test func searchInSlicesFindsTheSameNumberAsAWholeSearch() throws {
    let code = Theme.mastermind.choices.prefix(4).map { $0 }
    let whole = GameSetup.setup(withCode: code, theme: .mastermind, start: 200_000_007)?.number
    var search = try #require(CodeNumberSearch(code, theme: .mastermind, start: 200_000_007))
    var found: GameNumber?
    while found == nil, !search.isExhausted { found = search.advance(by: 7) }
    #expect(found != nil)
    #expect(found == whole)
  }

  @Test func searchEndsAfterManyStepsAndThenFindsNoNumber() throws {
    let code = Theme.mastermind.choices.prefix(3).map { $0 }
    var search = try #require(CodeNumberSearch(code, theme: .mastermind, start: 1))
    var count = 0
    while !search.isExhausted {
      _ = search.advance(by: 1000)
      count += 1
    }
    #expect(count >= 64 * 216 / 1000)
    let found = search.advance(by: 1000)
    #expect(found == nil)
  }

  @Test func searchStartsAtANineDigitNumber() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1000 { #expect(CodeNumberSearch.randomStart(using: &random).description.count == 9) }
  }

  @Test func invalidCodeHasNoNumber() {
    let red = Theme.mastermind.choices[0]
    for pegs in [[], [red, red], [red, red, red, Code.missingPeg], Array(repeating: red, count: 7), [red, red, "🐶"]] {
      #expect(CodeNumberSearch(pegs, theme: .mastermind, start: 200_000_000) == nil)
      #expect(GameSetup.setup(withCode: pegs, theme: .mastermind, start: 200_000_000) == nil)
    }
  }
}
