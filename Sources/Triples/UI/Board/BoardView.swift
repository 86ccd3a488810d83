#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// A board with its tiles, as large as its space allows. It draws only what its properties contain.
struct BoardView: View {
  let game: Triples

  /// Identifies the game, because tiles of different games can have equal IDs.
  var dealCount = 0

  /// The tiles to draw instead of those in `game`, or `nil`. During setup, each change creates a game whose tiles all
  /// have new IDs, so that SwiftUI would replace every tile.
  var knownTiles: [Tile]?

  var draggedTiles: DraggedTiles?

  /// A closure that plays a move, which the board and each tile offer as an accessibility action. `nil` for no moves.
  var play: (@MainActor (Direction) -> Void)?

  var pointer = BoardPointer()

  /// The latest blocked move. The tiles give way and spring back, and the two that block each other shake.
  var blockedMove: TriplesSession.BlockedMove?

  /// The tile that shows its face for a moment, because it is the first of its kind.
  var firstTile: Tile?

  /// Whether the board is darker, because the game has nearly ended.
  var isInDanger = false

  @Environment(\.reducesMotion) private var reducesMotion
  @State private var tileWithFace: Tile?

  var body: some View {
    GeometryReader { space in
      let geometry = BoardGeometry(width: Double(space.size.width), height: Double(space.size.height))
      ZStack(alignment: .topLeading) {
        ground(geometry)
        tilesOnBoard(geometry)
          .phaseAnimator(
            [0.0, reducesMotion ? 0 : TriplesSession.Swipe.maxGiveWayLength, 0], trigger: blockedMove?.number
          ) {
            content, length in
            content.offset(blockedMove.map { DraggedTiles.giveWayOffset($0.direction, by: length) } ?? .zero)
          } animation: { _ in
            .easeOut(duration: 0.09)
          }
          .id(dealCount)
          .transition(.opacity)
          // The tiles of the previous game fade in front of the board's background.
          .zIndex(1)
        BoardPointerView(pointer: pointer)
          .zIndex(2)
      }
      .frame(width: geometry.side, height: geometry.side)
      .animates(.movement, .spring(duration: 0.22, bounce: 0.15), value: tiles)
    }
    .aspectRatio(1, contentMode: .fit)
    .task(id: firstTile) {
      tileWithFace = firstTile
      guard firstTile != nil else { return }
      try? await Task.sleep(for: .milliseconds(TriplesSession.faceMilliseconds))
      if !Task.isCancelled { tileWithFace = nil }
    }
    // A board isn't mirrored in right-to-left languages.
    .environment(\.layoutDirection, .leftToRight)
    .spokenGroup("Board")
  }

  /// The moves as actions for VoiceOver, Switch Control, and Voice Control.
  @ViewBuilder private var moveActions: some View {
    if let play {
      ForEach(Direction.buttonOrder, id: \.self) { direction in
        Button(direction.label) { play(direction) }
      }
    }
  }

  private var tiles: [Tile] { knownTiles ?? game.grid.joined().compactMap { $0 } }

  private func ground(_ geometry: BoardGeometry) -> some View {
    RoundedRectangle(cornerRadius: geometry.radius)
      .fill(isInDanger ? .darkBoard : .board)
      .overlay {
        BoardLines().stroke(
          isInDanger ? .darkGroove : .groove, style: StrokeStyle(lineWidth: geometry.lineWidth, lineCap: .round))
      }
      .animates(.fade, .easeInOut(duration: 0.4), value: isInDanger)
      .spoken(as: "Board")
      .accessibilityValue(TriplesSession.SpokenText.rows(of: game.board).joined(separator: ". "))
      .accessibilityActions { moveActions }
      .accessibilitySortPriority(1)
  }

  private func tilesOnBoard(_ geometry: BoardGeometry) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(tiles) { tile in
        let frame = geometry.frame(tile)
        TileView(
          tile: tile, hasFace: tile.id == tileWithFace?.id,
          blockedMoveNumber: blockedMove.flatMap { $0.pair.contains(tile.id) ? $0.number : nil }
        )
        .accessibilityActions { moveActions }
        .frame(width: frame.side, height: frame.side)
        .offset(offset(of: tile, in: frame))
        .transition(tileTransition(at: frame))
        .zIndex(draggedTiles?.ids.contains(tile.id) == true ? 1 : 0)
      }
      if let draggedTiles {
        ForEach(draggedTiles.mergedTiles) { tile in
          let frame = geometry.frame(tile)
          TileView(tile: tile)
            .frame(width: frame.side, height: frame.side)
            .offset(x: frame.x, y: frame.y)
            .opacity(0.85 * draggedTiles.mergedTileOpacity)
            .zIndex(2)
            .accessibilityHidden(true)
        }
      }
    }
  }

  /// Returns the transition of a tile that appears or disappears: it fades, and scales around the frame's anchor.
  private func tileTransition(at frame: TileFrame) -> AnyTransition {
    let anchor = UnitPoint(x: frame.anchor.x, y: frame.anchor.y)
    return .opacity.combined(with: .scale(scale: 0.4, anchor: anchor))
  }

  private func offset(of tile: Tile, in frame: TileFrame) -> CGSize {
    let drag = draggedTiles?.offset(of: tile) ?? (right: 0, down: 0)
    return CGSize(width: frame.x + drag.right, height: frame.y + drag.down)
  }
}

extension DraggedTiles {
  fileprivate static func giveWayOffset(_ direction: Direction, by length: Double) -> CGSize {
    CGSize(width: Double(direction.columnStep) * length, height: Double(direction.rowStep) * length)
  }
}

// The colors of a board, which are the same as in `Web/Site/triples/triples.css`.
extension ShapeStyle where Self == SchemeColor {
  fileprivate static var board: SchemeColor { SchemeColor(light: 0xE4D6BD, dark: 0x2C2C38) }
  fileprivate static var darkBoard: SchemeColor { SchemeColor(light: 0xCFBD99, dark: 0x22222B) }
  fileprivate static var darkGroove: SchemeColor { SchemeColor(light: 0xB59F76, dark: 0x40404D) }
  fileprivate static var groove: SchemeColor { SchemeColor(light: 0xCDB994, dark: 0x484857) }
}

private struct BoardLines: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for line in BoardGeometry(width: Double(rect.width), height: Double(rect.height)).lines {
      path.addPath(Path(line, in: rect))
    }
    return path
  }
}

#Preview("A board") {
  BoardView(game: TriplesController.preview().session.game).inBothSchemes()
}
#endif
