#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The hidden code, which turns over at the end of the game.
struct MasterView: View {
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let game = table.session.game
    CodeView(code: game.masterCode, layout: layout) { place, peg in
      MasterHole(peg: peg, isCovered: game.masterCode.isHidden, place: place, delay: Self.delay(game.setup.pegCount))
    }
    .phaseAnimator([false, true], trigger: table.session.reveal?.isSolved == true) { row, isUp in
      row.offset(y: isUp && hops ? -10 : 0)
    } animation: { isUp in
      isUp ? .easeOut(duration: 0.18).delay(hops ? 0.72 : 0) : .easeIn(duration: 0.18)
    }
    // Another game's code is covered from the start; it must not be seen turning back.
    .id(table.session.dealCount)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(CodeBreakerSession.Spoken.master(of: game))
  }
}

extension MasterView {
  /// Of a game that was solved the code hops, as long as that is watched.
  private var hops: Bool { table.session.reveal?.isSolved == true && !reducesMotion }

  /// From one peg that turns to the next, in seconds: all of them have turned within the time that there is for it.
  fileprivate static func delay(_ pegCount: Int) -> Double {
    let time = Double(CodeBreakerSession.Reveal.turningMilliseconds) / 1000
    return (time - MasterHole.turningTime) / Double(max(1, pegCount - 1))
  }
}

/// A hole of the master code: covered, until it turns over and shows its peg.
private struct MasterHole: View {
  /// The peg. As long as it is covered it is not looked at.
  let peg: Peg
  let isCovered: Bool
  /// The place in the row, 0 for the first: the holes turn over one after the other.
  let place: Int
  /// From one hole to the next, in seconds.
  let delay: Double

  /// How long a hole takes to turn over, in seconds.
  static let turningTime = 0.35

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
      reducesMotion ? nil : .easeInOut(duration: Self.turningTime).delay(delay * Double(place)), value: isCovered)
  }
}
#endif
