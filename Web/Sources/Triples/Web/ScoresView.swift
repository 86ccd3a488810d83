import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The Scores tab: the best games. The player can open most of them.
final class ScoresView {
  private let session: TriplesSession
  private let list = Element.named("scores")
  private var shown: [Score]?
  private var shownNewest: Score?
  private var worths: [Element] = []
  private var knewMedals = false
  private let ranking: RadioGroup
  private let next: Element
  private let nextBar = Element.named("next-step-bar")
  private var showsNext = false
  private let statistics = ScreenSections(ofTab: Element.named("statistics-sections"), draw: Picture.draw) { _ in }

  init(_ session: TriplesSession) {
    self.session = session
    Element.button("to-statistics") { Element.named("statistics").call("scrollIntoView") }
    ranking = RadioGroup("rank", ["points", "medals"]) { session.choose($0 == 0 ? .points : .medals) }
    Element.button("to-levels") { session.openLevels() }
    next = Element.button("next-step") { session.leaveScores() }
  }

  func draw() {
    drawNextStep()
    statistics.show(session.statisticsScreen.sections)
    ranking.show(session.ranking == .points ? 0 : 1)
    list.setAttribute("data-ranking", session.ranking == .medals ? "medals" : "points")
    let knowsMedals = session.wantedFile != .medals
    let rows = session.rows
    if shown != rows || shownNewest != session.newestRow {
      shown = rows
      shownNewest = session.newestRow
      fill(rows)
    } else if knewMedals == knowsMedals {
      return
    }
    knewMedals = knowsMedals
    // Change existing rows. The medals arrive a moment later, when a row may be under a finger.
    for (index, worth) in worths.enumerated() { worth.fill(contentOfWorth(index)) }
  }

  /// Shows the button that leads on after a game, and focuses it once the end dialog has closed.
  private func drawNextStep() {
    let label = session.nextStepLabel
    nextBar.setProperty("hidden", label == nil)
    next.setText(label ?? "")
    if label != nil, !showsNext { Window.onNextFrame { [next] _ in next.call("focus") } }
    showsNext = label != nil
  }

  private func fill(_ rows: [Score]) {
    list.removeChildren()
    worths = []
    for (index, row) in rows.enumerated() {
      let item = Element.make("li")
      item.append(content(row, index: index))
      list.append(item)
      if row == session.newestRow {
        item.setAttribute("class", "newest")
        item.setAttribute("aria-current", "true")
        Window.onNextFrame { _ in item.call("scrollIntoView") }
      }
    }
  }

  private func content(_ row: Score, index: Int) -> Element {
    let canOpen = session.canOpenRow(index)
    let content = canOpen ? Element.makeButton("", "row") : Element.make("div", "row")
    if canOpen { content.listen("click") { [session] _ in session.openRow(index) } }
    content.append(Element.make("span", "rank", text: (index + 1).description))
    content.append(Element.make("span", "points", text: DecimalText.grouped(row.score)))
    content.append(Element.make("span", "game", text: session.rowGameTitle(index)))
    let worth = Element.make("span", "worth")
    worths.append(worth)
    content.append(worth)
    content.append(Element.make("span", "date", text: Window.formatDate(row.time)))
    content.append(Element.make("span", "marks", text: session.rowMarks(index)))
    return content
  }

  /// Returns a row's medal and its distance from the crown. A level's row has this line even if it's blank, so that
  /// rows don't move when the medals arrive.
  private func contentOfWorth(_ index: Int) -> [Element] {
    var content: [Element] = []
    if let won = session.rowMedal(index) {
      let medal = Element.make("i", "medal")
      medal.setAttribute("data-state", won.word)
      content += [medal, Element.make("span", text: won.title)]
    }
    let margin = session.rowMargin(index)
    if !margin.isEmpty { content.append(Element.make("span", text: margin)) }
    return content.isEmpty && session.isLevelRow(index) ? [Element.make("span", text: "\u{a0}")] : content
  }
}
