import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The attempts on the board. The player can select each attempt to change it.
final class RowsView {
  private let session: OwnBoardSession
  private let edit: () -> Void
  private let list = Element.named("rows")
  private let empty = Element.named("empty")
  private var shown: Shown?

  private struct Shown: Equatable {
    let board: OwnBoard
    let edited: Int?
    let doubted: [Int]
  }

  /// Calls `edit` after the player has selected an attempt and the page is drawn.
  init(_ session: OwnBoardSession, edit: @escaping () -> Void) {
    self.session = session
    self.edit = edit
  }

  func draw() {
    var next = Shown(board: session.board, edited: session.editedIndex, doubted: [])
    if case .contradictory(let contradicting) = session.findings {
      next = Shown(board: next.board, edited: next.edited, doubted: contradicting.attemptIndexes)
    }
    guard next != shown else { return }
    shown = next
    let attempts = next.board.attempts
    empty.setProperty("hidden", !attempts.isEmpty)
    list.setProperty("hidden", attempts.isEmpty)
    list.fill(attempts.indices.map { make(attempts[$0], $0, next) })
  }

  private func make(_ attempt: OwnBoard.Attempt, _ index: Int, _ shown: Shown) -> Element {
    let board = shown.board
    let isDoubted = shown.doubted.contains(index)
    let row = Element.make("li", "attempt")
    row.setStyle("--count", board.pegCount.description)
    row.toggleClass("edited", shown.edited == index)
    row.toggleClass("doubted", isDoubted)
    let spoken = OwnBoardWords.attempt(attempt, number: index + 1, theme: board.theme)
    row.append(Element.make("span", "unseen", text: spoken + (isDoubted ? " It may be wrong." : "")))
    let change = Element.makeButton((index + 1).description, "copy")
    change.setAttribute("aria-label", "Change attempt \(index + 1)")
    if shown.edited == index { change.setAttribute("aria-current", "true") }
    row.append(change)
    row.append(PegRowElement.make(session.code(attempt.guess)))
    if let counts = attempt.counts {
      row.append(MarkersElement.make(OwnBoardWords.markers(counts, pegCount: board.pegCount)))
    } else {
      let none = Element.make("span", "fine no-answer", text: "?")
      none.setAttribute("aria-hidden", "true")
      row.append(none)
    }
    // A click anywhere in the row selects the attempt. Keys and screen readers use the button.
    row.listen("click") { [session, edit] _ in
      session.edit(index)
      Drawing.now()
      edit()
    }
    return row
  }
}
