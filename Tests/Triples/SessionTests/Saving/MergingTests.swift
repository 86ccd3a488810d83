import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct MergingTests {
  private let device = Device()
  private let other = Device(seed: 2)

  private func data(_ device: Device) -> DeviceData {
    DeviceData(
      TriplesSession.storedTexts,
      environment: PlayEnvironment(
        storage: device.memory.storage, now: { device.clock },
        random: { UInt64(UInt(bitPattern: ObjectIdentifier(device))) }),
      remove: { device.memory.texts[$0] = nil })
  }

  private func play(_ device: Device, _ number: String, _ moves: [Direction]) {
    let session = device.launch()
    session.openGame(number)
    for move in moves { session.move(move) }
    device.clock += 10
    session.endGameAndStartNext()
  }

  @Test func scoresOfBothDevicesAreMergedWithoutDuplicates() throws {
    play(device, "14", [.up, .left, .down, .right])
    play(device, "15", [.up, .left, .down])
    play(other, "16", [.up, .left, .down, .right, .up])
    _ = try data(other).importFile(data(device).export().file)
    _ = try data(device).importFile(data(other).export().file)
    let rows = device.launch().scores.rows
    #expect(rows.count == 5, "the two rows of the assignment once")
    #expect(other.launch().scores.rows == rows)
    #expect(try data(device).importFile(data(other).export().file).changedNames.isEmpty)
  }

  @Test func mergedStatisticsCountEveryGameOnceAndJoinStreaks() throws {
    play(device, "14", [.up, .left, .down, .right])
    play(device, "15", [.up, .left, .down])
    device.clock += 86_400
    play(device, "17", [.left])
    other.clock += 2 * 86_400
    play(other, "16", [.up, .left, .down, .right, .up])
    for _ in 1...2 {
      _ = try data(other).importFile(data(device).export().file)
      _ = try data(device).importFile(data(other).export().file)
    }
    let (one, two) = (device.launch().statistics.counts, other.launch().statistics.counts)
    #expect(one.gameCount == 4)
    #expect(two.gameCount == 4)
    #expect(one.bestTiles == two.bestTiles)
    #expect(one.bestScore == two.bestScore)
    #expect(one.meanScore == two.meanScore)
    // The games were played on three days in a row, and each device knew only some of them.
    #expect(one.longestStreak == 3)
    #expect(two.longestStreak == 3)
    #expect(try data(device).importFile(data(other).export().file).changedNames.isEmpty)
    // A merge leaves the latest game out of the merged counts, so that its end can still be undone. With the next game,
    // there are 4 + 1.
    play(device, "18", [.left, .up])
    #expect(device.launch().statistics.counts.gameCount == 5)
  }

  @Test func mergedStatisticsAddCountsKeepTheBestScoreAndRoundTrip() throws {
    var random = SplitMix64(seed: 12)
    for _ in 1...100 {
      var texts = [TriplesSession.Statistics(), TriplesSession.Statistics()]
      for index in texts.indices {
        for _ in 0..<random.numberBelow(70) {
          let row = try #require(
            ScoreRow(text: "\(random.numberBelow(900)) \(random.numberBelow(1_000_000)) - triples/1 14 u".utf8))
          texts[index].count(
            TriplesSession.CountedGame(
              day: Int64(100 + random.numberBelow(9)), tile: 3 << random.numberBelow(5), row: row))
        }
      }
      var both = texts[0]
      let (one, two) = (texts[0].tallies["tiles".utf8Bytes], texts[1].tallies["tiles".utf8Bytes])
      var tallies = Tallies()
      tallies["tiles".utf8Bytes] = (0..<5).map { ($0 < one.count ? one[$0] : 0) + ($0 < two.count ? two[$0] : 0) }
      both.merge(texts[1], tallies: tallies)
      #expect(both.counts.gameCount == texts[0].counts.gameCount + texts[1].counts.gameCount)
      #expect(both.counts.bestScore == [texts[0].counts.bestScore, texts[1].counts.bestScore].compactMap { $0 }.max())
      #expect(TriplesSession.Statistics(text: both.text) == both)
    }
  }

  @Test func importedGameContinuesOnANewDeviceAndIsNotImportedAgain() throws {
    let session = device.launchGame14()
    session.move(.up)
    session.move(.left)
    session.undo()
    let file = try data(device).export().file
    _ = other.launch()
    #expect(try data(other).importFile(file).changedNames.contains("Triples game"))
    let later = other.launch()
    #expect(later.replay == session.replay)
    #expect(later.saved.redoMoves == session.saved.redoMoves)
    #expect(later.notices.isEmpty)
    later.move(.down)
    #expect(try data(other).importFile(file).unchangedNames.contains("Triples game"))
  }

  @Test func endedGameIsNotMergedButItsScoreIs() throws {
    let session = device.launchGame14()
    session.move(.up)
    session.newGame()
    #expect(session.visibleResult != nil)
    #expect(try data(other).importFile(data(device).export().file).unchangedNames == ["Triples game"])
    #expect(other.memory["parlor.triples.game"] == nil)
    #expect(other.launch().scores == session.scores)
  }

  @Test func openWindowLoadsMergedScores() throws {
    play(device, "14", [.up, .left])
    let open = other.launch()
    _ = try data(other).importFile(data(device).export().file)
    open.loadChangesFromStorage()
    #expect(open.scores == device.launch().scores)
  }

  @Test func storageOfTheFirstReleaseCanBeExportedAndImported() throws {
    for recorded in RecordedStorage.all {
      let from = Device()
      from.memory.texts = recorded.texts
      let file = try data(from).export()
      #expect(file.unreadable.isEmpty)
      let to = Device()
      _ = try data(to).importFile(file.file)
      for name in ["settings", "scores", "reviews"] {
        #expect(to.memory["parlor.triples.\(name)"] == from.memory["parlor.triples.\(name)"], "\(recorded) \(name)")
      }
      #expect(try data(to).importFile(file.file).changedNames.isEmpty)
    }
  }

  @Test func mergingReviewsIsIndependentOfOrderAndRepetition() throws {
    let recorded = RecordedStorage("ended").texts["parlor.triples.reviews"]!
    let all = try #require(TriplesSession.StoredReviews(text: recorded))
    #expect(all.entries.count == 3)
    var (first, rest) = (TriplesSession.StoredReviews(), TriplesSession.StoredReviews())
    for (index, entry) in all.entries.enumerated() {
      let review = try Review(text: entry.text)
      if index == 1 { first.add(review) } else { rest.add(review) }
    }
    var (one, two) = (first, rest)
    one.merge(rest)
    two.merge(first)
    #expect(one == two)
    #expect(Set(one.entries) == Set(all.entries))
    let before = one
    one.merge(rest)
    #expect(one == before)
  }
}
