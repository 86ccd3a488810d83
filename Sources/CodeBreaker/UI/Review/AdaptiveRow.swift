#if canImport(SwiftUI)
import SwiftUI

/// Things side by side, or where there is no room for that, below each other.
struct AdaptiveRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) { content }
      VStack(alignment: .leading, spacing: 4) { content }
    }
  }
}
#endif
