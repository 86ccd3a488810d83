/// The looks in which each screen of an app is previewed.
public enum PreviewLook: CaseIterable, Hashable, Sendable {
  /// A phone as it comes out of its box.
  case light
  /// The same at night.
  case dark
  /// With the largest text that the system has.
  case largestText
  /// On the smallest screen that runs iOS 17: an iPhone SE whose display is zoomed.
  case smallestPhone

  /// The screen, in points.
  public var screen: (width: Double, height: Double) { self == .smallestPhone ? (320, 568) : (390, 844) }

  /// The size of text.
  public var textSize: TextSize { self == .largestText ? .accessibility5 : .large }

  /// What it is called above a gallery.
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
public struct PreviewScreen {
  fileprivate let name: String
  fileprivate let content: AnyView

  /// Names a screen.
  ///
  /// - Parameter content: the screen, with all that it asks of its environment.
  @MainActor public init(_ name: String, @ViewBuilder content: () -> some View) {
    self.name = name
    self.content = AnyView(content())
  }
}

/// All screens of an app side by side in one look, so that whoever opens Xcode for the first time sees them in a minute. An
/// app lists its screens once and has a preview for each look:
///
///     @MainActor private var screens: [PreviewScreen] {
///       [PreviewScreen("Board") { Board().environment(TriplesTable.preview()) }]
///     }
///     #Preview("All screens, dark") { PreviewGallery(.dark, screens) }
///
/// A screen that stands beside its own view is previewed there by `previewed(_:)`.
public struct PreviewGallery: View {
  private let look: PreviewLook
  private let screens: [PreviewScreen]

  /// Makes the gallery.
  public init(_ look: PreviewLook, _ screens: [PreviewScreen]) {
    self.look = look
    self.screens = screens
  }

  /// The screens, each in a frame of the size of a phone.
  public var body: some View {
    ScrollView([.horizontal, .vertical]) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(screens.indices, id: \.self) { index in
          VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "\(screens[index].name), \(look.label.lowercased())")
              .font(.caption)
            screens[index].content
              .frame(width: CGFloat(look.screen.width), height: CGFloat(look.screen.height))
              .clipShape(Rectangle())
              .overlay { Rectangle().strokeBorder(.line, lineWidth: 1) }
              .environment(\.colorScheme, look == .dark ? .dark : .light)
              .environment(\.horizontalSizeClass, .compact)
              .dynamicTypeSize(look.textSize.dynamic)
          }
        }
      }
      .padding()
    }
  }
}

extension View {
  /// The screen in one of the looks, in a preview of its own.
  @ViewBuilder public func previewed(_ look: PreviewLook) -> some View {
    switch look {
    case .light: preferredColorScheme(.light)
    case .dark: preferredColorScheme(.dark)
    case .largestText: dynamicTypeSize(look.textSize.dynamic)
    case .smallestPhone:
      frame(width: CGFloat(look.screen.width), height: CGFloat(look.screen.height))
        .overlay { Rectangle().strokeBorder(.line, lineWidth: 1) }
    }
  }
}

extension TextSize {
  /// The size as SwiftUI has it.
  fileprivate var dynamic: DynamicTypeSize { DynamicTypeSize.allCases.first { TextSize($0) == self } ?? .large }
}

#Preview("The gallery") {
  PreviewGallery(
    .smallestPhone,
    [PreviewScreen("A notice") { Color.clear.background(.paper) }, PreviewScreen("Nothing") { Color.clear }])
}
#endif
