#if canImport(SwiftUI)
import AppSupport
import SessionSupport
import SwiftUI
import TriplesSession

/// The third tab: the rules, the settings, the credits, and a toy.
struct AboutTab: View {
  @Environment(TriplesController.self) private var controller
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// The toy's model. It is created when the tab first appears, and retained when the device rotates.
  @State private var tank: TankModel?

  var body: some View {
    GeometryReader { space in
      // If there is room, the toy is outside the scroll view, so that it is always visible.
      switch layout(space.size) {
      case .below:
        VStack(spacing: GameLayout.gap) {
          ScrollView { text }
          toy
        }
      case .beside:
        HStack(spacing: GameLayout.gap) {
          ScrollView { text }
          toy
        }
      case .scrolling:
        ScrollView {
          VStack(spacing: GameLayout.gap) {
            text
            toy
          }
        }
      }
    }
    .padding(GameLayout.gap)
    .background(.paper)
    .onAppear { if tank == nil { tank = TankModel() } }
  }

  @ViewBuilder private var toy: some View {
    if let tank { TankView(model: tank, isPaused: controller.isCovered) }
  }

  private func layout(_ size: CGSize) -> AboutLayout {
    AboutLayout(
      width: Double(size.width), height: Double(size.height), hasCompactHeight: verticalSizeClass == .compact,
      textSize: TextSize(dynamicTypeSize))
  }

  private var text: some View {
    let sections = TriplesSession.aboutScreen(.pointer).sections
    return VStack(alignment: .leading, spacing: 24) {
      blocks(sections.dropLast())
      VStack(alignment: .leading, spacing: 8) {
        Heading("Settings")
        SharedSettingsView(controller)
      }
      blocks(sections.suffix(1))
    }
    .frame(maxWidth: 640, alignment: .leading)
    .frame(maxWidth: .infinity)
  }

  private func blocks(_ sections: some Collection<TriplesSession.Screen.Section>) -> some View {
    let actionHandler = ScreenActionHandler { _, _ in
    } opener: { [controller] in
      switch $0 {
      case .lesson: { controller.openLesson() }
      case .board: { controller.openOwnBoard() }
      default: nil
      }
    }
    return ScreenSectionsView(outsideForm: Array(sections), headingFont: .title2.bold(), actionHandler) {
      PictureView(picture: $0)
    }
  }
}
#endif
