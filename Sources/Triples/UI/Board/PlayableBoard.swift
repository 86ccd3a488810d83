#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The board on the table: the tiles follow a drag, and letting go plays the move or lets them spring back.
struct PlayableBoard: View {
  /// A drag, from its first touch on.
  private struct Press {
    let place: CGPoint
    let time: Date
  }

  @Environment(TriplesTable.self) private var table
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.22, bounce: 0.15)))
  private var reading: TriplesSession.DragReading?
  @State private var press: Press?

  var body: some View {
    GeometryReader { space in
      let geometry = BoardGeometry(width: Double(space.size.width), height: Double(space.size.height))
      BoardView(
        game: table.session.game, dealCount: table.session.dealCount, follow: follow(geometry), moves: moves,
        pointer: BoardPointer(table.session.hint)
      )
      .frame(width: space.size.width, height: space.size.height)
      .contentShape(Rectangle())
      .gesture(drag(geometry))
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var moves: [BoardMove] {
    Direction.buttons.map { direction in
      BoardMove(direction: direction) { table.session.move(direction) }
    }
  }

  private func follow(_ geometry: BoardGeometry) -> TileFollow? {
    guard let reading, let direction = reading.direction else { return nil }
    return TileFollow(reading, tiles: table.session.preview(direction), cell: geometry.cell)
  }

  private func drag(_ geometry: BoardGeometry) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($reading) { value, reading, _ in
        reading = read(value, geometry)
      }
      .onChanged { value in
        // A gesture does not say when it began. Where it began tells it from the one before.
        if press?.place != value.startLocation { press = Press(place: value.startLocation, time: value.time) }
      }
      .onEnded { value in
        let reading = read(value, geometry)
        press = nil
        if reading.plays, let direction = reading.direction { table.session.move(direction) }
      }
  }

  private func read(_ drag: DragGesture.Value, _ geometry: BoardGeometry) -> TriplesSession.DragReading {
    let start = press?.place == drag.startLocation ? press?.time : nil
    return TriplesSession.DragReading(
      x: Double(drag.translation.width), y: Double(drag.translation.height),
      milliseconds: drag.time.timeIntervalSince(start ?? drag.time) * 1000, cell: geometry.cell)
  }
}

#Preview("Playable board") {
  PlayableBoard().environment(TriplesTable.preview()).inBothSchemes()
}
#endif
