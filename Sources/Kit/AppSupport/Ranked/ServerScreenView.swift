#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The sheet of a server's screen, over the tabs.
public struct ServerScreenView<Session: AppSession>: View {
  private let screen: ServerScreen
  private let controller: SessionController<Session>
  @Environment(\.openURL) private var openURL

  /// Creates the sheet, which `sheets(of:_:content:)` presents. Other callers may use it only in previews.
  public init(_ screen: ServerScreen, _ controller: SessionController<Session>) {
    self.screen = screen
    self.controller = controller
  }

  /// The screen, with a Done button.
  public var body: some View {
    NavigationStack {
      Group {
        switch screen {
        case .standings(let screen):
          ScreenView(
            controller.hiddenNames.applied(to: screen.source.screen), controller.actionHandler(of: screen, names: names)
          )
        case .account(let screen):
          ScreenView(
            controller.hiddenNames.applied(to: screen.screen),
            controller.actionHandler(of: screen, names: names) { screen.shareText($0) })
        }
      }
      .toolbar {
        DoneButton { controller.closeServerScreen() }
        if hasMenu { ToolbarItem(placement: .primaryAction) { menu } }
      }
    }
    .notices(controller, on: .sheet)
    .parlorTint()
    .onAppear { controller.server.loadInfo() }
  }

  private var hasMenu: Bool { controller.server.info != ServerInfo() || !controller.hiddenNames.names.isEmpty }

  private var menu: some View {
    let info = controller.server.info
    return Menu {
      if let policy = info.privacyPolicy { Button("Privacy policy") { open(policy) } }
      if let imprint = info.imprint { Button("Imprint") { open(imprint) } }
      if let contact = info.contact { Button("Contact the server’s operator") { open(contact) } }
      if !controller.hiddenNames.names.isEmpty {
        Button("Show hidden names") { controller.showHiddenNames() }
      }
    } label: {
      Label("More", systemImage: "ellipsis.circle")
    }
  }

  private var names: NameActions {
    let info = controller.server.info
    return NameActions(
      hide: { controller.hideName($0) },
      report: { name in
        guard let address = info.reportAddress(of: name) else { return nil }
        return { open(address) }
      })
  }

  private func open(_ address: String) {
    if let url = URL(string: address) { openURL(url) }
  }
}
#endif
