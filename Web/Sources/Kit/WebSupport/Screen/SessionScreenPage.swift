import DOM
import GameCore
import SessionSupport

/// A page that shows the screen of a stored session, in one or two columns (`ScreenPanel`).
public final class SessionScreenPage<Session: PageSession & ScreenSource> {
  private let session: Session
  private let page: Page<Session>
  private let panel: ScreenPanel<Session>
  private let question: QuestionDialog

  /// Creates a page. `heading` is the name of the sections' headings, such as `h2`. `draw` draws a picture of the game
  /// into an empty element. `share` opens an item's share sheet.
  public init(
    _ session: Session, heading: StaticString, coach: CoachConnection<Session.CoachTask>,
    draw: @escaping (Session.Picture, Element) -> Void,
    share: @escaping (ShareItem, @escaping (SessionSupport.ShareOutcome) -> Void) -> Void
  ) {
    self.session = session
    page = Page(session, coach: coach)
    panel = ScreenPanel(session, heading: heading, draw: draw, share: share)
    question = QuestionDialog(
      confirm: { if let id = session.screen.question?.confirm.id { session.perform(id) } },
      cancel: { if let id = session.screen.question?.cancel.id { session.perform(id) } })
  }

  /// Draws the screen, now and after every change. `draw` draws what only this game has.
  public func begin(draw: @escaping () -> Void) {
    page.begin { [self] in
      let screen = session.screen
      question.show(screen.question.map { ($0.title, $0.text, $0.confirm.label) })
      panel.show(screen)
      draw()
    }
  }

  /// Focuses the heading of a section, the selected part of a block, or the main button of a block.
  public func focus(_ id: BlockID) { panel.focus(id) }
}
