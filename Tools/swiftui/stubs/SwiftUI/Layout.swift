// swift-format-ignore-file
// Geometry, stacks and lists of views: declarations without behavior, as in SwiftUI.swift.

public struct UnitPoint: Hashable, Sendable { public var x = 0.0 as CGFloat, y = 0.0 as CGFloat; public init(x: CGFloat, y: CGFloat) {}; init() {}; public static let zero = Self(), center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self(), topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self() } // Apple: swiftui/unitpoint
public struct Angle: Hashable, Comparable, Sendable { public var radians = 0.0; public var degrees = 0.0; public init() {}; public init(radians: Double) {}; public init(degrees: Double) {}; public static func radians(_ radians: Double) -> Angle { Angle() }; public static func degrees(_ degrees: Double) -> Angle { Angle() }; public static let zero = Angle(); public static func < (a: Angle, b: Angle) -> Bool { false } } // Apple: swiftui/angle
public struct EdgeInsets: Equatable, Sendable { public var top, leading, bottom, trailing: CGFloat; public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { self = _stub() }; public init() { self = _stub() } } // Apple: swiftui/edgeinsets
public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing // Apple: swiftui/edge/top
    public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5) } } // Apple: swiftui/edge/set
public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let all = Self(rawValue: 3), container = Self(rawValue: 1), keyboard = Self(rawValue: 2) } // Apple: swiftui/safearearegions
public enum Axis: Int8, CaseIterable, Sendable { case horizontal, vertical // Apple: swiftui/axis
    public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2) } } // Apple: swiftui/axis/set
public struct HorizontalAlignment: Equatable, Sendable { public static let leading = Self(), center = Self(), trailing = Self() } // Apple: swiftui/horizontalalignment/leading
public struct VerticalAlignment: Equatable, Sendable { public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self(), lastTextBaseline = Self() } // Apple: swiftui/verticalalignment
public struct Alignment: Equatable, Sendable { public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}; init() {}; public static let center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self(), topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self() } // Apple: swiftui/alignment
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill } // Apple: swiftui/contentmode/fit
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing } // Apple: swiftui/textalignment
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear } // Apple: swiftui/colorrenderingmode
public struct VStack<Content>: View where Content: View { nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } } // Apple: swiftui/vstack
public struct HStack<Content>: View where Content: View { nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } } // Apple: swiftui/hstack
public struct ZStack<Content>: View where Content: View { nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } } // Apple: swiftui/zstack
public struct Group<Content> { nonisolated init(_: ()) {} } // Apple: swiftui/group
extension Group: View where Content: View { nonisolated public init(@ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/group/init(content:)-96c8d
public struct Spacer: View { // Apple: swiftui/spacer
    nonisolated public init(minLength: CGFloat? = nil) {} // OpenSwiftUI: OpenSwiftUICore/Layout/Separator/Spacer.swift
    public var body: Never { fatalError() }
}
public struct Divider: View { nonisolated public init() {}; public var body: Never { fatalError() } } // Apple: swiftui/divider
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable { public var data: Data; public var content: (Data.Element) -> Content } // Apple: swiftui/foreach
extension ForEach: View where Content: View { public var body: Never { fatalError() } } // Apple: swiftui/foreach/body-swift.property
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable { nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self = _stub() } } // Apple: swiftui/foreach/init(_:content:)-9nhnm
extension ForEach where Content: View { nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { self = _stub() } } // Apple: swiftui/foreach/init(_:id:content:)
extension ForEach where Data == Range<Int>, ID == Int, Content: View { nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self = _stub() } }
public struct GeometryReader<Content>: View where Content: View { nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/geometryreader
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable { case top, bottom } // Apple: swiftui/verticaledge
public struct GeometryProxy: Sendable { public var size: CGSize { _stub() }; public var safeAreaInsets: EdgeInsets { _stub() }; public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { _stub() } } // Apple: swiftui/geometryproxy
public protocol CoordinateSpaceProtocol {} // Apple: swiftui/coordinatespaceprotocol
public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public init() {} } // Apple: swiftui/localcoordinatespace
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public init() {} } // Apple: swiftui/globalcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } } // Apple: swiftui/coordinatespaceprotocol/local
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { .init() } } // Apple: swiftui/coordinatespaceprotocol/global
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init() } } // Apple: swiftui/coordinatespaceprotocol/named(_:)
