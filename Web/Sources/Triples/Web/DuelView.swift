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
  private let panel = Part.named("duel")
  private let rows = Part.named("duel-rows")
  private let board = BoardView(Part.named("duel-board"))
  private let chart = Chart(Part.named("duel-chart"))
  private let review = Part.named("duel-review")
  private let reviewing = Part.named("duel-reviewing")
  private let progress = Part.named("duel-progress")
  private let cancel = Part.named("duel-cancel")
  private var shown: (own: Replay, friend: Replay)?
  private var hasShownReviews = false

  init(_ session: TriplesSession) {
    self.session = session
    Part.button("duel-close") { session.closeDuel() }
    Part.button("duel-own") { session.openOwnGame() }
    Part.button("duel-friend") { session.openFriendsGame() }
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
    Part.named("duel-game").setText(duel.title)
    Part.named("duel-outcome").setText(duel.outcome)
    Part.named("duel-leads").setText(duel.leads)
    board.show(duel.partingGame, isFresh: true)
    board.point(best: duel.partingMoves.own, played: duel.partingMoves.friend)
    Part.named("duel-board").setAttribute("aria-label", duel.spokenBoard)
    let picture = duel.chart
    Part.named("duel-picture").setAttribute("aria-label", duel.spokenChart)
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
        let title = Make.element("th", text: row.label)
        title.setAttribute("scope", "row")
        line.append(title)
        line.append(Make.element("td", text: row.own))
        line.append(Make.element("td", text: row.friend))
        return line
      })
    Part.named("duel-parting").setText(duel.parting)
    Part.named("duel-verdict").setText(duel.verdict?.text ?? "")
    Part.named("duel-figures").setText(duel.verdict?.details ?? "")
    Part.named("duel-note").setText(duel.reviewNote)
  }
}
