import CodeBreakerSession
import DOM
import WebSupport

/// Draws how the codes became fewer.
enum ChartView {
  /// The chart as an element.
  static func make(_ chart: CodeBreakerSession.CandidateChart) -> Element {
    let figure = Make.element("div", "chart")
    figure.setAttribute("role", "img")
    figure.setAttribute("aria-label", chart.spoken)
    let picture = Element.makeSVG("svg")
    picture.setAttribute("viewBox", "0 0 1000 1000")
    picture.setAttribute("preserveAspectRatio", "none")
    // First, so that the labels lie upon the lines.
    figure.append(picture)
    var (grid, curve, dots) = ("", "", "")
    for line in chart.lines {
      grid += "M0 \(text(line.y))H1000"
      add("scale", line.label, to: figure, x: 0, y: line.y)
    }
    for place in chart.places {
      curve += "\(curve.utf8.isEmpty ? "M" : "L")\(text(place.x)) \(text(place.y))"
      // A line of no length with round ends is a dot, however the picture is stretched.
      dots += "M\(text(place.x)) \(text(place.y))h0"
      guard let label = place.label else { continue }
      if place.attempt > 0 { add("step", place.attempt.description, to: figure, x: place.x, y: 1) }
      add(place.attempt == 0 ? "count first" : "count", label, to: figure, x: place.x, y: place.y)
    }
    for (kind, path) in [("grid", grid), ("curve", curve), ("dots", dots)] {
      let element = Element.makeSVG("path")
      element.setAttribute("class", kind)
      element.setAttribute("d", path)
      picture.append(element)
    }
    return figure
  }

  /// Adds a label whose place is in shares of the picture.
  private static func add(_ kind: String, _ label: String, to figure: Element, x: Double, y: Double) {
    let element = Make.element("span", kind, text: label)
    element.setStyle("--x", x.text(decimals: 4))
    element.setStyle("--y", y.text(decimals: 4))
    figure.append(element)
  }

  @inline(never)
  private static func text(_ coordinate: Double) -> String {
    (coordinate * 1000).text(decimals: 1)
  }
}
