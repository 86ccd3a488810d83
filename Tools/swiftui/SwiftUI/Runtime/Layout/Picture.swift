import Foundation

extension HeadlessApp {
  /// Returns the picture of the window that keys are for as SVG, after `layOut(on:)`.
  ///
  /// It isn't a screenshot: what the system draws on a device is drawn plainly here, with dashed lines.
  ///
  /// - Parameter isLabeled: Whether a line below says so.
  public func picture(on device: Device, isLabeled: Bool = false) -> String {
    var picture = Picture(isDark: environment.colorScheme == .dark)
    let screen = CGRect(origin: .zero, size: device.size)
    picture.fill(screen, picture.isDark ? "#000" : "#fff")
    picture.draw(keyWindow.content)
    for node in keyWindow.presented {
      picture.fill(screen, "#000", opacity: 0.25)
      if node.kind == .sheet, let bounds = node.bounds {
        picture.surface(bounds, radius: 10)
      }
      picture.draw(node)
    }
    guard isLabeled else { return picture.document(device.size) }
    let strip = CGRect(x: 0, y: device.size.height, width: device.size.width, height: 20)
    picture.label("Drawn by Parlor’s stand-in for SwiftUI, not by a device", in: strip)
    return picture.document(CGSize(width: device.size.width, height: strip.maxY))
  }
}

/// An SVG picture of nodes that were laid out.
@MainActor
struct Picture {
  let isDark: Bool
  var body = ""
  var definitions = ""
  var definitionCount = 0

  init(isDark: Bool) { self.isDark = isDark }

  func document(_ size: CGSize) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(number(size.width))" height="\(number(size.height))" \
    font-family="Inter, system-ui, Helvetica, Arial, sans-serif"><defs>\(definitions)</defs>\(body)</svg>
    """
  }

  /// Says in a strip what the picture is.
  mutating func label(_ content: String, in strip: CGRect) {
    fill(strip, "#ffd60a")
    let block = TextBlock(content: content, font: TextFont(size: 11, lineHeight: 20), lineLimit: 1, minScale: 0.5)
    text(block.setting(in: Proposal(strip.size)), in: strip, Paint(.black), .center)
  }

  // MARK: Nodes

  mutating func draw(_ node: Node) {
    guard let placement = node.placement, node.behavior.isVisible, let frame = placement.core.frame else { return }
    let outside = body
    body = ""
    // Bars are over the content, which may extend under them.
    let hasBar = [.navigationStack, .page, .tabView].contains(node.kind)
    if !hasBar { for chrome in placement.chrome { draw(chrome) } }
    drawContent(of: node, in: frame, placement)
    if hasBar {
      for chrome in placement.chrome { draw(chrome) }
      for item in node.toolbar { draw(item) }
    }
    for (modifier, box) in placement.steps {
      if let frame = box.frame { apply(modifier, in: frame, box, node.environment) }
    }
    body = outside + body
  }

  mutating func drawContent(of node: Node, in frame: CGRect, _ placement: Placement) {
    switch (node.kind, node.parameters) {
    case (.text, .text(let runs)):
      guard let setting = placement.text?.setting(in: placement.core.proposal) else { return }
      let style: (any ShapeStyle)? = runs.first?.color ?? (node.isTinted ? TintShapeStyle() : nil)
      text(setting, in: frame, node.environment.paint(style), node.environment.multilineTextAlignment)
    case (.image, .image(let name, let isSymbol)): symbol(name, in: frame, isSymbol: isSymbol, node.environment)
    case (.shape, .shape(let drawing)): shape(drawing, in: frame, node.environment)
    case (.color, .color(let color)): path(Path(frame), fill: Paint(color))
    case (.canvas, .canvas(let draw)): canvas(draw, in: frame, node.environment)
    case (.divider, _): fill(frame, ink, opacity: 0.3)
    case (.background, _):
      for child in node.children.dropFirst() { draw(child) }
      draw(node.children[0])
    default: drawParts(of: node, in: frame)
    }
  }

  mutating func drawParts(of node: Node, in frame: CGRect) {
    let outside = body
    let clips = [.scrollView, .form, .list].contains(node.kind)
    if clips { body = "" }
    let parts = node.kind == .mask ? Array(node.children.prefix(1)) : node.children
    let order = parts.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    for (_, part) in order { draw(part) }
    if clips { body = outside + group("clip-path=\"url(#\(clip(rectangle(frame))))\"") }
  }

  mutating func apply(_ modifier: Modifier, in frame: CGRect, _ box: Box, _ environment: EnvironmentValues) {
    let inside = body
    switch modifier {
    case .backgroundStyle(let style, let shape):
      body = ""
      if let shape {
        path(shape.path(in: frame), fill: environment.paint(style))
      } else if let background = (box.rule as? BackgroundRule)?.style.children.first?.frame {
        path(Path(background), fill: environment.paint(style))
      }
      body += inside
    case .overlayStyle(let style, let shape):
      path((shape?.path(in: frame)) ?? Path(frame), fill: environment.paint(style))
    case .opacity(let opacity): body = opacity > 0 ? group("opacity=\"\(number(opacity))\"") : ""
    case .saturation(let amount): body = group("style=\"filter: saturate(\(number(amount)))\"")
    case .scale(let scale, let anchor): transform("scale(\(number(scale)))", about: anchor, in: frame)
    case .rotation(let angle, let anchor): transform("rotate(\(number(angle.degrees)))", about: anchor, in: frame)
    case .rotation3D(let angle, let axis, let anchor):
      let scale = number(cos(angle.radians))
      transform(axis.y != 0 ? "scale(\(scale) 1)" : "scale(1 \(scale))", about: anchor, in: frame)
    case .clip(let shape): body = group("clip-path=\"url(#\(clip("<path d=\"\(shape.path(in: frame).svg)\"/>"))\"")
    case .shadow(let color, let radius, let x, let y):
      let shade = "color-mix(in srgb, \(color.css(isDark: isDark)) \(number(color.alpha * 100))%, transparent)"
      let shadow = "drop-shadow(\(number(x))px \(number(y))px \(number(radius))px \(shade))"
      body = group("style=\"filter: \(shadow)\"")
    case .hidden: body = ""
    default: break
    }
  }
}

extension TextFont.Weight {
  var css: Int { [400, 500, 600, 700, 800][rawValue] }
}

extension Node {
  /// Whether a system's button style gives the view the color of controls.
  var isTinted: Bool {
    guard environment.foregroundStyle == nil, case .system(let name) = environment.buttonStyle else { return false }
    return name != "PlainButtonStyle" && ancestors.contains { $0.kind == .button }
  }

  /// The order in which siblings are drawn (swiftui/view/zindex(_:)).
  var zIndex: Double {
    for case .zIndex(let value) in modifiers.reversed() { return value }
    return 0
  }
}

extension GraphicsContext.Shading {
  func paint(_ environment: EnvironmentValues) -> Paint {
    switch source {
    case .style(let style): environment.paint(style)
    // The points of the line are in points, not shares. A vertical gradient is close enough.
    case .linear(let gradient, _, _): Paint(gradient, line: (.top, .bottom))
    }
  }
}
