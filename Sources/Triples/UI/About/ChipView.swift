#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// A tile in the size of text.
struct ChipView: View {
  let value: Int

  var body: some View {
    let colors = TileColors(value: value)
    Text(verbatim: "\(value)")
      .font(.body.bold())
      .foregroundStyle(Color(hex: colors.text))
      .padding(.horizontal, 9)
      .padding(.vertical, 3)
      .background(Color(hex: colors.fill), in: RoundedRectangle(cornerRadius: 7))
  }
}

#Preview("Chip") {
  ChipView(value: 3)
}

#Preview("Chip, dark") {
  ChipView(value: 3).preferredColorScheme(.dark)
}
#endif
