import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The Scores tab: the best games and the statistics.
final class ScoresView {
  private let session: TriplesSession
  private let nextStepButton: Element
  private let nextStepBar = Element.named("next-step-bar")
  private var showsNextStep = false
  private let scores: ScreenSectionsView<TriplesSession.Picture>
  private let statistics = ScreenSectionsView(ofTab: Element.named("statistics-sections"), draw: Picture.draw) { _ in }

  init(_ session: TriplesSession) {
    self.session = session
    Element.button("to-statistics") { Element.named("statistics").call("scrollIntoView") }
    nextStepButton = Element.button("next-step") { session.leaveScores() }
    scores = ScreenSectionsView(ofTab: Element.named("scores-sections"), draw: Picture.draw) {
      session.performInScores($0)
    }
  }

  func draw() {
    drawNextStep()
    statistics.show(session.statisticsScreen.sections)
    scores.show(session.scoresScreen.sections)
  }

  /// Shows the button for the next step after a game. Focuses it in the next frame, when the end dialog has closed.
  private func drawNextStep() {
    let label = session.leaveScoresLabel
    nextStepBar.setProperty("hidden", label == nil)
    nextStepButton.setText(label ?? "")
    if label != nil, !showsNextStep { Window.onNextFrame { [nextStepButton] _ in nextStepButton.call("focus") } }
    showsNextStep = label != nil
  }
}
