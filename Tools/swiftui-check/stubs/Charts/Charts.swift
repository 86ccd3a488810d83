// swift-format-ignore-file
// Declarations of Swift Charts' public API, without behavior, as in SwiftUI/SwiftUI.swift. All of it is as old as iOS 16.
import SwiftUI

func _stub<T>(_: T.Type = T.self, _ f: StaticString = #function) -> T { fatalError("Charts stub: \(f)") }

public protocol PrimitivePlottableProtocol {} // Apple: charts/primitiveplottableprotocol
public protocol Plottable { associatedtype PrimitivePlottable: PrimitivePlottableProtocol; var primitivePlottable: PrimitivePlottable { get }; init?(primitivePlottable: PrimitivePlottable) }
extension Plottable where PrimitivePlottable == Self { public var primitivePlottable: Self { self }; public init?(primitivePlottable: Self) { self = primitivePlottable } }
extension Int: PrimitivePlottableProtocol, Plottable { public typealias PrimitivePlottable = Int }
extension Double: PrimitivePlottableProtocol, Plottable { public typealias PrimitivePlottable = Double }
extension String: PrimitivePlottableProtocol, Plottable { public typealias PrimitivePlottable = String }
public struct PlottableValue<Value> where Value: Plottable {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self { _stub() } // Apple: charts/plottablevalue/value(_:_:)-70xhu
    public static func value(_ label: Text, _ value: Value) -> Self { _stub() }
    @_disfavoredOverload public static func value<S>(_ label: S, _ value: Value) -> Self where S: StringProtocol { _stub() }
}

// Apple's has a body, too, for marks that are made of others.
@MainActor @preconcurrency public protocol ChartContent {} // Apple: charts/chartcontent
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent { content } // Apple: charts/chartcontentbuilder/buildexpression(_:)
    public static func buildPartialBlock<T>(first content: T) -> T where T: ChartContent { content } // Apple: charts/chartcontentbuilder/buildpartialblock(first:)
    public static func buildPartialBlock(accumulated: some ChartContent, next: some ChartContent) -> some ChartContent { accumulated } // Apple: charts/chartcontentbuilder/buildpartialblock(accumulated:next:)
}
extension ForEach: ChartContent where Content: ChartContent {}
@MainActor @preconcurrency public struct Chart<Content>: View where Content: ChartContent { // Apple: charts/chart
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self = _stub() }
    nonisolated public init<Data, ID, C>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent { self = _stub() } // Apple: charts/chart/init(_:id:content:)
    nonisolated public init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, Data.Element: Identifiable, C: ChartContent { self = _stub() }
    public var body: some View { EmptyView() }
}

public struct MarkDimension: Sendable { init(_: ()) {}; public static var automatic: Self { .init(()) }; public static func fixed(_ length: CGFloat) -> Self { .init(()) }; public static func ratio(_ ratio: CGFloat) -> Self { .init(()) }; public static func inset(_ inset: CGFloat) -> Self { .init(()) } }
public struct MarkStackingMethod: Equatable, Sendable { init(_: ()) {}; public static var standard: Self { .init(()) }; public static var normalized: Self { .init(()) }; public static var center: Self { .init(()) }; public static var unstacked: Self { .init(()) } } // Apple: charts/markstackingmethod
public struct AnnotationPosition: Equatable, Sendable { init(_: ()) {}; public static let automatic = Self(()), overlay = Self(()), top = Self(()), bottom = Self(()), leading = Self(()), trailing = Self(()), topLeading = Self(()), topTrailing = Self(()), bottomLeading = Self(()), bottomTrailing = Self(()) } // Apple: charts/annotationposition/trailing
@MainActor @preconcurrency public struct BarMark: ChartContent { // Apple: charts/barmark
    nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where X: Plottable, Y: Plottable { self = _stub() } // Apple: charts/barmark/init(x:y:width:height:stacking:)
}
extension ChartContent {
    nonisolated public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle { _stub(BarMark.self) } // Apple: charts/chartcontent/foregroundstyle(_:)
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { _stub(BarMark.self) } // Apple: charts/chartcontent/cornerradius(_:style:)
    nonisolated public func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C) -> some ChartContent where C: View { _stub(BarMark.self) } // Apple: charts/chartcontent/annotation(position:alignment:spacing:content:)-65emh
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { _stub(BarMark.self) } // Apple: charts/chartcontent/accessibilitylabel(_:)-28985
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { _stub(BarMark.self) }
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent { _stub(BarMark.self) } // Apple: charts/chartcontent/accessibilityvalue(_:)-5g7o4
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { _stub(BarMark.self) } // Apple: charts/chartcontent/accessibilityhidden(_:)
}
extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/chartxaxis(_:)
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { _stub(EmptyView.self) }
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { _stub(EmptyView.self) }
}
