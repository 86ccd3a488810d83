import DOM
import GameCore

/// A chart: lines and dots in an SVG picture, with labels on top. Coordinates are fractions of the picture's size, from
/// 0 to 1, from its upper left corner. The style sheet sets the picture's position, and styles the lines, dots, and
/// labels by their classes.
public final class Chart {
  /// A point in the chart: its distances from the left and from the top.
  public typealias Point = (x: Double, y: Double)

  /// The element that holds the picture and the labels.
  public let frame: Element
  private let picture: Element
  private var parts: [(kind: String, element: Element)] = []
  private var labels: [Element] = []

  /// Creates a chart in an element of the page. Uses the picture that the element contains. If there is none, adds one
  /// that screen readers ignore, so the element must have a description.
  public init(_ frame: Element) {
    self.frame = frame
    if let picture = frame.find("svg") {
      self.picture = picture
      parts = picture.findAll("path").map { (String(decoding: $0.attribute("class") ?? [], as: UTF8.self), $0) }
    } else {
      picture = Element.makeSVG("svg")
      picture.setAttribute("viewBox", "0 0 1000 1000")
      picture.setAttribute("preserveAspectRatio", "none")
      picture.setAttribute("aria-hidden", "true")
      frame.append(picture)
    }
  }

  /// Draws lines across the whole picture at the given heights.
  public func draw(grid heights: [Double]) {
    var path = SVGPath()
    for y in heights {
      path.move(0, y * 1000)
      path.addLine(toX: 1000, y: y * 1000)
    }
    draw("grid", path)
  }

  /// Draws a line of the class `kind` through the points. Replaces the previous line or dots of this class.
  public func draw(_ kind: String, line points: [Point]) {
    var path = SVGPath()
    for (index, point) in points.enumerated() {
      let (x, y) = (point.x * 1000, point.y * 1000)
      if index == 0 { path.move(x, y) } else { path.addLine(toX: x, y: y) }
    }
    draw(kind, path)
  }

  /// Draws a dot at each point. Like a line, the dots replace the previous drawing of the same class.
  public func draw(_ kind: String, dots points: [Point]) {
    var path = SVGPath()
    for point in points { path.addDot(atX: point.x * 1000, y: point.y * 1000) }
    draw(kind, path)
  }

  /// Adds a label at a point.
  public func add(_ kind: String, label: String, at point: Point) {
    let element = Element.make("span", kind, text: label)
    element.setStyle("--x", point.x.text(decimals: 4))
    element.setStyle("--y", point.y.text(decimals: 4))
    (frame.find(".labels") ?? frame).append(element)
    labels.append(element)
  }

  /// Removes all labels.
  public func removeLabels() {
    for label in labels { label.remove() }
    labels = []
  }

  private func draw(_ kind: String, _ path: SVGPath) {
    if let part = parts.first(where: { $0.kind == kind }) { return part.element.setAttribute("d", path.text) }
    let element = Element.makeSVG("path")
    element.setAttribute("d", path.text)
    element.setAttribute("class", kind)
    picture.append(element)
    parts.append((kind, element))
  }
}
