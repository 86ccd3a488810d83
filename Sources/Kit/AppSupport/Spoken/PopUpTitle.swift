#if canImport(SwiftUI)
import SwiftUI

/// The title of a pop-up. When the pop-up appears, the title takes the screen readers' focus, which would otherwise
/// stay on the covered button. (The system moves the focus to a sheet by itself.)
public struct PopUpTitle: View {
  private let title: String
  private let font: Font
  @AccessibilityFocusState private var hasFocus: Bool

  /// Creates the title.
  public init(_ title: String, font: Font = .title2.bold()) {
    self.title = title
    self.font = font
  }

  /// The text as a heading.
  public var body: some View {
    Text(verbatim: title)
      .font(font)
      // Larger words would be broken on the smallest screens.
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .accessibilityAddTraits(.isHeader)
      .accessibilityFocused($hasFocus)
      .task {
        // A view can't take the focus while it is being animated or while a closing sheet still covers it.
        try? await Task.sleep(for: .seconds(Motion.coverSeconds + 0.5))
        hasFocus = true
      }
  }
}

#Preview("The title of a pop-up") {
  PopUpTitle("No more moves").inBothSchemes()
}
#endif
