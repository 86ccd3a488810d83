import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The attempts on the board. The player can select each attempt to change it.
final class OwnBoardAttemptsView {
  private let session: OwnBoardSession
  private let onEdit: () -> Void
  private let list = Element.named("rows")
  private var shownContent: Content?

  private struct Content: Equatable {
    let board: OwnBoard
    let editedIndex: Int?
    let suspectIndexes: [Int]
  }

  /// Calls `onEdit` after the player has selected an attempt and the page is drawn.
  init(_ session: OwnBoardSession, onEdit: @escaping () -> Void) {
    self.session = session
    self.onEdit = onEdit
  }

  func draw() {
    let next = Content(
      board: session.board, editedIndex: session.editedIndex,
      suspectIndexes: session.findings.contradictory?.attemptIndexes ?? [])
    guard next != shownContent else { return }
    shownContent = next
    let attempts = next.board.attempts
    Element.named("empty").setProperty("hidden", !attempts.isEmpty)
    list.setProperty("hidden", attempts.isEmpty)
    list.fill(attempts.indices.map { make(attempts[$0], $0, next) })
  }

  private func make(_ attempt: OwnBoard.Attempt, _ index: Int, _ shownContent: Content) -> Element {
    let board = shownContent.board
    let isDoubted = shownContent.suspectIndexes.contains(index)
    let spokenText = OwnBoardWords.attempt(attempt, number: index + 1, theme: board.theme)
    let change = Element.makeButton((index + 1).description, "copy")
    change.setAttribute("aria-label", "Change attempt \(index + 1)")
    if shownContent.editedIndex == index { change.setAttribute("aria-current", "true") }
    let row = AttemptElement.make(
      spokenText: spokenText + (isDoubted ? " It may be wrong." : ""), number: change,
      pegs: PegRowElement.make(session.code(attempt.guess)), pegCount: board.pegCount)
    row.toggleClass("edited", shownContent.editedIndex == index)
    row.toggleClass("doubted", isDoubted)
    if let counts = attempt.counts {
      row.append(MarkersElement.make(OwnBoardWords.markers(counts, pegCount: board.pegCount)))
    } else {
      row.append(Element.make("span", "fine no-answer", text: "?").silenced())
    }
    // A click anywhere in the row selects the attempt. Keys and screen readers use the button.
    row.listen("click") { [session, onEdit] _ in
      session.editAttempt(at: index)
      Drawing.flush()
      onEdit()
    }
    return row
  }
}
