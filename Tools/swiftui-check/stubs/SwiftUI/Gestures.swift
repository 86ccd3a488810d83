// swift-format-ignore-file
// Gesture state, transactions, hovering, animation by phases: declarations without behaviour, as in SwiftUI.swift.

public struct Transaction {
    public init() {}
    public init(animation: Animation?) {}
    public var animation: Animation? { get { nil } set {} }
    public var disablesAnimations: Bool { get { false } set {} }
    public var isContinuous: Bool { get { false } set {} }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
extension View { nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { _stub(EmptyView.self) } }

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public init(wrappedValue: Value) { self = _stub() }
    public init(initialValue: Value) { self = _stub() }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self = _stub() }
    public init(initialValue: Value, resetTransaction: Transaction) { self = _stub() }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() }
    public var wrappedValue: Value { _stub() }
    public var projectedValue: GestureState<Value> { self }
}
extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self = _stub() }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() }
}
public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture { public typealias Value = Base.Value; public var body: Never { fatalError() } }
extension Gesture {
    nonisolated public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { _stub() }
}

public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }
extension View {
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { _stub(EmptyView.self) }
    nonisolated public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { _stub(EmptyView.self) }
}

// iOS 17
public struct PlaceholderContentView<Value>: View { public var body: Never { fatalError() } }
extension View {
    nonisolated public func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable { _stub(EmptyView.self) }
    nonisolated public func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable { _stub(EmptyView.self) }
}
