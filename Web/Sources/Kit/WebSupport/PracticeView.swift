import DOM
import NumberedGame
import PlaySupport

/// What the practice pages of all games share: the notebook, whether play gets better, where most is lost, and the end of a
/// sitting. The elements are those of `parts/practice.html`.
public final class PracticeView {
  /// Which of its parts a page shows.
  public enum Stage: Hashable {
    /// Before a sitting.
    case lobby
    /// A position.
    case sitting
    /// The end of a sitting.
    case over
  }

  private let desk: PracticeDesk
  private let summary = Part.named("summary")
  private let streak = Part.named("streak")
  private let begin: Element
  private let chart = Chart(Part.named("trend"))
  private var notices: NoticeBar?
  private var shown: Stage?

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - begin: begins a sitting.
  ///   - stop: ends it.
  ///   - draw: draws the page anew.
  public init(_ desk: PracticeDesk, begin: @escaping () -> Void, stop: @escaping () -> Void, draw: @escaping () -> Void)
  {
    self.desk = desk
    self.begin = Part.button("begin", begin)
    Part.button("more", begin)
    Part.button("stop", stop)
    Part.button("done", stop)
    notices = NoticeBar {
      desk.dismissNotice()
      draw()
    }
    let refresh = {
      desk.refresh()
      draw()
    }
    LocalStorage.onChange { _ in refresh() }
    Window.listen("pageshow") { _ in refresh() }
  }

  /// Shows one of the parts.
  public func draw(_ stage: Stage) {
    Part.named("lobby").setProperty("hidden", stage != .lobby)
    Part.named("sitting").setProperty("hidden", stage != .sitting)
    Part.named("over").setProperty("hidden", stage != .over)
    notices?.show(desk.notice)
    switch stage {
    case .lobby: drawLobby()
    case .sitting: Part.named("place").setText(desk.placeText)
    case .over:
      Part.named("over-title").setText(desk.resultText)
      Part.named("over-text").setText(
        [desk.streakText.map { $0 + "." }, desk.nextText].compactMap { $0 }.joined(separator: " "))
    }
    // What had the keyboard may be gone.
    if let shown, shown != stage {
      Part.named(stage == .lobby ? "begin" : stage == .over ? "more" : "position").call("focus")
    }
    shown = stage
  }

  private func drawLobby() {
    let hasPositions = !desk.notebook.positions.isEmpty
    summary.setText(desk.summary)
    streak.setText(desk.streakText ?? "")
    streak.setProperty("hidden", desk.streakText == nil)
    begin.setProperty("hidden", !hasPositions)
    let trend = PlayTrend(desk.progress, today: desk.today)
    Part.named("trend-text").setText(trend.text(desk.words))
    chart.frame.setProperty("hidden", trend.points.isEmpty)
    draw(trend)
    let insights = PlayInsight.all(desk.progress, words: desk.words)
    Part.named("insights-part").setProperty("hidden", insights.isEmpty)
    Part.named("insights").fill(insights.map { Self.element($0) })
  }

  /// The line, with the half of the games around it.
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
    // One day alone is as wide as a dot.
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
