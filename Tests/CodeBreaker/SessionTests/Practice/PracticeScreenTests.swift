import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

/// Practices only by the actions of the screen, as front ends do.
@Suite struct PracticeScreenTests {
  private let fixture = Fixture()

  private func practice() throws -> CodeBreakerPractice {
    fixture.memory["parlor.codebreaker.notebook"] =
      "notebook/1\nposition 0 2023-11-14 2023-11-14 43 4455 \(freshLine) 0123"
    let practice = CodeBreakerPractice(environment: fixture.environment)
    try practice.press("Practice your own")
    return practice
  }

  private func judge(_ practice: CodeBreakerPractice) throws {
    let question = try #require(practice.coachQuestion)
    practice.coachDidAnswer(advice(on: question, best: 300, played: 400).text, to: question)
  }

  @Test func lettersFollowTheSettingAndTheDeviceInPracticeAndLessons() throws {
    let practice = try practice()
    let lesson = CodeBreakerLesson(environment: fixture.environment)
    for (session, load) in [
      (practice as any LetteredSession, practice.loadChangesFromStorage), (lesson, lesson.loadChangesFromStorage),
    ] {
      #expect(!session.showsLetters)
      session.setPrefersContrast(true)
      #expect(session.showsLetters)
      session.choose(letters: .off)
      #expect(!session.showsLetters)
      fixture.memory["parlor.codebreaker.settings"] = "codebreaker-settings/1\nletters on"
      load()
      #expect(session.showsLetters, "another window's choice applies")
      session.choose(letters: .automatic)
    }
  }

  @Test func guessIsEnteredAndComparedWithOthers() throws {
    let practice = try practice()
    #expect(practice.sectionIDs == ["place", "position", "answer", "entry"])
    #expect(practice.screen.focus?.target == .heading("place"))
    #expect(
      practice.parts("attempts")?.parts.map(\.spokenText) == [
        CodeBreakerSession.SpokenText.attempt(practice.attempts[0], theme: .mastermind)
      ])
    #expect(practice.screen.action("Guess")?.hint == "Fill the row, then guess.")
    try practice.choose(4, 4, 1, 0)
    try practice.press("Guess")
    #expect(practice.drawing("guess") == "white, white, green, red", "the row is closed")
    #expect(practice.parts("choices") == nil)
    try judge(practice)
    let values = try #require(practice.parts("values")?.parts.map(\.spokenText))
    #expect(values.map { $0.prefix(8) } == ["Coach: r", "You now:", "You then"])
    #expect(values[0].hasSuffix(". Best"))
    #expect(values[1] == "You now: white, white, green, red. 1.00 lost")
    #expect(values[2].hasSuffix(". 0.43 lost"))
    #expect(practice.screen.focus?.target == .mainAction)
    try practice.press("Next")
    #expect(practice.sectionIDs.first == "place", "it was wrong, so it is asked again")
  }

  @Test func selectionJumpsToTheFirstEmptyHoleAfterTheLastOne() throws {
    let practice = try practice()
    let holes = { try #require(practice.parts("guess")) }
    practice.perform(try #require(try holes().action(at: 3)))
    practice.perform(try #require(practice.parts("choices")?.action(at: 2)))
    #expect(try holes().parts.map(\.isSelected) == [true, false, false, false])
    try practice.press("Remove peg")
    #expect(practice.screen.focus?.target == .id("guess"), "Enter then guesses instead of removing more")
    practice.perform(try holes().parts[3].menu[0].id)
    #expect(try holes().parts[3].spokenText == "Peg 4 of 4: empty")
  }

  @Test func keysAreUniqueInEveryPhase() throws {
    let practice = try practice()
    func expectUniqueKeys() {
      let keys = (practice.screen.allActions + practice.screen.keyActions).compactMap(\.key)
      #expect(Set(keys).count == keys.count, "\(practice.phase)")
    }
    expectUniqueKeys()
    try practice.choose(4, 4, 1, 0)
    try practice.press("Guess")
    practice.handleCoachFailure()
    expectUniqueKeys()
    try practice.press("Try again")
    try judge(practice)
    expectUniqueKeys()
    try practice.press("End practice")
    expectUniqueKeys()
  }
}
