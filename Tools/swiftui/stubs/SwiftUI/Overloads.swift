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
    @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T: Transition { _stub(OpacityTransition.self) }
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition { _stub(OpacityTransition.self) }
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
extension View { nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition { _stub(EmptyView.self) } } // Apple: swiftui/view/transition(_:)-2vjb8

// MARK: Views and styles for backgrounds and overlays
public enum BlendMode: Hashable, Sendable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter } // Apple: swiftui/blendmode
extension ShapeStyle {
#if XCODE_27
    @_disfavoredOverload
#endif
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { Color.clear }
}
extension View {
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { _stub(EmptyView.self) }
    @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
    @_disfavoredOverload nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View { _stub(EmptyView.self) }
    @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
    @_disfavoredOverload nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View { _stub(EmptyView.self) }
    nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape { _stub(EmptyView.self) }
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape { _stub(EmptyView.self) }
}

// MARK: Bindings and changes
extension Binding {
    @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void) { self = _stub() }
    public var transaction: Transaction { get { _stub() } set {} } // Apple: swiftui/binding/transaction
    public func transaction(_ transaction: Transaction) -> Binding<Value> { _stub() }
}
extension View {
    @available(iOS, deprecated: 17.0) @available(macOS, deprecated: 14.0)
    nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some View where V: Equatable { _stub(EmptyView.self) }
}
extension Scene {
    @available(iOS, deprecated: 17.0) @available(macOS, deprecated: 14.0)
    nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some Scene where V: Equatable { _stub(WindowGroup<EmptyView>.self) }
}

// MARK: The TabView of iOS 18
@available(iOS 18.0, macOS 15.0, *) @MainActor @preconcurrency public protocol TabContent<TabValue> { associatedtype TabValue: Hashable where TabValue == Body.TabValue; associatedtype Body: TabContent; var body: Self.Body { get } } // Apple: swiftui/tabcontent
@available(iOS 18.0, macOS 15.0, *) extension Never: TabContent { public typealias TabValue = Never }
@available(iOS 18.0, macOS 15.0, *) @resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    public struct Content<Tabs>: View where Tabs: TabContent<TabValue> { public var body: Never { fatalError() } }
    public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
}
@available(iOS 18.0, macOS 15.0, *) public struct DefaultTabLabel: View { public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, *) public struct Tab<Value, Content, Label> { init(_: ()) {} }
@available(iOS 18.0, macOS 15.0, *) extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { self = _stub() }
    public var body: Self { self }
}
@available(iOS 18.0, macOS 15.0, *) extension TabView {
    nonisolated public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent { self = _stub() }
    nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent { self = _stub() }
}
