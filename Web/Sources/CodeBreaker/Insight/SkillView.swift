import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// The skill over time, on the Statistics tab: a bar for each game reviewed, and their average.
final class SkillView {
  private let session: ReviewSession
  private let section = Part.named("skill")
  private let group = Part.named("group")

  init(_ session: ReviewSession) {
    self.session = session
  }

  func draw() {
    let groups = CodeBreakerSession.StatisticsGroup.all
    guard let index = DecimalText.read(group.valueBytes).map({ Int($0) }), groups.indices.contains(index) else {
      return
    }
    let skill = session.freshSkill()
    let bars = skill.bars(groups[index])
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
    section.append(Make.element("p", "fine", text: skill.summary(groups[index])))
  }
}
