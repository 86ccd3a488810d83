import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The Scores tab: the best games and the statistics.
final class ScoresView {
  private let session: TriplesSession
  private let next: Element
  private let nextBar = Element.named("next-step-bar")
  private var showsNext = false
  private let scores: ScreenSections<TriplesSession.Picture>
  private let statistics = ScreenSections(ofTab: Element.named("statistics-sections"), draw: Picture.draw) { _ in }

  init(_ session: TriplesSession) {
    self.session = session
    Element.button("to-statistics") { Element.named("statistics").call("scrollIntoView") }
    next = Element.button("next-step") { session.leaveScores() }
    scores = ScreenSections(ofTab: Element.named("scores-sections"), draw: Picture.draw) { session.performInScores($0) }
  }

  func draw() {
    drawNextStep()
    statistics.show(session.statisticsScreen.sections)
    scores.show(session.scoresScreen.sections)
  }

  /// Shows the button for the next step after a game. Focuses it in the next frame, when the end dialog has closed.
  private func drawNextStep() {
    let label = session.nextStepLabel
    nextBar.setProperty("hidden", label == nil)
    next.setText(label ?? "")
    if label != nil, !showsNext { Window.onNextFrame { [next] _ in next.call("focus") } }
    showsNext = label != nil
  }
}
