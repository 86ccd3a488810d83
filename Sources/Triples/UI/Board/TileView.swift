import TriplesModel

extension Tile {
  /// The tile for screen readers, such as "6, row 2, column 3".
  var spokenText: String {
    "\(val), row \(row + 1), column \(col + 1)"
  }
}

#if canImport(SwiftUI)
import AppSupport
import GameCore
import SwiftUI
import TriplesSession

/// A tile that fills its space. The board positions this view.
struct TileView: View {
  let tile: Tile

  /// Whether the tile shows the face of its jelly above its number.
  var hasFace = false

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
      .font(.system(size: frame.fontSize(tile.val) * (hasFace ? 0.6 : 1), weight: .heavy, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(.bottom, hasFace ? frame.side * 0.06 : 0)
      .frame(width: frame.side, height: frame.side, alignment: hasFace ? .bottom : .center)
      .overlay {
        if hasFace { JellyFace() }
      }
      .tileColors(tile.val, radius: frame.radius)
      .shadow(color: .black.opacity(0.16), radius: frame.side * 0.025, y: frame.side * 0.016)
  }
}

/// The eyes and the mouth of a jelly in the upper part of a tile.
private struct JellyFace: View {
  var body: some View {
    Canvas { context, size in
      let unit = size.width / 100
      func circle(x: Double, y: Double, radius: Double) -> Path {
        Path(
          ellipseIn: CGRect(
            x: (x - radius) * unit, y: (y - radius) * unit, width: 2 * radius * unit, height: 2 * radius * unit))
      }
      let ink = GraphicsContext.Shading.color(Color(SRGBColor(0x3A2530)))
      for (eye, pupil) in [(36.0, 39.0), (64, 61)] {
        context.fill(circle(x: eye, y: 25, radius: 11), with: .color(.white))
        context.stroke(circle(x: eye, y: 25, radius: 11), with: ink, lineWidth: 2 * unit)
        context.fill(circle(x: pupil, y: 26, radius: 5), with: ink)
      }
      var mouth = Path()
      mouth.move(to: CGPoint(x: 39 * unit, y: 41 * unit))
      mouth.addQuadCurve(to: CGPoint(x: 61 * unit, y: 41 * unit), control: CGPoint(x: 50 * unit, y: 60 * unit))
      mouth.closeSubpath()
      context.fill(mouth, with: .color(Color(SRGBColor(0x8C2038))))
      context.stroke(mouth, with: ink, lineWidth: 2 * unit)
    }
    .accessibilityHidden(true)
  }
}

/// The collected tiles, and the gray shape of the next one.
struct CollectionView: View {
  let count: Int

  private var shownCount: Int { min(count + 1, TriplesSession.kindCount) }

  private var columnCount: Int { min(shownCount, 4) }

  var body: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.fixed(34), spacing: 4), count: columnCount), alignment: .leading, spacing: 4
    ) {
      ForEach(0..<shownCount, id: \.self) { index in
        TileView(tile: Tile(val: 6 << index, id: index, row: 0, col: 0), hasFace: true)
          .frame(width: 34, height: 34)
          .saturation(index < count ? 1 : 0)
          .opacity(index < count ? 1 : 0.35)
      }
    }
    .frame(width: CGFloat(38 * columnCount - 4))
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
