#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The hidden code, which turns over at the end of the game.
struct MasterCodeView: View {
  let layout: PegRowLayout
  @Environment(CodeBreakerController.self) private var controller
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    let game = controller.session.game
    CodeView(code: game.masterCode, layout: layout) { position, peg in
      MasterHole(
        peg: peg, isCovered: game.masterCode.isHidden,
        delaySeconds: startSeconds + Self.delaySeconds(pegCount: game.setup.pegCount) * Double(position))
    }
    .phaseAnimator([false, true], trigger: controller.session.reveal?.isSolved == true) { row, isUp in
      row.offset(y: isUp && hops ? -10 : 0)
    } animation: { isUp in
      isUp ? .easeOut(duration: 0.18).delay(hops ? startSeconds + 0.72 : 0) : .easeIn(duration: 0.18)
    }
    // A new game's code is covered from the start. The new identity prevents an animation that turns the old code back.
    .id(controller.session.dealCount)
    .spoken(as: CodeBreakerSession.SpokenText.master(of: game))
  }
}

extension MasterCodeView {
  /// Whether the code hops: when a solved game is revealed, unless the player prefers reduced motion.
  private var hops: Bool { controller.session.reveal?.isSolved == true && !reducesMotion }

  /// The time until the first peg turns, in seconds.
  private var startSeconds: Double { Double(controller.session.reveal?.delayMilliseconds ?? 0) / 1000 }

  /// The delay between pegs, in seconds, so that all have turned within `Reveal.turningMilliseconds`.
  fileprivate static func delaySeconds(pegCount: Int) -> Double {
    let time = Double(CodeBreakerSession.Reveal.turningMilliseconds) / 1000
    return (time - MasterHole.turningSeconds) / Double(max(1, pegCount - 1))
  }
}

private struct MasterHole: View {
  /// The peg, which isn't drawn while it's covered.
  let peg: Peg
  let isCovered: Bool
  /// The time until the peg turns, in seconds.
  let delaySeconds: Double

  static let turningSeconds = 0.35

  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    ZStack {
      CoveredHole()
        .opacity(isCovered ? 1 : 0)
      PegView(peg: isCovered ? Code.missingPeg : peg)
        .opacity(isCovered ? 0 : 1)
        // Turning the hole over mirrors the peg on its back, so mirror the peg beforehand.
        .rotation3DEffect(.degrees(reducesMotion ? 0 : 180), axis: (x: 0, y: 1, z: 0))
    }
    .rotation3DEffect(.degrees(isCovered || reducesMotion ? 0 : 180), axis: (x: 0, y: 1, z: 0))
    .animation(
      reducesMotion ? nil : .easeInOut(duration: Self.turningSeconds).delay(delaySeconds),
      value: isCovered)
  }
}
#endif
