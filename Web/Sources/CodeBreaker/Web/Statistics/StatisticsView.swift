import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// The Statistics tab: the figures for one group of games, and a histogram of the attempts they took.
final class StatisticsView {
  private let session: CodeBreakerSession
  private lazy var menu = Menu("group", []) { [self] in
    chosen = groups[$0]
    draw()
  }
  private var groups: [CodeBreakerSession.StatisticsGroup] = []
  private let counts = Part.named("counts")
  private let histogram = Part.named("histogram")
  private let skill = SkillView()
  private var chosen: CodeBreakerSession.StatisticsGroup?

  init(_ session: CodeBreakerSession) {
    self.session = session
  }

  func draw() {
    if groups != session.statisticsGroups {
      groups = session.statisticsGroups
      menu.fill(groups.map { $0.label })
    }
    // Until the player chooses a group, show the current game's group.
    let group = chosen ?? session.statisticsGroup
    if let index = groups.firstIndex(of: group) { menu.show(index) }
    let games = session.statistics[group]
    counts.fill(games.figures.map { Make.term($0.name, $0.value) })
    histogram.fill(games.bars.map { row($0) })
    skill.draw(session.skill, group)
    Part.named("hinted-legend").setProperty("hidden", games.hinted == 0)
  }

  private func row(_ bar: CodeBreakerSession.HistogramBar) -> Element {
    let row = Element.make("li")
    row.append(Make.element("span", "label", text: bar.label))
    let length = Make.element("span", bar.count > 0 ? "count" : "count none", text: bar.count.description)
    length.setStyle("--share", bar.share.description)
    length.setStyle("--hinted", bar.hintedShare.description)
    row.append(length)
    return row
  }
}

/// The skill over time, on the Statistics tab: a bar for each reviewed game, and their average.
private final class SkillView {
  private let section = Part.named("skill")

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
