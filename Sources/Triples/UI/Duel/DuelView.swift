import AppSupport
import SessionSupport
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
  let content: DuelContent
  @Environment(TriplesController.self) private var controller

  var body: some View {
    if let replay = content.replay {
      ReplayView(content: replay)
    } else {
      ReadingPage(spacing: 16) {
        SheetHeading(content.screen.title, closeLabel: "Close the duel") { controller.session.closeDuel() }
        ScreenSectionsView(outsideForm: content.screen.sections, actionHandler) { PictureView(picture: $0) }
      }
    }
  }

  private var actionHandler: ScreenActionHandler {
    let controller = controller
    return ScreenActionHandler(
      perform: { id, _ in controller.session.performDuelAction(id) },
      shareText: { controller.message($0) })
  }
}

extension ShapeStyle where Self == SchemeColor {
  /// The color of the friend in a duel, which is the same as in `Web/Site/triples/duel.css`.
  static var friend: SchemeColor { SchemeColor(light: 0x96480A, dark: 0xF2B47C) }
}
#endif
