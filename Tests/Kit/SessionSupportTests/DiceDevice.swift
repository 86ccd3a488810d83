import GameCore
import TestSupport

@testable import SessionSupport

/// A minimal stored text with counts: the number of games for each of three endings, and the best result.
struct DiceCounts: TalliedValue {
  var endings = [0, 0, 0]
  var best = 0

  var text: [UInt8] { (endings + [best]).map { $0.description.utf8Bytes }.joined(by: UInt8(ascii: " ")) }

  init() {}

  init?(text: [UInt8]) {
    let numbers = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .compactMap { DecimalText.read($0).map { Int($0) } }
    guard numbers.count == 4 else { return nil }
    (endings, best) = (Array(numbers[..<3]), numbers[3])
    guard self.text == text else { return nil }
  }

  var tallies: Tallies {
    var tallies = Tallies()
    tallies["endings".utf8Bytes] = endings
    return tallies
  }

  mutating func merge(_ other: Self, tallies: Tallies) {
    let numbers = tallies["endings".utf8Bytes]
    endings = numbers + Array(repeating: 0, count: 3 - numbers.count)
    best = max(best, other.best)
  }
}

extension Tally.Number: UnmergedValue {
  var isBlank: Bool { value == 0 }
}

/// A device with the game, the scores, and the counts of a game of dice.
final class DiceDevice {
  static var stored: [StoredText] {
    [
      StoredText("dice.game", "game of dice", unmerged: Tally.Number.self),
      StoredText("dice.scores", "scores of dice", merged: ScoreList.self),
      StoredText("dice.counts", "counts of dice", counted: DiceCounts.self),
    ]
  }

  let memory = MemoryStorage()
  /// The capacity of the storage in bytes.
  var maxByteCount = Int.max

  /// The unique numbers of the games that this device knows. The merged counts must match them.
  var knownGames: Set<Int> = []

  var data: DeviceData {
    let storage = Storage(
      read: { self.memory.texts[$0] },
      write: { key, text in
        var texts = self.memory.texts
        texts[key] = text
        guard texts.reduce(0, { $0 + $1.key.utf8.count + $1.value.count }) <= self.maxByteCount else { return false }
        self.memory.texts = texts
        return true
      })
    return DeviceData(
      Self.stored, environment: PlayEnvironment(storage: storage, now: { 0 }, random: { .random(in: .min ... .max) }),
      remove: { self.memory.texts[$0] = nil })
  }

  var counts: DiceCounts {
    get { memory.texts["dice.counts"].flatMap { DiceCounts(text: $0) } ?? DiceCounts() }
    set { memory.texts["dice.counts"] = newValue.text }
  }

  var scores: ScoreList {
    get { memory.texts["dice.scores"].flatMap { ScoreList(text: $0) } ?? ScoreList() }
    set { memory.texts["dice.scores"] = newValue.text }
  }

  func play(_ game: Int) {
    knownGames.insert(game)
    counts.endings[game % 3] += 1
    counts.best = max(counts.best, game)
    scores.record(ScoreRow(score: game % 50, time: Int64(game)))
  }

  func file() throws -> [UInt8] { try data.export().file }

  @discardableResult func importFile(_ file: [UInt8]) throws -> DeviceData.ImportOutcome { try data.importFile(file) }
}
