import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

extension CodemakerSession: PageSession {}
extension OwnBoardSession: PageSession {}

/// The page of a board with attempts that the coach analyzes: passes input to the session and shows its screen.
final class BoardPage<Session: CoachedBoard & PageSession & ScreenSource>
where Session.Picture == CodeBreakerSession.Picture, Session.CoachTask == OwnBoardQuestion {
  private let session: Session
  private let page: SessionScreenPage<Session>
  private let letters: LettersView<Session>

  /// Creates a page. `heading` is the name of the sections' headings, and `sharedPage` the page that shared links open.
  init(_ session: Session, heading: StaticString, sharedPage: [UInt8]) {
    self.session = session
    page = SessionScreenPage(
      session, heading: heading, coach: CoachConnection(files: "codebreaker/coach.wasm", encode: { $0.text }),
      draw: { $0.draw(in: $1) },
      share: { Sharing.share($0, page: sharedPage, title: "CodeBreaker", completion: $1) })
    letters = LettersView(session)
  }

  func begin() {
    letters.begin()
    page.begin { [letters] in letters.draw() }
    session.listenToKeys(
      pressAnswer: { [session] in session.pressAnswer(key: $0) }, focus: { [page] in page.focus($0) })
  }
}
