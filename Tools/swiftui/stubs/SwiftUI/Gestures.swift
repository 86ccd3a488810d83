// swift-format-ignore-file
// Gesture state, transactions, hovering, and phase animations: declarations without behavior, as in SwiftUI.swift.

public struct Transaction { // Apple: swiftui/transaction
    public init() {} // Apple: swiftui/transaction/init()
    public init(animation: Animation?) {} // Apple: swiftui/transaction/init(animation:)
    public var animation: Animation? { get { nil } set {} } // Apple: swiftui/transaction/animation
    public var disablesAnimations: Bool { get { false } set {} } // Apple: swiftui/transaction/disablesanimations
    public var isContinuous: Bool { get { false } set {} } // Apple: swiftui/transaction/iscontinuous
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
extension View { nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { _stub(EmptyView.self) } } // Apple: swiftui/view/transaction(_:)

@propertyWrapper public struct GestureState<Value>: DynamicProperty { // Apple: swiftui/gesturestate
    public init(wrappedValue: Value) { self = _stub() } // Apple: swiftui/gesturestate/init(wrappedvalue:)
    public init(initialValue: Value) { self = _stub() }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self = _stub() }
    public init(initialValue: Value, resetTransaction: Transaction) { self = _stub() }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() }
    public var wrappedValue: Value { _stub() } // Apple: swiftui/gesturestate/wrappedvalue
    public var projectedValue: GestureState<Value> { self } // Apple: swiftui/gesturestate/projectedvalue
}
extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self = _stub() } // Apple: swiftui/gesturestate/init(resettransaction:)
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() }
}
public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture { public typealias Value = Base.Value; public var body: Never { fatalError() } }
extension Gesture {
    @MainActor @preconcurrency public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { _stub() } // Apple: swiftui/gesture/updating(_:body:)
}

public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended } // Apple: swiftui/hoverphase
extension View {
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { _stub(EmptyView.self) }
    nonisolated public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/oncontinuoushover(coordinatespace:perform:)
}

// The effect of a pointer over a view. iOS 13.4, not on macOS.
// https://developer.apple.com/documentation/swiftui/hovereffect
#if !os(macOS)
public struct HoverEffect: Sendable {
    init(_: ()) {}
    public static let automatic = HoverEffect(()), highlight = HoverEffect(()), lift = HoverEffect(()) // Apple: swiftui/hovereffect/highlight
}
extension View { nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { _stub(EmptyView.self) } } // Apple: swiftui/view/hovereffect(_:)
#endif

// iOS 17
public struct PlaceholderContentView<Value>: View { public var body: Never { fatalError() } }
extension View {
    nonisolated public func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable { _stub(EmptyView.self) }
    nonisolated public func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable { _stub(EmptyView.self) } // Apple: swiftui/view/phaseanimator(_:trigger:content:animation:)
}
