import GameCore
import TestSupport
import Testing

@testable import SessionSupport

/// Tests of the check of a past day, with a fake hash function that always returns 32 bytes of 0xAB.
@Suite struct PastDayTests {
  let memory = MemoryStorage()
  let day = try! CalendarDay(text: "2026-11-20".utf8)
  private static let key = String(repeating: "0f", count: 32)
  private static let seal = String(repeating: "ab", count: 32)
  private static let before = String(repeating: "cd", count: 32)

  final class Files {
    var texts: [String: (status: Int, text: String)] = [:]
    var paths: [String] = []

    subscript(path: String) -> String? {
      get { texts[path]?.text }
      set { texts[path] = newValue.map { (200, $0) } }
    }
  }

  let files = Files()
  private let daysPath = "days?from=2026-11-19&to=2026-11-20"
  let folder = "days/2026-11-20/codebreaker"

  init() {
    reveal()
    files["\(folder)/games.txt"] = "5 ok\n6 ok\n7 dark\n"
    files["\(folder)/coach.txt"] = "4 ok\n"
  }

  private func reveal(_ seal: String = PastDayTests.seal, state: String = "revealed") {
    files[daysPath] =
      #"{"days":[{"day":"2026-11-19","state":"revealed","commitment":"\#(Self.before)"},"#
      + #"{"day":"2026-11-20","state":"\#(state)","commitment":"\#(seal)","key":"\#(Self.key)"}]}"#
  }

  private func storeCommitment(_ seal: String) {
    _ = memory.storage.write("parlor.house.commitments", Array("commitments/1\n2026-11-20 \(seal)".utf8))
  }

  func checkedDay(needsDeal: Bool = false, firstByte: UInt8? = 7) -> PastDay {
    let check = PastDay(
      day, [DayDealer(.codeBreaker, FakeDeal.self)], storage: memory.storage, needsDeal: needsDeal)
    answer(check, firstByte: firstByte)
    return check
  }

  /// Answers all requests except navigation. `firstByte` fills the bytes that the key yields for each nonce. If it is
  /// `nil`, hashing fails. `slices` is the maximum number of slices of games to check.
  func answer(_ check: PastDay, firstByte: UInt8? = 7, slices: Int = .max) {
    var slices = slices
    while let request = check.pendingRequests.first {
      switch request {
      case .server(let call):
        files.paths.append(call.request.path)
        let file = files.texts[call.request.path]
        let reply = file.map { Reply.server(RankedReply(status: $0.status, body: Array($0.text.utf8))) }
        check.receive(reply ?? .failed, to: request)
      case .cryptoOperation(.hash(let text)):
        #expect(text == "parlor-day/1 2026-11-20 \(Self.before) \(Self.key)")
        check.receive(firstByte == nil ? .failed : .bytes([UInt8](repeating: 0xAB, count: 32)), to: request)
      case .cryptoOperation(.keystream(let key, _)):
        #expect(key == Self.key)
        check.receive(.bytes([UInt8](repeating: firstByte ?? 0, count: 64)), to: request)
      case .wait:
        guard slices > 0 else { return }
        slices -= 1
        check.receive(.done, to: request)
      default: return
      }
    }
  }

  // MARK: The seal

  @Test func commitmentIsCheckedBeforeWordsAndGames() {
    let check = PastDay(day, [DayDealer(.codeBreaker, FakeDeal.self)], storage: memory.storage)
    #expect(check.screen.text("waiting") == "One moment…")
    var steps: [String] = []
    while let request = check.pendingRequests.first {
      switch request {
      case .server(let call):
        steps.append(call.request.path)
        let text = files[call.request.path] ?? ""
        check.receive(.server(RankedReply(status: 200, body: Array(text.utf8))), to: request)
      case .cryptoOperation(.hash):
        steps.append("hash")
        check.receive(.bytes([UInt8](repeating: 0xAB, count: 32)), to: request)
      case .cryptoOperation(.keystream(_, let nonce)):
        steps.append(String(decoding: nonce, as: UTF8.self))
        check.receive(.bytes([UInt8](repeating: 7, count: 64)), to: request)
      default: check.receive(.done, to: request)
      }
    }
    #expect(
      steps == [daysPath, "hash", "fake/first..", "fake/second.", "\(folder)/coach.txt", "\(folder)/games.txt"])
  }

  @Test func dayThatMatchesItsCommitmentIsConfirmedWithCodeAndLinks() {
    storeCommitment(Self.seal)
    let check = checkedDay()
    let screen = check.screen
    #expect(screen.title == "CodeBreaker, November 20")
    #expect(screen.message == nil)
    #expect(check.failure == nil)
    #expect(screen.sections.map(\.title) == ["Was this day fair?", "CodeBreaker"])
    #expect(screen.text("verdict") == DayReveal.Verdict.holds.sentence)
    #expect(screen.text("codebreaker-par") == "The code was red.")
    #expect(
      screen.actions.map { $0.destination?.address } == ["standings.html?2026-11-20&codebreaker", "days.html", "./"])
  }

  @Test func explanationOfTheCheckCanBeShownAndHidden() throws {
    storeCommitment(Self.seal)
    let check = checkedDay()
    let explain = try #require(check.screen.action("How this is checked"))
    #expect(explain.isExpanded == false)
    #expect(check.screen.text("hashed") == nil)
    check.perform(explain.id)
    #expect(check.screen.action("How this is checked")?.isExpanded == true)
    #expect(check.screen.text("hashed") == "parlor-day/1 2026-11-20 \(Self.before) \(Self.key)")
    #expect(check.screen.text("commitment") == Self.seal)
    #expect(check.screen.text("kept") == Self.seal)
    check.perform(explain.id)
    #expect(check.screen.text("hashed") == nil)
  }

  @Test func commitmentNotSeenInAdvanceIsReported() throws {
    let check = checkedDay()
    #expect(check.screen.text("verdict") == DayReveal.Verdict.holdsUnseen.sentence)
    check.perform(try #require(check.screen.action("How this is checked")).id)
    #expect(check.screen.text("kept") == nil)
    #expect(check.screen.text("how-kept")?.contains("didn’t store") == true)
  }

  @Test func untrustedDayShowsItsGamesButCannotBePlayedAgain() {
    storeCommitment(Self.before)
    let changed = checkedDay()
    #expect(changed.screen.text("verdict") == DayReveal.Verdict.changed.sentence)
    #expect(changed.playableDeal(at: 0) == nil)
    #expect(changed.screen.action("Play this day again") == nil)
    #expect(changed.screen.lines("codebreaker-games").count == 4, "the games can still be watched")
    memory["parlor.house.commitments"] = nil
    reveal(Self.before)
    let broken = checkedDay()
    #expect(broken.screen.text("verdict") == DayReveal.Verdict.broken.sentence)
    #expect(broken.playableDeal(at: 0) == nil)
  }

  @Test func dayWithoutARevealShowsTheReason() {
    for (state, obstacle) in [("closing", DayReveal.Obstacle.notOver), ("void", .void)] {
      reveal(state: state)
      let screen = checkedDay().screen
      #expect(screen.text("absence") == obstacle.sentence)
      #expect(screen.text("waiting") == nil)
      #expect(screen.action("How this is checked") == nil)
      #expect(screen.text("codebreaker-check") == nil)
    }
    files[daysPath] = #"{"days":[]}"#
    #expect(checkedDay().screen.text("absence") == DayReveal.Obstacle.noSuchDay.sentence)
  }

  @Test func dayCannotBeCheckedIfHashingFails() {
    let check = checkedDay(firstByte: nil)
    #expect(check.screen.text("verdict") == DayReveal.Verdict.unknown.sentence)
    #expect(check.pendingRequests.isEmpty)
    #expect(check.screen.text("codebreaker-par") == nil)
    #expect(check.screen.text("codebreaker-none") == nil)
  }

  @Test func keyThatCannotDealAGameIsReported() {
    let check = checkedDay(firstByte: 0)
    #expect(check.screen.text("codebreaker-none") == "This key doesn’t produce a game.")
    #expect(check.playableDeal(at: 0) == nil)
    #expect(check.pendingRequests.isEmpty)
    #expect(files.paths == [daysPath])
  }

  // MARK: Playing a past day again

  @Test func playingAgainStoresTheDealAndOpensTheGame() throws {
    let check = checkedDay(needsDeal: true)
    #expect(check.screen.text("missing")?.hasPrefix("This device no longer has") == true)
    let play = try #require(check.screen.action("Play this day again"))
    #expect(play.spokenText == "Play this day again: CodeBreaker")
    #expect(check.screen.text("codebreaker-note") == "It doesn’t count: you can get hints.")
    check.perform(play.id)
    #expect(memory["parlor.codebreaker.again-deal"] == "deal 2026-11-20")
    #expect(check.screen.text("missing") == nil)
    #expect(check.takePendingNavigation()?.address == "codebreaker/?2026-11-20&again")
    #expect(check.takePendingNavigation() == nil)
  }

  @Test func dealThatCannotBeStoredIsReportedAndNotOpened() throws {
    let check = checkedDay()
    memory.refusesWrites = true
    check.perform(try #require(check.screen.action("Play this day again")).id)
    #expect(check.screen.message?.isError == true)
    #expect(check.takePendingNavigation() == nil)
  }

  @Test func dayAndMissingDealAreReadFromTheAddress() {
    func check(_ search: String) -> PastDay {
      PastDay(search: Array(search.utf8), at: day.startTime + 86_400, [], storage: memory.storage)
    }
    #expect(check("?2026-11-18").day.description == "2026-11-18")
    #expect(check("?2026-11-18").screen.text("missing") == nil)
    #expect(check("?2026-11-18&again").day.description == "2026-11-18")
    #expect(check("?2026-11-18&again").screen.text("missing") != nil)
    #expect(check("?2026-11-25").day.description == "2026-11-25")
    #expect(check("?junk").day == day)
    #expect(check("").day == day)
    #expect(check("?fbclid=x&2026-11-18=").day.description == "2026-11-18")
    #expect(check("?fbclid=x").screen.message == nil)
    #expect(check("?2026-11-31").day == day)
    #expect(check("?2026-11-31").screen.message?.text == "The day in this link doesn’t exist. This is yesterday.")
  }

  // MARK: The network

  @Test func failedCallsCanBeRetried() throws {
    let reveal = files[daysPath]
    files[daysPath] = nil
    let check = checkedDay()
    #expect(check.screen.text("problem") == "The server can’t be reached.")
    #expect(check.screen.text("waiting") == nil)
    files[daysPath] = reveal
    files.texts["\(folder)/games.txt"] = (503, "")
    check.perform(try #require(check.screen.action("Try again")).id)
    answer(check)
    #expect(check.screen.text("problem")?.hasPrefix("The server is busy") == true)
    #expect(check.screen.text("verdict") != nil)
    #expect(check.screen.text("codebreaker-check") == nil)
    files["\(folder)/games.txt"] = "5 ok\n"
    check.tryAgain()
    answer(check)
    #expect(check.failure == nil)
    #expect(check.screen.text("codebreaker-check") == "The only game fits the deal.")
    let count = files.paths.count
    check.tryAgain()
    answer(check)
    #expect(files.paths.count == count, "no request is left")
    #expect(check.pendingRequests.isEmpty, "no request is left")
  }

  @Test func malformedReplyIsRejected() {
    files[daysPath] = "<html>"
    #expect(checkedDay().failure == .malformedReply)
  }

  @Test func lateReplyIsIgnored() {
    let check = PastDay(day, [DayDealer(.codeBreaker, FakeDeal.self)], storage: memory.storage)
    guard let first = check.pendingRequests.first else { return }
    check.receive(.failed, to: first)
    check.tryAgain()
    check.receive(.failed, to: first)
    #expect(check.failure == nil)
    #expect(check.pendingRequests.count == 1)
  }
}
