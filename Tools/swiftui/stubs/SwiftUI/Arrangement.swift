// swift-format-ignore-file
// Grids, scrolling, appearance, and sequences of gestures: declarations without behavior, as in SwiftUI.swift.

// MARK: Layout
public struct GridItem: Sendable { // Apple: swiftui/griditem
    public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) } // Apple: swiftui/griditem/size-swift.enum/adaptive(minimum:maximum:)
    public var size: Size; public var spacing: CGFloat?; public var alignment: Alignment? // Apple: swiftui/griditem
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { self = _stub() } // Apple: swiftui/griditem/init(_:spacing:alignment:)
}
public struct PinnedScrollableViews: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2) } // Apple: swiftui/pinnedscrollableviews
public struct LazyVGrid<Content>: View where Content: View { nonisolated public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/lazyvgrid
// iOS 16.4
public struct ScrollBounceBehavior: Sendable { init(_: ()) {}; public static var automatic: Self { .init(()) }; public static var always: Self { .init(()) }; public static var basedOnSize: Self { .init(()) } } // Apple: swiftui/scrollbouncebehavior/basedonsize
extension View {
    // iOS 16. https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/scrolldisabled(_:)
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/scrollbouncebehavior(_:axes:)
    // iOS 17
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/coordinatespace(_:)
}

// MARK: Appearance
public struct EllipticalGradient: ShapeStyle, View { // Apple: swiftui/ellipticalgradient
    nonisolated public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {} // Apple: swiftui/ellipticalgradient/init(colors:center:startradiusfraction:endradiusfraction:)
    public var body: Never { fatalError() }
}
extension Path { public func strokedPath(_ style: StrokeStyle) -> Path { self } } // Apple: swiftui/path/strokedpath(_:)
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased } // Apple: swiftui/colorschemecontrast/increased
extension EnvironmentValues { public var colorSchemeContrast: ColorSchemeContrast { _stub() } } // Apple: swiftui/environmentvalues/colorschemecontrast
extension View {
    nonisolated public func labelsHidden() -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/labelshidden()
    nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)
}
// iOS 17
extension View { nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View where T: Equatable { _stub(EmptyView.self) } } // Apple: swiftui/view/sensoryfeedback(trigger:_:)
extension Scene {
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene where V: Equatable { _stub(WindowGroup<EmptyView>.self) } // Apple: swiftui/scene/onchange(of:initial:_:)-7r9vn
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V: Equatable { _stub(WindowGroup<EmptyView>.self) }
}

// MARK: Gestures
public struct LongPressGesture: Gesture { public typealias Value = Bool; public var minimumDuration: Double; @MainActor @preconcurrency public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/longpressgesture
public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture { // Apple: swiftui/sequencegesture
    public enum Value { case first(First.Value), second(First.Value, Second.Value?) }
    @MainActor @preconcurrency public init(_ first: First, _ second: Second) { self = _stub() }
    public var body: Never { fatalError() }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Gesture { @MainActor @preconcurrency public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture { _stub() } } // Apple: swiftui/gesture/sequenced(before:)
extension View {
    // https://developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)
    nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture { _stub(EmptyView.self) } // Apple: swiftui/view/simultaneousgesture(_:including:)
    nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)
}
