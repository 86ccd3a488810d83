// swift-format-ignore-file
// Declarations of Swift Charts' public API, without behaviour, as in SwiftUI/SwiftUI.swift. All of it is as old as iOS 16.
import SwiftUI

func _stub<T>(_: T.Type = T.self, _ f: StaticString = #function) -> T { fatalError("Charts stub: \(f)") }

public protocol PrimitivePlottableProtocol {}
public protocol Plottable { associatedtype PrimitivePlottable: PrimitivePlottableProtocol; var primitivePlottable: PrimitivePlottable { get }; init?(primitivePlottable: PrimitivePlottable) }
extension Plottable where PrimitivePlottable == Self { public var primitivePlottable: Self { self }; public init?(primitivePlottable: Self) { self = primitivePlottable } }
extension Int: PrimitivePlottableProtocol, Plottable { public typealias PrimitivePlottable = Int }
extension Double: PrimitivePlottableProtocol, Plottable { public typealias PrimitivePlottable = Double }
extension String: PrimitivePlottableProtocol, Plottable { public typealias PrimitivePlottable = String }
public struct PlottableValue<Value> where Value: Plottable {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self { _stub() }
    public static func value(_ label: Text, _ value: Value) -> Self { _stub() }
    @_disfavoredOverload public static func value<S>(_ label: S, _ value: Value) -> Self where S: StringProtocol { _stub() }
}

// Apple's has a body, too, for marks that are made of others.
@MainActor @preconcurrency public protocol ChartContent {}
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: ChartContent { content }
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ChartContent where C0: ChartContent, C1: ChartContent { c0 }
}
extension ForEach: ChartContent where Content: ChartContent {}
@MainActor @preconcurrency public struct Chart<Content>: View where Content: ChartContent {
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self = _stub() }
    nonisolated public init<Data, ID, C>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent { self = _stub() }
    nonisolated public init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, Data.Element: Identifiable, C: ChartContent { self = _stub() }
    public var body: some View { EmptyView() }
}

public struct MarkDimension: Sendable { init(_: ()) {}; public static var automatic: Self { .init(()) }; public static func fixed(_ length: CGFloat) -> Self { .init(()) }; public static func ratio(_ ratio: CGFloat) -> Self { .init(()) }; public static func inset(_ inset: CGFloat) -> Self { .init(()) } }
public struct MarkStackingMethod: Equatable, Sendable { init(_: ()) {}; public static var standard: Self { .init(()) }; public static var normalized: Self { .init(()) }; public static var center: Self { .init(()) }; public static var unstacked: Self { .init(()) } }
public struct AnnotationPosition: Equatable, Sendable { init(_: ()) {}; public static let automatic = Self(()), overlay = Self(()), top = Self(()), bottom = Self(()), leading = Self(()), trailing = Self(()), topLeading = Self(()), topTrailing = Self(()), bottomLeading = Self(()), bottomTrailing = Self(()) }
@MainActor @preconcurrency public struct BarMark: ChartContent {
    nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where X: Plottable, Y: Plottable { self = _stub() }
}
extension ChartContent {
    nonisolated public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle { _stub(BarMark.self) }
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { _stub(BarMark.self) }
    nonisolated public func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C) -> some ChartContent where C: View { _stub(BarMark.self) }
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { _stub(BarMark.self) }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { _stub(BarMark.self) }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent { _stub(BarMark.self) }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { _stub(BarMark.self) }
}
extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { _stub(EmptyView.self) }
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { _stub(EmptyView.self) }
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { _stub(EmptyView.self) }
}
