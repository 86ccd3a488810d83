// swift-format-ignore-file
// Grids, scrolling, looks, and gestures one after the other: declarations without behaviour, as in SwiftUI.swift.

// MARK: Layout
public struct GridItem: Sendable {
    public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
    public var size: Size; public var spacing: CGFloat?; public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { self = _stub() }
}
public struct PinnedScrollableViews: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2) }
public struct LazyVGrid<Content>: View where Content: View { nonisolated public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } }
// iOS 16.4
public struct ScrollBounceBehavior: Sendable { init(_: ()) {}; public static var automatic: Self { .init(()) }; public static var always: Self { .init(()) }; public static var basedOnSize: Self { .init(()) } }
extension View {
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { _stub(EmptyView.self) }
    // iOS 17
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { _stub(EmptyView.self) }
}

// MARK: Looks
public struct EllipticalGradient: ShapeStyle, View {
    nonisolated public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {}
    public var body: Never { fatalError() }
}
extension Path { public func strokedPath(_ style: StrokeStyle) -> Path { self } }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
extension EnvironmentValues { public var colorSchemeContrast: ColorSchemeContrast { _stub() } }
extension View {
    nonisolated public func labelsHidden() -> some View { _stub(EmptyView.self) }
    nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View { _stub(EmptyView.self) }
    nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where T: Equatable { _stub(EmptyView.self) }
}
// iOS 17
extension View { nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View where T: Equatable { _stub(EmptyView.self) } }
extension Scene {
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene where V: Equatable { _stub(WindowGroup<EmptyView>.self) }
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V: Equatable { _stub(WindowGroup<EmptyView>.self) }
}

// MARK: Gestures
public struct LongPressGesture: Gesture { public typealias Value = Bool; public var minimumDuration: Double; nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { self = _stub() }; public var body: Never { fatalError() } }
public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public enum Value { case first(First.Value), second(First.Value, Second.Value?) }
    nonisolated public init(_ first: First, _ second: Second) { self = _stub() }
    public var body: Never { fatalError() }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Gesture { nonisolated public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture { _stub() } }
extension View {
    nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { _stub(EmptyView.self) }
}
