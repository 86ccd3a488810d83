import DailyGames
import GameCore
import SessionSupport

/// A link to another game, which has its own app.
struct AppLink: Hashable, Sendable {
  let game: DailyGame

  /// The addresses to try in order: the app's, and the page on the site if one is known.
  let addresses: [String]

  /// The number of the link, which tells it apart from an earlier link to the same place.
  let number: Int
}

extension SessionController {
  /// Opens another game, or its daily game, in its app or else on the site.
  final func openOtherGame(_ game: DailyGame, day: CalendarDay? = nil) {
    let query = day.map { "?\($0)" } ?? ""
    var addresses = [GameLinkFormat(game).page + query]
    if let site = server.site { addresses.append("\(site.text)/\(game.idText)/\(query)") }
    appLink = AppLink(game: game, addresses: addresses, number: (appLink?.number ?? 0) + 1)
  }
}

#if canImport(SwiftUI)
import SwiftUI

private struct AppLinkOpener<Session: AppSession>: ViewModifier {
  let controller: SessionController<Session>
  @State private var missingGame: DailyGame?
  @Environment(\.openURL) private var openURL
  @Environment(\.windowRole) private var windowRole

  func body(content: Content) -> some View {
    let name = missingGame?.name ?? ""
    content
      .onChange(of: controller.appLink) { _, link in
        if windowRole.isFront, let link { open(link.addresses[...], of: link.game) }
      }
      .alert("\(name) isn’t on this device", isPresented: isMissing) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("It’s a separate app. Install it, or choose a game server to play in the browser.")
      }
  }

  private var isMissing: Binding<Bool> {
    let isMissing = missingGame != nil
    return Binding(get: { @MainActor in isMissing }, set: { @MainActor isShown in if !isShown { missingGame = nil } })
  }

  private func open(_ addresses: ArraySlice<String>, of game: DailyGame) {
    guard let url = addresses.first.flatMap({ URL(string: $0) }) else {
      missingGame = game
      return
    }
    openURL(url) { isAccepted in
      if !isAccepted { open(addresses.dropFirst(), of: game) }
    }
  }
}

extension View {
  /// Opens the links to other games that the controller asks for, and tells the player if a game isn't installed.
  func opensAppLinks<Session: AppSession>(of controller: SessionController<Session>) -> some View {
    modifier(AppLinkOpener(controller: controller))
  }
}
#endif
