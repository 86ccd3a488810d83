import FairDay
import NumberedGame
import PlaySupport
import Testing

@testable import AppSupport

/// The page of a day that is over.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DayScreenTests {
  private let day = try! CalendarDay(text: "2026-11-20".utf8)
  private let memory = MemoryStorage()
  private let fake = FakeDayServer()
  private let server: DayServer
  private let key = DayKey(bytes: [UInt8](repeating: 7, count: 32))!
  private let before = String(repeating: "cd", count: 32)
  private var seal: String { try! DayCommitment(day: day, previous: DayCommitment(hex: before)!, key: key).hex }
  private var folder: String { "GET days/2026-11-20/codebreaker" }

  init() {
    let fake = fake
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    server = DayServer(storage: memory.storage, exchange: { request, _ in fake.reply(request) })
    reveal()
    fake.answer("\(folder)/games.txt", "5 ok\n6 ok\n7 dark\n")
    fake.answer("\(folder)/coach.txt", "4 ok\n")
  }

  private func reveal(_ seal: String? = nil, state: String = "revealed", key: DayKey? = nil) {
    let days =
      #"{"day":"2026-11-19","state":"revealed","commitment":"\#(before)"},"#
      + #"{"day":"2026-11-20","state":"\#(state)","commitment":"\#(seal ?? self.seal)","key":"\#((key ?? self.key).hex)"}"#
    fake.answer("GET days?from=2026-11-19&to=2026-11-20", #"{"days":[\#(days)]}"#)
  }

  private func keep(_ seal: String) {
    memory["parlor.house.commitments https://a.example"] = "commitments/1\n2026-11-20 \(seal)"
  }

  private func screen(asksForDeal: Bool = false) async -> DayScreen {
    let screen = DayScreen(day, .codeBreaker, server, asksForDeal: asksForDeal) {
      $1.bytes[0] == 0 ? nil : FakeDeal(day: $0)
    }
    await until { !screen.page.isAsking }
    return screen
  }

  // MARK: The seal

  @Test func whatWasPromisedIsSaid() async {
    keep(seal)
    let screen = await screen()
    let page = screen.page
    #expect(page.title == "Game of 20 November" && page.trouble == nil && page.guidance == nil)
    #expect(page.verdict?.isGood == true && page.verdict?.text == DayReveal.Verdict.holds.sentence)
    #expect(page.verdict?.symbol == "checkmark.seal.fill")
    #expect(page.proof?.hashedText == "parlor-day/1 2026-11-20 \(before) \(key.hex)")
    #expect(page.proof?.seal == seal && page.proof?.keptSeal == seal)
    #expect(page.par == "The code was red." && screen.deal?.text == FakeDeal(day: day).text)
    #expect(fake.tokens.allSatisfy { $0 == nil }, "it is public")
  }

  @Test func aSealThatWasNotSeenIsSaidToBe() async {
    let page = await screen().page
    #expect(page.verdict?.text == DayReveal.Verdict.holdsUnseen.sentence && page.proof?.keptSeal == "none")
  }

  @Test func aDayThatCannotBeTrustedIsNotPlayedAgain() async {
    keep(String(repeating: "ab", count: 32))
    var screen = await screen()
    #expect(screen.page.verdict?.text == DayReveal.Verdict.changed.sentence && screen.page.verdict?.isGood == false)
    #expect(screen.deal == nil && screen.page.games.count == 3, "what was played is there to be seen")
    #expect(screen.page.verdict?.symbol == "exclamationmark.triangle.fill")
    memory["parlor.house.commitments https://a.example"] = nil
    reveal(String(repeating: "ab", count: 32))
    screen = await self.screen()
    #expect(screen.page.verdict?.text == DayReveal.Verdict.broken.sentence && screen.deal == nil)
  }

  @Test func aDayThatIsNotRevealedSaysWhy() async {
    for (state, absence) in [("closing", DayReveal.Absence.notOver), ("void", .void)] {
      reveal(state: state)
      let screen = await screen()
      #expect(screen.page.verdict?.text == absence.sentence && screen.page.verdict?.isGood == nil)
      #expect(screen.page.proof == nil && screen.deal == nil && screen.page.verdict?.symbol == "info.circle")
    }
    fake.answer("GET days?from=2026-11-19&to=2026-11-20", #"{"days":[]}"#)
    #expect(await screen().page.verdict?.text == DayReveal.Absence.noSuchDay.sentence)
  }

  @Test func aKeyThatDealsNothingIsSaidTo() async throws {
    let key = DayKey(bytes: [UInt8](repeating: 0, count: 32))!
    reveal(try DayCommitment(day: day, previous: DayCommitment(hex: before)!, key: key).hex, key: key)
    let screen = await screen()
    #expect(screen.page.gamesText == "The key deals no game." && screen.deal == nil)
  }

  // MARK: The games

  @Test func theBestAndTheCoachsCanBeWatched() async {
    fake.answer("\(folder)/games.txt", (1...9).map { "\($0) \($0 == 2 ? "dark" : "ok")\n" }.joined())
    let page = await screen().page
    #expect(page.gamesText == "All 9 games were held against the deal, and all hold.")
    #expect(
      page.games.map(\.text) == ["1 guess", "2 guesses", "3 guesses", "4 guesses", "5 guesses"]
        && page.games.map(\.id) == [1, 2, 3, 4, 5])
    #expect(page.games.map { $0.address == nil } == [false, true, false, false, false])
    #expect(page.games[2].spokenAction == "Watch game 3 of the best: 3 guesses")
    #expect(page.coach?.text == "The coach: 4 guesses" && page.coach?.address == Array("4 ok".utf8))
    #expect(page.coach?.spokenAction == "Watch the coach’s game")
  }

  @Test func aGameThatWasMadeUpIsNamed() async {
    fake.answer("\(folder)/games.txt", "5 ok\n6 bad\n7 ok\n")
    fake.answer("\(folder)/coach.txt", "4 bad\n")
    let page = await screen().page
    #expect(page.gamesText == "Game 2 does not follow from the deal: it was made up." && page.games.count == 1)
    #expect(page.coach?.text == "The coach’s game does not follow from the deal: it was made up.")
    #expect(page.coach?.address == nil)
  }

  @Test func whatIsCutOffIsNoGame() async {
    let line = String(repeating: "x", count: 1021) + " ok\n"
    let text = String(repeating: line, count: 488) + "5 ba"
    #expect(text.utf8.count >= RecordedGames.maxByteCount)
    fake.answer("\(folder)/games.txt", text, status: 206)
    #expect(await screen().page.gamesText == "The best 488 games were held against the deal, and all hold.")
    fake.answer("\(folder)/games.txt", "5 ok\n6 ok", status: 206)
    #expect(await screen().page.gamesText == "All 2 games were held against the deal, and all hold.")
    fake.answer("\(folder)/games.txt", String(repeating: "5 ok\n", count: 1001))
    #expect(await screen().page.gamesText == "The best 1,000 games were held against the deal, and all hold.")
  }

  @Test func aDayOnWhichNobodyPlayedHasNoGames() async {
    fake.answer("\(folder)/games.txt", "", status: 416)
    fake.answer("\(folder)/coach.txt", "", status: 404)
    let page = await screen().page
    #expect(page.gamesText == "Nobody has played." && page.games.isEmpty && page.coach == nil)
    fake.answer("\(folder)/games.txt", "No.", status: 409)
    let screen = await screen()
    #expect(screen.page.gamesText == nil && screen.page.trouble == ServerTrouble.nonsense.sentence)
  }

  @Test func theOwnResultIsTold() async {
    var history = DayHistory()
    history.record(DayResult(day: day, game: .codeBreaker, figure: 5, isHelped: false))
    _ = server.storage.write(DayHistory.rankedKey, history.text)
    #expect(await screen().page.own == "You: 5 guesses.")
  }

  // MARK: The network

  @Test func whatDidNotComeIsAskedForAgain() async {
    fake.isThere(false)
    let screen = await screen()
    #expect(screen.page.trouble == "The server cannot be reached." && screen.page.verdict == nil)
    fake.isThere(true)
    screen.tryAgain()
    #expect(screen.page.isAsking && screen.page.trouble == nil)
    await until { !screen.page.isAsking }
    #expect(screen.page.verdict?.isGood == true && screen.deal != nil)
    let count = fake.asked.count
    screen.tryAgain()
    #expect(!screen.page.isAsking && fake.asked.count == count, "there is nothing to be asked again")
  }

  @Test func gamesThatDidNotComeAreAskedForAgain() async {
    fake.answer("\(folder)/games.txt", "", status: 503)
    let screen = await screen()
    #expect(screen.page.verdict?.isGood == true && screen.page.trouble?.hasPrefix("The server is busy") == true)
    #expect(screen.deal != nil && screen.page.gamesText == nil)
    fake.answer("\(folder)/games.txt", "5 ok\n")
    screen.tryAgain()
    await until { !screen.page.isAsking }
    #expect(screen.page.games.count == 1 && screen.page.trouble == nil)
  }

  @Test func nonsenseIsNoAnswer() async {
    fake.answer("GET days?from=2026-11-19&to=2026-11-20", "<html>")
    #expect(await screen().page.trouble == "What came was no answer of a server of the day.")
  }

  @Test func whatNobodyLooksAtIsNotAskedForOn() async {
    let screen = DayScreen(day, .codeBreaker, server) { day, _ in FakeDeal(day: day) }
    screen.close()
    for _ in 0..<500 { await Task.yield() }
    #expect(screen.page.verdict == nil && screen.page.isAsking && screen.deal == nil)
    #expect(!fake.asked.contains { $0.hasSuffix("games.txt") })
  }

  @Test func itSaysWhyThePlayerIsHere() async {
    #expect(await screen(asksForDeal: true).page.guidance?.hasPrefix("What this day dealt is not kept") == true)
  }
}
