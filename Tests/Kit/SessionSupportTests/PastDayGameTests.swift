import DailyGames
import GameCore
import Testing

@testable import SessionSupport

@Suite struct PastDayGameTests {
  private let memory = MemoryStorage()
  private let day = try! CalendarDay(text: "2026-11-20".utf8)

  private func storeStatus(_ text: String) { _ = memory.storage.write("parlor.triples.again-door", Array(text.utf8)) }

  private var game: DailyGameProgress? { DailyGameProgress(.triples, ofPastDay: day, storage: memory.storage) }

  @Test func storageKeyNamesTheGameAndAddressTheGameAndDay() {
    #expect(PastDayGame.dealKey(.codeBreaker) == "parlor.codebreaker.again-deal")
    #expect(PastDayGame.address(.triples, day) == "triples/?2026-11-20&again")
  }

  @Test func stateIsReadOnlyFromAValidStatusOfThatGameAndDay() {
    #expect(game == nil)
    storeStatus("day-door/1\n2026-11-20 playing Move 57, 812 points")
    #expect(game?.state == .playing("Move 57, 812 points"))
    #expect(DailyGameProgress(.codeBreaker, ofPastDay: day, storage: memory.storage) == nil)
    storeStatus("day-door/1\n2026-11-20 done 1,042 points")
    #expect(game?.state == .done("1,042 points"))
    storeStatus("day-door/1\n2026-11-20 done 1,042 points\nplace 3")
    #expect(game?.state == .done("1,042 points"), "a later release may add lines")
    for text in ["day-door/1\n2026-11-19 done 7 points", "day-door/1\n2026-11-20 ", "junk", ""] {
      storeStatus(text)
      #expect(game == nil)
    }
  }

  @Test func playAgainOfferReportsTheProgressOrTheGameToBeReplaced() {
    func offer() -> String {
      let (label, note) = PastDayGame.playAgainTexts(.triples, of: day, in: memory.storage)
      return "\(label): \(note)"
    }
    #expect(offer() == "Play this day again: It doesn’t count: you can undo moves and get hints.")
    let new = offer()
    storeStatus("day-door/1\n2026-11-20 playing Move 57, 812 points")
    #expect(offer() == "Continue: You’re playing it again: Move 57, 812 points.")
    storeStatus("day-door/1\n2026-11-20 done 1,042 points")
    #expect(offer() == "Open it again: Played again: 1,042 points.")
    storeStatus("day-door/1\n2026-11-19 playing Move 57, 812 points")
    #expect(offer() == "Play this day again: This replaces the November 19 game that you’re playing again.")
    for text in [
      "day-door/1\n2026-11-19 done 7 points", "day-door/1\n2026-11-19 ",
      "day-door/1\n2026-11-31 playing Move 1, 8 points", "junk", "", "\n", " ",
    ] {
      storeStatus(text)
      #expect(offer() == new)
    }
  }

  @Test func rankedResultOfThePastDayIsReadUnlessMissingOrDamaged() {
    func result(_ game: DailyGame) -> DayResult? { PastDayGame.rankedResult(game, of: day, in: memory.storage) }
    #expect(result(.triples) == nil)
    _ = memory.storage.write(
      "parlor.house.ranked-days", Array("days/1\ntriples 2026-11-20 1042\ncodebreaker 2026-11-20 -".utf8))
    #expect(result(.triples)?.text == "1,042 points")
    #expect(result(.codeBreaker)?.text == "Code not found")
    _ = memory.storage.write("parlor.house.ranked-days", Array("junk".utf8))
    #expect(result(.triples) == nil)
  }
}
