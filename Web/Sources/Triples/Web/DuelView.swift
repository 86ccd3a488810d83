import DOM
import NumberedGame
import PlaySupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// An open duel: the player's game and a friend's game of the same deal, side by side.
final class DuelView {
  private let session: TriplesSession
  private let panel = Element.named("duel")
  private let rows = Element.named("duel-rows")
  private let board = BoardView(Element.named("duel-board"))
  private let chart = Chart(Element.named("duel-chart"))
  private let review = Element.named("duel-review")
  private let reviewing = Element.named("duel-reviewing")
  private let progress = Element.named("duel-progress")
  private let cancel = Element.named("duel-cancel")
  private var shown: (own: Replay, friend: Replay)?
  private var hasShownReviews = false

  init(_ session: TriplesSession) {
    self.session = session
    Element.button("duel-close") { session.closeDuel() }
    Element.button("duel-own") { session.openOwnGame() }
    Element.button("duel-friend") { session.openFriendsGame() }
    review.listen("click") { [cancel] _ in
      session.startDuelReview()
      Drawing.now()
      cancel.call("focus")
    }
    cancel.listen("click") { [review] _ in
      session.cancelDuelReview()
      Drawing.now()
      review.call("focus")
    }
    Sharing.begin(
      at: "duel-share", title: "Triples", copiesText: true, item: { session.duelShareItem },
      completion: { session.shared($0) })
  }

  func draw() {
    panel.setProperty("hidden", session.duel == nil || session.viewer != nil)
    guard let duel = session.duel else {
      shown = nil
      return
    }
    guard session.viewer == nil else { return }
    if shown?.own != duel.own || shown?.friend != duel.friend {
      shown = (duel.own, duel.friend)
      fill(duel)
      fillReviews(duel)
      panel.call("focus")
    } else if (duel.reviews != nil) != hasShownReviews {
      fillReviews(duel)
    }
    review.setProperty("hidden", duel.isReviewing || duel.reviews != nil)
    reviewing.setProperty("hidden", !duel.isReviewing)
    if duel.isReviewing {
      progress.setAttribute("max", duel.progress.count.description)
      progress.setAttribute("value", duel.progress.done.description)
    }
  }

  private func fill(_ duel: TriplesSession.Duel) {
    Element.named("duel-game").setText(duel.title)
    Element.named("duel-outcome").setText(duel.outcome)
    Element.named("duel-leads").setText(duel.leads)
    board.show(duel.partingGame, isFresh: true)
    board.point(best: duel.partingMoves.own, played: duel.partingMoves.friend)
    Element.named("duel-board").setAttribute("aria-label", duel.spokenBoard)
    let picture = duel.chart
    Element.named("duel-picture").setAttribute("aria-label", duel.spokenChart)
    chart.draw(grid: picture.lines.map { $0.y })
    chart.removeLabels()
    // There is no room above the topmost line, or at the start of both games.
    for line in picture.lines where line.y > 0 && line.points > 0 {
      chart.add("scale", label: DecimalText.grouped(line.points), at: (0, line.y))
    }
    chart.draw("friend", line: picture.friend.map { ($0.x, $0.y) })
    chart.draw("own", line: picture.own.map { ($0.x, $0.y) })
    chart.draw("parting", dots: [(picture.parting.x, picture.parting.y)])
  }

  /// Shows what the coach adds once it has reviewed both games.
  private func fillReviews(_ duel: TriplesSession.Duel) {
    hasShownReviews = duel.reviews != nil
    rows.fill(
      duel.rows.map { row in
        let line = Element.make("tr")
        let title = Element.make("th", text: row.label)
        title.setAttribute("scope", "row")
        line.append(title)
        line.append(Element.make("td", text: row.own))
        line.append(Element.make("td", text: row.friend))
        return line
      })
    Element.named("duel-parting").setText(duel.parting)
    Element.named("duel-verdict").setText(duel.verdict?.text ?? "")
    Element.named("duel-figures").setText(duel.verdict?.details ?? "")
    Element.named("duel-note").setText(duel.reviewNote)
  }
}
