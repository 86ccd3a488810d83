// swift-format-ignore-file
// Shapes and paths: declarations without behavior, as in SwiftUI.swift.

public protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by rhs: Double); var magnitudeSquared: Double { get } }
extension Double: VectorArithmetic { public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
extension Float: VectorArithmetic { public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
public struct EmptyAnimatableData: VectorArithmetic, Sendable { public init() {}; public static var zero: Self { .init() }; public static func + (a: Self, b: Self) -> Self { a }; public static func - (a: Self, b: Self) -> Self { a }; public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic { public var first: First, second: Second; public init(_ f: First, _ s: Second) { first = f; second = s }; public static var zero: Self { _stub() }; public static func + (a: Self, b: Self) -> Self { a }; public static func - (a: Self, b: Self) -> Self { a }; public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
public protocol Animatable { associatedtype AnimatableData: VectorArithmetic; var animatableData: AnimatableData { get set } } // Apple: swiftui/animatable
extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get { .init() } set {} } } // Apple: swiftui/animatable/animatabledata-1gesb
public struct Path: Equatable, Sendable { // Apple: swiftui/path
    public init() {}; public init(_ rect: CGRect) {}; public init(ellipseIn rect: CGRect) {}; public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}; public init(_ callback: (inout Path) -> ()) {} // Apple: swiftui/path
    public mutating func move(to end: CGPoint) {}; public mutating func addLine(to end: CGPoint) {}; public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {} // Apple: swiftui/path
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {} // Apple: swiftui/path/addcurve(to:control1:control2:)
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {}
    public mutating func addRect(_ rect: CGRect) {}; public mutating func addEllipse(in rect: CGRect) {}; public mutating func addLines(_ lines: [CGPoint]) {}; public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}; public mutating func closeSubpath() {} // Apple: swiftui/path
    public var isEmpty: Bool { true }; public var boundingRect: CGRect { _stub() }; public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }; public var currentPoint: CGPoint? { nil }
}
extension Path: Shape { nonisolated public func path(in rect: CGRect) -> Path { self } }
nonisolated public protocol Shape: Sendable, Animatable, View { nonisolated func path(in rect: CGRect) -> Path } // Apple: swiftui/shape
extension Shape { public var body: Never { fatalError() } }
nonisolated public protocol InsettableShape: Shape { associatedtype InsetShape: InsettableShape; nonisolated func inset(by amount: CGFloat) -> InsetShape }
public enum RoundedCornerStyle: Sendable { case circular, continuous } // Apple: swiftui/roundedcornerstyle
public struct Rectangle: InsettableShape { nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } } // Apple: swiftui/rectangle
public struct Circle: InsettableShape { nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } } // Apple: swiftui/circle
public struct Ellipse: InsettableShape { nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } }
public struct Capsule: InsettableShape { nonisolated public init(style: RoundedCornerStyle = .continuous) {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } }
public struct RoundedRectangle: InsettableShape { nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } } // Apple: swiftui/roundedrectangle
extension Shape where Self == Circle { public static var circle: Circle { _stub() } } // Apple: swiftui/shape/circle
extension Shape where Self == Rectangle { public static var rect: Rectangle { _stub() } } // Apple: swiftui/shape/rect
extension Shape where Self == Capsule { public static var capsule: Capsule { _stub() } } // Apple: swiftui/shape/capsule
extension Shape where Self == RoundedRectangle { public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { _stub() } }
public enum CGLineCap: Int32, Sendable { case butt, round, square } // Apple: coregraphics/cglinecap/round
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel } // Apple: coregraphics/cglinejoin/round
public struct StrokeStyle: Equatable, Sendable { public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {} } // Apple: swiftui/strokestyle
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
extension Shape {
    nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // OpenSwiftUI: OpenSwiftUICore/Shape/ShapeView.swift
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/shape/stroke(_:style:antialiased:)
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/shape/stroke(_:linewidth:antialiased:)
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _stub(Rectangle.self) }
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { _stub(Rectangle.self) }
}
public struct ForegroundStyle: ShapeStyle { public init() {} } // Apple: swiftui/foregroundstyle
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { _stub() } } // Apple: swiftui/shapestyle/foreground
extension InsettableShape { nonisolated public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle { _stub(EmptyView.self) } } // Apple: swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
