#if canImport(SwiftUI)
import SwiftUI

/// What the sheet of a window shows: a server's screen, the player's data, or a sheet of the game.
private enum WindowSheet<GameSheet: Identifiable & SendableMetatype>: Identifiable {
  case server(ServerScreen)
  case data(DataFileScreen)
  case game(GameSheet)

  var id: AnyHashable {
    switch self {
    case .server(let screen): AnyHashable(screen.id)
    case .data: AnyHashable("data")
    case .game(let sheet): AnyHashable(sheet.id)
    }
  }
}

private struct WindowSheets<Session: AppSession, GameSheet: Identifiable & SendableMetatype, SheetView: View>:
  ViewModifier
{
  let controller: SessionController<Session>
  @Binding var gameSheet: GameSheet?
  let sheetView: (GameSheet) -> SheetView
  @Environment(\.windowRole) private var windowRole

  func body(content: Content) -> some View {
    content.sheet(item: windowRole.isFront ? sheet : .constant(nil)) { sheet in
      Group {
        switch sheet {
        case .server(let screen): ServerScreenView(screen, controller)
        case .data(let screen):
          DataFileView(screen) { controller.closeOpenedScreen() }
            .notices(controller, on: .sheet)
            .parlorTint()
        case .game(let sheet): sheetView(sheet)
        }
      }
      .preferredColorScheme(controller.session.sharedSettings.colorScheme)
      .onAppear { controller.presentedSheetID = sheet.id }
    }
  }

  /// The sheet to present. Both setters ignore a dismissal of a sheet that another one has replaced.
  private var sheet: Binding<WindowSheet<GameSheet>?> {
    let shown =
      controller.serverScreen.map { WindowSheet.server($0) } ?? controller.dataScreen.map { .data($0) }
      ?? gameSheet.map { .game($0) }
    return Binding(
      get: { @MainActor in shown },
      set: { @MainActor new in
        guard new == nil else { return }
        if controller.serverScreen != nil {
          controller.shownServerScreen = nil
        } else if controller.dataScreen != nil {
          if controller.canDismissSheet("data") { controller.closeOpenedScreen() }
        } else {
          gameSheet = nil
        }
      })
  }
}

extension View {
  /// Presents the server's screens, the player's data, and the game's sheets in the window that the player uses. A window has only this
  /// sheet, because SwiftUI presents only one at a time.
  public func sheets<Session: AppSession, GameSheet: Identifiable & SendableMetatype>(
    of controller: SessionController<Session>, _ gameSheet: Binding<GameSheet?>,
    @ViewBuilder content: @escaping (GameSheet) -> some View
  ) -> some View {
    modifier(WindowSheets(controller: controller, gameSheet: gameSheet, sheetView: content))
  }
}
#endif
