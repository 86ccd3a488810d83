import AppSupport
import PlaySupport
import TriplesSession

struct DuelContent {
  let screen: TriplesSession.Screen

  /// The game of the duel that is open as a replay, or `nil` if none is open.
  let replay: ReplayContent?

  init?(_ session: TriplesSession) {
    guard let duel = session.duel else { return nil }
    screen = duel.screen
    replay = ReplayContent(session)
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A duel: the player's game and a friend's game of the same deal. An open replay of one of them replaces the duel.
struct DuelView: View {
  @Environment(TriplesController.self) private var controller
  @State private var last = LastValue<DuelContent>()

  var body: some View {
    // While the sheet is being dismissed, the session has no duel anymore, so show the previous contents.
    let page = last(DuelContent(controller.session))
    if let replay = page?.replay {
      ReplayView(content: replay)
    } else if let screen = page?.screen {
      ReadingPage(spacing: 16) {
        HStack(alignment: .top, spacing: 8) {
          Heading(screen.title)
            .frame(maxWidth: .infinity, minHeight: GameButtonMetrics.minSide, alignment: .leading)
          Button("Close the duel", systemImage: "xmark") { controller.session.closeDuel() }
            .labelStyle(.iconOnly)
            .buttonStyle(.game)
            .keyboardShortcut(.cancelAction)
        }
        ScreenSectionsView(outsideForm: screen.sections, actionHandler) { PictureView(picture: $0) }
      }
    }
  }

  private var actionHandler: ScreenActionHandler {
    let controller = controller
    return ScreenActionHandler(
      perform: { id, _ in controller.session.performDuelAction(id) }, shareText: { GameLinkFormat.triples.message($0) })
  }
}

extension ShapeStyle where Self == SchemeColor {
  /// The color of the friend in a duel, which is the same as in `Web/Site/triples/duel.css`.
  static var friend: SchemeColor { SchemeColor(light: 0x96480A, dark: 0xF2B47C) }
}
#endif
