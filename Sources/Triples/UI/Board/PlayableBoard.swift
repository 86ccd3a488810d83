#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// A board to play on. The tiles follow a drag, and releasing it plays the move or lets the tiles spring back.
struct PlayableBoard<Session: DraggableBoard>: View {
  /// Identifies the game, because tiles of different games can have equal IDs.
  var dealCount = 0

  var pointer = BoardPointer()

  var blockedMove: TriplesSession.BlockedMove?

  var firstTile: Tile?

  var isInDanger = false

  /// A closure that returns the session. The body calls it, so SwiftUI redraws the view when the session changes.
  let session: @MainActor () -> Session

  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.22, bounce: 0.15)))
  private var swipe: TriplesSession.Swipe?
  /// A copy of `swipe`, because a gesture's state resets before `onEnded`.
  @State private var latestSwipe: TriplesSession.Swipe?

  var body: some View {
    GeometryReader { space in
      let geometry = BoardGeometry(width: Double(space.size.width), height: Double(space.size.height))
      BoardView(
        game: session().game, dealCount: dealCount, draggedTiles: draggedTiles(geometry),
        play: { session().move($0) }, pointer: pointer, blockedMove: blockedMove,
        firstTile: firstTile, isInDanger: isInDanger
      )
      .frame(width: space.size.width, height: space.size.height)
      .contentShape(Rectangle())
      .gesture(drag(geometry))
      // The system can cancel a drag without calling `onEnded`.
      .onChange(of: swipe == nil) { _, isOver in
        if isOver { latestSwipe = nil }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    // The drag has the same coordinates as the board, which isn't mirrored in right-to-left languages.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func draggedTiles(_ geometry: BoardGeometry) -> DraggedTiles? {
    swipe.flatMap { DraggedTiles($0, on: session(), cellSide: geometry.cellSide) }
  }

  private func drag(_ geometry: BoardGeometry) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($swipe) { value, swipe, _ in
        swipe = updatedSwipe(swipe, value, geometry)
      }
      .onChanged { value in
        latestSwipe = updatedSwipe(latestSwipe, value, geometry)
      }
      .onEnded { value in
        let swipe = updatedSwipe(latestSwipe, value, geometry)
        latestSwipe = nil
        if swipe.playsOnRelease, let direction = swipe.direction { session().move(direction) }
      }
  }

  private func updatedSwipe(
    _ swipe: TriplesSession.Swipe?, _ drag: DragGesture.Value, _ geometry: BoardGeometry
  ) -> TriplesSession.Swipe {
    let milliseconds = drag.time.timeIntervalSinceReferenceDate * 1000
    var swipe =
      swipe
      ?? TriplesSession.Swipe(
        x: Double(drag.startLocation.x), y: Double(drag.startLocation.y), milliseconds: milliseconds,
        cellSide: geometry.cellSide)
    swipe.move(x: Double(drag.location.x), y: Double(drag.location.y), milliseconds: milliseconds)
    return swipe
  }
}

#Preview("Playable board") {
  let session = TriplesController.preview().session
  PlayableBoard { session }.inBothSchemes()
}
#endif
