#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
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

/// A hole of the master code: covered, until it turns over and shows its peg.
private struct MasterHole: View {
  /// The peg. As long as it is covered it is not looked at.
  let peg: Peg
  let isCovered: Bool
  /// The place in the row, 0 for the first: the holes turn over one after the other.
  let place: Int
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack {
      Disc(.hole, rim: .well, width: 2)
        .overlay { FittedCharacter("?").fontWeight(.heavy).foregroundStyle(.muted).scaleEffect(0.5) }
        .opacity(isCovered ? 1 : 0)
      PegView(peg: isCovered ? Code.missingPeg : peg)
        .opacity(isCovered ? 0 : 1)
        // The back of what turns over is drawn in reverse, so that it can be read.
        .rotation3DEffect(.degrees(reducesMotion ? 0 : 180), axis: (x: 0, y: 1, z: 0))
    }
    .rotation3DEffect(.degrees(isCovered || reducesMotion ? 0 : 180), axis: (x: 0, y: 1, z: 0))
    .animation(
      reducesMotion ? nil : .easeInOut(duration: 0.45).delay(0.09 * Double(place)), value: isCovered)
  }
}
#endif
