// swift-format-ignore-file
// Custom drawing: declarations without behavior, as in SwiftUI.swift.

@MainActor @preconcurrency public struct Canvas<Symbols>: View where Symbols: View { // Apple: swiftui/canvas
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) { self = _stub() }
    public var body: some View { EmptyView() }
}
extension Canvas where Symbols == EmptyView {
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self = _stub() } // Apple: swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
}
extension GraphicsContext.Shading {
    public static func color(_ color: Color) -> Self { _stub() } // Apple: swiftui/graphicscontext/shading/color(_:)
    public static func style<S>(_ style: S) -> Self where S: ShapeStyle { _stub() } // Apple: swiftui/graphicscontext/shading/style(_:)
    public static var foreground: Self { _stub() } // Apple: swiftui/graphicscontext/shading/foreground
}
extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {} // Apple: swiftui/graphicscontext/fill(_:with:style:)
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {} // Apple: swiftui/graphicscontext/stroke(_:with:style:)
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {} // Apple: swiftui/graphicscontext/stroke(_:with:linewidth:)
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {} // Apple: swiftui/graphicscontext/translateby(x:y:)
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {} // Apple: swiftui/graphicscontext/rotate(by:)
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public struct ResolvedText { public func measure(in size: CGSize) -> CGSize { _stub() } }
    public func resolve(_ text: Text) -> ResolvedText { _stub() }
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {} // Apple: swiftui/graphicscontext/draw(_:at:anchor:)-5dgmd
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
}
