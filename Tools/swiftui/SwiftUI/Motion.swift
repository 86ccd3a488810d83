// swift-format-ignore-file
// Animations, timelines and feedback. Nothing moves here: a view has its final look at once.

public struct Animation: Equatable, Sendable { // Apple: swiftui/animation
    public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation() // Apple: swiftui/animation
    public static func linear(duration: TimeInterval) -> Animation { Animation() }; public static func easeIn(duration: TimeInterval) -> Animation { Animation() }; public static func easeOut(duration: TimeInterval) -> Animation { Animation() }; public static func easeInOut(duration: TimeInterval) -> Animation { Animation() } // Apple: swiftui/animation
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation() }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() } // Apple: swiftui/animation/spring(duration:bounce:blendduration:)
    public func delay(_ delay: TimeInterval) -> Animation { self }; public func speed(_ speed: Double) -> Animation { self }; public func repeatForever(autoreverses: Bool = true) -> Animation { self }; public func repeatCount(_ n: Int, autoreverses: Bool = true) -> Animation { self } // Apple: swiftui/animation/delay(_:)
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
public struct AnyTransition: Sendable { // Apple: swiftui/anytransition
    public static let opacity = AnyTransition(), scale = AnyTransition(), slide = AnyTransition(), identity = AnyTransition() // Apple: swiftui/anytransition/opacity
    public static func move(edge: Edge) -> AnyTransition { opacity }; public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { opacity } // Apple: swiftui/anytransition
    public func combined(with other: AnyTransition) -> AnyTransition { self }; public func animation(_ a: Animation?) -> AnyTransition { self } // Apple: swiftui/anytransition/combined(with:)
}
public protocol TimelineSchedule { associatedtype Entries: Sequence where Entries.Element == Date } // Apple: swiftui/timelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable { public typealias Entries = [Date]; public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }; let isPaused: Bool }
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable { public typealias Entries = [Date]; public init(from: Date, by: TimeInterval) {} }
extension TimelineSchedule where Self == AnimationTimelineSchedule { public static var animation: Self { .init() }; public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) } } // Apple: swiftui/timelineschedule/animation(minimuminterval:paused:)
extension TimelineSchedule where Self == PeriodicTimelineSchedule { public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) } } // Apple: swiftui/timelineschedule/periodic(from:by:)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule { // Apple: swiftui/timelineview
    let schedule: Schedule, content: (TimelineViewDefaultContext) -> Content
    public struct Context { // Apple: swiftui/timelineview
        public let date: Date // Apple: swiftui/timelineview
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let cadence: Cadence
    }
}
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context // Apple: swiftui/timelineviewdefaultcontext
extension TimelineView: View where Content: View {
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) { self.init(schedule: schedule, content: content) } // Apple: swiftui/timelineview/init(_:content:)-1mlmj
    public var body: Never { fatalError() }
    // The date is the app's clock. A paused schedule has no new dates: swiftui/animationtimelineschedule
    public func _nodes(_ context: _Context) -> [Node] {
        let context = context.child("TimelineView"), last = context.scope.slot("date") { LastBox(context.app.now) }
        if (schedule as? AnimationTimelineSchedule)?.isPaused != true { last.value = context.app.now }
        return content(.init(date: last.value, cadence: .live))._nodes(context)
    }
}
public struct SensoryFeedback: Equatable, Sendable { // Apple: swiftui/sensoryfeedback
    let name: String
    public static let success = Self(name: "success"), warning = Self(name: "warning"), error = Self(name: "error"), selection = Self(name: "selection"), increase = Self(name: "increase"), decrease = Self(name: "decrease"), impact = Self(name: "impact"), start = Self(name: "start"), stop = Self(name: "stop"), alignment = Self(name: "alignment"), levelChange = Self(name: "levelChange") // Apple: swiftui/sensoryfeedback
    public struct Weight: Equatable, Sendable { let name: String; public static let light = Self(name: "light"), medium = Self(name: "medium"), heavy = Self(name: "heavy") } // Apple: swiftui/sensoryfeedback/weight
    public struct Flexibility: Equatable, Sendable { let name: String; public static let rigid = Self(name: "rigid"), solid = Self(name: "solid"), soft = Self(name: "soft") } // Apple: swiftui/sensoryfeedback/flexibility/soft
    // Apple's documentation has a default for the weight, but OpenSwiftUI's SensoryFeedback.swift has none. The declaration
    // here has none, which is stricter.
    public static func impact(weight: Weight, intensity: Double = 1) -> Self { .init(name: weight.name) } // OpenSwiftUI: OpenSwiftUI/View/Control/SensoryFeedback/SensoryFeedback.swift
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .init(name: flexibility.name) } // Apple: swiftui/sensoryfeedback/impact(flexibility:intensity:)
}
