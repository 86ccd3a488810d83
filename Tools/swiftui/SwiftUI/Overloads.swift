// swift-format-ignore-file
// Declarations that apps hardly use, but that the compiler considers in overload resolution. A call that is ambiguous
// in Xcode must be ambiguous here too. Apple's documentation leaves out which overloads are disfavored, so the
// attributes are OpenSwiftUI's.

// MARK: Transitions as types
public enum TransitionPhase: Hashable, Sendable { case willAppear, identity, didDisappear } // Apple: swiftui/transitionphase
@MainActor @preconcurrency public protocol Transition { // Apple: swiftui/transition
    associatedtype Body: View // Apple: swiftui/transition/body
    typealias Content = PlaceholderContentView<Self> // Apple: swiftui/transition/content
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}
extension Transition {
    @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T: Transition { self }
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition { self }
}
public struct OpacityTransition: Transition { public init() {}; public func body(content: Content, phase: TransitionPhase) -> some View { content } }
public struct ScaleTransition: Transition { public init(_ scale: Double, anchor: UnitPoint = .center) {}; public func body(content: Content, phase: TransitionPhase) -> some View { content } }
public struct SlideTransition: Transition { public init() {}; public func body(content: Content, phase: TransitionPhase) -> some View { content } }
public struct IdentityTransition: Transition { public init() {}; public func body(content: Content, phase: TransitionPhase) -> some View { content } }
public struct MoveTransition: Transition { public init(edge: Edge) {}; public func body(content: Content, phase: TransitionPhase) -> some View { content } }
extension Transition where Self == OpacityTransition { @MainActor @preconcurrency public static var opacity: OpacityTransition { .init() } } // Apple: swiftui/transition/opacity
extension Transition where Self == ScaleTransition {
    @MainActor @preconcurrency public static var scale: ScaleTransition { .init(0) } // Apple: swiftui/transition/scale
    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { .init(scale, anchor: anchor) }
}
extension Transition where Self == SlideTransition { @MainActor @preconcurrency public static var slide: SlideTransition { .init() } } // Apple: swiftui/transition/slide
extension Transition where Self == IdentityTransition { @MainActor @preconcurrency public static var identity: IdentityTransition { .init() } } // Apple: swiftui/transition/identity
extension Transition where Self == MoveTransition { @MainActor @preconcurrency public static func move(edge: Edge) -> Self { .init(edge: edge) } }
extension View { nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition { _transition() } } // Apple: swiftui/view/transition(_:)-2vjb8

// MARK: Views and styles for backgrounds and overlays
extension View {
    @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
    @_disfavoredOverload nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View { _layered(.background, .layer(alignment), with: background) }
    @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
    @_disfavoredOverload nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View { _layered(.overlay, .layer(alignment), with: overlay) }
    nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape { _modified(.overlayStyle(style, shape: shape)) }
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape { _modified(.backgroundStyle(style, shape: shape)) }
}

