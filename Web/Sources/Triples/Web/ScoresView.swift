import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The Scores tab: the best games, each of which can be opened.
final class ScoresView {
  private let session: TriplesSession
  private let list = Part.named("scores")
  private var shown: ScoreList?
  private var shownNewest: Score?
  private var shownRanking: TriplesSession.Ranking?
  private var knewMedals = false
  private let ranking: RadioGroup

  init(_ session: TriplesSession) {
    self.session = session
    Part.button("to-statistics") { Part.named("statistics").call("scrollIntoView") }
    ranking = RadioGroup("rank", ["points", "medals"]) { session.choose($0 == 0 ? .points : .medals) }
    Part.button("to-levels") { session.openLevels() }
  }

  func draw() {
    Part.named("counts").fill(session.figures.map { Make.term($0.name, $0.value) })
    Part.named("histogram").fill(session.tileBars.map { Make.bar($0) })
    ranking.show(session.ranking == .points ? 0 : 1)
    let knowsMedals = session.wantedFile != .medals
    guard
      shown != session.scores || shownNewest != session.newestRow || shownRanking != session.ranking
        || knewMedals != knowsMedals
    else { return }
    knewMedals = knowsMedals
    shown = session.scores
    shownNewest = session.newestRow
    shownRanking = session.ranking
    list.setAttribute("data-ranking", session.ranking == .medals ? "medals" : "points")
    list.removeChildren()
    for (index, row) in session.rows.enumerated() {
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
    let content = canOpen ? Make.button("", "row") : Make.element("div", "row")
    if canOpen { content.listen("click") { [session] _ in session.openRow(index) } }
    content.append(Make.element("span", "rank", text: (index + 1).description))
    content.append(Make.element("span", "points", text: DecimalText.grouped(row.score)))
    content.append(Make.element("span", "game", text: session.rowGameTitle(index)))
    content.append(worth(of: index))
    content.append(Make.element("span", "date", text: Window.formatDate(row.time)))
    content.append(Make.element("span", "marks", text: session.rowMarks(index)))
    return content
  }

  /// The medal of a row, and how much it is short of the crown.
  private func worth(of index: Int) -> Element {
    let worth = Make.element("span", "worth")
    if let won = session.rowMedal(index) {
      let medal = Make.element("i", "medal")
      medal.setAttribute("data-state", won.word)
      worth.append(medal)
      worth.append(Make.element("span", text: won.title))
    }
    let margin = session.rowMargin(index)
    if !margin.isEmpty { worth.append(Make.element("span", text: margin)) }
    return worth
  }
}
