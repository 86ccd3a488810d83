import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import WebSupport

final class SetupView {
  private let session: OwnBoardSession
  private let pegCountMenu: Menu
  private let choiceCountMenu: Menu
  private let themeMenu: Menu

  init(_ session: OwnBoardSession) {
    self.session = session
    pegCountMenu = Menu("pegs", GameSetup.pegCounts.map { $0.description }) {
      session.choose(pegCount: GameSetup.pegCounts.lowerBound + $0)
    }
    choiceCountMenu = Menu("colors", GameSetup.choiceCounts.map { $0.description }) {
      session.choose(choiceCount: GameSetup.choiceCounts.lowerBound + $0)
    }
    themeMenu = Menu("theme", Theme.all.map { $0.name }) { session.choose(theme: Theme.all[$0]) }
  }

  func draw() {
    let board = session.board
    pegCountMenu.select(board.pegCount - GameSetup.pegCounts.lowerBound)
    choiceCountMenu.select(board.choiceCount - GameSetup.choiceCounts.lowerBound)
    if let index = Theme.all.firstIndex(of: board.theme) { themeMenu.select(index) }
  }
}
