/// The appearances in which each screen of an app is previewed.
public enum PreviewAppearance: CaseIterable, Hashable, Sendable {
  /// A phone with default settings.
  case light
  /// A phone in dark mode.
  case dark
  /// A phone with the largest text size.
  case largestText
  /// The smallest screen that runs iOS 17: an iPhone SE with a zoomed display.
  case smallestPhone

  /// The size of the screen, in points.
  public var screen: (width: Double, height: Double) { self == .smallestPhone ? (320, 568) : (390, 844) }

  /// The size of text.
  public var textSize: TextSize { self == .largestText ? .accessibility5 : .large }

  /// The name above a gallery.
  public var label: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .largestText: "Largest text"
    case .smallestPhone: "Smallest phone"
    }
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A screen of an app, for the gallery.
public struct GalleryScreen {
  fileprivate let name: String
  fileprivate let content: AnyView

  /// Creates a screen. The environment of `content` must already have everything that the content needs.
  @MainActor public init(_ name: String, @ViewBuilder content: () -> some View) {
    self.name = name
    self.content = AnyView(content())
  }
}

/// The screens of an app side by side in one appearance. An app lists them once, with a preview for each appearance:
///
///     @MainActor private var screens: [GalleryScreen] {
///       [GalleryScreen("Board") { BoardTab().environment(TriplesController.preview()) }]
///     }
///     #Preview("All screens, dark") { PreviewGallery(.dark, screens) }
public struct PreviewGallery: View {
  private let appearance: PreviewAppearance
  private let screens: [GalleryScreen]

  /// Creates the gallery.
  public init(_ appearance: PreviewAppearance, _ screens: [GalleryScreen]) {
    self.appearance = appearance
    self.screens = screens
  }

  /// The screens, each in a frame the size of a phone.
  public var body: some View {
    ScrollView([.horizontal, .vertical]) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(screens.indices, id: \.self) { index in
          VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "\(screens[index].name), \(appearance.label.lowercased())")
              .font(.caption)
            screens[index].content
              .frame(width: CGFloat(appearance.screen.width), height: CGFloat(appearance.screen.height))
              .clipShape(Rectangle())
              .overlay { Rectangle().strokeBorder(.line, lineWidth: 1) }
              .environment(\.colorScheme, appearance == .dark ? .dark : .light)
              .environment(\.horizontalSizeClass, .compact)
              .dynamicTypeSize(appearance.textSize.dynamic)
          }
        }
      }
      .padding()
    }
  }
}

extension TextSize {
  fileprivate var dynamic: DynamicTypeSize { DynamicTypeSize.allCases.first { TextSize($0) == self } ?? .large }
}

#Preview("The gallery") {
  PreviewGallery(
    .smallestPhone,
    [GalleryScreen("A notice") { Color.clear.background(.paper) }, GalleryScreen("Nothing") { Color.clear }])
}
#endif
