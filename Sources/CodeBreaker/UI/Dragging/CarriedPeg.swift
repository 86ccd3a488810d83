#if canImport(SwiftUI)
import SwiftUI

/// The peg under the finger, a little above it so that it can be seen.
struct CarriedPeg: View {
  @Environment(PegDrag.self) private var drag

  var body: some View {
    if let peg = drag.carried {
      PegView(peg: peg)
        .frame(width: 52, height: 52)
        .shadow(color: .black.opacity(0.3), radius: 6, y: 5)
        .position(x: drag.x, y: drag.y - 22)
        .allowsHitTesting(false)
    }
  }
}
#endif
