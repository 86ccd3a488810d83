import DOM
import GameCore
import SessionSupport
import TriplesModel
import TriplesSession
import WebSupport

/// The Scores tab: the best games and the statistics.
final class ScoresView {
  private let session: TriplesSession
  private let scores: ScreenSectionsView<TriplesSession.Picture>
  private let statistics = ScreenSectionsView(ofTab: Element.named("statistics-sections"), draw: Picture.draw) { _ in }

  init(_ session: TriplesSession) {
    self.session = session
    Element.button("to-statistics") { Element.named("statistics").call("scrollIntoView") }
    scores = ScreenSectionsView(ofTab: Element.named("scores-sections"), draw: Picture.draw) {
      session.performInScores($0)
    }
  }

  func draw() {
    statistics.show(session.statisticsScreen.sections)
    scores.show(session.scoresScreen.sections)
  }
}
