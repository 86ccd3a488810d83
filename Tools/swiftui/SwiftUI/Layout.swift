// swift-format-ignore-file
// Geometry, stacks and lists of views.

public struct UnitPoint: Hashable, Sendable { public var x = 0.0 as CGFloat, y = 0.0 as CGFloat; public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }; public static let zero = Self(x: 0, y: 0), center = Self(x: 0.5, y: 0.5), leading = Self(x: 0, y: 0.5), trailing = Self(x: 1, y: 0.5), top = Self(x: 0.5, y: 0), bottom = Self(x: 0.5, y: 1), topLeading = Self(x: 0, y: 0), topTrailing = Self(x: 1, y: 0), bottomLeading = Self(x: 0, y: 1), bottomTrailing = Self(x: 1, y: 1) } // Apple: swiftui/unitpoint
public struct Angle: Hashable, Comparable, Sendable { public var radians = 0.0; public var degrees: Double { get { radians * 180 / .pi } set { radians = newValue * .pi / 180 } }; public init() {}; public init(radians: Double) { self.radians = radians }; public init(degrees: Double) { radians = degrees * .pi / 180 }; public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }; public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }; public static let zero = Angle(); public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians } } // Apple: swiftui/angle
public struct EdgeInsets: Equatable, Sendable { public var top, leading, bottom, trailing: CGFloat; public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing }; public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) } } // Apple: swiftui/edgeinsets
public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing // Apple: swiftui/edge/top
    public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5) } } // Apple: swiftui/edge/set
public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let all = Self(rawValue: 3), container = Self(rawValue: 1), keyboard = Self(rawValue: 2) } // Apple: swiftui/safearearegions
public enum Axis: Int8, CaseIterable, Sendable { case horizontal, vertical // Apple: swiftui/axis
    public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2) } } // Apple: swiftui/axis/set
public struct HorizontalAlignment: Equatable, Sendable { let name: String; public static let leading = Self(name: "leading"), center = Self(name: "center"), trailing = Self(name: "trailing") } // Apple: swiftui/horizontalalignment/leading
public struct VerticalAlignment: Equatable, Sendable { let name: String; public static let top = Self(name: "top"), center = Self(name: "center"), bottom = Self(name: "bottom"), firstTextBaseline = Self(name: "firstTextBaseline"), lastTextBaseline = Self(name: "lastTextBaseline") } // Apple: swiftui/verticalalignment
public struct Alignment: Equatable, Sendable { let horizontal: HorizontalAlignment, vertical: VerticalAlignment; public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal; self.vertical = vertical }; public static let center = Self(horizontal: .center, vertical: .center), leading = Self(horizontal: .leading, vertical: .center), trailing = Self(horizontal: .trailing, vertical: .center), top = Self(horizontal: .center, vertical: .top), bottom = Self(horizontal: .center, vertical: .bottom), topLeading = Self(horizontal: .leading, vertical: .top), topTrailing = Self(horizontal: .trailing, vertical: .top), bottomLeading = Self(horizontal: .leading, vertical: .bottom), bottomTrailing = Self(horizontal: .trailing, vertical: .bottom) } // Apple: swiftui/alignment
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill } // Apple: swiftui/contentmode/fit
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing } // Apple: swiftui/textalignment
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear } // Apple: swiftui/colorrenderingmode
public struct VStack<Content>: View where Content: View { let alignment: HorizontalAlignment, spacing: CGFloat?; nonisolated(unsafe) let content: Content; nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.alignment = alignment; self.spacing = spacing; self.content = content() }; public var body: Never { fatalError() }; public func _nodes(_ context: _Context) -> [Node] { context.container(.vStack, .vStack(alignment, spacing: spacing), content) } } // Apple: swiftui/vstack
public struct HStack<Content>: View where Content: View { let alignment: VerticalAlignment, spacing: CGFloat?; nonisolated(unsafe) let content: Content; nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.alignment = alignment; self.spacing = spacing; self.content = content() }; public var body: Never { fatalError() }; public func _nodes(_ context: _Context) -> [Node] { context.container(.hStack, .hStack(alignment, spacing: spacing), content) } } // Apple: swiftui/hstack
public struct ZStack<Content>: View where Content: View { let alignment: Alignment; nonisolated(unsafe) let content: Content; nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.alignment = alignment; self.content = content() }; public var body: Never { fatalError() }; public func _nodes(_ context: _Context) -> [Node] { context.container(.zStack, .zStack(alignment), content) } } // Apple: swiftui/zstack
public struct Group<Content> { let content: Content; nonisolated init(_ content: Content) { self.content = content } } // Apple: swiftui/group
extension Group: View where Content: View { nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content()) }; public var body: Never { fatalError() }; public func _nodes(_ context: _Context) -> [Node] { content._nodes(context.child("Group")) } } // Apple: swiftui/group/init(content:)-96c8d
public struct Spacer: View { // Apple: swiftui/spacer
    let minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength } // OpenSwiftUI: OpenSwiftUICore/Layout/Separator/Spacer.swift
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { [context.node(.spacer, .spacer(minLength: minLength))] }
}
public struct Divider: View { nonisolated public init() {}; public var body: Never { fatalError() }; public func _nodes(_ context: _Context) -> [Node] { [context.node(.divider)] } } // Apple: swiftui/divider
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable { public var data: Data; public var content: (Data.Element) -> Content; let id: (Data.Element) -> ID } // Apple: swiftui/foreach
// The ID identifies the views of an element, so it must be unique and stay the same: swiftui/foreach, "Demystify SwiftUI".
extension ForEach: View where Content: View { // Apple: swiftui/foreach/body-swift.property
    public var body: Never { fatalError() } // Apple: swiftui/foreach/body-swift.property
    public func _nodes(_ context: _Context) -> [Node] {
        let context = context.child("ForEach")
        var seen: Set<ID> = []
        return data.flatMap { element -> [Node] in
            let id = id(element)
            guard seen.insert(id).inserted else {
                context.app.report("ForEach has the ID \(id) twice at \(context.scope.path).")
                return []
            }
            var inner = context.child(.id(AnyHashable(id)))
            inner.tag = AnyHashable(id)
            let nodes = content(element)._nodes(inner)
            for node in nodes {
                node.id = node.id ?? AnyHashable(id)
                node.tag = node.tag ?? AnyHashable(id)
            }
            return nodes
        }
    }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable { nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(data: data, content: content, id: { $0.id }) } } // Apple: swiftui/foreach/init(_:content:)-9nhnm
extension ForEach where Content: View { nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(data: data, content: content, id: { $0[keyPath: id] }) } } // Apple: swiftui/foreach/init(_:id:content:)
extension ForEach where Data == Range<Int>, ID == Int, Content: View { nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(data: data, content: content, id: { $0 }) } }
public struct GeometryReader<Content>: View where Content: View { // Apple: swiftui/geometryreader
    nonisolated(unsafe) let content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content } // Apple: swiftui/geometryreader
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] {
        let app = context.app, geometry = context.scope.child(.name("geometryReader")).slot("geometry") { Geometry(size: app.size, app: app) }
        let proxy = GeometryProxy(size: geometry.size, frame: geometry.frame, namedFrames: geometry.namedFrames)
        return context.container(.geometryReader, .geometry(geometry), content(proxy))
    }
}
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable { case top, bottom } // Apple: swiftui/verticaledge
public struct GeometryProxy: @unchecked Sendable { // Apple: swiftui/geometryproxy
    public let size: CGSize // Apple: swiftui/geometryproxy
    let frame: CGRect, namedFrames: [AnyHashable: CGRect]
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { // Apple: swiftui/geometryproxy
        if coordinateSpace is LocalCoordinateSpace { return CGRect(origin: .zero, size: size) }
        return (coordinateSpace as? NamedCoordinateSpace).flatMap { namedFrames[$0.name] } ?? frame
    }
}
public protocol CoordinateSpaceProtocol {} // Apple: swiftui/coordinatespaceprotocol
public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public init() {} } // Apple: swiftui/localcoordinatespace
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public init() {} } // Apple: swiftui/globalcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol { let name: AnyHashable }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } } // Apple: swiftui/coordinatespaceprotocol/local
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { .init() } } // Apple: swiftui/coordinatespaceprotocol/global
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) } } // Apple: swiftui/coordinatespaceprotocol/named(_:)
