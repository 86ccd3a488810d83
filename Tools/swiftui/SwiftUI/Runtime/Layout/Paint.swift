import Foundation

/// A color or a gradient of SVG.
struct Paint {
  /// The colors with their positions from 0 to 1. A single one isn't a gradient.
  var stops: [(color: Color, location: CGFloat)]
  /// The start and the end of a linear gradient, in shares of the painted area, or `nil` if the gradient isn't linear.
  var line: (start: UnitPoint, end: UnitPoint)?
  var opacity = 1.0

  init(_ color: Color) { stops = [(color, 0)] }

  init(_ gradient: Gradient, line: (start: UnitPoint, end: UnitPoint)? = nil) {
    stops = gradient.stops.map { ($0.color, $0.location) }
    self.line = line
  }
}

extension EnvironmentValues {
  /// Returns what a style is in this environment. `nil` is the style of text.
  func paint(_ style: (any ShapeStyle)?) -> Paint {
    switch style {
    case nil, is ForegroundStyle:
      return foregroundStyle.map { $0 is ForegroundStyle ? Paint(.primary) : paint($0) } ?? Paint(.primary)
    case let color as Color: return Paint(color)
    case let any as AnyShapeStyle: return paint(any.style)
    case let faded as FadedStyle:
      var paint = paint(faded.style)
      paint.opacity *= faded.opacity
      return paint
    case let level as HierarchicalShapeStyle:
      var paint = paint(ForegroundStyle())
      // The system's levels aren't public.
      paint.opacity *= [1, 0.6, 0.3, 0.18][min(3, max(0, level.level - 1))]
      return paint
    case is TintShapeStyle:
      return tint.map { $0 is TintShapeStyle ? Paint(.accentColor) : paint($0) } ?? Paint(.accentColor)
    case let gradient as LinearGradient:
      return Paint(gradient.gradient, line: (gradient.startPoint, gradient.endPoint))
    case let gradient as EllipticalGradient: return Paint(gradient.gradient)
    case let gradient as AnyGradient: return Paint(gradient.color)
    case is Material: return Paint(Color(white: colorScheme == .dark ? 0.2 : 0.95, opacity: 0.9))
    case let style?: return resolved(style).map { paint($0) } ?? Paint(.primary)
    }
  }

  /// Returns what a style of an app stands for (swiftui/shapestyle/resolve(in:)).
  private func resolved<Style: ShapeStyle>(_ style: Style) -> (any ShapeStyle)? {
    Style.Resolved.self == Never.self ? nil : style.resolve(in: self)
  }
}

extension Color {
  /// The system's colors in light and dark, from /design/human-interface-guidelines/color.
  private static let system: [String: (light: String, dark: String)] = [
    "red": ("#ff383c", "#ff4245"), "orange": ("#ff8d28", "#ff9230"), "yellow": ("#fc0", "#ffd600"),
    "green": ("#34c759", "#30d158"), "mint": ("#00c8b3", "#00dac3"), "teal": ("#00c3d0", "#00d2e0"),
    "cyan": ("#00c0e8", "#3cd3fe"), "blue": ("#08f", "#0091ff"), "indigo": ("#6155f5", "#6d7cff"),
    "purple": ("#cb30e0", "#db34f2"), "pink": ("#ff2d55", "#ff375f"), "brown": ("#ac7f5e", "#b78a66"),
    "white": ("#fff", "#fff"), "black": ("#000", "#000"), "gray": ("#8e8e93", "#8e8e93"), "clear": ("none", "none"),
    "primary": ("#000", "#fff"), "secondary": ("#8a8a8e", "#98989f"), "accentColor": ("#08f", "#0091ff"),
  ]

  /// Returns the color of SVG, without the opacity.
  func css(isDark: Bool) -> String {
    switch source {
    case .rgb(let red, let green, let blue):
      let parts = [red, green, blue].map { String(Int(min(1, max(0, $0)) * 255 + 0.5), radix: 16) }
      return "#" + parts.map { $0.count < 2 ? "0" + $0 : $0 }.joined()
    case .named(let name):
      guard let color = Self.system[name] else { return "#888" }
      return isDark ? color.dark : color.light
    }
  }
}

extension Path {
  /// The path as SVG.
  var svg: String {
    func point(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let end): "M" + point(end)
      case .line(let end): "L" + point(end)
      case .quadCurve(let end, let control): "Q" + point(control) + " " + point(end)
      case .curve(let end, let one, let two): "C" + point(one) + " " + point(two) + " " + point(end)
      case .closeSubpath: "Z"
      }
    }
    .joined()
  }
}

/// Returns a number with at most two digits after the point.
func number(_ value: CGFloat) -> String {
  guard abs(value) < 1_000_000 else { return "0" }
  let rounded = (Double(value) * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
