#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The board on the table: the tiles follow a drag, and letting go plays the move or lets them spring back.
struct PlayableBoard: View {
  @Environment(TriplesTable.self) private var table
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.22, bounce: 0.15)))
  private var swipe: TriplesSession.Swipe?
  /// The same once more, since it is gone from a gesture's state when the gesture ends.
  @State private var latest: TriplesSession.Swipe?

  var body: some View {
    GeometryReader { space in
      let geometry = BoardGeometry(width: Double(space.size.width), height: Double(space.size.height))
      BoardView(
        game: table.session.game, dealCount: table.session.dealCount, follow: follow(geometry), moves: moves,
        pointer: BoardPointer(table.session.hint), refusal: table.session.refusal
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
      BoardMove(direction: direction) { table.session.move(direction) }
    }
  }

  private func follow(_ geometry: BoardGeometry) -> TileFollow? {
    swipe.flatMap { TileFollow($0, on: table.session, cell: geometry.cell) }
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
        if swipe.plays, let direction = swipe.direction { table.session.move(direction) }
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
  PlayableBoard().environment(TriplesTable.preview()).inBothSchemes()
}
#endif
