/// Where the title of a screen is.
enum ScreenTitlePlace {
  /// In the navigation bar, which has one line for it.
  case bar
  /// Above the content, where it can have several lines.
  case content

  /// Chooses the place by the approximate width of the title. A compact window can be as narrow as the smallest phone.
  init(of title: String, _ textSize: TextSize, isCompact: Bool) {
    let isWide = textSize.width(of: title, .largeTitle) * 1.1 > (isCompact ? 288 : 640)
    self = isWide ? .content : .bar
  }
}

#if canImport(SwiftUI)
import SwiftUI

private struct ScreenTitle: ViewModifier {
  let title: String
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  func body(content: Content) -> some View {
    let place = ScreenTitlePlace(
      of: title, TextSize(dynamicTypeSize), isCompact: horizontalSizeClass != .regular)
    content
      .safeAreaInset(edge: .top, spacing: 0) {
        if place == .content {
          Heading(title, font: .largeTitle.bold())
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal)
            .padding(.bottom, 8)
            .background(.bar)
        }
      }
      .navigationTitle("\(place == .bar ? title : "")")
      .inlineTitle(place == .content)
  }
}

extension View {
  /// Shows the title of a screen: in the navigation bar or, if the bar would cut it, above the content.
  public func screenTitle(_ title: String) -> some View { modifier(ScreenTitle(title: title)) }

  /// Leaves no room below the bar's buttons for a large title.
  fileprivate func inlineTitle(_ isInline: Bool) -> some View {
    #if os(iOS) || PARLOR_SWIFTUI
    navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
    #else
    self
    #endif
  }
}
#endif
