import CodeBreakerModel
import GameCore
import Testing

private let number = GameNumber(537)!

@Suite struct GameSetupTests {
  @Test(arguments: [Int.min, -1, 0, 2, 7, Int.max])
  func invalidPegCountIsRejected(pegCount: Int) {
    #expect(throws: SetupError.pegCount(pegCount)) { try GameSetup(number: number, pegCount: pegCount) }
    #expect(throws: SetupError.pegCount(pegCount)) { try CodeBreaker(number: number, pegCount: pegCount) }
  }

  @Test func themeNeedsFourToTwelveUniquePegs() {
    let twelve: [Peg] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
    func setUp(_ choices: [Peg]) throws(SetupError) -> GameSetup {
      try GameSetup(number: number, theme: Theme(id: "own", name: "Own", colors: choices))
    }
    #expect(throws: SetupError.choiceCount(0)) { try setUp([]) }
    #expect(throws: SetupError.choiceCount(3)) { try setUp(["a", "b", "c"]) }
    #expect(throws: SetupError.choiceCount(13)) { try setUp(twelve + ["m"]) }
    #expect(throws: SetupError.repeatedChoice("b")) { try setUp(["a", "b", "c", "b"]) }
    #expect(throws: SetupError.missingPegAsChoice) { try setUp(["a", "b", "c", ""]) }
    for count in 4...12 { #expect(throws: Never.self) { try setUp(Array(twelve.prefix(count))) } }
  }

  @Test func attemptLimitMustBeFrom1To99() {
    for limit in [Int.min, -1, 0, 100, Int.max] {
      #expect(throws: SetupError.attemptLimit(limit)) { try GameSetup(number: number, attemptLimit: limit) }
    }
    for limit in [1, 99] { #expect(throws: Never.self) { try GameSetup(number: number, attemptLimit: limit) } }
  }

  @Test func faultsHaveUniqueDescriptions() {
    let faults: [SetupError] = [
      .pegCount(7), .choiceCount(3), .missingPegAsChoice, .repeatedChoice("🚗"), .attemptLimit(0),
    ]
    #expect(Set(faults.map(\.description)).count == faults.count)
    #expect(SetupError.pegCount(7).description == "a code has 3 to 6 pegs, not 7")
  }

  @Test func codeIsDeterministicAndIndependentOfTheLimit() throws {
    let setup = try GameSetup(number: number)
    #expect(setup.masterCode == (try GameSetup(number: number, attemptLimit: 5)).masterCode)
    #expect(setup.masterCode.pegs == ["blue", "red", "blue", "red"])
    #expect(setup.masterCode.kind == .master(isHidden: true))
  }

  /// Random games can have any code, and consecutive game numbers have unrelated codes.
  @Test func gameNumbersHaveVariedAndUnrelatedCodes() throws {
    var seen = Set<[Peg]>()
    var sameFirstPeg = 0
    var previous: Peg?
    for value in GameNumber.drawnRange {
      let pegs = try GameSetup(number: #require(GameNumber(value)), pegCount: 3).masterCode.pegs
      seen.insert(pegs)
      if pegs.first == previous { sameFirstPeg += 1 }
      previous = pegs.first
    }
    #expect(seen.count > 200, "of 216 codes")
    #expect(130...205 ~= sameFirstPeg, "about a sixth of 1000")
  }

  /// A game's code reveals nothing about the game with this number but another peg count or theme.
  @Test func codeDependsOnPegCountAndTheme() throws {
    let seaside = try #require(Theme.all.first { $0.id == "seaside" })
    var samePrefix = 0
    var samePattern = 0
    for value in GameNumber.drawnRange {
      let number = try #require(GameNumber(value))
      let four = try GameSetup(number: number, pegCount: 4).masterCode
      let five = try GameSetup(number: number, pegCount: 5).masterCode
      let other = try GameSetup(number: number, pegCount: 4, theme: seaside).masterCode
      if five.pegs.starts(with: four.pegs) { samePrefix += 1 }
      if other.text(in: seaside) == four.text(in: .mastermind) { samePattern += 1 }
    }
    #expect(samePrefix < 6, "about one in 1296")
    #expect(samePattern < 6, "about one in 1296")
  }

  @Test func randomSetupsAreEvenOverPegCountsAndKindsAndReachAllThemes() {
    var generator = SplitMix64(seed: 1)
    var pegCounts: [Int: Int] = [:]
    var kinds: [Theme.Kind: Int] = [:]
    var themes = Set<Theme>()
    for _ in 0..<2000 {
      let setup = GameSetup.random(attemptLimit: 7, using: &generator)
      pegCounts[setup.pegCount, default: 0] += 1
      kinds[setup.theme.kind, default: 0] += 1
      themes.insert(setup.theme)
      #expect(setup.attemptLimit == 7)
      #expect(GameNumber.drawnRange.contains(setup.number?.value ?? 0))
    }
    #expect(Set(pegCounts.keys) == [3, 4, 5, 6])
    #expect(pegCounts.values.allSatisfy { 400...600 ~= $0 })
    #expect(kinds.values.allSatisfy { 900...1100 ~= $0 })
    #expect(themes == Set(Theme.all))
  }

  @Test func randomSetupReplacesInvalidValues() {
    var generator = SplitMix64(seed: 1)
    let none = Theme(id: "none", name: "None", colors: [])
    let setup = GameSetup.random(pegCount: 9, theme: none, attemptLimit: 0, using: &generator)
    #expect(setup.pegCount == 6)
    #expect(setup.theme == .mastermind)
    #expect(setup.attemptLimit == nil)
    #expect(GameSetup.random(pegCount: -9, theme: none, using: &generator).pegCount == 3)
  }
}
