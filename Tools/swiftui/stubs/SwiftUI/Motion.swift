// swift-format-ignore-file
// Animations, gestures, timelines and feedback: declarations without behavior, as in SwiftUI.swift.

public struct Animation: Equatable, Sendable { // Apple: swiftui/animation
    public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation() // Apple: swiftui/animation
    public static func linear(duration: TimeInterval) -> Animation { Animation() }; public static func easeIn(duration: TimeInterval) -> Animation { Animation() }; public static func easeOut(duration: TimeInterval) -> Animation { Animation() }; public static func easeInOut(duration: TimeInterval) -> Animation { Animation() } // Apple: swiftui/animation
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation() }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() } // Apple: swiftui/animation/spring(duration:bounce:blendduration:)
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { Animation() }
    public func delay(_ delay: TimeInterval) -> Animation { self }; public func speed(_ speed: Double) -> Animation { self }; public func repeatForever(autoreverses: Bool = true) -> Animation { self }; public func repeatCount(_ n: Int, autoreverses: Bool = true) -> Animation { self } // Apple: swiftui/animation/delay(_:)
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
public struct AnyTransition: Sendable { // Apple: swiftui/anytransition
    public static let opacity = AnyTransition(), scale = AnyTransition(), slide = AnyTransition(), identity = AnyTransition() // Apple: swiftui/anytransition/opacity
    public static func move(edge: Edge) -> AnyTransition { opacity }; public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { opacity } // Apple: swiftui/anytransition
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { opacity }
    public func combined(with other: AnyTransition) -> AnyTransition { self }; public func animation(_ a: Animation?) -> AnyTransition { self } // Apple: swiftui/anytransition/combined(with:)
}
@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value; associatedtype Body: Gesture; var body: Body { get } } // Apple: swiftui/gesture
extension Never: Gesture { public typealias Value = Never }
public struct _ChangedGesture<Content>: Gesture where Content: Gesture { public typealias Value = Content.Value; public var body: Never { fatalError() } }
public struct _EndedGesture<Content>: Gesture where Content: Gesture { public typealias Value = Content.Value; public var body: Never { fatalError() } }
extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _stub() } // Apple: swiftui/gesture/onended(_:)
}
extension Gesture where Value: Equatable { @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _stub() } } // Apple: swiftui/gesture/onchanged(_:)
public struct TapGesture: Gesture { public typealias Value = (); @MainActor @preconcurrency public init(count: Int = 1) {}; public var body: Never { fatalError() } }
public struct GestureMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let none = GestureMask([]), gesture = GestureMask(rawValue: 1), subviews = GestureMask(rawValue: 2), all = GestureMask(rawValue: 3) } // Apple: swiftui/gesturemask
public protocol TimelineSchedule { associatedtype Entries: Sequence where Entries.Element == Date } // Apple: swiftui/timelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable { public typealias Entries = [Date]; public init(minimumInterval: Double? = nil, paused: Bool = false) {} }
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable { public typealias Entries = [Date]; public init(from: Date, by: TimeInterval) {} }
extension TimelineSchedule where Self == AnimationTimelineSchedule { public static var animation: Self { .init() }; public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { .init() } } // Apple: swiftui/timelineschedule/animation(minimuminterval:paused:)
extension TimelineSchedule where Self == PeriodicTimelineSchedule { public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { _stub() } } // Apple: swiftui/timelineschedule/periodic(from:by:)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule { nonisolated init(_: ()) {}; public struct Context { public let date: Date; public enum Cadence: Comparable, Sendable { case live, seconds, minutes }; public let cadence: Cadence } } // Apple: swiftui/timelineview
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context // Apple: swiftui/timelineviewdefaultcontext
extension TimelineView: View where Content: View { nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/timelineview/init(_:content:)-1mlmj
public struct GraphicsContext { public struct Shading: Sendable {}; public struct ClipOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let inverse = ClipOptions(rawValue: 1) }; public var opacity: Double { get { 1 } set {} } } // Apple: swiftui/graphicscontext
public struct SensoryFeedback: Equatable, Sendable { // Apple: swiftui/sensoryfeedback
    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), increase = Self(), decrease = Self(), impact = Self(), start = Self(), stop = Self(), alignment = Self(), levelChange = Self() // Apple: swiftui/sensoryfeedback
    public struct Weight: Equatable, Sendable { public static let light = Self(), medium = Self(), heavy = Self() } // Apple: swiftui/sensoryfeedback/weight
    public struct Flexibility: Equatable, Sendable { public static let rigid = Self(), solid = Self(), soft = Self() } // Apple: swiftui/sensoryfeedback/flexibility/soft
    // Apple's documentation has a default for the weight, but OpenSwiftUI's SensoryFeedback.swift has none. The stub
    // has none, which is stricter.
    public static func impact(weight: Weight, intensity: Double = 1) -> Self { .init() } // OpenSwiftUI: OpenSwiftUI/View/Control/SensoryFeedback/SensoryFeedback.swift
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .init() } // Apple: swiftui/sensoryfeedback/impact(flexibility:intensity:)
}
