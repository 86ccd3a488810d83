// swift-format-ignore-file
// Gestures, gesture state, transactions, hovering, and phase animations.

@MainActor @preconcurrency public protocol Gesture<Value> { // Apple: swiftui/gesture
    associatedtype Value; associatedtype Body: Gesture; var body: Body { get }
    /// Reports what the touches so far mean to the gesture, after the latest of them.
    func _recognize(_ touches: [Touch], _ report: (Value, GestureStage) -> Void)
}
extension Gesture { public func _recognize(_ touches: [Touch], _ report: (Value, GestureStage) -> Void) {} }
extension Never: Gesture { public typealias Value = Never }
public struct _ChangedGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    let content: Content, action: (Value) -> Void
    public var body: Never { fatalError() }
    public func _recognize(_ touches: [Touch], _ report: (Value, GestureStage) -> Void) { content._recognize(touches) { if $1 == .changed { action($0) }; report($0, $1) } }
}
public struct _EndedGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    let content: Content, action: (Value) -> Void
    public var body: Never { fatalError() }
    public func _recognize(_ touches: [Touch], _ report: (Value, GestureStage) -> Void) { content._recognize(touches) { if $1 == .ended { action($0) }; report($0, $1) } }
}
extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(content: self, action: action) } // Apple: swiftui/gesture/onended(_:)
}
extension Gesture where Value: Equatable { @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(content: self, action: action) } } // Apple: swiftui/gesture/onchanged(_:)
public struct TapGesture: Gesture { public typealias Value = (); @MainActor @preconcurrency public init(count: Int = 1) {}; public var body: Never { fatalError() }; public func _recognize(_ touches: [Touch], _ report: (Void, GestureStage) -> Void) { if let value = DragGesture.Value(touches), value.distance < 10, touches.last?.isEnd == true { report((), .ended) } } }
public struct DragGesture: Gesture { // Apple: swiftui/draggesture
    public struct Value: Equatable, Sendable { // Apple: swiftui/draggesture/value
        public var time: Date; public var location: CGPoint; public var startLocation: CGPoint // Apple: swiftui/draggesture/value
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }; public var velocity: CGSize { .zero } // Apple: swiftui/draggesture/value
        public var predictedEndLocation: CGPoint { location }; public var predictedEndTranslation: CGSize { translation } // Apple: swiftui/draggesture/value
    }
    public var minimumDistance: CGFloat // Apple: swiftui/draggesture/minimumdistance
    let space: AnyHashable?
    @MainActor @preconcurrency public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.minimumDistance = minimumDistance; space = (coordinateSpace as? NamedCoordinateSpace)?.name } // Apple: swiftui/draggesture/init(minimumdistance:coordinatespace:)
    public typealias Body = Never
    public var body: Never { fatalError() }
    // The gesture succeeds from the minimum distance on: swiftui/draggesture/minimumdistance
    public func _recognize(_ touches: [Touch], _ report: (Value, GestureStage) -> Void) {
        let touches = touches.map { $0.inside(space) }
        guard let last = touches.last, let value = Value(touches), touches.contains(where: { Value([touches[0], $0]).map { $0.distance >= minimumDistance } == true }) else { return }
        report(value, last.isEnd ? .ended : .changed)
    }
}
extension DragGesture.Value {
    init?(_ touches: [Touch]) { guard let first = touches.first, let last = touches.last else { return nil }; self.init(time: last.time, location: last.location, startLocation: first.location) }
    var distance: CGFloat { (translation.width * translation.width + translation.height * translation.height).squareRoot() }
}
public struct GestureMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let none = GestureMask([]), gesture = GestureMask(rawValue: 1), subviews = GestureMask(rawValue: 2), all = GestureMask(rawValue: 3) } // Apple: swiftui/gesturemask
public struct LongPressGesture: Gesture { // Apple: swiftui/longpressgesture
    public typealias Value = Bool
    public var minimumDuration: Double, maximumDistance: CGFloat
    @MainActor @preconcurrency public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { self.minimumDuration = minimumDuration; self.maximumDistance = maximumDistance } // Apple: swiftui/longpressgesture
    public var body: Never { fatalError() }
    // The gesture fails if the finger moves farther before the minimum duration has passed: swiftui/longpressgesture/maximumdistance
    public func _recognize(_ touches: [Touch], _ report: (Bool, GestureStage) -> Void) {
        guard let first = touches.first, let last = touches.last else { return }
        let early = touches.filter { $0.time.timeIntervalSince(first.time) < minimumDuration }
        guard early.allSatisfy({ DragGesture.Value([first, $0]).map { $0.distance <= maximumDistance } == true && !$0.isEnd }) else { return }
        report(true, last.time.timeIntervalSince(first.time) >= minimumDuration ? .ended : .changed)
    }
}
public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture { // Apple: swiftui/sequencegesture
    public enum Value { case first(First.Value), second(First.Value, Second.Value?) }
    let first: First, second: Second
    @MainActor @preconcurrency public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
    public var body: Never { fatalError() }
    // The second gesture begins when the first has succeeded: swiftui/sequencegesture
    public func _recognize(_ touches: [Touch], _ report: (Value, GestureStage) -> Void) {
        first._recognize(touches) { one, stage in
            guard stage == .ended else { return report(.first(one), .changed) }
            var hasSecond = false
            second._recognize(touches) { two, stage in hasSecond = true; report(.second(one, two), stage) }
            if !hasSecond { report(.second(one, nil), touches.last?.isEnd == true ? .ended : .changed) }
        }
    }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Gesture { @MainActor @preconcurrency public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture { SequenceGesture(self, other) } } // Apple: swiftui/gesture/sequenced(before:)

public struct Transaction { // Apple: swiftui/transaction
    public init() {} // Apple: swiftui/transaction/init()
    public init(animation: Animation?) { self.animation = animation } // Apple: swiftui/transaction/init(animation:)
    public var animation: Animation? // Apple: swiftui/transaction/animation
    public var disablesAnimations = false // Apple: swiftui/transaction/disablesanimations
    public var isContinuous = false // Apple: swiftui/transaction/iscontinuous
}
extension View { nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { _unchanged() } } // Apple: swiftui/view/transaction(_:)

@propertyWrapper public struct GestureState<Value>: DynamicProperty { // Apple: swiftui/gesturestate
    let initial: Value
    var box: ValueBox<Value>?
    public init(wrappedValue: Value) { initial = wrappedValue } // Apple: swiftui/gesturestate/init(wrappedvalue:)
    public init(initialValue: Value) { initial = initialValue }
    public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
    public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }
    public var wrappedValue: Value { box?.value ?? initial } // Apple: swiftui/gesturestate/wrappedvalue
    public var projectedValue: GestureState<Value> { self } // Apple: swiftui/gesturestate/projectedvalue
}
extension GestureState where Value: ExpressibleByNilLiteral { public init(resetTransaction: Transaction = Transaction()) { initial = nil } } // Apple: swiftui/gesturestate/init(resettransaction:)
extension GestureState: LinkedProperty {
    mutating func link(to context: _Context, offset: Int) { let initial = initial, scope = context.scope; box = scope.property(at: offset) { ValueBox(initial, scope: scope) } }
}
public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    public typealias Value = Base.Value
    let base: Base, state: GestureState<State>, update: (Value, inout State, inout Transaction) -> Void
    public var body: Never { fatalError() }
    // The property is reset when the gesture ends: swiftui/gesturestate
    public func _recognize(_ touches: [Touch], _ report: (Value, GestureStage) -> Void) {
        if touches.last?.isEnd == true { state.box?.set(state.initial) }
        base._recognize(touches) { value, stage in
            if touches.last?.isEnd != true { var new = state.wrappedValue, transaction = Transaction(); update(value, &new, &transaction); state.box?.set(new) }
            report(value, stage)
        }
    }
}
extension Gesture {
    @MainActor @preconcurrency public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, update: body) } // Apple: swiftui/gesture/updating(_:body:)
}
extension View {
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture { _changed { $0.behavior.gestures.append(GestureRecognizer(gesture, mask: mask)) } } // Apple: swiftui/view/gesture(_:including:)
    // https://developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)
    nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture { _changed { $0.behavior.gestures.append(GestureRecognizer(gesture, mask: mask)) } } // Apple: swiftui/view/simultaneousgesture(_:including:)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { _changed { $0.behavior.taps.append { _ in action() } } } // Apple: swiftui/view/ontapgesture(count:perform:)
    // iOS 17
    nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { _changed { $0.behavior.taps.append { action($0) } } } // Apple: swiftui/view/ontapgesture(count:coordinatespace:perform:)
    nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { _changed { $0.behavior.longPress = { action() } } } // Apple: swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)
}

public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended } // Apple: swiftui/hoverphase
extension View {
    nonisolated public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { _changed { $0.behavior.hovers.append { action($0) } } } // Apple: swiftui/view/oncontinuoushover(coordinatespace:perform:)
}

// The effect of a pointer over a view. iOS 13.4, not on macOS.
// https://developer.apple.com/documentation/swiftui/hovereffect
#if !os(macOS)
public struct HoverEffect: Sendable {
    init(_: ()) {}
    public static let automatic = HoverEffect(()), highlight = HoverEffect(()), lift = HoverEffect(()) // Apple: swiftui/hovereffect/highlight
}
extension View { nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { _unchanged() } } // Apple: swiftui/view/hovereffect(_:)
#endif

// iOS 17
public struct PlaceholderContentView<Value>: View {
    nonisolated(unsafe) let evaluate: @MainActor (_Context) -> [Node]
    nonisolated init(_ evaluate: @escaping @MainActor (_Context) -> [Node]) { self.evaluate = evaluate }
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { evaluate(context) }
}
extension View {
    // The first phase is what a view looks like at rest: swiftui/view/phaseanimator(_:trigger:content:animation:)
    nonisolated public func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable { // Apple: swiftui/view/phaseanimator(_:trigger:content:animation:)
        let first = phases.first { _ in true }
        return _remembering("phaseAnimator") { context, view in
            first.map { content(PlaceholderContentView { view._nodes($0.animated(false).child("content")) }, $0)._nodes(context.animated(true)) } ?? view._nodes(context)
        }
    }
}
