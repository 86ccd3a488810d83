import GameCore
import TestSupport
import Testing

@testable import TriplesModel

@Suite struct DayDealTests {
  private static let day = CalendarDay(year: 2026, month: 11, day: 21)!

  /// Returns the random words of a numbered game, whose bound is known.
  private static func words(of number: UInt64, count: Int = 8192) -> RecordedRandomWords {
    var generator = SeededGenerator(seed: number)
    return RecordedRandomWords((0..<count).map { _ in generator.next() })
  }

  private static func bound(of number: UInt64) -> Int {
    GameNumber(number).flatMap { ScoreBound($0)?.score } ?? 0
  }

  /// Returns the first game number whose bound satisfies `isMatch`.
  private static func firstNumber(where isMatch: (Int) -> Bool) throws -> UInt64 {
    try #require((1...1000).first { isMatch(bound(of: $0)) })
  }

  private static func text(_ nonce: [UInt8]) -> String { String(decoding: nonce, as: UTF8.self) }

  private func deal(of number: UInt64) throws -> Triples.DayDeal {
    let deal = Triples.DayDeal(day: Self.day) { (_: [UInt8]) in Self.words(of: number) }
    return try #require(deal)
  }

  @Test func noncesOfTheHundredListsAreUniqueAndContainTheirIndexes() {
    let nonces = Triples.DayDeal.listIndexes.map { Self.text(Triples.DayDeal.nonce(listIndex: $0)) }
    #expect(nonces.first == "triples/1 00")
    #expect(nonces[7] == "triples/1 07")
    #expect(nonces.last == "triples/1 99")
    #expect(Set(nonces).count == 100)
    #expect(nonces.allSatisfy { $0.utf8.count == 12 })
  }

  @Test func nonceOfAnInvalidListIndexHasTwelveBytes() {
    for attempt in [-1, 100, Int.min, Int.max] { #expect(Triples.DayDeal.nonce(listIndex: attempt).count == 12) }
  }

  /// The lists are tried in order. The first list with a bound from 800 to 3000 is used.
  @Test func firstFairWordListIsUsed() throws {
    let (low, high) = (try Self.firstNumber { $0 < 800 }, try Self.firstNumber { $0 > 3000 })
    let (fair, other) = (try Self.firstNumber { 800...3000 ~= $0 }, try Self.firstNumber { 2000...3000 ~= $0 })
    var asked: [String] = []
    let deal = Triples.DayDeal(day: Self.day) { (nonce: [UInt8]) in
      asked.append(Self.text(nonce))
      return switch asked.count {
      case 1: Self.words(of: low)
      case 2: Self.words(of: high)
      // If the list has too few words, it has no bound.
      case 3: Self.words(of: fair, count: 40)
      case 4: Self.words(of: fair)
      default: Self.words(of: other)
      }
    }
    let found = try #require(deal)
    #expect(asked == ["triples/1 00", "triples/1 01", "triples/1 02", "triples/1 03"])
    #expect(found.listIndex == 3)
    #expect(found.day == Self.day)
    #expect(found.bound.score == Self.bound(of: fair))
    let numbered = Triples.dealtGame(try #require(GameNumber(fair)))
    #expect(found.game.grid == numbered.grid)
    #expect(found.game.number == nil)
    #expect(found.opening.count == 4)
    #expect(found.opening.reduce(0) { $0 + $1.value } == numbered.score)
  }

  @Test func dealExistsExactlyIfItsBoundIsFrom800To3000() throws {
    #expect(Triples.DayDeal.scoreBoundRange == 800...3000)
    for number in UInt64(1)...300 {
      var lists = [Self.words(of: number)]
      let deal = Triples.DayDeal(day: Self.day) { (_: [UInt8]) in lists.popLast() ?? RecordedRandomWords([]) }
      #expect((deal != nil) == (800...3000 ~= Self.bound(of: number)), "\(number)")
    }
  }

  /// From 2027 on, the first list is used whose bound is fair and whose game some first move begins with a merge.
  @Test func gameBeginsWithAMergeFrom2027On() throws {
    let last = try #require(CalendarDay(year: 2026, month: 12, day: 31))
    let first = try #require(last.adding(days: 1))
    #expect(Triples.DayDeal.firstDayWithMerge == first)
    var (mergingCount, skippedCount) = (0, 0)
    for round in UInt64(0)..<200 {
      func deal(_ day: CalendarDay) throws -> Triples.DayDeal {
        var seed = 1000 * round
        let deal = Triples.DayDeal(day: day) { (_: [UInt8]) in
          seed += 1
          var generator = SplitMix64(seed: seed)
          return RecordedRandomWords((0..<1024).map { _ in generator.next() })
        }
        return try #require(deal)
      }
      func merges(_ deal: Triples.DayDeal) -> Bool { Direction.allCases.contains { !deal.game.merges($0).isEmpty } }
      let (before, after) = (try deal(last), try deal(first))
      if merges(before) { mergingCount += 1 }
      #expect(merges(after))
      #expect(800...3000 ~= after.bound.score)
      #expect(after.listIndex >= before.listIndex)
      #expect((after.listIndex == before.listIndex) == merges(before))
      if after.listIndex > before.listIndex { skippedCount += 1 }
      // A stored deal is checked by the rule of its day.
      #expect(Triples.DayDeal(text: before.text)?.listIndex == before.listIndex)
      #expect(Triples.DayDeal(text: after.text)?.listIndex == after.listIndex)
      let moved = String(decoding: before.text, as: UTF8.self).replacing("\(last)", with: "\(first)")
      #expect((Triples.DayDeal(text: Array(moved.utf8)) != nil) == merges(before))
    }
    #expect(mergingCount == 70)
    #expect(skippedCount == 200 - mergingCount)
  }

  @Test func fewerThanHalfOfAllOpeningsAllowAMerge() {
    var mergingCount = 0
    let game = Triples(drawNumber: { Triples.determ })
    for cells in 0..<65_536 where cells.nonzeroBitCount == 4 {
      for values in 0..<16 {
        var board = [[Int]](repeating: [0, 0, 0, 0], count: 4)
        for (index, cell) in (0..<16).filter({ cells >> $0 & 1 != 0 }).enumerated() {
          board[cell / 4][cell % 4] = 1 + values >> index & 1
        }
        game.board = board
        if Direction.allCases.contains(where: { !game.merges($0).isEmpty }) { mergingCount += 1 }
      }
    }
    #expect(mergingCount == 11_112, "38 % of 29,120")
  }

  @Test func dealFailsAfterAHundredUnfairWordLists() throws {
    let low = try Self.firstNumber { $0 < 800 }
    var count = 0
    let deal = Triples.DayDeal(day: Self.day) { (_: [UInt8]) in
      count += 1
      return Self.words(of: low)
    }
    #expect(deal == nil)
    #expect(count == 100)
  }

  @Test func errorOfTheClosureIsRethrown() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try Triples.DayDeal(day: Self.day) { (_: [UInt8]) throws(Broken) in throw Broken() }
    }
  }

  /// A game played with the deal has no difference from it. If one spawn is changed, the difference is that spawn.
  @Test func faithfulGameHasNoDifferenceAndAChangedSpawnIsReported() throws {
    let number = try Self.firstNumber { 800...3000 ~= $0 }
    let deal = try deal(of: number)
    var randomness = SplitMix64(seed: 5)
    let game = deal.game
    var replay = try #require(Replay(day: Self.day, opening: deal.opening))
    #expect(deal.difference(from: replay) == nil)
    while let move = Direction.allCases.filter(game.canCollapse).randomElement(using: &randomness) {
      let spawned = try #require(try game.play(move).spawnedTile.flatMap(Spawn.init))
      replay.record(move, spawned)
    }
    #expect(replay.moves.count > 30)
    #expect(replay.game.isDone)
    #expect(deal.difference(from: replay) == nil)
    for count in [0, 1, 7, replay.moves.count - 1] { #expect(deal.difference(from: replay.prefix(count)) == nil) }
    for move in 1...replay.moves.count {
      let prefix = replay.prefix(move)
      let dealt = try #require(prefix.spawns.last)
      let changed = try #require(Spawn(value: 3 - dealt.value, row: dealt.row, column: dealt.column))
      var tampered = replay.prefix(move - 1)
      tampered.record(replay.moves[move - 1], changed)
      #expect(deal.difference(from: tampered) == .spawn(move: move, recorded: changed, dealt: dealt))
    }
  }

  @Test func firstDifferenceOfOpeningDayOrNumberIsReported() throws {
    let deal = try deal(of: try Self.firstNumber { 800...3000 ~= $0 })
    var opening = deal.opening
    opening.swapAt(1, 2)
    let swapped = try #require(Replay(day: Self.day, opening: opening))
    #expect(deal.difference(from: swapped) == .spawn(move: 0, recorded: opening[1], dealt: opening[2]))
    let next = try #require(Self.day.adding(days: 1))
    #expect(deal.difference(from: try #require(Replay(day: next, opening: deal.opening))) == .deal(.day(next)))
    #expect(deal.difference(from: Replay(number: Triples.determ)) == .deal(.number(Triples.determ)))
  }

  @Test func differencesAreDescribedInWords() throws {
    let next = try #require(Self.day.adding(days: 1))
    let (one, two) = (try #require(Spawn(text: "1a".utf8)), try #require(Spawn(text: "2p".utf8)))
    typealias Difference = Triples.DayDeal.Difference
    #expect(
      [
        Difference.deal(.number(Triples.determ)), .deal(.day(next)), .spawn(move: 0, recorded: one, dealt: two),
        .spawn(move: 12, recorded: two, dealt: nil),
      ].map(\.description) == [
        "game 14 is not a daily game", "this is a game of 2026-11-22",
        "in the opening the record has a 1 in row 1, column 1, but a 2 in row 4, column 4 was dealt",
        "after move 12 the record has a 2 in row 4, column 4, but nothing was dealt",
      ])
  }
}
