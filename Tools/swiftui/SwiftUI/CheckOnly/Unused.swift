// swift-format-ignore-file
// Declarations that the apps don't use, without bodies. Only the type check compiles them: calls that are ambiguous or wrong
// in Xcode must be so here too. An app that uses one can't run here until the declaration moves to its file, with a body.

func _stub<T>(_: T.Type = T.self, _ f: StaticString = #function) -> T { fatalError("SwiftUI stub: \(f)") }

// MARK: Data
extension RangeReplaceableCollection where Self: MutableCollection { public mutating func remove(atOffsets offsets: IndexSet) {} }
extension MutableCollection { public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {} }
extension SceneStorage { public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String { self = _stub() } }

// MARK: Text
extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {}
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
}
extension Text {
    nonisolated public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { self = _stub() }
    public struct DateStyle: Equatable, Sendable { public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), offset = DateStyle(), timer = DateStyle() }
    nonisolated public init(_ date: Date, style: DateStyle) { self = _stub() }
    nonisolated public func kerning(_ k: CGFloat) -> Text { self }
    nonisolated public func tracking(_ t: CGFloat) -> Text { self }
}
extension Font { public static func custom(_ name: String, size: CGFloat) -> Font { _stub() } }

// MARK: Shapes
extension Color { nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { self = _stub() } }
extension Path {
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {}
    public var boundingRect: CGRect { _stub() }; public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }
}
extension Shape {
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _stub(Rectangle.self) }
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { _stub(Rectangle.self) }
}
extension Canvas { public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) { self = _stub() } }
extension GraphicsContext {
    public struct ClipOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let inverse = ClipOptions(rawValue: 1) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public struct ResolvedText { public func measure(in size: CGSize) -> CGSize { _stub() } }
    public func resolve(_ text: Text) -> ResolvedText { _stub() }
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
}

// MARK: Scenes
extension Scene {
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene where V: Equatable { _stub(WindowGroup<EmptyView>.self) } // Apple: swiftui/scene/onchange(of:initial:_:)-7r9vn
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V: Equatable { _stub(WindowGroup<EmptyView>.self) }
}


// MARK: Input
extension View {
    nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
}
extension GestureState {
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() }
}
extension GestureState where Value: ExpressibleByNilLiteral { public init(reset: @escaping (Value, inout Transaction) -> Void) { self = _stub() } }
extension View {
    nonisolated public func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable { _stub(EmptyView.self) }
}

// MARK: Accessibility
extension View {
    nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View { _stub(EmptyView.self) }
}

// MARK: AppStorage
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    public var wrappedValue: Value { get { _stub() } nonmutating set {} }
    public var projectedValue: Binding<Value> { _stub() } // Apple: swiftui/appstorage/projectedvalue
    init(_stubOnly: ()) {}
}
extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self = _stub() }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self = _stub() }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { self = _stub() }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { self = _stub() }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String { self = _stub() }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int { self = _stub() }
}

// MARK: Previews
@MainActor @preconcurrency public protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get } } // Apple: swiftui/previewprovider
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
extension View {
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { _stub(EmptyView.self) }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { _stub(EmptyView.self) }
}

// MARK: UIKit
#if !os(macOS)
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision } // Apple: uikit/uiuserinterfaceidiom
@MainActor public class UIDevice { public class var current: UIDevice { _stub() }; public var userInterfaceIdiom: UIUserInterfaceIdiom { _stub() } }
#endif

// MARK: Containers
extension TabView where SelectionValue == Int { nonisolated public init(@ViewBuilder content: () -> Content) { self = _stub() } }
extension List {
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self = _stub() }
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self = _stub() }
}
extension List where SelectionValue == Never {
    nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable { self = _stub() }
    nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View { self = _stub() }
}
extension NavigationStack { nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { self = _stub() } }
public protocol DynamicViewContent<Data>: View { associatedtype Data: Collection; var data: Data { get } } // Apple: swiftui/dynamicviewcontent
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { _stub(ForEach<Data0, Int, EmptyView>.self) }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { _stub(ForEach<Data0, Int, EmptyView>.self) }
}
public typealias Data0 = [Int]
// MARK: List styles, old Section form, UITableView appearance
@MainActor @preconcurrency public protocol ListStyle {} // Apple: swiftui/liststyle
public struct DefaultListStyle: ListStyle { public init() {} } // Apple: swiftui/defaultliststyle
public struct PlainListStyle: ListStyle { public init() {} } // Apple: swiftui/plainliststyle
#if !os(macOS)
public struct GroupedListStyle: ListStyle { public init() {} } // Apple: swiftui/groupedliststyle
#endif
public struct InsetListStyle: ListStyle { public init() {} } // Apple: swiftui/insetliststyle
#if !os(macOS)
public struct InsetGroupedListStyle: ListStyle { public init() {} } // Apple: swiftui/insetgroupedliststyle
#endif
public struct SidebarListStyle: ListStyle { public init() {} } // Apple: swiftui/sidebarliststyle
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } } // Apple: swiftui/liststyle/plain
#if !os(macOS)
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } } // Apple: swiftui/liststyle/grouped
#endif
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } } // Apple: swiftui/liststyle/inset
#if !os(macOS)
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } } // Apple: swiftui/liststyle/insetgrouped
#endif
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } } // Apple: swiftui/liststyle/sidebar
extension View { nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { _stub(EmptyView.self) } }
extension Section where Parent: View, Content: View, Footer == EmptyView {
    @available(iOS, deprecated: 100000.0, renamed: "Section(content:header:)")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) { self = _stub() }
}
#if !os(macOS)
public class UIColor: @unchecked Sendable { public class var clear: UIColor { _stub() } }
@MainActor public class UITableView { public class func appearance() -> UITableView { _stub() }; public var backgroundColor: UIColor? { get { _stub() } set {} } }
#endif

// MARK: Input
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
}
extension View {
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { _stub(EmptyView.self) }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { _stub(EmptyView.self) }
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { _stub(EmptyView.self) }
}

// MARK: Bindings and changes
extension Binding {
    @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void) { self = _stub() }
    public var transaction: Transaction { get { _stub() } set {} } // Apple: swiftui/binding/transaction
    public func transaction(_ transaction: Transaction) -> Binding<Value> { _stub() }
}
extension View {
    @available(iOS, deprecated: 17.0) @available(macOS, deprecated: 14.0)
    nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some View where V: Equatable { _stub(EmptyView.self) }
}
extension Scene {
    @available(iOS, deprecated: 17.0) @available(macOS, deprecated: 14.0)
    nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some Scene where V: Equatable { _stub(WindowGroup<EmptyView>.self) }
}

// MARK: Blending
public enum BlendMode: Hashable, Sendable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter } // Apple: swiftui/blendmode
extension ShapeStyle {
#if XCODE_27
    @_disfavoredOverload
#endif
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { Color.clear }
}
extension View {
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { _stub(EmptyView.self) }
}

// MARK: The TabView of iOS 18
@available(iOS 18.0, macOS 15.0, *) @MainActor @preconcurrency public protocol TabContent<TabValue> { associatedtype TabValue: Hashable where TabValue == Body.TabValue; associatedtype Body: TabContent; var body: Self.Body { get } } // Apple: swiftui/tabcontent
@available(iOS 18.0, macOS 15.0, *) extension Never: TabContent { public typealias TabValue = Never }
@available(iOS 18.0, macOS 15.0, *) @resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    public struct Content<Tabs>: View where Tabs: TabContent<TabValue> { public var body: Never { fatalError() } }
    public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
}
@available(iOS 18.0, macOS 15.0, *) public struct DefaultTabLabel: View { public var body: Never { fatalError() } }
@available(iOS 18.0, macOS 15.0, *) public struct Tab<Value, Content, Label> { init(_: ()) {} }
@available(iOS 18.0, macOS 15.0, *) extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { self = _stub() }
    public var body: Self { self }
}
@available(iOS 18.0, macOS 15.0, *) extension TabView {
    nonisolated public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent { self = _stub() }
    nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent { self = _stub() }
}
