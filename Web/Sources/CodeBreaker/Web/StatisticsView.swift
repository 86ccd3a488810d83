import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

final class StatisticsView {
  private let session: CodeBreakerSession
  private var showsSkill = false
  private var chosenGroup: CodeBreakerSession.StatisticsGroup?
  private var sections: ScreenSectionsView<CodeBreakerSession.Picture>?

  init(_ session: CodeBreakerSession) {
    self.session = session
    sections = ScreenSectionsView(ofTab: Element.named("statistics"), draw: Picture.draw) { [self] id in
      if session.isSkillToggle(id) { showsSkill.toggle() }
      chosenGroup = session.statisticsGroup(chosenBy: id) ?? chosenGroup
      draw()
    }
  }

  func draw() {
    sections?.show(session.statisticsScreen(chosenGroup, showsSkill: showsSkill).sections)
  }
}
