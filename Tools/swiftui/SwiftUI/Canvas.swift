// swift-format-ignore-file
// Custom drawing. A context records what is drawn.

@MainActor @preconcurrency public struct Canvas<Symbols>: View where Symbols: View { // Apple: swiftui/canvas
    let renderer: (inout GraphicsContext, CGSize) -> Void
    init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] { let renderer = renderer; return [context.node(.canvas, .canvas { renderer(&$0, $1) })] }
}
extension Canvas where Symbols == EmptyView {
    public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.init(renderer) } // Apple: swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
}
public struct GraphicsContext { // Apple: swiftui/graphicscontext
    /// Something that was drawn, in the coordinates of `transform`.
    public struct Drawing {
        public enum Content { case fill(Path, Shading), stroke(Path, Shading, StrokeStyle), text(Text, CGPoint, UnitPoint) }
        public let content: Content
        public let transform: CGAffineTransform
        public let opacity: Double
    }
    /// The drawn shapes, shared by all copies of the context.
    final class Record { var drawings: [Drawing] = [] }
    let record: Record
    var transform = CGAffineTransform.identity
    /// Creates a context without drawings.
    public init() { record = Record() }
    /// The shapes drawn so far.
    public var drawings: [Drawing] { record.drawings }
    public var opacity = 1.0
    func draw(_ content: Drawing.Content) { record.drawings.append(Drawing(content: content, transform: transform, opacity: opacity)) }
    public struct Shading: Sendable { // Apple: swiftui/graphicscontext
        enum Source: Sendable { case style(any ShapeStyle), linear(Gradient, CGPoint, CGPoint) }
        let source: Source
    }
    public struct GradientOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let `repeat` = Self(rawValue: 1), mirror = Self(rawValue: 2), linearColor = Self(rawValue: 4) } // Apple: swiftui/graphicscontext/gradientoptions
}
extension GraphicsContext.Shading {
    public static func color(_ color: Color) -> Self { Self(source: .style(color)) } // Apple: swiftui/graphicscontext/shading/color(_:)
    public static func style<S>(_ style: S) -> Self where S: ShapeStyle { Self(source: .style(style)) } // Apple: swiftui/graphicscontext/shading/style(_:)
    public static var foreground: Self { Self(source: .style(ForegroundStyle())) } // Apple: swiftui/graphicscontext/shading/foreground
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()) -> Self { Self(source: .linear(gradient, startPoint, endPoint)) } // Apple: swiftui/graphicscontext/shading/lineargradient(_:startpoint:endpoint:options:)
}
extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { draw(.fill(path, shading)) } // Apple: swiftui/graphicscontext/fill(_:with:style:)
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { draw(.stroke(path, shading, style)) } // Apple: swiftui/graphicscontext/stroke(_:with:style:)
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { draw(.stroke(path, shading, StrokeStyle(lineWidth: lineWidth))) } // Apple: swiftui/graphicscontext/stroke(_:with:linewidth:)
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) } // Apple: swiftui/graphicscontext/translateby(x:y:)
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) } // Apple: swiftui/graphicscontext/rotate(by:)
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(.text(text, point, anchor)) } // Apple: swiftui/graphicscontext/draw(_:at:anchor:)-5dgmd
}
