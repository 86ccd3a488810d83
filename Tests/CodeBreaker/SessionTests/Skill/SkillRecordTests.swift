import GameCore
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct SkillRecordTests {
  private let group = CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color)
  private let other = CodeBreakerSession.StatisticsGroup(pegCount: 3, kind: .emoji)

  private func record(_ entries: [(date: Int64, hundredths: Int64)]) -> CodeBreakerSession.SkillRecord {
    var record = CodeBreakerSession.SkillRecord()
    for entry in entries {
      record.add(CodeBreakerSession.SkillEntry(date: entry.date, hundredths: entry.hundredths), in: group)
    }
    return record
  }

  @Test func gamesAreSortedByDateInTheirGroupAndRoundTrip() throws {
    var record = record([(1_700_000_420, 0), (1_700_000_000, 35), (1_700_000_100, 7)])
    record.add(CodeBreakerSession.SkillEntry(date: 5, hundredths: 123), in: other)
    #expect(record[group].map(\.date) == [1_700_000_000, 1_700_000_100, 1_700_000_420])
    #expect(record[group].map(\.hundredths) == [35, 7, 0])
    #expect(record[other].map(\.hundredths) == [123])
    #expect(
      String(decoding: record.text, as: UTF8.self)
        == "codebreaker-skill/1\n3-emoji 5:123\n4-color 1700000000:35,1700000100:7,1700000420:0")
    #expect(CodeBreakerSession.SkillRecord(text: record.text) == record)
    #expect(record[CodeBreakerSession.StatisticsGroup(pegCount: 6, kind: .emoji)].isEmpty)
    let before = record
    record.add(
      CodeBreakerSession.SkillEntry(date: 6, hundredths: 1),
      in: CodeBreakerSession.StatisticsGroup(pegCount: 9, kind: .color))
    #expect(
      record == before,
      "the group doesn't exist")
    #expect(
      record[CodeBreakerSession.StatisticsGroup(pegCount: 9, kind: .color)].isEmpty,
      "the group doesn't exist")
  }

  @Test func newRecordHasNoGames() throws {
    #expect(String(decoding: CodeBreakerSession.SkillRecord().text, as: UTF8.self) == "codebreaker-skill/1")
    #expect(
      CodeBreakerSession.SkillRecord(text: CodeBreakerSession.SkillRecord().text)
        == CodeBreakerSession.SkillRecord())
    for group in CodeBreakerSession.StatisticsGroup.allEarlierGroups {
      #expect(CodeBreakerSession.SkillRecord()[group].isEmpty)
      #expect(CodeBreakerSession.SkillRecord().average(group) == nil)
    }
  }

  @Test func firstEntryOfEachDateIsKept() {
    let record = record([(10, 5), (20, 6), (10, 7), (20, 6)])
    #expect(
      record[group] == [
        CodeBreakerSession.SkillEntry(date: 10, hundredths: 5), CodeBreakerSession.SkillEntry(date: 20, hundredths: 6),
      ])
  }

  @Test func onlyTheLatestGamesAreKept() throws {
    #expect(CodeBreakerSession.SkillRecord.capacity == 50)
    var random = SplitMix64(seed: 2)
    let dates = (1...80).map { Int64($0 * 7) }.shuffled(using: &random)
    var record = record(dates.map { ($0, $0 % 13) })
    #expect(record[group].map(\.date) == (31...80).map { Int64($0 * 7) })
    #expect(record[group].allSatisfy { $0.hundredths == $0.date % 13 })
    let full = record
    record.add(CodeBreakerSession.SkillEntry(date: 8, hundredths: 0), in: group)
    #expect(record == full, "a game older than all others isn't added")
    #expect(CodeBreakerSession.SkillRecord(text: record.text) == record)
    record.add(CodeBreakerSession.SkillEntry(date: 8, hundredths: 0), in: other)
    #expect(record[other].count == 1, "each group has its own limit")
    #expect(record[group] == full[group], "each group has its own limit")
  }

  @Test(
    arguments: [
      ([0], 0), ([7], 7), ([1, 2], 2), ([0, 1], 1), ([0, 0, 1], 0), ([0, 1, 1], 1), ([10, 10, 11, 10], 10),
      ([10, 11, 11, 10], 11), ([999_999, 999_999], 999_999),
    ] as [([Int64], Int64)])
  func averagesAreRounded(hundredths: [Int64], average: Int64) {
    let record = record(hundredths.enumerated().map { (Int64($0), $1) })
    #expect(record.average(group) == average)
    #expect(record.average(other) == nil)
  }

  @Test func averageIsWithinHalfAHundredthOfTheExactValue() throws {
    var random = SplitMix64(seed: 8)
    for count in 1...50 {
      let hundredths = (0..<count).map { _ in Int64(random.numberBelow(400)) }
      let exact = Double(hundredths.reduce(0, +)) / Double(count)
      let record = record(hundredths.enumerated().map { (Int64($0), $1) })
      #expect(abs(Double(try #require(record.average(group))) - exact) <= 0.5)
    }
  }

  @Test(arguments: [0, 999_999, 1_000_000, 5_000_000_000, -1, .max, .min] as [Int64])
  func lossesOutOfRangeAreNotRecordedAndTheTextStaysReadable(hundredths: Int64) throws {
    let record = record([(10, 5), (20, hundredths), (30, 6)])
    #expect(CodeBreakerSession.SkillRecord(text: record.text) == record)
    #expect(record[group].count == (0..<1_000_000 ~= hundredths ? 3 : 2))
  }

  @Test func onlyCanonicalTextIsAccepted() {
    let entries = (1...51).map { "\($0):0" }
    let others = [
      "", "codebreaker-skill/2", "codebreaker-skill", "codebreaker-skill/1\n", "codebreaker-skill/1\n7-color 1:0",
      "codebreaker-skill/1\n4-color", "codebreaker-skill/1\n4-color 1:0\n4-color 2:0",
      "codebreaker-skill/1\n4-color 1:0\n3-emoji 1:0", "codebreaker-skill/1\n4-color 1:0\n",
      "codebreaker-skill/1\n3-emoji 1:0\n4-color x", "codebreaker-skill/1\n3-emoji 1\n4-color x",
    ]
    let malformed = [
      "", "1", ":", "1:", ":0", "1:0,", ",1:0", "1:0,,2:0", "1:0:0", "01:0", "1:00", "1:05", "-1:0", "1:-1", "1 :0",
      "1:0, 2:0", "2:0,1:0", "1:0,1:0", "1:0,1:1", "1:1000000", "1:x", "1000000000000000000:0",
      entries.joined(separator: ","),
    ].map { "codebreaker-skill/1\n4-color \($0)" }
    for text in others + malformed {
      #expect(CodeBreakerSession.SkillRecord(text: Array(text.utf8)) == nil, "\(text)")
    }
    for text in ["4-colors 6", "4-colors 6 ", "4-colors 3 1:0", "4-colors 6 1:0\n4-color 1:0"] {
      #expect(CodeBreakerSession.SkillRecord(text: Array("codebreaker-skill/1\n\(text)".utf8)) == nil, "\(text)")
    }
    for text in [
      "4-color 1:5\n4-colors 6 2:0\n4-colors 12 1:7\n6-pictures 8 3:1", "4-color 0:0", "4-color 1:999999,2:0",
      "4-color \(entries.dropLast().joined(separator: ","))",
    ] {
      let text = Array("codebreaker-skill/1\n\(text)".utf8)
      #expect(CodeBreakerSession.SkillRecord(text: text)?.text == text)
    }
  }

  @Test func fuzzedTextIsRejectedOrCanonical() throws {
    let text = Array("codebreaker-skill/1\n3-emoji 17:5\n4-color 1700000000:35,1700000420:0\n6-emoji 9:999".utf8)
    #expect(CodeBreakerSession.SkillRecord(text: text)?.text == text)
    let fuzzing = Fuzzing([text], alphabet: "0123456789,:- \n", seed: 7, rounds: 3000) {
      CodeBreakerSession.SkillRecord(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 100...2900), "\(fuzzing)")
  }
}
