#if canImport(SwiftUI)
import SwiftUI

/// The title of a pop-up over the screen, to which screen readers go when it comes up: they stay with the button that was
/// pressed else, which is covered. (On a sheet the system sees to that.)
public struct PopUpTitle: View {
  private let title: String
  private let font: Font
  @AccessibilityFocusState private var hasFocus: Bool

  /// Makes the title.
  public init(_ title: String, font: Font = .title2.bold()) {
    self.title = title
    self.font = font
  }

  /// The text, as a heading.
  public var body: some View {
    Text(verbatim: title)
      .font(font)
      .accessibilityAddTraits(.isHeader)
      .accessibilityFocused($hasFocus)
      .task {
        // What is still flying in cannot be focused, nor what a sheet lies over that is sliding away.
        try? await Task.sleep(for: .seconds(Motion.coverSeconds + 0.5))
        hasFocus = true
      }
  }
}

#Preview("The title of a pop-up") {
  PopUpTitle("No more moves").inBothSchemes()
}
#endif
