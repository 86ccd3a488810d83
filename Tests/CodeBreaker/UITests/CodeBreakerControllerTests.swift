import CodeBreakerModel
import CodeBreakerSession
import Observation
import SessionSupport
import Synchronization
import Testing

@testable import AppSupport
@testable import CodeBreakerUI

@MainActor @Suite struct CodeBreakerControllerTests {
  private let controller = CodeBreakerController.preview()

  @Test func sessionChangesAreObserved() {
    for change in [{ $0.choose(0) }, { $0.select(.rules) }, { $0.select(.game) }, { $0.askForNewGame() }]
      as [(CodeBreakerSession) -> Void]
    {
      let count = Mutex(0)
      withObservationTracking {
        _ = controller.session.game
      } onChange: {
        count.withLock { $0 += 1 }
      }
      change(controller.session)
      #expect(count.withLock { $0 } == 1)
    }
  }

  private var form: CodeBreakerSession.NewGameForm? {
    if case .newGame(let form) = controller.session.popUp { form } else { nil }
  }

  @Test func sheetFollowsItsPopUpAndClosingItKeepsAnotherPopUp() {
    controller.session.askForNewGame()
    let (sheet, form) = (controller.sheet?.id, form)
    #expect(sheet == "new game")
    #expect(form != nil)
    controller.session.choose(pegCount: 6)
    #expect(controller.sheet?.id == sheet)
    #expect(self.form != form)
    controller.session.startChosenGame(number: Array("12".utf8))
    #expect(controller.sheet == nil)
    #expect(controller.session.game.setup.pegCount == 6)
    controller.session.askToGiveUp()
    controller.sheet = nil
    #expect(controller.session.popUp == .confirmGiveUp, "another pop-up stays")
    controller.session.closePopUp()
    controller.session.askForNewGame()
    controller.sheet = nil
    #expect(controller.session.popUp == nil)
  }

  @Test func settingTabOrLettersUpdatesTheSession() {
    controller.tab = .statistics
    #expect(controller.session.tab == .statistics)
    controller.session.choose(letters: .on)
    #expect(controller.session.settings.letters == .on)
  }

  @Test func newStatusIsAnnouncedWithHighPriorityAndOtherStepsAreSilent() {
    let steps: [(@MainActor (CodeBreakerSession) -> Void, said: String?)] = [
      ({ $0.select(hole: 2) }, "Peg 3 of 4: empty."), ({ $0.choose(0) }, "Peg 3 of 4: red."), ({ $0.choose(99) }, nil),
      ({ $0.guess() }, "2 holes are empty. They match nothing. Guess with 2 of 4?"),
      ({ $0.guess() }, "Attempt 3: "), ({ $0.guess() }, "Fill the row, then guess."), ({ $0.askForNewGame() }, nil),
      ({ $0.startChosenGame(number: Array("x".utf8)) }, "The game number "), ({ $0.closePopUp() }, nil),
      ({ $0.open(address: Array("codebreaker/1/537/9.mastermind".utf8)) }, "Can’t open this link: "),
      ({ $0.dismissNotice() }, nil), ({ $0.askForHint() }, "Hints."), ({ $0.reveal(.count) }, "The coach is thinking."),
      ({ $0.closePopUp() }, nil), ({ $0.askToGiveUp() }, nil),
      ({ $0.giveUp() }, "You gave up. Gave up after 3 guesses"),
    ]
    for (step, (intent, said)) in steps.enumerated() {
      let before = controller.announcementState
      intent(controller.session)
      let announcement = controller.announcementState.announcement(after: before)
      if let said {
        #expect(announcement?.sentence.hasPrefix(said) == true, "step \(step): \(announcement?.sentence ?? "nothing")")
        #expect(announcement?.priority == .high, "the button's label is still being spoken")
      } else {
        #expect(announcement == nil, "step \(step): \(announcement?.sentence ?? "nothing")")
      }
    }
  }

  @Test func sharedTextSummarizesAndLinksTheGameWithoutThePegs() {
    let text = controller.shareText
    #expect(text.hasPrefix("CodeBreaker 537, Mastermind, 4 pegs\n2 guesses so far\n"))
    #expect(text.hasSuffix("\nparlor-codebreaker://play#codebreaker/1/537/4.mastermind"))
    for peg in controller.session.game.pegChoices { #expect(!text.contains(peg.text)) }
  }

  @Test(arguments: GameSetup.pegCounts) func previewShowsAGameInProgress(pegCount: Int) {
    for theme in Theme.all {
      let session = CodeBreakerController.preview(pegCount: pegCount, theme: theme).session
      #expect(session.game.setup.pegCount == pegCount)
      #expect(session.game.setup.theme == theme)
      #expect(session.game.attempts.count == 2)
      #expect(!session.game.isOver)
      #expect(!session.game.guess.isEmpty)
    }
  }

  // MARK: Dragging

  private func drag() -> PegDrag {
    let drag = PegDrag()
    for index in 0..<4 {
      drag.holes[index] = HoleFrame(left: Double(index) * 60, top: 100, width: 50, height: 50)
    }
    return drag
  }

  @Test func draggedPegIsDroppedOnTheTargetHole() {
    let (drag, session) = (drag(), controller.session)
    drag.move(.choice(1), x: 0, y: 400, session: session)
    #expect(drag.carriedPeg == session.game.pegChoices[1])
    #expect(drag.targetHole == nil)
    drag.move(.choice(1), x: 145, y: 120, session: session)
    #expect(drag.targetHole == 2)
    #expect(drag.x == 145)
    #expect(drag.y == 120)
    drag.drop(.choice(1), x: 145, y: 120, session: session)
    #expect(session.game.guess.pegs[2] == session.game.pegChoices[1])
    #expect(drag.carriedPeg == nil)
    #expect(drag.targetHole == nil)
    drag.drop(.attempt(number: 1, hole: 0), x: 20, y: 120, session: session)
    #expect(session.game.guess.pegs[0] == session.game.attempts[0].pegs[0])
  }

  @Test func droppingOutsideTheHolesRemovesOnlyAPegOfTheGuess() {
    let (drag, session) = (drag(), controller.session)
    session.drop(.choice(0), onto: 3)
    drag.drop(.guess(hole: 3), x: 300, y: 400, session: session)
    #expect(session.game.guess.pegs[3] == Code.missingPeg)
    let guess = session.game.guess
    drag.drop(.choice(0), x: 300, y: 400, session: session)
    #expect(session.game.guess == guess, "other pegs have no effect there")
  }

  /// In a scrolling layout, holding a peg starts a drag, so a slow tap picks up the peg and drops it on its own hole.
  @Test func pegDroppedOnItsOwnHoleStays() {
    let (drag, session) = (drag(), controller.session)
    session.select(hole: 0)
    let (guess, selection) = (session.game.guess, session.selection)
    #expect(guess.pegs[0] != Code.missingPeg)
    #expect(selection == 0)
    drag.move(.guess(hole: 0), x: 20, y: 120, session: session)
    #expect(drag.carriedPeg == guess.pegs[0])
    drag.drop(.guess(hole: 0), x: 25, y: 125, session: session)
    #expect(session.game.guess == guess)
    #expect(session.selection == selection)
    #expect(drag.carriedPeg == nil)
    drag.drop(.guess(hole: 0), x: 85, y: 125, session: session)
    #expect(session.game.guess.pegs[1] == guess.pegs[0], "another hole accepts it")
  }

  @Test func pegCannotBeDraggedIfUnavailableOrWhileAQuestionIsOpen() {
    let (drag, session) = (drag(), controller.session)
    drag.move(.choice(99), x: 0, y: 0, session: session)
    #expect(drag.carriedPeg == nil)
    drag.move(.choice(0), x: 0, y: 0, session: session)
    session.askToGiveUp()
    drag.move(.choice(0), x: 20, y: 120, session: session)
    #expect(drag.carriedPeg == nil, "not while a question is open")
    let guess = session.game.guess
    drag.drop(.choice(0), x: 20, y: 120, session: session)
    #expect(session.game.guess == guess)
  }

  @Test func viewIsUpdatedOnlyWhenTheTargetChanges() {
    let (drag, session) = (drag(), controller.session)
    drag.move(.choice(1), x: 140, y: 120, session: session)
    func moveUpdatesView(_ x: Double, _ y: Double) -> Bool {
      let isNotified = Mutex(false)
      withObservationTracking {
        _ = (drag.carriedPeg, drag.targetHole)
      } onChange: {
        isNotified.withLock { $0 = true }
      }
      drag.move(.choice(1), x: x, y: y, session: session)
      return isNotified.withLock { $0 }
    }
    #expect(!moveUpdatesView(141, 121))
    #expect(!moveUpdatesView(150, 130))
    #expect(moveUpdatesView(205, 120), "another hole, and no hole")
    #expect(moveUpdatesView(205, 300), "another hole, and no hole")
    #expect(drag.x == 205)
    #expect(drag.y == 300)
  }

  @Test func framesOfHolesFromALargerGameAreIgnored() {
    let drag = drag()
    let session = CodeBreakerController.preview(pegCount: 3).session
    drag.move(.choice(0), x: 205, y: 120, session: session)
    #expect(drag.carriedPeg != nil)
    #expect(drag.targetHole == nil)
  }
}
