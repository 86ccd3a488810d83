import CodeBreakerModel
import CodeBreakerSession
import DOM
import PlaySupport
import WebSupport

/// The Statistics tab: what is counted of the games of one group, and in how many attempts they were solved.
final class StatisticsView {
  private let session: CodeBreakerSession
  private let group = Part.named("group")
  private let counts = Part.named("counts")
  private let histogram = Part.named("histogram")
  private var chosen: Int?

  init(_ session: CodeBreakerSession) {
    self.session = session
    for (index, group) in StatisticsGroup.all.enumerated() {
      let option = Element.make("option")
      option.setAttribute("value", index.description)
      option.setText(group.label)
      self.group.append(option)
    }
    group.listen("change") { [self] _ in
      chosen = DecimalText.read(group.valueBytes).map { Int($0) }
      draw()
    }
  }

  func draw() {
    let groups = StatisticsGroup.all
    // Until the player chooses, the games of the kind that is on the table.
    let index = chosen ?? groups.firstIndex(of: StatisticsGroup(session.game.setup)) ?? 0
    guard groups.indices.contains(index) else { return }
    group.value = index.description
    let games = session.statistics[groups[index]]
    counts.removeChildren()
    add("Games", games.played.description)
    add("Solved", games.played == 0 ? "–" : "\(games.solvedPercent) %")
    add("Best", games.best?.description ?? "–")
    add("Fastest", games.fastest.map { DurationText.clock($0) } ?? "–")
    add("Streak", games.currentStreak.description)
    add("Best streak", games.longestStreak.description)
    draw(games.histogram)
  }

  private func draw(_ bars: [Int]) {
    histogram.removeChildren()
    let most = bars.max() ?? 0
    // Enough rows for a game of usual length, so that the chart does not jump with the first few games.
    for index in 0..<max(bars.count, 8) {
      let count = index < bars.count ? bars[index] : 0
      let row = Element.make("li")
      let label = Element.make("span")
      label.setAttribute("class", "label")
      label.setText((index + 1).description + (index + 1 == GameCounts.histogramLength ? "+" : ""))
      let bar = Element.make("span")
      bar.setAttribute("class", count > 0 ? "count" : "count none")
      bar.setText(count.description)
      bar.setStyle("--share", (most > 0 ? Int64(count) * 100 / Int64(most) : 0).description)
      row.append(label)
      row.append(bar)
      histogram.append(row)
    }
  }

  private func add(_ name: String, _ value: String) {
    let part = Element.make("div")
    let term = Element.make("dt")
    term.setText(name)
    let figure = Element.make("dd")
    figure.setText(value)
    part.append(term)
    part.append(figure)
    counts.append(part)
  }
}
