#if canImport(SwiftUI)
import SwiftUI
import TriplesModel

/// The moves as actions of VoiceOver, Switch Control and Voice Control.
struct MoveActions: View {
  let moves: [BoardMove]

  var body: some View {
    ForEach(moves) { move in
      Button(move.direction.label) { move.play() }
    }
  }
}
#endif
