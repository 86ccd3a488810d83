import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import GameCore
import WebSupport

/// The attempts, latest on top. Each row is created once. Only the mark of one that rules out the guess changes.
final class AttemptsView {
  private let session: CodeBreakerSession
  private let list = Element.named("attempts")
  private let emptyRows = Element.named("rows-to-come")
  private let emptyMessage = Element.named("empty")
  private let returnButton: Element
  private let drag: PegDrag
  private var shownCount = 0
  private var shownEmptyRows: Range<Int>?
  private var shownLegend: CodeBreakerSession.MarkerLegend?
  private var shownDealCount = -1
  private var showsFriend = false
  private var topRow: Element?

  /// The number and the note of the attempt that rules out the guess, or `nil`.
  private var mark: (number: Int, note: Element)?

  /// The rows, the earliest first.
  private var rows: [Element] = []

  /// The explanation of the markers, created and removed with the first attempt's row.
  private var legend: Element?

  init(_ session: CodeBreakerSession, drag: PegDrag) {
    self.session = session
    self.drag = drag
    returnButton = Element.button("bring-back") { session.returnToPreviousGame() }
  }

  func draw() {
    let attempts = session.attempts
    // A friend's game may arrive after the game has begun. Then draw all rows again.
    let hasFriend = session.friendProgress(at: 1) != nil
    let isOtherFriend = hasFriend != showsFriend && attempts.count == shownCount
    showsFriend = hasFriend
    if shownDealCount != session.dealCount || attempts.count < shownCount || isOtherFriend {
      list.removeChildren()
      shownCount = 0
      topRow = nil
      rows = []
      mark = nil
      legend = nil
      shownLegend = nil
    }
    let showsOtherGame = shownDealCount != session.dealCount || isOtherFriend
    shownDealCount = session.dealCount
    let isLonger = attempts.count > shownCount
    for attempt in attempts.reversed() where attempt.number > shownCount {
      let row = make(attempt)
      if !showsOtherGame { row.toggleClass("landed", true) }
      list.insert(row, before: topRow)
      topRow = row
      rows.append(row)
      shownCount = attempt.number
    }
    // Choosing pegs must not move an attempt that the player is reading, so scroll only after an attempt. Scroll to the
    // list: the newest row starts below its place and moves up as it lands, so it would be cut off.
    if isLonger, !showsOtherGame { list.call("scrollIntoView") }
    if mark != nil || session.hint.isRevealed(.fit) { drawMark() }
    drawLegend()
    drawEmptyRows(showsOtherGame)
    let task = session.taskPrompt
    emptyMessage.setProperty("hidden", !attempts.isEmpty || task.isEmpty)
    emptyMessage.setText(task)
    returnButton.setProperty("hidden", !session.canReturnToPreviousGame)
    returnButton.setText(session.previousGameLabel)
  }

  private func make(_ attempt: CodeBreakerSession.AttemptRow) -> Element {
    let copy = Element.makeButton(attempt.number.description, "copy")
    copy.setAttribute("aria-label", "Copy attempt \(attempt.number) to the guess")
    copy.listen("click") { [session] _ in session.copyAttempt(attempt.number) }
    let holes = attempt.code.pegs.enumerated().map { index, peg in
      let hole = Hole(isButton: false)
      hole.show(peg)
      drag.begin(from: .attempt(number: attempt.number, hole: index), at: hole.element)
      return hole.element
    }
    let row = AttemptElement.make(
      spokenText: CodeBreakerSession.SpokenText.attempt(attempt, theme: session.game.setup.theme), number: copy,
      pegs: Element.make("span", "pegs", containing: holes).silenced(), pegCount: holes.count)
    row.append(MarkersElement.make(attempt.markers))
    if let friend = session.friendProgress(at: attempt.number) { row.append(make(friend)) }
    if attempt.number == 1 {
      let legend = Element.make("span", "legend fine")
      row.append(legend)
      self.legend = legend
    }
    return row
  }

  private func make(_ friend: CodeBreakerSession.FriendProgress) -> Element {
    Element.make(
      "span", "friend",
      containing: [
        Element.make("span", "unseen", text: friend.spokenText),
        Element.make("span", text: friend.endingText ?? "Friend").silenced(), MarkersElement.make(friend.markers),
      ])
  }

  /// Marks the attempt that rules out the guess.
  private func drawMark() {
    let number = session.contradictingAttempt
    guard number != mark?.number else { return }
    if let mark {
      mark.note.remove()
      rows[mark.number - 1].toggleClass("contradicting", false)
    }
    mark = nil
    guard let number, rows.indices.contains(number - 1) else { return }
    let note = Element.make("span", "unseen", text: CodeBreakerSession.SpokenText.contradicting)
    rows[number - 1].append(note)
    rows[number - 1].toggleClass("contradicting", true)
    mark = (number, note)
  }

  /// Draws the rows to come, the last one on top. Only large windows show them.
  private func drawEmptyRows(_ showsOtherGame: Bool) {
    let first = session.game.attempts.count + (session.game.isOver ? 1 : 2)
    let rows = first..<max(first, session.rowCount + 1)
    guard rows != shownEmptyRows || showsOtherGame else { return }
    shownEmptyRows = rows
    emptyRows.fill(rows.reversed().map { Element.make("span", "empty-row", text: $0.description) })
    let board = Element.named("panel-play")
    board.setStyle("--rows", session.rowCount.description)
    board.setStyle("--count", session.game.setup.pegCount.description)
  }

  private func drawLegend() {
    let words = session.markerLegend
    guard let legend, words != shownLegend else { return }
    shownLegend = words
    legend.removeChildren()
    legend.setProperty("hidden", words == nil)
    guard let words else { return }
    legend.append(Element.make("span", "unseen", text: words.spokenText))
    for (kind, text) in [("marker exact", words.exact), ("marker inexact", words.inexact)] {
      let parts = [Element.make("span", kind), Element.make("span", text: text)]
      legend.append(Element.make("span", containing: parts).silenced())
    }
  }
}
