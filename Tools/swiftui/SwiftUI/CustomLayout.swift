// swift-format-ignore-file
// Custom layouts. iOS 16. The layout stage measures and places the subviews.
// https://developer.apple.com/documentation/swiftui/layout

public struct ProposedViewSize: Equatable, Sendable { // Apple: swiftui/proposedviewsize
    public var width: CGFloat? // Apple: swiftui/proposedviewsize/width
    public var height: CGFloat?
    public static let zero = ProposedViewSize(width: 0, height: 0), unspecified = ProposedViewSize(width: nil, height: nil), infinity = ProposedViewSize(width: .infinity, height: .infinity) // Apple: swiftui/proposedviewsize/unspecified
    public init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height } // Apple: swiftui/proposedviewsize/init(width:height:)
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}
public protocol LayoutValueKey { associatedtype Value; static var defaultValue: Self.Value { get } } // Apple: swiftui/layoutvaluekey
public struct LayoutSubview: Equatable {
    /// What the layout stage does for a subview.
    struct Proxy { let node: Node, size: (ProposedViewSize) -> CGSize, place: (CGPoint, UnitPoint, ProposedViewSize) -> Void }
    let proxy: Proxy
    init(_ proxy: Proxy) { self.proxy = proxy }
    var modifiers: [Modifier] { MainActor.assumeIsolated { proxy.node.modifiers } }
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { // Apple: swiftui/layoutsubview/subscript(_:)
        for case .layoutValue(ObjectIdentifier(key), let value) in modifiers.reversed() { if let value = value as? K.Value { return value } }
        return K.defaultValue
    }
    public var priority: Double { for case .layoutPriority(let priority) in modifiers.reversed() { return priority }; return 0 }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proxy.size(proposal) } // Apple: swiftui/layoutsubview/sizethatfits(_:)
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { proxy.place(position, anchor, proposal) } // Apple: swiftui/layoutsubview/place(at:anchor:proposal:)
    public static func == (one: Self, other: Self) -> Bool { one.proxy.node === other.proxy.node }
}
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    let subviews: [LayoutSubview]
    public let layoutDirection: LayoutDirection
    init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) { self.subviews = subviews; self.layoutDirection = layoutDirection }
    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> LayoutSubview { subviews[index] } // Apple: swiftui/layoutsubviews
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), layoutDirection) }
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
    @MainActor @preconcurrency public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View { _LaidOutView(layout: self, content: content()) } // Apple: swiftui/layout/callasfunction(_:)
}
extension Layout where Self.Cache == () { public func makeCache(subviews: Self.Subviews) -> Self.Cache { () } }
extension View { nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey { _modified(.layoutValue(ObjectIdentifier(key), value)) } } // Apple: swiftui/view/layoutvalue(key:value:)
/// The views that a custom layout arranges.
public struct _LaidOutView<L: Layout, Content: View>: View {
    let layout: L, content: Content
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { context.container(.customLayout, .layout(layout), content) }
}
