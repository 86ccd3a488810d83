// swift-format-ignore-file
// Colors, gradients and other styles: declarations without behavior, as in SwiftUI.swift.

public protocol ShapeStyle: Sendable {} // Apple: swiftui/shapestyle
public struct Color: Hashable, Sendable, View, ShapeStyle { // Apple: swiftui/color
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 } // Apple: swiftui/color/rgbcolorspace/srgb
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {} // Apple: swiftui/color/init(_:red:green:blue:opacity:)
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated init(_: ()) {}
    nonisolated public static let red = Color(()), orange = Color(()), yellow = Color(()), green = Color(()), mint = Color(()), teal = Color(()), cyan = Color(()), blue = Color(()), indigo = Color(()), purple = Color(()), pink = Color(()), brown = Color(()), white = Color(()), gray = Color(()), black = Color(()), clear = Color(()), primary = Color(()), secondary = Color(()), accentColor = Color(()) // Apple: swiftui/color
    nonisolated public func opacity(_ opacity: Double) -> Color { self } // Apple: swiftui/color/opacity(_:)
    nonisolated public var gradient: AnyGradient { _stub() } // Apple: swiftui/color/gradient
    public var body: Never { fatalError() }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { _stub() }; public static var orange: Color { _stub() }; public static var yellow: Color { _stub() }; public static var green: Color { _stub() }; public static var mint: Color { _stub() }; public static var teal: Color { _stub() }; public static var cyan: Color { _stub() }; public static var blue: Color { _stub() }; public static var indigo: Color { _stub() }; public static var purple: Color { _stub() }; public static var pink: Color { _stub() }; public static var brown: Color { _stub() }; public static var white: Color { _stub() }; public static var gray: Color { _stub() }; public static var black: Color { _stub() }; public static var clear: Color { _stub() } // Apple: swiftui/shapestyle
}
public struct AnyGradient: ShapeStyle {}
public struct HierarchicalShapeStyle: ShapeStyle { public static let primary = Self(), secondary = Self(), tertiary = Self(), quaternary = Self() }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var primary: Self { _stub() }; public static var secondary: Self { _stub() }; public static var tertiary: Self { _stub() }; public static var quaternary: Self { _stub() } } // Apple: swiftui/shapestyle/secondary-swift.property
public struct TintShapeStyle: ShapeStyle { public init() {} } // Apple: swiftui/tintshapestyle
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { _stub() } } // Apple: swiftui/shapestyle/tint
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material { public static var regularMaterial: Self { _stub() }; public static var thinMaterial: Self { _stub() }; public static var ultraThinMaterial: Self { _stub() }; public static var thickMaterial: Self { _stub() }; public static var bar: Self { _stub() } } // Apple: swiftui/shapestyle
extension ShapeStyle {
#if XCODE_27
    // Disfavored like `blendMode`, so that the check accepts and refuses what TN3211 says. Apple's attributes aren't
    // public.
    @_disfavoredOverload
#endif
    public func opacity(_ opacity: Double) -> some ShapeStyle { Color.clear }
}
public struct Gradient: Hashable, Sendable { public struct Stop: Hashable, Sendable { public init(color: Color, location: CGFloat) {} }; public init(colors: [Color]) {}; public init(stops: [Stop]) {} } // Apple: swiftui/gradient
public struct LinearGradient: ShapeStyle, View { nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}; nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}; public var body: Never { fatalError() } }
