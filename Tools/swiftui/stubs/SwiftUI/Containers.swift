// swift-format-ignore-file
// Tabs, lists, forms, menus and grids: declarations without behavior, as in SwiftUI.swift.

@MainActor @preconcurrency public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View { // Apple: swiftui/tabview
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self = _stub() } // Apple: swiftui/tabview/init(selection:content:)-2f8u8
    public var body: some View { EmptyView() }
}
extension TabView where SelectionValue == Int { nonisolated public init(@ViewBuilder content: () -> Content) { self = _stub() } }
extension View { nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { _stub(EmptyView.self) } } // Apple: swiftui/view/tabitem(_:)

// MARK: List / Section / Form / ScrollView / NavigationStack
@MainActor @preconcurrency public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View { // Apple: swiftui/list
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self = _stub() }
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self = _stub() }
    public var body: some View { EmptyView() } // Apple: swiftui/list/body
}
extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { self = _stub() } // Apple: swiftui/list/init(content:)
    nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable { self = _stub() }
    nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View { self = _stub() }
}
@MainActor @preconcurrency public struct Menu<Label, Content>: View where Label: View, Content: View { // Apple: swiftui/menu
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self = _stub() } // Apple: swiftui/menu/init(content:label:)
    public var body: some View { EmptyView() }
}
// The style of a menu. `button` requires iOS 16. https://developer.apple.com/documentation/swiftui/buttonmenustyle
@MainActor @preconcurrency public protocol MenuStyle {}
public struct ButtonMenuStyle: MenuStyle { nonisolated public init() {} }
extension MenuStyle where Self == ButtonMenuStyle { @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() } } // Apple: swiftui/menustyle/button
extension View { nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { _stub(EmptyView.self) } } // Apple: swiftui/view/menustyle(_:)
@MainActor @preconcurrency public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View { // Apple: swiftui/disclosuregroup
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) where Label == Text { self = _stub() } // Apple: swiftui/disclosuregroup/init(_:content:)
  public var body: some View { _stub(EmptyView.self) }
}
@MainActor @preconcurrency public struct Section<Parent, Content, Footer> { nonisolated init(_: ()) { self = _stub() } } // Apple: swiftui/section
extension Section: View where Parent: View, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) { self = _stub() } // Apple: swiftui/section/init(content:header:footer:)
    public var body: some View { EmptyView() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content) { self = _stub() } } // Apple: swiftui/section/init(content:)
extension Section where Parent: View, Content: View, Footer == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self = _stub() } } // Apple: swiftui/section/init(content:header:)-29e2l
extension Section where Parent == EmptyView, Content: View, Footer: View { nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self = _stub() } } // Apple: swiftui/section/init(content:footer:)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self = _stub() } // Apple: swiftui/section/init(_:content:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol { self = _stub() }
}
@MainActor @preconcurrency public struct Form<Content>: View where Content: View { // Apple: swiftui/form
    nonisolated public init(@ViewBuilder content: () -> Content) { self = _stub() } // Apple: swiftui/form/init(content:)
    public var body: some View { EmptyView() }
}
@MainActor @preconcurrency public struct ScrollView<Content>: View where Content: View { // Apple: swiftui/scrollview
    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self = _stub() } // Apple: swiftui/scrollview/init(_:showsindicators:content:)
    public var body: some View { EmptyView() } // Apple: swiftui/scrollview/body
}
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View { // Apple: swiftui/navigationstack
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self = _stub() } // Apple: swiftui/navigationstack/init(root:)
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { self = _stub() }
    public var body: some View { EmptyView() }
}
public struct NavigationPath: Equatable { public init() {}; public var count: Int { 0 }; public mutating func append<V>(_ value: V) where V: Hashable {}; public mutating func removeLast(_ k: Int = 1) {} }
extension View {
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/navigationtitle(_:)
    nonisolated public func navigationTitle(_ title: Text) -> some View { _stub(EmptyView.self) }
    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { _stub(EmptyView.self) }
}
extension View {
    nonisolated public func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View { _stub(EmptyView.self) } // Apple: swiftui/view/navigationdestination(item:destination:)
}
public protocol DynamicViewContent<Data>: View { associatedtype Data: Collection; var data: Data { get } } // Apple: swiftui/dynamicviewcontent
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { _stub(ForEach<Data0, Int, EmptyView>.self) }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { _stub(ForEach<Data0, Int, EmptyView>.self) }
}
public typealias Data0 = [Int]

// MARK: Grid
@MainActor @preconcurrency public struct Grid<Content>: View where Content: View { // Apple: swiftui/grid
    nonisolated public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self = _stub() } // Apple: swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)
    public var body: some View { EmptyView() }
}
@MainActor @preconcurrency public struct GridRow<Content>: View where Content: View { // Apple: swiftui/gridrow
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self = _stub() } // Apple: swiftui/gridrow/init(alignment:content:)
    public var body: some View { EmptyView() }
}

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
