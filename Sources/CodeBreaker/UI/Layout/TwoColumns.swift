#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// Two parts of a page: side by side if there is enough width, each with its own scrolling, or below each other.
struct TwoColumns<First: View, Second: View>: View {
  private let first: First
  private let second: Second
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  init(@ViewBuilder first: () -> First, @ViewBuilder second: () -> Second) {
    self.first = first()
    self.second = second()
  }

  var body: some View {
    GeometryReader { space in
      let hasLargeText = dynamicTypeSize.isAccessibilitySize
      if TwoColumnLayout.isSideBySide(width: Double(space.size.width), hasLargeText: hasLargeText) {
        HStack(alignment: .top, spacing: 0) {
          column { first }
          column { second }
        }
      } else {
        column {
          first
          second
        }
      }
    }
  }

  private func column(@ViewBuilder _ content: () -> some View) -> some View {
    ReadingPage(maxWidth: CGFloat(TwoColumnLayout.maxColumnWidth), spacing: CGFloat(TwoColumnLayout.gap)) { content() }
  }
}
#endif
