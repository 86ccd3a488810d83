#if canImport(SwiftUI)
import SwiftUI

/// What a view knows of the window that it is in.
public struct WindowPlace {
  /// Whether the player is in this window, which then shows sheets, alerts and pop-ups, and is heard.
  public let isFront: Bool

  /// Brings what is up in another window into this one.
  public let bringToFront: @MainActor () -> Void
}

private struct WindowPlaceKey: EnvironmentKey {
  // A preview is a window by itself.
  static var defaultValue: WindowPlace { WindowPlace(isFront: true) {} }
}

extension EnvironmentValues {
  /// The window that a view is in.
  public var windowPlace: WindowPlace {
    get { self[WindowPlaceKey.self] }
    set { self[WindowPlaceKey.self] = newValue }
  }
}

/// A window of an app: tells the table whether it can be seen and whether the player is in it, and its content of that.
struct AppWindow<Session: AppSession, Content: View>: View {
  let table: ObservedTable<Session>
  let content: Content
  @State private var id: Int?
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let place = WindowPlace(isFront: id == nil || table.windows.front == id) {
      if let id { table.change { $0.bringToFront(id) } }
    }
    content
      .environment(\.windowPlace, place)
      .modifier(FrontReport { place.bringToFront() })
      .onOpenURL {
        // What the link asks is asked where it was opened.
        place.bringToFront()
        table.open(search: GameLink.search(of: $0), address: GameLink.address(of: $0))
      }
      .onChange(of: phase, initial: true) { _, phase in
        let id = id ?? table.openWindow()
        self.id = id
        table.change { $0.set(WindowList.Phase(phase), of: id) }
      }
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

/// Tells when the system shows the window as the one in front. Before iOS 18 only a window that becomes active is known.
private struct FrontReport: ViewModifier {
  let report: @MainActor () -> Void

  func body(content: Content) -> some View {
    if #available(iOS 18, macOS 15, *) {
      content.modifier(AppearanceReport(report: report))
    } else {
      content
    }
  }
}

@available(iOS 18, macOS 15, *)
private struct AppearanceReport: ViewModifier {
  let report: @MainActor () -> Void
  @Environment(\.appearsActive) private var appearsActive

  func body(content: Content) -> some View {
    content.onChange(of: appearsActive) { _, isFront in
      if isFront { report() }
    }
  }
}

/// Says in the windows in which the player is not that something waits for an answer in another, and brings it over.
private struct AskedElsewhere: ViewModifier {
  let isAsking: Bool
  @Environment(\.windowPlace) private var place

  func body(content: Content) -> some View {
    content.overlay {
      if isAsking, !place.isFront {
        ZStack {
          Color.black.opacity(0.45)
            .ignoresSafeArea()
            .accessibilityHidden(true)
          Button("Show it in this window") { place.bringToFront() }
            .buttonStyle(.primaryGame)
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
      }
    }
  }
}

extension View {
  /// Covers the window, if the player is in another one where something is shown that is shown only once.
  ///
  /// - Parameter isAsking: whether a sheet, an alert or a pop-up is up.
  public func asksInFrontWindow(_ isAsking: Bool) -> some View {
    modifier(AskedElsewhere(isAsking: isAsking))
  }
}
#endif
