import TestSupport
import Testing

@testable import SessionSupport

@Suite struct EndOfGameTests {
  private enum Code: UInt8 {
    case next, review, close
  }

  private let close = Action(.init(Code.close), "Close")

  private func screen(_ answers: [Action?]) -> PlainScreen {
    PlainScreen(atEndOfGame: "Solved", [], answers: answers, close: close, cancel: close)
  }

  @Test func firstThreeDifferentAnswersAreButtonsAndTheOthersAreBehindMore() {
    let (next, again) = (Action(.init(Code.next), "Play again", .main), Action(.init(Code.review), "Review"))
    // Links have no ID of their own.
    let (game, days) = (Action(to: .home, "All games"), Action(to: .days, "All days"))
    let ended = screen([next, nil, game, next, days, game, again])
    #expect(ended.actions.map(\.label) == ["Play again", "All games", "All days", "Close"])
    #expect(ended.moreActions.map(\.label) == ["Review"])
  }

  @Test func fewAnswersNeedNoMore() {
    #expect(screen([]).actions == [close])
    #expect(screen([]).moreActions == [])
  }
}
