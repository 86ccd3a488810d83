// swift-format-ignore-file
// Shapes and paths.

public protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by rhs: Double); var magnitudeSquared: Double { get } }
extension Double: VectorArithmetic { public mutating func scale(by rhs: Double) { self *= rhs }; public var magnitudeSquared: Double { self * self } }
extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }; public var magnitudeSquared: Double { Double(self * self) } }
extension Float: VectorArithmetic { public mutating func scale(by rhs: Double) { self *= Float(rhs) }; public var magnitudeSquared: Double { Double(self * self) } }
public struct EmptyAnimatableData: VectorArithmetic, Sendable { public init() {}; public static var zero: Self { .init() }; public static func + (a: Self, b: Self) -> Self { a }; public static func - (a: Self, b: Self) -> Self { a }; public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic { public var first: First, second: Second; public init(_ f: First, _ s: Second) { first = f; second = s }; public static var zero: Self { Self(.zero, .zero) }; public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }; public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }; public mutating func scale(by rhs: Double) { first.scale(by: rhs); second.scale(by: rhs) }; public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared } }
public protocol Animatable { associatedtype AnimatableData: VectorArithmetic; var animatableData: AnimatableData { get set } } // Apple: swiftui/animatable
extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get { .init() } set {} } } // Apple: swiftui/animatable/animatabledata-1gesb
public struct Path: Equatable, Sendable { // Apple: swiftui/path
    /// A step of the path.
    public enum Element: Equatable, Sendable { case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint), curve(to: CGPoint, control1: CGPoint, control2: CGPoint), closeSubpath }
    /// The steps of the path.
    public private(set) var elements: [Element] = []
    /// How the path is drawn as a line, following `strokedPath`.
    public private(set) var line: StrokeStyle?
    public init() {}; public init(_ rect: CGRect) { addRect(rect) }; public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }; public init(_ callback: (inout Path) -> ()) { callback(&self) } // Apple: swiftui/path
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { addRoundedRect(rect, cornerRadius) } // Apple: swiftui/path
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) } // Apple: swiftui/path
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) } // Apple: swiftui/path
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(to: end, control: control)) } // Apple: swiftui/path
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { elements.append(.curve(to: end, control1: control1, control2: control2)) } // Apple: swiftui/path/addcurve(to:control1:control2:)
    public mutating func addRect(_ rect: CGRect) { addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)]); closeSubpath() }
    public mutating func addEllipse(in rect: CGRect) { addRounded(rect, rect.width / 2, rect.height / 2) }
    mutating func addRoundedRect(_ rect: CGRect, _ radius: CGFloat) { let radius = min(radius, rect.width / 2, rect.height / 2); addRounded(rect, radius, radius) }
    public mutating func addLines(_ lines: [CGPoint]) { for (index, point) in lines.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } } } // Apple: swiftui/path
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { elements += path.elements.map { $0.map { $0.applying(transform) } } } // Apple: swiftui/path
    public mutating func closeSubpath() { elements.append(.closeSubpath) } // Apple: swiftui/path
    public var isEmpty: Bool { elements.isEmpty }
    public func strokedPath(_ style: StrokeStyle) -> Path { var path = self; path.line = style; return path } // Apple: swiftui/path/strokedpath(_:)
}
extension Path.Element {
    /// The points of the step, the end last.
    var points: [CGPoint] { switch self { case .move(let end), .line(let end): [end]; case .quadCurve(let end, let control): [control, end]; case .curve(let end, let one, let two): [one, two, end]; case .closeSubpath: [] } }
    func map(_ change: (CGPoint) -> CGPoint) -> Self { switch self { case .move(let end): .move(to: change(end)); case .line(let end): .line(to: change(end)); case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control)); case .curve(let end, let one, let two): .curve(to: change(end), control1: change(one), control2: change(two)); case .closeSubpath: .closeSubpath } }
}
extension Path {
    /// Adds a rectangle whose corners are quarters of an ellipse.
    mutating func addRounded(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat) {
        // The distance of a curve's control points by which it is closest to a quarter of a circle.
        let share = 0.5523 as CGFloat, dx = x * (1 - share), dy = y * (1 - share)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(rect.minX + x, rect.minY))
        addLine(to: point(rect.maxX - x, rect.minY))
        addCurve(to: point(rect.maxX, rect.minY + y), control1: point(rect.maxX - dx, rect.minY), control2: point(rect.maxX, rect.minY + dy))
        addLine(to: point(rect.maxX, rect.maxY - y))
        addCurve(to: point(rect.maxX - x, rect.maxY), control1: point(rect.maxX, rect.maxY - dy), control2: point(rect.maxX - dx, rect.maxY))
        addLine(to: point(rect.minX + x, rect.maxY))
        addCurve(to: point(rect.minX, rect.maxY - y), control1: point(rect.minX + dx, rect.maxY), control2: point(rect.minX, rect.maxY - dy))
        addLine(to: point(rect.minX, rect.minY + y))
        addCurve(to: point(rect.minX + x, rect.minY), control1: point(rect.minX, rect.minY + dy), control2: point(rect.minX + dx, rect.minY))
        closeSubpath()
    }
}
extension Path: Shape { nonisolated public func path(in rect: CGRect) -> Path { self } }
nonisolated public protocol Shape: Sendable, Animatable, View { nonisolated func path(in rect: CGRect) -> Path } // Apple: swiftui/shape
extension Shape { public var body: Never { fatalError() }; @MainActor public func _nodes(_ context: _Context) -> [Node] { [context.node(.shape, .shape(ShapeDrawing(shape: self, fill: ForegroundStyle())))] } }
nonisolated public protocol InsettableShape: Shape { associatedtype InsetShape: InsettableShape; nonisolated func inset(by amount: CGFloat) -> InsetShape }
public enum RoundedCornerStyle: Sendable { case circular, continuous } // Apple: swiftui/roundedcornerstyle
public struct Rectangle: InsettableShape { var inset = 0.0 as CGFloat; nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }; nonisolated public func inset(by amount: CGFloat) -> Self { var shape = self; shape.inset += amount; return shape } } // Apple: swiftui/rectangle
public struct Circle: InsettableShape { var inset = 0.0 as CGFloat; nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { let side = min(rect.width, rect.height) - 2 * inset; return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)) }; nonisolated public func inset(by amount: CGFloat) -> Self { var shape = self; shape.inset += amount; return shape } } // Apple: swiftui/circle
public struct Ellipse: InsettableShape { var inset = 0.0 as CGFloat; nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }; nonisolated public func inset(by amount: CGFloat) -> Self { var shape = self; shape.inset += amount; return shape } }
public struct Capsule: InsettableShape { var inset = 0.0 as CGFloat; nonisolated public init(style: RoundedCornerStyle = .continuous) {}; nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: .infinity) }; nonisolated public func inset(by amount: CGFloat) -> Self { var shape = self; shape.inset += amount; return shape } }
public struct RoundedRectangle: InsettableShape { var cornerRadius: CGFloat, inset = 0.0 as CGFloat; nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.cornerRadius = cornerRadius }; nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: max(0, cornerRadius - inset)) }; nonisolated public func inset(by amount: CGFloat) -> Self { var shape = self; shape.inset += amount; return shape } } // Apple: swiftui/roundedrectangle
extension Shape where Self == Circle { public static var circle: Circle { Circle() } } // Apple: swiftui/shape/circle
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } } // Apple: swiftui/shape/rect
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } } // Apple: swiftui/shape/capsule
extension Shape where Self == RoundedRectangle { public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { RoundedRectangle(cornerRadius: cornerRadius, style: style) } }
public enum CGLineCap: Int32, Sendable { case butt, round, square } // Apple: coregraphics/cglinecap/round
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel } // Apple: coregraphics/cglinejoin/round
public struct StrokeStyle: Equatable, Sendable { // Apple: swiftui/strokestyle
    public var lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, dash: [CGFloat]
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) { self.lineWidth = lineWidth; self.lineCap = lineCap; self.lineJoin = lineJoin; self.dash = dash } // Apple: swiftui/strokestyle
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
/// A shape that is drawn in a style.
public struct _DrawnShape<S: Shape>: View {
    let shape: S, fill: (any ShapeStyle)?, stroke: (style: any ShapeStyle, line: StrokeStyle)?, isStrokeInside: Bool
    nonisolated init(_ shape: S, fill: (any ShapeStyle)? = nil, stroke: (style: any ShapeStyle, line: StrokeStyle)? = nil, isStrokeInside: Bool = false) { self.shape = shape; self.fill = fill; self.stroke = stroke; self.isStrokeInside = isStrokeInside }
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { [context.node(.shape, .shape(ShapeDrawing(shape: shape, fill: fill, stroke: stroke, isStrokeInside: isStrokeInside)))] }
}
extension Shape {
    nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle { _DrawnShape(self, fill: content) } // OpenSwiftUI: OpenSwiftUICore/Shape/ShapeView.swift
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S: ShapeStyle { _DrawnShape(self, stroke: (content, style)) } // Apple: swiftui/shape/stroke(_:style:antialiased:)
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle { _DrawnShape(self, stroke: (content, StrokeStyle(lineWidth: lineWidth))) } // Apple: swiftui/shape/stroke(_:linewidth:antialiased:)
}
extension InsettableShape { nonisolated public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle { _DrawnShape(self, stroke: (content, StrokeStyle(lineWidth: lineWidth)), isStrokeInside: true) } } // Apple: swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
