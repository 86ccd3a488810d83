import Foundation
import GameCore
import JSON
import TestSupport
import Testing

@testable import SessionSupport

@Suite struct DayRevealTests {
  private let day = try! CalendarDay(text: "2026-11-21".utf8)
  private static let key = String(repeating: "0f", count: 32)
  private static let seal = String(repeating: "ab", count: 32)
  private static let before = String(repeating: "cd", count: 32)

  private func answer(state: String = "revealed", key: String? = DayRevealTests.key, withPrevious: Bool = true)
    -> RankedReply
  {
    let previous = #"{"day":"2026-11-20","state":"revealed","commitment":"\#(Self.before)"},"#
    let keyText = key.map { #""\#($0)""# } ?? "null"
    return reply(
      #"{"days":["# + (withPrevious ? previous : "")
        + #"{"day":"2026-11-21","state":"\#(state)","commitment":"\#(Self.seal)","key":\#(keyText),"triples":{"bound":1310}}]}"#
    )
  }

  private func reply(_ text: String, status: Int = 200) -> RankedReply {
    RankedReply(status: status, body: Array(text.utf8))
  }

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).map { UInt8(hex.dropFirst($0).prefix(2), radix: 16)! }
  }

  @Test func revealRequestsTwoDaysAndGivesTheHashedText() throws {
    let reveal = try DayReveal(answer(), day: day)
    #expect(reveal.hashedText == "parlor-day/1 2026-11-21 \(Self.before) \(Self.key)")
    #expect(DayReveal.request(for: day).path == "days?from=2026-11-20&to=2026-11-21")
  }

  @Test func previousCommitmentOfTheFirstDayIsZero() throws {
    let first = try DayReveal(answer(withPrevious: false), day: day)
    #expect(first.previousCommitment == String(repeating: "0", count: 64))
  }

  @Test func missingOrInvalidRevealReportsItsReason() {
    func obstacle(_ reply: RankedReply?, _ day: CalendarDay? = nil) -> DayReveal.Obstacle? {
      do throws(DayReveal.Obstacle) {
        _ = try DayReveal(reply, day: day ?? self.day)
        return nil
      } catch {
        return error
      }
    }
    #expect(obstacle(answer(state: "open", key: nil)) == .notOver)
    #expect(obstacle(answer(state: "closing", key: nil)) == .notOver)
    #expect(obstacle(answer(state: "void", key: nil)) == .void)
    #expect(obstacle(answer(key: nil)) == .failure(.malformedReply))
    #expect(obstacle(answer(key: "0F")) == .failure(.malformedReply))
    #expect(obstacle(reply("null")) == .failure(.malformedReply))
    #expect(obstacle(reply("<html>")) == .failure(.malformedReply))
    #expect(obstacle(reply("", status: 204)) == .failure(.malformedReply))
    #expect(obstacle(nil) == .failure(.unreachable))
    #expect(obstacle(reply("", status: 503)) == .failure(.busy))
    #expect(obstacle(answer(), day.adding(days: 3)) == .noSuchDay)
  }

  @Test func verdictDependsOnTheHashAndTheStoredCommitment() throws {
    let reveal = try DayReveal(answer(), day: day)
    let (right, wrong) = (bytes(Self.seal), bytes(Self.before))
    let stored = Array(Self.seal.utf8)
    #expect(reveal.verdict(hash: right, storedCommitment: stored) == .holds)
    #expect(reveal.verdict(hash: right, storedCommitment: nil) == .holdsUnseen)
    #expect(reveal.verdict(hash: wrong, storedCommitment: stored) == .broken)
    #expect(reveal.verdict(hash: wrong, storedCommitment: nil) == .broken)
    #expect(reveal.verdict(hash: right, storedCommitment: Array(Self.before.utf8)) == .changed)
    #expect(reveal.verdict(hash: nil, storedCommitment: stored) == .unknown)
    #expect(reveal.verdict(hash: nil, storedCommitment: nil) == .unknown)
    #expect(DayReveal.Verdict.holds.isGood)
    #expect(DayReveal.Verdict.holdsUnseen.isGood)
    #expect(!DayReveal.Verdict.unknown.isGood)
  }

  @Test func wordsAreBigEndianAndTrailingBytesAreDropped() {
    var words = RecordedRandomWords(bytes: [0, 0, 0, 0, 0, 0, 1, 2, 255, 0, 0, 0, 0, 0, 0, 0, 9])
    #expect(words.remainingCount == 2)
    #expect(words.next() == 258)
    #expect(words.next() == 0xFF00_0000_0000_0000)
  }
}
