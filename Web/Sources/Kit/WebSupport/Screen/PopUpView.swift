import DOM
import GameCore
import SessionSupport

/// The dialog in which a game's page shows the pop-up of its session (the page's part `pop-up.html`).
public final class PopUpView<Session: RankedSession> {
  private let session: Session
  private let onClose: (BlockID) -> Void
  private let dialog: Dialog
  private let element = Element.named("pop-up")
  private let leave = Element.named("pop-up-leave")
  private let container = Element.named("pop-up-sections")
  private let sections: ScreenSectionsView<Session.Picture>
  private let actions: ActionList
  private let moreButton = Element.named("pop-up-more")
  private let moreContainer = Element.named("pop-up-more-actions")
  private let moreActions: ActionList
  private var showsMore = false
  private var status = LiveRegion("pop-up-status")
  /// The ID of the open pop-up's first section, which identifies the pop-up, or `nil`.
  private var openPopUpID: BlockID?
  private var shownButtonIDs: [Action.ID] = []

  /// Creates the view. `draw` draws a picture of the game into an empty element. `onClose` is called when a pop-up has
  /// closed, with the ID of its first section.
  public init(
    _ session: Session, draw: @escaping (Session.Picture, Element) -> Void,
    onClose: @escaping (BlockID) -> Void = { _ in }
  ) {
    self.session = session
    self.onClose = onClose
    let actionHandler = ScreenActionHandler(
      rootPath: "../", perform: { session.performInPopUp($0, text: $1) }, onShare: { session.handleShareOutcome($0) })
    sections = ScreenSectionsView(container, heading: "h3", actionHandler, draw: draw)
    actions = ActionList(Element.named("pop-up-actions"), actionHandler)
    moreActions = ActionList(moreContainer, actionHandler)
    dialog = Dialog("pop-up", cancel: "pop-up-leave") {
      if let cancel = session.popUpScreen?.cancel { session.performInPopUp(cancel.id, text: []) }
    }
    moreButton.listen("click") { [self] _ in
      showsMore = true
      drawMore()
      PressGuard.situationDidChange()
      moreActions.main?.call("focus")
    }
    // The player's next press ends what moves in the pop-up.
    for event: StaticString in ["pointerdown", "keydown"] {
      element.listen(event) { [element] _ in element.toggleClass("still", true) }
    }
    // As in any form, Enter in a radio button presses the main button. Each text field has its own form.
    container.listen("keydown") { [actions] event in
      guard KeyName(event.key) == .enter, event.targetMatches("[type=radio]") else { return }
      event.preventDefault()
      actions.main?.call("click")
    }
  }

  /// Draws the pop-up, or closes the dialog if there is none. If it isn't modal, it's beside the game.
  public func draw(isModal: Bool = true) {
    let screen = session.popUpScreen
    let hadFocus = screen != nil && element.find(":focus") != nil
    if openPopUpID != screen?.sections.first?.id { showsMore = false }
    if let screen { fill(screen) } else { element.toggleClass("still", false) }
    dialog.setOpen(screen != nil, isModal: isModal)
    let old = openPopUpID
    openPopUpID = screen?.sections.first?.id
    let buttonIDs = screen?.buttonIDs ?? []
    if screen != nil, openPopUpID != old || buttonIDs != shownButtonIDs { PressGuard.situationDidChange() }
    shownButtonIDs = buttonIDs
    if let old, screen == nil { onClose(old) }
    // Screen readers ignore the page's status behind the dialog, so repeat it here. A new pop-up describes itself.
    if openPopUpID == old, screen != nil {
      status.announce(session.spokenEvent)
    } else {
      status.skip(session.spokenEvent.number)
    }
    // Focus the first input or the main button of a new pop-up, or of one whose focused button is gone or disabled.
    guard let screen, openPopUpID != old || hadFocus && element.find(":focus:not(:disabled)") == nil else { return }
    let first: Element? = screen.hasInput ? container.find("select, input:not([type=radio]), input:checked") : nil
    (first ?? actions.main)?.call("focus")
  }

  private func fill(_ screen: Screen<Session.Picture>) {
    Element.named("pop-up-title").setText(screen.title)
    let cancel = screen.separateCancel
    leave.setProperty("hidden", cancel == nil)
    if let cancel {
      leave.setAttribute("aria-label", cancel.label)
      leave.setAttribute("title", cancel.label)
    }
    // Screen readers read the text of a pop-up when it opens, but not all fields of a form.
    element.setAttribute("aria-describedby", screen.hasInput ? nil : "pop-up-sections")
    // With the keyboard, Safari scrolls only an element that can have the focus or contains it.
    let isFocusable = !screen.hasInput && !screen.hasButtonsInSections
    container.setAttribute("tabindex", isFocusable ? "0" : nil)
    sections.show(screen.sections)
    actions.show(screen.actions)
    moreActions.show(screen.moreActions)
    drawMore()
  }

  private func drawMore() {
    moreButton.setProperty("hidden", showsMore || moreActions.main == nil)
    moreContainer.setProperty("hidden", !showsMore)
  }
}
