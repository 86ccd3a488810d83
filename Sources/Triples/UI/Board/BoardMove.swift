#if canImport(SwiftUI)
import TriplesModel

/// A move as a board offers it to assistive technologies.
struct BoardMove: Identifiable {
  let direction: Direction
  let play: @MainActor () -> Void

  var id: Direction { direction }
}
#endif
