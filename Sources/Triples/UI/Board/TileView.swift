#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel

/// A tile, as large as its space. The board puts it in its place.
struct TileView: View {
  let tile: Tile

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

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
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(tile.spoken)
  }

  private func face(_ frame: TileFrame) -> some View {
    let colors = TileColors(value: tile.val)
    return Text(verbatim: "\(tile.val)")
      .font(.system(size: frame.fontSize(tile.val), weight: .heavy, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(Color(hex: colors.text))
      .frame(width: frame.side, height: frame.side)
      .background(Color(hex: colors.fill), in: RoundedRectangle(cornerRadius: frame.radius))
      .shadow(color: .black.opacity(0.16), radius: frame.side * 0.025, y: frame.side * 0.016)
  }
}

#Preview("Tiles") {
  HStack {
    ForEach([1, 2, 3, 6, 12, 1_536], id: \.self) { value in
      TileView(tile: Tile(val: value, id: value, row: 0, col: 0))
    }
  }
}

#Preview("A tile, dark") {
  TileView(tile: Tile(val: 48, id: 1, row: 0, col: 0)).preferredColorScheme(.dark)
}
#endif
