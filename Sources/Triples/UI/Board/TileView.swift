import TriplesModel

extension Tile {
  /// The tile for screen readers, such as "6, row 2, column 3".
  var spokenText: String {
    "\(val), row \(row + 1), column \(col + 1)"
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// A tile that fills its space. The board positions this view.
struct TileView: View {
  let tile: Tile

  /// The number of the blocked move that this tile is part of, or `nil`. The tile shakes when the number changes.
  var blockedMoveNumber: Int?

  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    GeometryReader { space in
      face(TileFrame(x: 0, y: 0, side: Double(min(space.size.width, space.size.height))))
    }
    .aspectRatio(1, contentMode: .fit)
    .phaseAnimator([1, reducesMotion ? 1 : 1.14, 1], trigger: tile.val) { face, scale in
      face.scaleEffect(scale)
    } animation: { _ in
      .easeInOut(duration: 0.1)
    }
    .phaseAnimator([0.0, -1, 1, -1, 1, 0], trigger: blockedMoveNumber) { face, phase in
      // The trigger also changes when there is no blocked move anymore. Don't shake then.
      let strength = blockedMoveNumber == nil ? 0 : phase
      if reducesMotion {
        face.opacity(1 - 0.5 * strength.magnitude)
      } else {
        face.rotationEffect(.degrees(3 * strength))
      }
    } animation: { _ in
      .easeInOut(duration: 0.06)
    }
    .spoken(as: tile.spokenText)
  }

  private func face(_ frame: TileFrame) -> some View {
    Text(verbatim: "\(tile.val)")
      .font(.system(size: frame.fontSize(tile.val), weight: .heavy, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(width: frame.side, height: frame.side)
      .tileColors(tile.val, radius: frame.radius)
      .shadow(color: .black.opacity(0.16), radius: frame.side * 0.025, y: frame.side * 0.016)
  }
}

/// A tile as large as the text around it.
struct ChipView: View {
  let value: Int

  var body: some View {
    Text(verbatim: "\(value)")
      .font(.body.bold())
      .padding(.horizontal, 9)
      .padding(.vertical, 3)
      .tileColors(value, radius: 7)
  }
}

extension View {
  fileprivate func tileColors(_ value: Int, radius: CGFloat) -> some View {
    let color = TileColor(value: value)
    return foregroundStyle(Color(color.ink))
      .background(Color(color.face), in: RoundedRectangle(cornerRadius: radius))
  }
}

#Preview("Tiles") {
  VStack {
    HStack {
      ForEach([1, 2, 3, 6, 12, 1_536], id: \.self) { value in
        TileView(tile: Tile(val: value, id: value, row: 0, col: 0))
      }
    }
    ChipView(value: 3)
  }
  .inBothSchemes()
}
#endif
