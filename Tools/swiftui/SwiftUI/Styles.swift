// swift-format-ignore-file
// Colors, gradients and other styles.

public protocol ShapeStyle: Sendable { associatedtype Resolved: ShapeStyle = Never; func resolve(in environment: EnvironmentValues) -> Self.Resolved } // Apple: swiftui/shapestyle/resolve(in:)
extension ShapeStyle where Resolved == Never { public func resolve(in environment: EnvironmentValues) -> Never { fatalError("The style stands for itself.") } }
extension Never: ShapeStyle {}
public struct Color: Hashable, Sendable, View, ShapeStyle { // Apple: swiftui/color
    /// A color by its parts, or one of the system's by name, which depends on the color scheme.
    public enum Source: Hashable, Sendable { case rgb(red: Double, green: Double, blue: Double), named(String) }
    public let source: Source
    public let alpha: Double
    nonisolated init(_ source: Source, alpha: Double = 1) { self.source = source; self.alpha = alpha }
    nonisolated init(system name: String) { self.init(.named(name)) }
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 } // Apple: swiftui/color/rgbcolorspace/srgb
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) { self.init(.rgb(red: red, green: green, blue: blue), alpha: opacity) } // Apple: swiftui/color/init(_:red:green:blue:opacity:)
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { self.init(.rgb(red: white, green: white, blue: white), alpha: opacity) }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }
    nonisolated public static let red = Color(system: "red"), orange = Color(system: "orange"), yellow = Color(system: "yellow"), green = Color(system: "green"), mint = Color(system: "mint"), teal = Color(system: "teal"), cyan = Color(system: "cyan"), blue = Color(system: "blue"), indigo = Color(system: "indigo"), purple = Color(system: "purple"), pink = Color(system: "pink"), brown = Color(system: "brown"), white = Color(system: "white"), gray = Color(system: "gray"), black = Color(system: "black"), clear = Color(system: "clear"), primary = Color(system: "primary"), secondary = Color(system: "secondary"), accentColor = Color(system: "accentColor") // Apple: swiftui/color
    nonisolated public func opacity(_ opacity: Double) -> Color { Color(source, alpha: alpha * opacity) } // Apple: swiftui/color/opacity(_:)
    nonisolated public var gradient: AnyGradient { AnyGradient(color: self) } // Apple: swiftui/color/gradient
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { [context.node(.color, .color(self))] }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }; public static var orange: Color { Color.orange }; public static var yellow: Color { Color.yellow }; public static var green: Color { Color.green }; public static var mint: Color { Color.mint }; public static var teal: Color { Color.teal }; public static var cyan: Color { Color.cyan }; public static var blue: Color { Color.blue }; public static var indigo: Color { Color.indigo }; public static var purple: Color { Color.purple }; public static var pink: Color { Color.pink }; public static var brown: Color { Color.brown }; public static var white: Color { Color.white }; public static var gray: Color { Color.gray }; public static var black: Color { Color.black }; public static var clear: Color { Color.clear } // Apple: swiftui/shapestyle
}
public struct AnyGradient: ShapeStyle, Hashable { let color: Color }
public struct HierarchicalShapeStyle: ShapeStyle, Hashable { let level: Int; public static let primary = Self(level: 1), secondary = Self(level: 2), tertiary = Self(level: 3), quaternary = Self(level: 4) }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var primary: Self { HierarchicalShapeStyle(level: 1) }; public static var secondary: Self { HierarchicalShapeStyle(level: 2) }; public static var tertiary: Self { HierarchicalShapeStyle(level: 3) }; public static var quaternary: Self { HierarchicalShapeStyle(level: 4) } } // Apple: swiftui/shapestyle/secondary-swift.property
public struct TintShapeStyle: ShapeStyle, Hashable { public init() {} } // Apple: swiftui/tintshapestyle
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } } // Apple: swiftui/shapestyle/tint
public struct Material: ShapeStyle, Hashable { let name: String }
extension ShapeStyle where Self == Material { public static var regularMaterial: Self { Self(name: "regular") }; public static var thinMaterial: Self { Self(name: "thin") }; public static var ultraThinMaterial: Self { Self(name: "ultraThin") }; public static var thickMaterial: Self { Self(name: "thick") }; public static var bar: Self { Self(name: "bar") } } // Apple: swiftui/shapestyle
/// A style with an opacity.
public struct FadedStyle: ShapeStyle { let style: any ShapeStyle, opacity: Double }
extension ShapeStyle {
#if XCODE_27
    // Disfavored like `blendMode`, so that the check accepts and refuses what TN3211 says. Apple's attributes aren't
    // public.
    @_disfavoredOverload
#endif
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}
public struct AnyShapeStyle: ShapeStyle, Hashable { // Apple: swiftui/anyshapestyle
    let style: any ShapeStyle
    public init<S>(_ style: S) where S: ShapeStyle { self.style = (style as? AnyShapeStyle)?.style ?? style } // Apple: swiftui/anyshapestyle
    public static func == (one: Self, other: Self) -> Bool { "\(one.style)" == "\(other.style)" }
    public func hash(into hasher: inout Hasher) { hasher.combine("\(style)") }
}
public struct ForegroundStyle: ShapeStyle, Hashable { public init() {} } // Apple: swiftui/foregroundstyle
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { .init() } } // Apple: swiftui/shapestyle/foreground
public struct Gradient: Hashable, Sendable { // Apple: swiftui/gradient
    public struct Stop: Hashable, Sendable { let color: Color, location: CGFloat; public init(color: Color, location: CGFloat) { self.color = color; self.location = location } }
    let stops: [Stop]
    public init(colors: [Color]) { stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(max(1, colors.count - 1))) } } // Apple: swiftui/gradient
    public init(stops: [Stop]) { self.stops = stops }
}
public struct LinearGradient: ShapeStyle, View { let gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint; nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint) }; nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient; self.startPoint = startPoint; self.endPoint = endPoint }; public var body: Never { fatalError() }; public func _nodes(_ context: _Context) -> [Node] { context.filled(with: self) } }
public struct EllipticalGradient: ShapeStyle, View { // Apple: swiftui/ellipticalgradient
    let gradient: Gradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat
    nonisolated public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { gradient = Gradient(colors: colors); self.center = center; self.startRadiusFraction = startRadiusFraction; self.endRadiusFraction = endRadiusFraction } // Apple: swiftui/ellipticalgradient/init(colors:center:startradiusfraction:endradiusfraction:)
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { context.filled(with: self) }
}
extension _Context {
    /// A view that is filled with a style.
    func filled(with style: any ShapeStyle) -> [Node] { [node(.shape, .shape(ShapeDrawing(shape: Rectangle(), fill: style)))] }
}
