import DOM
import DailyGames
import NumberedGame
import PlaySupport

/// The dialogs of a ranked daily game: the introduction, the question before an early finish, and the result among all
/// players. The view creates its elements, because few players see them.
public final class RankedView<Session: RankedSession> {
  private let session: Session
  private let introduction: Dialog
  private let finish: Dialog
  private let result: Dialog
  private let warning: Element
  private let figures: (headline: Element, place: Element, coach: Element)
  private let bars: Element
  private let barsTitle: Element
  private let review: Element
  private var barsShown: [HistogramBar] = []

  /// Creates the view. `name` is the game's name, and `item` returns what to share.
  public init(_ session: Session, name: String, item: @escaping () -> ShareItem) {
    self.session = session
    let style = Element.make("link")
    style.setAttribute("rel", "stylesheet")
    style.setAttribute("href", "../ranked.css")
    Element.find("head")?.append(style)

    warning = Element.make("p")
    let (confirm, cancel) = (Element.makeButton("Finish"), Element.makeButton("Keep playing", "primary"))
    cancel.setAttribute("id", "finish-cancel")
    Self.dialog("finish", title: "Finish this game?", [warning], answers: [cancel, confirm])

    let (start, later) = (Element.makeButton("", "primary"), Element.makeButton(""))
    let words = Element.make("p")
    start.setAttribute("id", "introduction-start")
    later.setAttribute("id", "introduction-later")
    if let text = session.rankedClient?.introduction {
      words.setText(text.text)
      start.setText(text.start)
      later.setText(text.later)
      Self.dialog("introduction", title: text.title, [words], answers: [start, later])
    }

    figures = (Element.make("p", "headline"), Element.make("p", "place"), Element.make("p", "fine"))
    figures.place.setAttribute("role", "status")
    barsTitle = Element.make("h3", text: "Everyone’s games")
    barsTitle.setAttribute("id", "everybody-title")
    // The list scrolls on a small phone, and Safari scrolls by keyboard only what can have the focus.
    bars = Element.make("ol", "everybody")
    bars.setAttribute("tabindex", "0")
    bars.setAttribute("aria-labelledby", "everybody-title")
    let share = Element.makeButton("Share", "primary")
    review = Element.makeButton("Review")
    let standings = Element.make("a", "button", text: "Standings")
    if let rankedClient = session.rankedClient {
      standings.setAttribute("href", "../standings.html?\(rankedClient.day)&\(rankedClient.game.folder)")
    }
    let close = Element.makeButton("Close")
    close.setAttribute("id", "result-close")
    share.setAttribute("id", "result-share")
    let title = session.day.map { "Game of \(DayText.long($0))" } ?? ""
    Self.dialog(
      "outcome", title: title, [figures.headline, figures.place, barsTitle, bars, figures.coach],
      answers: [share, review, standings, close])

    introduction = Dialog("introduction", first: "introduction-start", cancel: "introduction-later") {
      session.playOwnGameFirst()
    }
    start.listen("click") { _ in session.startRanked() }
    finish = Dialog("finish", first: "finish-cancel", cancel: "finish-cancel") { session.closeQuestion() }
    result = Dialog("outcome", first: "result-share", cancel: "result-close") { session.closeQuestion() }
    confirm.listen("click") { _ in session.finishRanked() }
    review.listen("click") { _ in session.reviewRanked() }
    share.listen("click") { _ in
      Sharing.share(item(), title: name, copiesText: true) { session.shared($0) }
    }
    Window.listen("online") { _ in session.tryServerAgain() }
    Window.onVisibilityChange { if !$0 { session.tryServerAgain() } }
  }

  /// Draws the dialogs.
  public func draw() {
    guard let rankedClient = session.rankedClient else { return }
    introduction.show(rankedClient.question == .introduction)
    finish.show(rankedClient.question == .finish)
    if rankedClient.question == .finish { warning.setText(session.finishWarning) }
    result.show(rankedClient.question == .result)
    if rankedClient.question == .result { fill(rankedClient) }
  }

  private func fill(_ rankedClient: RankedClient) {
    let result = rankedClient.result
    figures.headline.setText(session.rankedHeadline)
    figures.place.setText(
      result?.placeText ?? rankedClient.troubleText ?? (rankedClient.awaitsPlace ? "Getting your place…" : ""))
    figures.coach.setText(
      [result?.skillText, result?.coachText(rankedClient.game)].compactMap { $0 }.joined(separator: " "))
    review.setProperty("hidden", !session.canReviewRanked)
    let shown = result?.bars ?? []
    barsTitle.setProperty("hidden", shown.isEmpty)
    guard shown != barsShown else { return }
    barsShown = shown
    bars.fill(shown.map { Element.makeBar($0) })
  }

  private static func dialog(_ id: String, title: String, _ parts: [Element], answers: [Element]) {
    let dialog = Element.make("dialog")
    dialog.setAttribute("id", id)
    dialog.setAttribute("aria-labelledby", id + "-title")
    let heading = Element.make("h2", text: title)
    heading.setAttribute("id", id + "-title")
    dialog.append(heading)
    for part in parts { dialog.append(part) }
    let row = Element.make("div", "answers")
    for answer in answers { row.append(answer) }
    dialog.append(row)
    Element.find("body")?.append(dialog)
  }
}
