import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

final class SetupView {
  private let session: OwnBoardSession
  private let pegs: Menu
  private let colors: Menu
  private let theme: Menu

  init(_ session: OwnBoardSession) {
    self.session = session
    pegs = Menu("pegs", GameSetup.pegCounts.map { $0.description }) {
      session.choose(pegCount: GameSetup.pegCounts.lowerBound + $0)
    }
    colors = Menu("colors", GameSetup.choiceCounts.map { $0.description }) {
      session.choose(choiceCount: GameSetup.choiceCounts.lowerBound + $0)
    }
    theme = Menu("theme", Theme.all.map { $0.name }) { session.choose(theme: Theme.all[$0]) }
  }

  func draw() {
    let board = session.board
    pegs.show(board.pegCount - GameSetup.pegCounts.lowerBound)
    colors.show(board.choiceCount - GameSetup.choiceCounts.lowerBound)
    if let index = Theme.all.firstIndex(of: board.theme) { theme.show(index) }
  }
}
