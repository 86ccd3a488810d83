#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

/// The hidden code, which turns over at the end of the game.
struct MasterView: View {
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    let game = table.session.game
    CodeView(code: game.masterCode, layout: layout) { place, peg in
      MasterHole(peg: peg, isCovered: game.masterCode.isHidden, place: place)
    }
    // Another game's code is covered from the start; it must not be seen turning back.
    .id(table.session.dealCount)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(CodeBreakerSession.Spoken.master(game.masterCode, theme: game.setup.theme))
  }
}
#endif
