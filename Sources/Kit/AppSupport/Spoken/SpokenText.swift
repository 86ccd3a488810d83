#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Combines the view into one element for screen readers, which say `text`. `isImage` means that it's a picture.
  public func spoken(as text: String, isImage: Bool = false) -> some View {
    accessibilityElement(children: .ignore)
      .accessibilityLabel(text)
      .accessibilityAddTraits(isImage ? .isImage : [])
  }

  /// Groups the elements in the view for screen readers, under a label.
  public func spokenGroup(_ label: String) -> some View {
    accessibilityElement(children: .contain)
      .accessibilityLabel(label)
  }
}
#endif
