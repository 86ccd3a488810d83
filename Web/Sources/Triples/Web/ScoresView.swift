import DOM
import NumberedGame
import PlaySupport
import TriplesSession
import WebSupport

/// The Scores tab: the best games, each of which can be opened.
final class ScoresView {
  private let session: TriplesSession
  private let list = Part.named("scores")
  private var shown: ScoreList?
  private var shownNewest: Score?
  private var shownRanking: TriplesSession.Ranking?
  private let ranking: RadioGroup<TriplesSession.Ranking>

  init(_ session: TriplesSession) {
    self.session = session
    ranking = RadioGroup("rank", [("points", .points), ("share", .share)]) { session.choose($0) }
  }

  func draw() {
    ranking.show(session.ranking)
    guard shown != session.scores || shownNewest != session.newestRow || shownRanking != session.ranking else { return }
    shown = session.scores
    shownNewest = session.newestRow
    shownRanking = session.ranking
    list.setAttribute("data-ranking", session.ranking == .share ? "share" : "points")
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
    let share = session.rowShare(index)
    let parts = [
      ("rank", (index + 1).description), ("points", DecimalText.grouped(row.score)),
      ("game", session.rowGameTitle(index)), ("share", share.isEmpty ? "" : share + " of par"),
      ("date", Window.formatDate(row.time)), ("marks", session.rowMarks(index)),
    ]
    for (kind, text) in parts { content.append(Make.element("span", kind, text: text)) }
    return content
  }
}
