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
  private var shownNewest: ScoreRow?
  private var shownRanking: TriplesSession.Ranking?
  private let choices = [
    (Part.named("rank-points"), TriplesSession.Ranking.points), (Part.named("rank-share"), .share),
  ]

  init(_ session: TriplesSession) {
    self.session = session
    for (choice, ranking) in choices {
      choice.listen("change") { _ in session.choose(ranking) }
    }
  }

  func draw() {
    for (choice, ranking) in choices { choice.setProperty("checked", session.ranking == ranking) }
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

  private func content(_ row: ScoreRow, index: Int) -> Element {
    let content: Element
    if session.canOpenRow(index) {
      content = Element.make("button")
      content.setAttribute("type", "button")
      content.listen("click") { [session] _ in session.openRow(index) }
    } else {
      content = Element.make("div")
    }
    content.setAttribute("class", "row")
    add("rank", (index + 1).description, to: content)
    add("points", DecimalText.grouped(row.score), to: content)
    add("game", session.rowGameTitle(index), to: content)
    let share = session.rowShare(index)
    add("share", share.isEmpty ? "" : share + " of par", to: content)
    add("date", Window.formatDate(row.date), to: content)
    add("marks", session.rowMarks(index), to: content)
    return content
  }

  private func add(_ name: String, _ text: String, to content: Element) {
    let part = Element.make("span")
    part.setAttribute("class", name)
    part.setText(text)
    content.append(part)
  }
}
