#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// A board that is played on: the tiles follow a drag, and letting go plays the move or lets them spring back.
struct PlayableBoard<Player: BoardPlayer>: View {
  /// Which deal it is: the tiles of different ones are different tiles.
  var dealCount = 0

  /// What the coach points at.
  var pointer = BoardPointer()

  /// The latest move that moved nothing.
  var refusal: TriplesSession.Refusal?

  /// Whoever plays on it, as it stands: read here, so that the board is drawn again when that changes.
  let player: @MainActor () -> Player

  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.22, bounce: 0.15)))
  private var swipe: TriplesSession.Swipe?
  /// The same once more, since it is gone from a gesture's state when the gesture ends.
  @State private var latest: TriplesSession.Swipe?

  var body: some View {
    GeometryReader { space in
      let geometry = BoardGeometry(width: Double(space.size.width), height: Double(space.size.height))
      BoardView(
        game: player().game, dealCount: dealCount, follow: follow(geometry), moves: moves, pointer: pointer,
        refusal: refusal
      )
      .frame(width: space.size.width, height: space.size.height)
      .contentShape(Rectangle())
      .gesture(drag(geometry))
      // The system may take a drag for something of its own. Such a one never ends.
      .onChange(of: swipe == nil) { _, isOver in
        if isOver { latest = nil }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    // A drag is measured as the board is laid out.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var moves: [BoardMove] {
    Direction.buttons.map { direction in
      BoardMove(direction: direction) { player().move(direction) }
    }
  }

  private func follow(_ geometry: BoardGeometry) -> TileFollow? {
    swipe.flatMap { TileFollow($0, on: player(), cell: geometry.cell) }
  }

  private func drag(_ geometry: BoardGeometry) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($swipe) { value, swipe, _ in
        swipe = follow(swipe, value, geometry)
      }
      .onChanged { value in
        latest = follow(latest, value, geometry)
      }
      .onEnded { value in
        let swipe = follow(latest, value, geometry)
        latest = nil
        if swipe.plays, let direction = swipe.direction { player().move(direction) }
      }
  }

  /// Goes on with a swipe, or begins one.
  private func follow(
    _ swipe: TriplesSession.Swipe?, _ drag: DragGesture.Value, _ geometry: BoardGeometry
  ) -> TriplesSession.Swipe {
    let milliseconds = drag.time.timeIntervalSinceReferenceDate * 1000
    var swipe =
      swipe
      ?? TriplesSession.Swipe(
        x: Double(drag.startLocation.x), y: Double(drag.startLocation.y), milliseconds: milliseconds,
        cell: geometry.cell)
    swipe.move(x: Double(drag.location.x), y: Double(drag.location.y), milliseconds: milliseconds)
    return swipe
  }
}

#Preview("Playable board") {
  let session = TriplesTable.preview().session
  PlayableBoard { session }.inBothSchemes()
}
#endif
