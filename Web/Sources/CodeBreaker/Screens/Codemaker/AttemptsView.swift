import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The attempts at the code, latest first. The coach's also show their effect on the number of possible codes.
final class AttemptsView {
  private let session: CodemakerSession
  private let list = Element.named("rows")
  private var shownContent: Content?

  private struct Content: Equatable {
    let board: OwnBoard
    let effects: [String]
    let suspectIndexes: [Int]

    static func == (one: Content, other: Content) -> Bool {
      one.board == other.board && one.suspectIndexes == other.suspectIndexes && one.effects.count == other.effects.count
        && zip(one.effects, other.effects).allSatisfy { $0.utf8Bytes == $1.utf8Bytes }
    }
  }

  init(_ session: CodemakerSession) {
    self.session = session
  }

  func draw() {
    let board = session.game.board
    let next = Content(
      board: board, effects: board.attempts.indices.map { session.effect(ofAttemptAt: $0) },
      suspectIndexes: session.suspectAttemptIndexes)
    guard next != shownContent else { return }
    shownContent = next
    list.setProperty("hidden", board.attempts.isEmpty)
    list.fill(board.attempts.indices.reversed().map { make($0, next) })
  }

  private func make(_ index: Int, _ shownContent: Content) -> Element {
    let board = shownContent.board
    let attempt = board.attempts[index]
    let row = Element.make("li", "attempt")
    row.setStyle("--count", board.pegCount.description)
    row.toggleClass("doubted", shownContent.suspectIndexes.contains(index))
    let effect = shownContent.effects[index]
    let spokenText = OwnBoardWords.attempt(attempt, number: index + 1, theme: board.theme)
    row.append(
      Element.make(
        "span", "unseen",
        text: spokenText + (effect.isEmpty ? "" : " \(effect)")
          + (shownContent.suspectIndexes.contains(index) ? " It may be wrong." : "")
      ))
    let number = Element.make("span", "copy", text: (index + 1).description)
    number.setAttribute("aria-hidden", "true")
    row.append(number)
    row.append(PegRowElement.make(session.code(attempt.guess)))
    if let counts = attempt.counts {
      row.append(MarkersElement.make(OwnBoardWords.markers(counts, pegCount: board.pegCount)))
    }
    guard !effect.isEmpty else { return row }
    let line = Element.make("span", "effect fine", text: effect)
    line.setAttribute("aria-hidden", "true")
    row.append(line)
    return row
  }
}
