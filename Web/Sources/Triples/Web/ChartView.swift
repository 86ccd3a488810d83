import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The chart of a review. The slider of the replay lies over it unseen, so that a tap on the chart goes there, and keys
/// and screen readers have what they have everywhere else.
final class ChartView {
  private let frame = Part.named("chart")
  private let picture = Part.named("chart-picture")
  private var chart: TriplesSession.ReviewChart?

  func hide() {
    chart = nil
    frame.toggleClass("drawn", false)
  }

  func show(_ review: Review) {
    let chart = TriplesSession.ReviewChart(of: review)
    self.chart = chart
    frame.toggleClass("drawn", true)
    picture.setAttribute("aria-label", TriplesSession.Spoken.chart(review))
    var (grid, curve, ups, downs) = ("", "", "", "")
    let scale = frame.find(".scale")
    scale?.removeChildren()
    for line in chart.lines {
      grid += "M0 \(Self.text(line.y))H1000"
      // There is no room above the topmost.
      guard line.y > 0 else { continue }
      let label = Element.make("span")
      label.setText(DecimalText.grouped(line.points))
      label.setStyle("top", (line.y * 100).text() + "%")
      scale?.append(label)
    }
    for place in chart.places { curve += (curve.isEmpty ? "M" : "L") + Self.text(place) }
    for mark in chart.marks {
      if mark.move.swing > .zero { ups += Self.dot(mark.place) } else { downs += Self.dot(mark.place) }
    }
    draw("grid", grid)
    draw("curve", curve)
    draw("turn.up", ups)
    draw("turn.down", downs)
  }

  /// Shows where in the game the replay is.
  func point(at step: Int) {
    guard let chart, chart.places.indices.contains(step) else { return }
    let place = chart.places[step]
    draw("cursor", "M\(Self.text(place.x)) 0V1000")
    draw("here", Self.dot(place))
  }

  private func draw(_ part: String, _ path: String) {
    picture.find("." + part)?.setAttribute("d", path)
  }

  /// A line of no length with round ends is a dot, however the picture is stretched.
  private static func dot(_ place: TriplesSession.ReviewChart.Place) -> String {
    "M" + text(place) + "h0"
  }

  private static func text(_ place: TriplesSession.ReviewChart.Place) -> String {
    text(place.x) + " " + text(place.y)
  }

  @inline(never)
  private static func text(_ coordinate: Double) -> String {
    (coordinate * 1000).text(decimals: 1)
  }
}
