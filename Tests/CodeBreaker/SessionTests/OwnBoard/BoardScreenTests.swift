import CodeBreakerCoach
import CodeBreakerModel
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

/// Plays the player's own board and the codemaker only by the actions of their screens, as front ends do.
@Suite struct BoardScreenTests {
  private let fixture = Fixture()

  // MARK: The codemaker

  @Test func onlyTheAnsweredCoachIsOfferedBeforeTheCodeIsComplete() throws {
    let session = fixture.codemaker()
    #expect(session.sectionIDs == ["stage", "setup", "editor", "breakers"])
    #expect(session.items.filter(\.isEnabled).map(\.title) == ["Answer the coach"], "the code can be on paper")
    #expect(session.screen.text("breakers-problem") == "Choose all 4 pegs of the code first.")
    try session.press("At random")
    #expect(session.items.allSatisfy { $0.isEnabled })
    #expect(session.screen.text("breakers-problem") == nil)
    #expect(Set(session.items.map(\.key)).count == 4)
  }

  @Test func watchedCoachGuessesUntilItFindsTheCode() throws {
    let session = fixture.codemaker()
    try session.choose(0, 3, 3, 5)
    try session.press("Watch the coach")
    #expect(session.screen.text("coach-count") == "The coach is thinking…")
    #expect(session.screen.action("Next guess")?.isEnabled == false)
    session.askCoach()
    #expect(session.screen.text("coach-count") == "All 1,296 codes are possible.")
    #expect(session.screen.text("why") == nil)
    try session.press("Next guess")
    #expect(session.section("coach")?.isBusy == true)
    #expect(session.screen.text("coach-count") == "All 1,296 codes are possible.", "unchanged while it thinks")
    #expect(session.screen.text("why")?.hasPrefix("Attempt 1: All 1,296 codes are possible.") == true)
    while !session.game.isOver {
      session.askCoach()
      try session.press("Next guess")
    }
    #expect(session.screen.title.hasPrefix("The coach found it in "))
    #expect(session.screen.action("Next guess") == nil)
    let words = try #require(session.parts("rows")?.parts.map(\.spokenText))
    #expect(words.last?.hasPrefix("Attempt 1: ") == true)
    #expect(words.last?.contains("1,296 codes were left, and ") == true)
    try session.press("Set another code")
    #expect(session.game.stage == .choosingCode)
  }

  @Test func coachCanBeStartedAndPaused() throws {
    let session = fixture.codemaker()
    try session.choose(0, 3, 3, 5)
    try session.press("Watch the coach")
    session.askCoach()
    #expect(session.screen.action("Play")?.key == "p")
    try session.press("Play")
    #expect(session.nextGuessNumber == 1)
    try session.press("Pause")
    #expect(session.nextGuessNumber == nil)
  }

  @Test func answerIsChosenUndoneAndChecked() throws {
    let session = fixture.codemaker()
    try session.press("Answer the coach")
    session.askCoach()
    #expect(session.section("coach")?.title == "Attempt 1")
    #expect(session.screen.action("Answer")?.isEnabled == false)
    try session.select("exact", "3")
    #expect(session.choice("inexact")?.disabledIndexes == [2, 3, 4, 5], "only 0 is possible")
    try session.select("exact", "?")
    #expect(session.game.enteredAnswer == nil)
    try session.select("exact", "1")
    try session.press("Answer")
    #expect(session.section("coach")?.isBusy == true)
    #expect(session.section("coach")?.title == "Attempt 1", "the answered guess stays while the coach thinks")
    session.askCoach()
    try session.press("Undo")
    session.askCoach()
    #expect(session.choice("exact")?.selectedIndex == 2)
    try session.press("Answer")
    session.askCoach()
    try session.press("Enter the code")
    #expect(session.screen.text("row-note") == "Choose all 4 pegs of the code first.")
    try session.choose(5, 5, 5, 5)
    try session.press("Check my answers")
    #expect(session.parts("wrong")?.parts.count == 1)
    #expect(session.parts("rows")?.parts[0].spokenText.hasSuffix("It may be wrong.") == true)
    try session.press("Correct it and continue")
    #expect(session.judgment == nil)
  }

  @Test func eachCorrectionOfAContradictionCanBeChosen() throws {
    let session = fixture.codemaker(
      "stage answering\nboard assist/1 3 6 mastermind 001:00,023:02,000:20\ntold 216:50:1:700:1,27:9:1:60:1,-")
    session.askCoach()
    let ids = session.screen.blocks.map(\.id.text).filter { $0.hasPrefix("mend") && !$0.contains("-t") }
    let corrections = ids.compactMap { session.parts($0) }
    #expect(corrections.count > 1)
    let last = try #require(corrections.last)
    let (id, before) = (try #require(last.action(at: last.parts.count - 1)), session.screen.focus)
    session.perform(id)
    #expect(session.status.hasPrefix("\(last.label): "), "the attempt of the chosen correction")
    session.askCoach()
    #expect(session.section("doubts") == nil)
    #expect(session.screen.focus != before, "the title gets the focus")
  }

  @Test func codeStaysCoveredUntilTheFriendGivesUp() throws {
    let session = fixture.codemaker()
    try session.choose(0, 3, 3, 5)
    let before = session.screen.focus
    try session.press("A friend beside you")
    #expect(session.sectionIDs == ["stage", "code-box", "next"])
    #expect(session.drawing("code") == "Code: hidden, 4 pegs")
    #expect(session.screen.focus != before)
    try session.press("I’ll break it")
    try session.choose(0, 0, 3, 5)
    try session.press("Guess")
    #expect(session.parts("rows")?.parts.count == 1)
    try session.press("Give up")
    #expect(session.game.isOver == false)
    try session.press("Give up")
    #expect(session.drawing("code") == "Code: red, yellow, yellow, black")
    #expect(session.section("editor") == nil)
  }

  @Test func codemakerOffersTheCoachAgainAfterAFailure() throws {
    let session = fixture.codemaker()
    try session.press("Answer the coach")
    session.handleCoachFailure()
    #expect(session.screen.spokenTexts(status: session.status) == [session.environment.coach.problem])
    #expect(session.screen.text("coach-count") == session.status)
    try session.press("Try again")
    #expect(session.coachQuestion != nil)
  }

  // MARK: The player's own board

  @Test func attemptIsEnteredChangedMovedAndRemoved() throws {
    let session = fixture.board()
    #expect(session.sectionIDs == ["setup", "attempts", "editor", "coach"])
    #expect(session.screen.text("empty")?.isEmpty == false)
    #expect(session.screen.action("Add")?.isEnabled == false)
    try session.choose(0, 0, 1, 1)
    #expect(session.screen.action("Add without answer")?.isEnabled == true)
    try session.select("exact", "2")
    try session.press("Add")
    #expect(session.screen.focus?.target == .id("guess"))
    try session.choose(4, 4, 5, 5)
    try session.press("Add without answer")
    #expect(session.line == "assist/1 4 6 mastermind 0011:20,4455")
    session.perform(try #require(session.parts("rows")?.action(at: 1)))
    #expect(session.parts("rows")?.parts.map(\.isSelected) == [false, true])
    try session.press("Move up")
    #expect(session.screen.action("Move up")?.isEnabled == false)
    #expect(session.line == "assist/1 4 6 mastermind 4455,0011:20")
    try session.press("Remove")
    try session.press("Undo")
    try session.press("Start over")
    #expect(session.screen.question?.title == "Start over?")
    try session.press("Start over")
    #expect(session.board.attempts.isEmpty)
  }

  @Test func coachsFindingsAreShownAndStayWhileItThinks() throws {
    let session = fixture.board("assist/1 4 6 mastermind 0011:11,2234:02")
    session.askCoach()
    #expect(session.sectionIDs.suffix(4) == ["coach", "best", "parts-box", "codes-box"])
    #expect(session.screen.text("coach-count") == "36 codes are left.")
    #expect(session.screen.action("36 codes are left.") != nil, "leads to the coach")
    #expect(session.parts("parts")?.parts.first?.spokenText == "4 in the right place: it is the code")
    #expect(session.parts("codes") == nil)
    try session.press("All 36 codes")
    #expect(session.parts("codes")?.parts.count == 36)
    try session.press("Use")
    #expect(session.screen.focus?.target == .id("row-buttons"))
    try session.select("exact", "1")
    let before = session.section("best")
    try session.press("Add")
    #expect(session.section("best")?.isBusy == true)
    #expect(session.section("best")?.blocks == before?.blocks)
    session.askCoach()
    #expect(session.section("best")?.isBusy == false)
    #expect(session.screen.text("coach-count") != "36 codes are left.")
  }

  @Test func contradictionIsShownAndCorrected() throws {
    let session = fixture.board("assist/1 4 6 mastermind 0000:10,0011:20,1111:10,0012:40")
    session.askCoach()
    #expect(session.screen.text("coach-count") == "Attempts 1 and 4 can’t both be right.")
    let suspects = session.parts("rows")?.parts.map { $0.spokenText.hasSuffix(" It may be wrong.") }
    #expect(suspects == [true, false, false, true])
    let corrections = try #require(session.parts("mend"))
    #expect(
      corrections.parts[0].spokenText
        == "Change the answer to attempt 4 to 1 in the right place, 1 in the wrong place: 18 codes")
    session.perform(try #require(corrections.action(at: 0)))
    session.askCoach()
    #expect(session.section("doubts") == nil)
  }

  @Test func everyActionOfBothScreensHasItsOwnIDAndKeysAreUnique() throws {
    let board = fixture.board("assist/1 4 6 mastermind 0000:10,0011:20,1111:10,0012:40")
    board.askCoach()
    board.editAttempt(at: 1)
    let ids = board.screen.blocks.map(\.id.text) + board.screen.sections.map(\.id.text)
    #expect(Set(ids).count == ids.count)
    let keys = (board.screen.allActions + board.screen.keyActions).compactMap(\.key)
    #expect(Set(keys).count == keys.count)
  }
}
