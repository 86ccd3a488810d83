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
    /// The effect of each attempt, as UTF-8.
    let effects: [[UInt8]]
    let suspectIndexes: [Int]
  }

  init(_ session: CodemakerSession) {
    self.session = session
  }

  func draw() {
    let board = session.game.board
    let next = Content(
      board: board, effects: board.attempts.indices.map { session.effect(ofAttemptAt: $0).utf8Bytes },
      suspectIndexes: session.suspectAttemptIndexes)
    guard next != shownContent else { return }
    shownContent = next
    list.setProperty("hidden", board.attempts.isEmpty)
    list.fill(board.attempts.indices.reversed().map { make($0, next) })
  }

  private func make(_ index: Int, _ shownContent: Content) -> Element {
    let board = shownContent.board
    let attempt = board.attempts[index]
    let isDoubted = shownContent.suspectIndexes.contains(index)
    let effect = String(decoding: shownContent.effects[index], as: UTF8.self)
    let spokenText = OwnBoardWords.attempt(attempt, number: index + 1, theme: board.theme)
    let row = AttemptElement.make(
      spokenText: spokenText + (effect.isEmpty ? "" : " \(effect)") + (isDoubted ? " It may be wrong." : ""),
      number: AttemptElement.makeNumber(index + 1), pegs: PegRowElement.make(session.code(attempt.guess)),
      pegCount: board.pegCount)
    row.toggleClass("doubted", isDoubted)
    if let counts = attempt.counts {
      row.append(MarkersElement.make(OwnBoardWords.markers(counts, pegCount: board.pegCount)))
    }
    if !effect.isEmpty { row.append(Element.make("span", "effect fine", text: effect).silenced()) }
    return row
  }
}
