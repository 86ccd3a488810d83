import CodeBreakerSession
import DOM
import GameCore
import WebSupport

/// The menu of actions that end the game, away from the thumb. The menu closes before an action, so that the focus
/// first returns to the button that opened the menu.
final class GameMenu {
  private let session: CodeBreakerSession
  private lazy var dialog = Dialog("menu", initialFocus: "restart", cancel: "menu-close") { [self] in close() }

  init(_ session: CodeBreakerSession) {
    self.session = session
    Element.button("more") { [self] in
      Element.named("give-up").setProperty("disabled", !session.canGiveUp)
      dialog.setOpen(true)
    }
    Element.named("share").listen("click") { [self] _ in close() }
    Element.button("restart") { [self] in
      close()
      session.restart()
    }
    Element.button("give-up") { [self] in
      close()
      session.askToGiveUp()
    }
  }

  private func close() { dialog.setOpen(false) }
}
