import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// The duel: two games with the same code side by side. It's created when it's first shown.
final class DuelView {
  private let session: CodeBreakerSession
  private let panel = Element.named("panel-duel")
  private let words = Element.make("div", "duel-words")
  private let state = Element.make("div", "duel-state")
  private let figures = Element.make("div", "duel-figures")
  private let rows = Element.make("ol", "duel-rows")
  private var isShown = false
  private var shown: Shown?
  private var progress: Element?

  /// The duel that the panel shows.
  private struct Shown: Equatable {
    let own: CodeBreakerSession.DuelGame
    let friend: CodeBreakerSession.DuelGame
    let isReviewed: Bool
    let hasFailed: Bool
  }

  init(_ session: CodeBreakerSession) {
    self.session = session
    Element.button("duel-close") { session.closeDuel() }
    let summary = Element.make("div", "review-summary")
    for part in [words, state, figures, sharing()] { summary.append(part) }
    let body = Element.named("duel")
    body.append(summary)
    let games = Element.make("div")
    let head = Element.make("div", "duel-head")
    head.setAttribute("aria-hidden", "true")
    for name in ["", "You", "Friend"] as [String] { head.append(Element.make("span", text: name)) }
    games.append(head)
    games.append(rows)
    body.append(games)
  }

  func draw() {
    let duel = session.isDuelOpen ? session.duel : nil
    panel.setProperty("hidden", duel == nil)
    if let duel { draw(duel) }
    guard (duel != nil) != isShown else { return }
    isShown.toggle()
    let next = isShown ? panel : Element.named(session.game.isOver ? "over-result" : "share")
    // A hidden element has no size.
    if let active = Window.activeElement, !active.matches("body"), active.bounds.width > 0 { return }
    next.call("focus")
  }

  private func draw(_ duel: CodeBreakerSession.Duel) {
    let next = Shown(own: duel.own, friend: duel.friend, isReviewed: duel.isReviewed, hasFailed: duel.hasFailed)
    if next != shown {
      shown = next
      fill(duel)
    }
    let (done, count) = session.duelProgress
    progress?.setAttribute("max", (count + 1).description)
    // Start above zero, so that the player sees that the review has begun.
    progress?.setAttribute("value", (done + 1).description)
  }

  private func fill(_ duel: CodeBreakerSession.Duel) {
    words.fill([Element.make("p", "remark", text: duel.verdict.text)])
    for sentence in [duel.hintsText, duel.partingText, duel.leadText] {
      if let sentence { words.append(Element.make("p", text: sentence)) }
    }
    fillState(duel)
    figures.fill([table(duel)])
    if let note = duel.figuresNote { figures.append(Element.make("p", "fine", text: note)) }
    if let charts = duel.charts { figures.append(chart(charts.own, charts.friend)) }
    rows.fill(duel.rows.map { row($0, theme: duel.own.game.setup.theme) })
  }

  private func fillState(_ duel: CodeBreakerSession.Duel) {
    progress = nil
    state.removeChildren()
    state.setProperty("hidden", duel.isReviewed)
    guard !duel.isReviewed else { return }
    state.append(Element.make("p", text: duel.hasFailed ? session.coachProblem : "The coach reviews both games…"))
    if duel.hasFailed {
      let retry = Element.makeButton("Try again")
      retry.listen("click") { [session] _ in session.retryDuel() }
      state.append(retry)
    } else {
      let bar = Element.make("progress")
      bar.setAttribute("aria-label", "Duel")
      state.append(bar)
      progress = bar
    }
  }

  /// Returns a table with a column of figures for each player.
  private func table(_ duel: CodeBreakerSession.Duel) -> Element {
    let table = Element.make("table")
    let head = Element.make("tr")
    head.append(Element.make("td"))
    for name in ["You", "Friend"] as [String] { head.append(cell("th", "col", name)) }
    table.append(head)
    for figure in duel.figures {
      let line = Element.make("tr")
      line.append(cell("th", "row", figure.name))
      for text in [figure.own, figure.friend] { line.append(Element.make("td", text: text)) }
      table.append(line)
    }
    return table
  }

  private func cell(_ name: StaticString, _ scope: String, _ text: String) -> Element {
    let cell = Element.make(name, text: text)
    cell.setAttribute("scope", scope)
    return cell
  }

  /// Draws how the number of possible codes fell in both games.
  private func chart(_ own: CodeBreakerSession.CandidateChart, _ friend: CodeBreakerSession.CandidateChart) -> Element {
    let drawing = Chart(Element.make("div", "chart duel-chart"))
    drawing.frame.setAttribute("role", "img")
    drawing.frame.setAttribute("aria-label", "You: \(own.spoken) Friend: \(friend.spoken)")
    drawing.draw(grid: own.lines.map { $0.y })
    for line in own.lines { drawing.add("scale", label: line.label, at: (0, line.y)) }
    let longer = own.places.count < friend.places.count ? friend : own
    for place in longer.places where place.attempt > 0 && place.label != nil {
      drawing.add("step", label: place.attempt.description, at: (place.x, 1))
    }
    drawing.draw("friends-curve", line: friend.places.map { ($0.x, $0.y) })
    drawing.draw("friends-dots", dots: friend.places.map { ($0.x, $0.y) })
    drawing.draw("curve", line: own.places.map { ($0.x, $0.y) })
    drawing.draw("dots", dots: own.places.map { ($0.x, $0.y) })
    let figure = Element.make("div", "duel-curves")
    figure.append(Element.make("h3", text: "Codes still possible"))
    let key = Element.make("p", "fine duel-key")
    key.setAttribute("aria-hidden", "true")
    for (kind, name) in [("own", "You"), ("friends", "Friend")] as [(String, String)] {
      key.append(Element.make("span", kind, text: name))
    }
    figure.append(key)
    figure.append(drawing.frame)
    return figure
  }

  /// Returns the attempts of both players with the same number, side by side.
  private func row(_ row: CodeBreakerSession.DuelRow, theme: Theme) -> Element {
    let item = Element.make("li", row.isParting ? "parting" : "")
    if row.isParting { item.append(Element.make("p", "fine", text: "Your games split here")) }
    let number = Element.make("b", "number", text: row.number.description)
    number.setAttribute("aria-hidden", "true")
    item.append(number)
    for (name, attempt) in [("You", row.own), ("Friend", row.friend)] as [(String, CodeBreakerSession.DuelAttempt?)] {
      let side = Element.make("div", "side")
      if let attempt {
        side.append(Element.make("span", "unseen", text: "\(name): \(attempt.spoken(theme: theme))"))
        side.append(PegsElement.make(attempt.row.code))
        side.append(MarkersElement.make(attempt.row.markers))
        let note = Element.make("span", "fine", text: attempt.note)
        note.setAttribute("aria-hidden", "true")
        side.append(note)
      }
      item.append(side)
    }
    return item
  }

  private func sharing() -> Element {
    let line = Element.make("div")
    let button = Element.makeButton("Send it back", "primary")
    button.listen("click") { [session] _ in
      if let item = session.answerShareItem {
        Sharing.share(item, title: "CodeBreaker", copiesText: true) { session.shared($0) }
      }
    }
    line.append(button)
    line.append(Element.make("p", "fine", text: CodeBreakerSession.duelNote))
    return line
  }
}
