import Foundation

/// The elements of the picture.
extension Picture {
  mutating func transform(_ change: String, about anchor: UnitPoint, in frame: CGRect) {
    let x = number(frame.minX + frame.width * anchor.x), y = number(frame.minY + frame.height * anchor.y)
    body = group(
      "transform=\"translate(\(x) \(y)) \(change) translate(-\(x) -\(y))\"".replacingOccurrences(of: "--", with: ""))
  }

  func group(_ attributes: String) -> String { body.isEmpty ? "" : "<g \(attributes)>\(body)</g>" }

  mutating func clip(_ element: String) -> String {
    definitionCount += 1
    definitions += "<clipPath id=\"d\(definitionCount)\">\(element)</clipPath>"
    return "d\(definitionCount)"
  }

  func rectangle(_ rect: CGRect, radius: CGFloat = 0) -> String {
    """
    <rect x="\(number(rect.minX))" y="\(number(rect.minY))" width="\(number(max(0, rect.width)))" \
    height="\(number(max(0, rect.height)))" rx="\(number(radius))"
    """ + "/>"
  }

  mutating func fill(_ rect: CGRect, _ color: String, opacity: Double = 1, radius: CGFloat = 0, stroke: String? = nil) {
    let line = stroke.map { " stroke=\"\($0)\" stroke-dasharray=\"3 3\"" } ?? ""
    body += rectangle(rect, radius: radius).replacingOccurrences(
      of: "/>", with: " fill=\"\(color)\" fill-opacity=\"\(number(opacity))\"\(line)/>")
  }

  mutating func path(
    _ path: Path, fill: Paint?, stroke: Paint? = nil, _ line: StrokeStyle = StrokeStyle(), _ transform: String = ""
  ) {
    let data = path.svg
    // `strokedPath` makes an outline, which is filled.
    let outline = path.line == nil ? stroke : fill, inside = path.line == nil ? fill : nil, line = path.line ?? line
    guard !data.isEmpty, inside != nil || outline != nil else { return }
    var attributes = inside.map { "fill=\"\(reference($0))\" fill-opacity=\"\(opacity($0))\"" } ?? "fill=\"none\""
    if let outline {
      attributes += " stroke=\"\(reference(outline))\" stroke-opacity=\"\(opacity(outline))\""
      attributes +=
        " stroke-width=\"\(number(line.lineWidth))\" stroke-linecap=\"\(line.lineCap)\" stroke-linejoin=\"\(line.lineJoin)\""
      if !line.dash.isEmpty { attributes += " stroke-dasharray=\"\(line.dash.map(number).joined(separator: " "))\"" }
    }
    body += "<path d=\"\(data)\" \(attributes)\(transform)/>"
  }

  func opacity(_ paint: Paint) -> String {
    number(paint.stops.count == 1 ? paint.opacity * paint.stops[0].color.alpha : paint.opacity)
  }

  /// Returns the value of an attribute for a paint, and defines its gradient.
  mutating func reference(_ paint: Paint) -> String {
    guard paint.stops.count > 1 else { return paint.stops.first?.color.css(isDark: isDark) ?? "none" }
    definitionCount += 1
    let stops = paint.stops.map { color, location in
      """
      <stop offset="\(number(location))" stop-color="\(color.css(isDark: isDark))" stop-opacity="\(number(color.alpha))"/>
      """
    }
    let ends = paint.line.map { line in
      " x1=\"\(number(line.start.x))\" y1=\"\(number(line.start.y))\" x2=\"\(number(line.end.x))\" y2=\"\(number(line.end.y))\""
    }
    let name = paint.line == nil ? "radialGradient" : "linearGradient"
    definitions += "<\(name) id=\"d\(definitionCount)\"\(ends ?? "")>\(stops.joined())</\(name)>"
    return "url(#d\(definitionCount))"
  }

  mutating func canvas(
    _ draw: (inout GraphicsContext, CGSize) -> Void, in frame: CGRect, _ environment: EnvironmentValues
  ) {
    var context = GraphicsContext()
    draw(&context, frame.size)
    for drawing in context.drawings {
      let change = drawing.transform
      let numbers = [change.a, change.b, change.c, change.d, change.tx + frame.minX, change.ty + frame.minY]
      let transform =
        " transform=\"matrix(\(numbers.map(number).joined(separator: " ")))\" opacity=\"\(number(drawing.opacity))\""
      switch drawing.content {
      case .fill(let path, let shading): self.path(path, fill: shading.paint(environment), StrokeStyle(), transform)
      case .stroke(let path, let shading, let line):
        self.path(path, fill: nil, stroke: shading.paint(environment), line, transform)
      case .text(let text, let point, let anchor):
        let setting = environment.textBlock(of: text.runs).setting(in: Proposal.unspecified), size = setting.size
        let center = point.applying(change)
        let origin = CGPoint(
          x: frame.minX + center.x - size.width * anchor.x, y: frame.minY + center.y - size.height * anchor.y)
        self.text(
          setting, in: CGRect(origin: origin, size: setting.size), environment.paint(text.runs.first?.color), .leading)
      }
    }
  }

  mutating func text(_ setting: TextBlock.Setting, in frame: CGRect, _ paint: Paint, _ alignment: TextAlignment) {
    let font = setting.font
    for (index, line) in setting.lines.enumerated() where !line.isEmpty {
      let width = font.width(of: line), slack = frame.width - width
      let x = frame.minX + (alignment == .leading ? 0 : alignment == .trailing ? slack : slack / 2)
      let y = frame.minY + Double(index) * font.lineHeight + font.baseline
      // The browser's font may be wider or narrower than the measured one.
      body += """
        <text x="\(number(x))" y="\(number(y))" font-size="\(number(font.size))" font-weight="\(font.weight.css)" \
        textLength="\(number(width))" lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="\(reference(paint))" \
        fill-opacity="\(opacity(paint))">\(escaped(line))</text>
        """
    }
  }

  mutating func shape(_ drawing: ShapeDrawing, in frame: CGRect, _ environment: EnvironmentValues) {
    let line = drawing.stroke?.line ?? StrokeStyle()
    let inset = drawing.isStrokeInside ? line.lineWidth / 2 : 0
    path(
      drawing.shape.path(in: frame.insetBy(dx: inset, dy: inset)), fill: drawing.fill.map { environment.paint($0) },
      stroke: drawing.stroke.map { environment.paint($0.style) }, line)
  }

  /// Draws a symbol's place with a character that resembles it, because the symbols themselves are Apple's.
  mutating func symbol(_ name: String, in frame: CGRect, isSymbol: Bool, _ environment: EnvironmentValues) {
    let paint = environment.paint(nil)
    let character = Self.symbols[name] ?? "▢"
    let size = min(frame.width, frame.height) * 0.8
    body += """
      <text x="\(number(frame.midX))" y="\(number(frame.midY + size * 0.36))" font-size="\(number(size))" \
      text-anchor="middle" fill="\(reference(paint))" fill-opacity="\(opacity(paint))">\(character)</text>
      """
  }

  private static let symbols: [String: String] = [
    "xmark": "✕", "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "arrow.forward": "→",
    "chevron.forward": "›", "chevron.backward": "‹", "chevron.down": "⌄", "chevron.up": "⌃",
    "arrow.uturn.backward": "↶",
    "arrow.uturn.forward": "↷", "square.and.arrow.up": "⇪", "delete.left": "⌫", "play.fill": "▶", "pause.fill": "⏸",
    "stop.fill": "■", "star.fill": "★", "star": "☆", "flag": "⚑", "ellipsis": "…", "info.circle": "ⓘ", "calendar": "▦",
    "checkmark.circle.fill": "✔", "checkmark": "✓", "checkmark.seal.fill": "✔", "crown.fill": "♛", "dice": "⚂",
    "questionmark.circle.fill": "?", "exclamationmark.triangle.fill": "⚠", "list.dash": "≡", "text.alignleft": "≡",
    "forward.end": "⇥", "backward.end": "⇤", "lightbulb.fill": "✹", "chart.bar.fill": "▥", "book.fill": "▤",
    "book.closed": "▤", "circle.grid.3x3.fill": "⠿", "square.grid.3x3": "▦", "trash": "✖", "link": "∞", "eye": "◉",
    "lock": "▣", "hand.raised": "✋", "person.2": "☺",
  ]

  // MARK: What the system draws

  var ink: String { isDark ? "#fff" : "#000" }

  mutating func surface(_ rect: CGRect, radius: CGFloat) {
    fill(rect, isDark ? "#1c1c1e" : "#f2f2f7", radius: radius, stroke: "#888")
  }

  mutating func draw(_ chrome: Chrome) {
    guard let frame = chrome.box.frame else { return }
    switch chrome.look {
    case .surface(let radius): fill(frame, isDark ? "#2c2c2e" : "#fff", opacity: 0.9, radius: radius, stroke: "#888")
    case .bar:
      // The background extends to the edge of the screen.
      let isAtTop = frame.minY < 100
      let extended = CGRect(
        x: frame.minX, y: isAtTop ? 0 : frame.minY, width: frame.width,
        height: frame.height + (isAtTop ? frame.minY : 60))
      fill(extended, isDark ? "#1c1c1e" : "#f9f9f9", opacity: 0.85, stroke: "#888")
    case .separator: fill(frame, ink, opacity: 0.15)
    case .text(let block, let isDimmed):
      let color = Color(white: isDark ? 1 : 0, opacity: isDimmed ? 0.6 : 1)
      text(block.setting(in: chrome.box.proposal), in: frame, Paint(color), .leading)
    case .toggle(let isOn):
      fill(frame, isOn ? "#34c759" : "#8885", radius: frame.height / 2, stroke: "#888")
      let x = isOn ? frame.maxX - frame.height : frame.minX
      fill(CGRect(x: x + 2, y: frame.minY + 2, width: frame.height - 4, height: frame.height - 4), "#fff", radius: 20)
    case .track(let share, let hasKnob):
      let track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
      fill(track, "#8886", radius: 2)
      fill(CGRect(x: track.minX, y: track.minY, width: track.width * share, height: 4), "#0a7aff", radius: 2)
      if hasKnob {
        fill(
          CGRect(x: frame.minX + (frame.width - 28) * share, y: frame.midY - 14, width: 28, height: 28), "#fff",
          radius: 14, stroke: "#888")
      }
    case .spinner: fill(frame.insetBy(dx: 2, dy: 2), "none", radius: frame.width / 2, stroke: "#888")
    case .field: fill(frame, isDark ? "#000" : "#fff", radius: 6, stroke: "#888")
    case .segment(let isChosen):
      if isChosen { fill(frame.insetBy(dx: 2, dy: 2), isDark ? "#636366" : "#ddd", radius: 7) }
    }
  }
}

func escaped(_ text: String) -> String {
  text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
}
