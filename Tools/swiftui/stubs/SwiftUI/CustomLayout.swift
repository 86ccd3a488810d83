// swift-format-ignore-file
// Custom layouts: declarations without behavior, as in SwiftUI.swift. iOS 16.
// https://developer.apple.com/documentation/swiftui/layout

public struct ProposedViewSize: Equatable, Sendable { // Apple: swiftui/proposedviewsize
    public var width: CGFloat? // Apple: swiftui/proposedviewsize/width
    public var height: CGFloat?
    public static let zero = ProposedViewSize(width: 0, height: 0), unspecified = ProposedViewSize(width: nil, height: nil), infinity = ProposedViewSize(width: .infinity, height: .infinity) // Apple: swiftui/proposedviewsize/unspecified
    public init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height } // Apple: swiftui/proposedviewsize/init(width:height:)
    public init(_ size: CGSize) { self = _stub() }
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { size }
}
public protocol LayoutValueKey { associatedtype Value; static var defaultValue: Self.Value { get } } // Apple: swiftui/layoutvaluekey
public struct LayoutSubview: Equatable {
    init(_: ()) {}
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { _stub() } // Apple: swiftui/layoutsubview/subscript(_:)
    public var priority: Double { 0 }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { _stub() } // Apple: swiftui/layoutsubview/sizethatfits(_:)
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {} // Apple: swiftui/layoutsubview/place(at:anchor:proposal:)
}
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    init(_: ()) {}
    public var layoutDirection: LayoutDirection { _stub() }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> LayoutSubview { _stub() } // Apple: swiftui/layoutsubviews
    public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
}
@preconcurrency public protocol Layout: Sendable, Animatable { // Apple: swiftui/layout
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews // Apple: swiftui/layout/subviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}
extension Layout {
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {}
    @MainActor @preconcurrency public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View { _stub(EmptyView.self) } // Apple: swiftui/layout/callasfunction(_:)
}
extension Layout where Self.Cache == () { public func makeCache(subviews: Self.Subviews) -> Self.Cache { _stub() } }
extension View { nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey { _stub(EmptyView.self) } } // Apple: swiftui/view/layoutvalue(key:value:)
