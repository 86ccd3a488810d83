import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// The Statistics tab: what is counted of the games of one group, and in how many attempts they were solved.
final class StatisticsView {
  private let session: CodeBreakerSession
  private let group = Part.named("group")
  private let counts = Part.named("counts")
  private let histogram = Part.named("histogram")
  private let skill = SkillView()
  private var chosen: Int?

  init(_ session: CodeBreakerSession) {
    self.session = session
    for (index, group) in CodeBreakerSession.StatisticsGroup.all.enumerated() {
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
    let groups = CodeBreakerSession.StatisticsGroup.all
    // Until the player chooses, the games of the kind that is on the table.
    let index = chosen ?? groups.firstIndex(of: CodeBreakerSession.StatisticsGroup(session.game.setup)) ?? 0
    guard groups.indices.contains(index) else { return }
    group.value = index.description
    let games = session.statistics[groups[index]]
    counts.removeChildren()
    for figure in games.figures { add(figure.name, figure.value) }
    draw(games.bars)
    skill.draw(session.skill, groups[index])
    Part.named("hinted-legend").setProperty("hidden", games.hinted == 0)
  }

  private func draw(_ bars: [CodeBreakerSession.HistogramBar]) {
    histogram.removeChildren()
    for bar in bars {
      let row = Element.make("li")
      let label = Element.make("span")
      label.setAttribute("class", "label")
      label.setText(bar.label)
      let length = Element.make("span")
      length.setAttribute("class", bar.count > 0 ? "count" : "count none")
      length.setText(bar.count.description)
      length.setStyle("--share", bar.share.description)
      length.setStyle("--hinted", bar.hintedShare.description)
      row.append(label)
      row.append(length)
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

/// The skill over time, on the Statistics tab: a bar for each game reviewed, and their average.
private final class SkillView {
  private let section = Part.named("skill")

  /// Shows how well the reviewed games of a group were played.
  func draw(_ skill: CodeBreakerSession.SkillRecord, _ group: CodeBreakerSession.StatisticsGroup) {
    let bars = skill.bars(group)
    section.removeChildren()
    section.append(Make.element("h3", text: "Skill over time"))
    if !bars.isEmpty {
      let chart = Make.element("ol", "skill-bars")
      for bar in bars {
        let item = Make.element("li")
        item.append(Make.element("span", "unseen", text: "\(bar.label) guesses lost"))
        item.setStyle("--share", bar.share.description)
        chart.append(item)
      }
      section.append(chart)
    }
    section.append(Make.element("p", "fine", text: skill.summary(group)))
  }
}
