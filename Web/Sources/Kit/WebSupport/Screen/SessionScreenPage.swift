import DOM
import NumberedGame
import PlaySupport

/// A page that shows the screen of a session, in one or two columns. The title, sections, and actions of the screen go
/// into the elements `screen-title`, `screen`, `screen-beside`, and `screen-actions`.
public final class SessionScreenPage<Session: PageSession & ScreenSource> {
  private let session: Session
  private let page: Page<Session>
  private let sections: ScreenSectionsView<Session.Picture>
  private let sectionsBeside: ScreenSectionsView<Session.Picture>
  private let actions: ActionList
  private let question: QuestionDialog
  private let title = Element.named("screen-title")
  private var shownFocus: ScreenFocus?

  /// Creates a page. `heading` is the name of the sections' headings, such as `h2`. `draw` draws a picture of the game
  /// into an empty element. `share` opens an item's share sheet.
  public init(
    _ session: Session, heading: StaticString, coach: CoachConnection<Session.CoachTask>,
    draw: @escaping (Session.Picture, Element) -> Void,
    share: @escaping (ShareItem, @escaping (PlaySupport.ShareOutcome) -> Void) -> Void
  ) {
    self.session = session
    page = Page(session, coach: coach)
    let actionHandler = ScreenActionHandler(
      rootPath: "../", perform: { session.perform($0, text: $1) }, onShare: { session.handleShareOutcome($0) },
      shareItem: share)
    sections = ScreenSectionsView(Element.named("screen"), heading: heading, actionHandler, draw: draw)
    sectionsBeside = ScreenSectionsView(Element.named("screen-beside"), heading: heading, actionHandler, draw: draw)
    actions = ActionList(Element.named("screen-actions"), actionHandler)
    question = QuestionDialog(
      confirm: { if let id = session.screen.question?.confirm.id { session.perform(id) } },
      cancel: { if let id = session.screen.question?.cancel.id { session.perform(id) } })
  }

  /// Draws the screen, now and after every change. `draw` draws what only this game has.
  public func begin(draw: @escaping () -> Void) {
    shownFocus = session.screen.focus
    page.begin { [self] in
      show(session.screen)
      draw()
    }
  }

  /// Focuses the heading of a section, the selected part of a block, or the main button of a block.
  public func focus(_ id: BlockID) {
    let place = Element.find(id: id.text)
    let part = place?.find("[aria-pressed=true]") ?? place?.find(".primary:not(:disabled)") ?? place?.find("button")
    if let heading = Element.find(id: "\(id.text)-title") {
      heading.setAttribute("tabindex", "-1")
      place?.call("scrollIntoView")
      heading.call("focus")
    } else {
      part?.call("focus")
    }
  }

  private func show(_ screen: Screen<Session.Picture>) {
    title.setText(screen.title)
    sections.show(screen.sections.filter { !$0.isBeside })
    sectionsBeside.show(screen.sections.filter { $0.isBeside })
    actions.show(screen.actions)
    question.show(screen.question.map { ($0.title, $0.text, $0.confirm.label) })
    guard screen.focus != shownFocus else { return }
    shownFocus = screen.focus
    switch screen.focus?.target {
    case .title:
      PressGuard.situationDidChange()
      title.call("focus")
    case .id(let id): focus(id)
    case nil: break
    }
  }
}
