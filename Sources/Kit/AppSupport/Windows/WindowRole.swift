#if canImport(SwiftUI)
import SwiftUI

/// The role of the window that contains a view.
public struct WindowRole {
  /// Whether the player uses this window, the only one that shows sheets and pop-ups, plays sounds, and announces.
  public let isFront: Bool

  /// A closure that makes this window the front window, which moves sheets and pop-ups to it.
  public let bringToFront: @MainActor () -> Void
}

private struct WindowRoleKey: EnvironmentKey {
  // A preview counts as the front window.
  static var defaultValue: WindowRole { WindowRole(isFront: true) {} }
}

extension EnvironmentValues {
  /// The role of the window that contains the view.
  public var windowRole: WindowRole {
    get { self[WindowRoleKey.self] }
    set { self[WindowRoleKey.self] = newValue }
  }
}

/// A window of an app. It reports its phase and whether the player uses it, and sets its views' `windowRole`.
struct AppWindow<Session: AppSession, Content: View>: View {
  let controller: SessionController<Session>
  let content: Content
  @State private var id: Int?
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let windowRole = WindowRole(isFront: id == nil || controller.windows.frontID == id) {
      if let id { controller.updateWindows { $0.bringToFront(id) } }
    }
    content
      .environment(\.windowRole, windowRole)
      .onBecomingFront(windowRole.bringToFront)
      .onOpenURL {
        // A question about the link appears in the window where the link was opened.
        windowRole.bringToFront()
        controller.open(search: GameLinkFormat.search(of: $0), address: GameLinkFormat.address(of: $0))
      }
      .onAppear { reportPhase(phase) }
      .onChange(of: phase) { _, phase in reportPhase(phase) }
      .onDisappear(perform: close)
  }

  private func reportPhase(_ phase: ScenePhase) {
    let id = id ?? controller.openWindow()
    self.id = id
    controller.updateWindows { $0.set(WindowList.Phase(phase), of: id) }
  }

  /// Removes the window, which may be closed without a change of its phase.
  private func close() {
    guard let id else { return }
    self.id = nil
    controller.updateWindows { $0.close(id) }
  }
}

extension WindowList.Phase {
  fileprivate init(_ phase: ScenePhase) {
    self =
      switch phase {
      case .background: .background
      case .inactive: .inactive
      case .active: .active
      @unknown default: .inactive
      }
  }
}

extension View {
  /// Reports when the window becomes the front window. Before iOS 18 and macOS 15 the system doesn't report it, so
  /// the front window changes only when a window becomes active.
  @ViewBuilder fileprivate func onBecomingFront(_ report: @escaping @MainActor () -> Void) -> some View {
    if #available(iOS 18, macOS 15, *) {
      modifier(AppearsActiveReporter(report: report))
    } else {
      self
    }
  }
}

@available(iOS 18, macOS 15, *)
private struct AppearsActiveReporter: ViewModifier {
  let report: @MainActor () -> Void
  @Environment(\.appearsActive) private var appearsActive

  func body(content: Content) -> some View {
    content.onChange(of: appearsActive) { _, isFront in
      if isFront { report() }
    }
  }
}

private struct OtherWindowPromptModifier: ViewModifier {
  let isCovered: Bool
  @Environment(\.windowRole) private var windowRole

  func body(content: Content) -> some View {
    content.overlay {
      if isCovered, !windowRole.isFront {
        ZStack {
          Color.black.opacity(0.45)
            .ignoresSafeArea()
            .accessibilityHidden(true)
          Button("Show it in this window") { windowRole.bringToFront() }
            .buttonStyle(.primaryGame)
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
      }
    }
  }
}

extension View {
  /// If another window presents a sheet, an alert, or a pop-up (`isCovered`), covers this window with a button that
  /// brings this window to the front.
  public func otherWindowPrompt(isCovered: Bool) -> some View {
    modifier(OtherWindowPromptModifier(isCovered: isCovered))
  }
}
#endif
