import DOM
import NumberedGame
import PlaySupport

/// The parts that the practice pages of all games share: the notebook, the trend of the player's skill, the most common losses,
/// and the end of a round. The elements are those of `parts/practice.html`.
public final class PracticeView {
  private let core: PracticeCore
  private let summary = Part.named("summary")
  private let streak = Part.named("streak")
  private let begin: Element
  private let chart = Chart(Part.named("trend"))
  private var notices: NoticeBar?
  private var shown: PracticePhase?

  /// Creates the view. `begin` starts a round, `stop` ends it, and `draw` draws the page again.
  public init(_ core: PracticeCore, begin: @escaping () -> Void, stop: @escaping () -> Void, draw: @escaping () -> Void)
  {
    self.core = core
    self.begin = Part.button("begin", begin)
    Part.button("more", begin)
    Part.button("stop", stop)
    Part.button("done", stop)
    notices = NoticeBar {
      core.dismissNotice()
      draw()
    }
    let refresh = {
      core.refresh()
      draw()
    }
    LocalStorage.onChange { _ in refresh() }
    Window.listen("pageshow") { _ in refresh() }
  }

  /// Shows the part of the page for a phase.
  public func draw(_ phase: PracticePhase) {
    // All phases of a round share one part of the page.
    let part = phase.isInSitting ? PracticePhase.asking : phase
    Part.named("lobby").setProperty("hidden", part != .lobby)
    Part.named("sitting").setProperty("hidden", part != .asking)
    Part.named("over").setProperty("hidden", part != .over)
    notices?.show(core.notice)
    switch part {
    case .lobby: drawLobby()
    case .asking, .judging, .judged: Part.named("place").setText(core.placeText)
    case .over:
      Part.named("over-title").setText(core.resultText)
      Part.named("over-text").setText(
        [core.streakText.map { $0 + "." }, core.nextText].compactMap { $0 }.joined(separator: " "))
    }
    // The element with the focus may be hidden now.
    if let shown, shown != part {
      Part.named(part == .lobby ? "begin" : part == .over ? "more" : "position").call("focus")
    }
    shown = part
  }

  private func drawLobby() {
    let hasPositions = !core.notebook.positions.isEmpty
    summary.setText(core.summary)
    streak.setText(core.streakText ?? "")
    streak.setProperty("hidden", core.streakText == nil)
    begin.setProperty("hidden", !hasPositions)
    let trend = PlayTrend(core.progress, today: core.today)
    Part.named("trend-text").setText(trend.text(core.words))
    chart.frame.setProperty("hidden", trend.points.isEmpty)
    draw(trend)
    let insights = PlayInsight.all(core.progress, words: core.words)
    Part.named("insights-part").setProperty("hidden", insights.isEmpty)
    Part.named("insights").fill(insights.map { Self.element($0) })
  }

  /// Draws the average, with the range of the middle half of the games around it.
  private func draw(_ trend: PlayTrend) {
    chart.removeLabels()
    guard !trend.points.isEmpty else { return }
    let place = { (point: PlayTrend.Point, height: Int64) -> Chart.Place in
      let last = Double(PlayTrend.length - 1)
      return ((last - Double(point.daysAgo)) / last, 1 - Double(height) / Double(trend.top))
    }
    chart.draw(grid: [0, 0.5, 1])
    let (upper, lower) = (
      trend.points.map { place($0, $0.spread.upperBound) }, trend.points.map { place($0, $0.spread.lowerBound) }
    )
    // A single day is as wide as a dot.
    chart.draw("spread", line: upper + lower.reversed())
    chart.draw("curve", line: trend.points.map { place($0, $0.average) })
    chart.draw("here", dots: trend.points.map { place($0, $0.average) })
    chart.add("scale", label: DecimalText.hundredths(trend.top), at: (0, 0))
    chart.add("scale", label: "0", at: (0, 1))
  }

  private static func element(_ insight: PlayInsight) -> Element {
    let item = Make.element("li")
    item.append(Make.element("h3", text: insight.title))
    item.append(Make.element("p", text: insight.sentence))
    let bars = Make.element("ol", "parts")
    for part in insight.parts {
      let row = Make.element("li")
      row.append(Make.element("span", "label", text: part.label))
      let bar = Make.element("span", part.average > 0 ? "count" : "count none", text: part.figure)
      bar.setStyle("--share", part.share.description)
      row.append(bar)
      bars.append(row)
    }
    item.append(bars)
    return item
  }
}
