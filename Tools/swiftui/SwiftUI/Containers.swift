// swift-format-ignore-file
// Tabs, lists, forms, menus and grids.

@MainActor @preconcurrency public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View { // Apple: swiftui/tabview
    nonisolated(unsafe) let selection: Binding<SelectionValue>?, content: Content
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self.selection = selection; self.content = content() } // Apple: swiftui/tabview/init(selection:content:)-2f8u8
    public var body: some View { EmptyView() }
    // Only the selected tab is on the screen. The others keep their state.
    public func _nodes(_ context: _Context) -> [Node] {
        var inner = context.child("TabView")
        let selection = selection, current = selection.map { AnyHashable($0.wrappedValue) }
        inner.tabs = Tabs(selection: current)
        let tabs = content._nodes(inner), node = context.node(.tabView, .none, tabs.filter { $0.tag == current })
        node.menu = tabs.map { tab in
            let item = context.node(.tab, .none, tab.menu)
            item.tag = tab.tag
            tab.menu = []
            return item
        }
        for tab in tabs where tab.kind != .tab { context.app.report("A tab has no tabItem at \(tab.scope.path).") }
        if node.children.isEmpty { context.app.report("No tab has the selected tag \(current.map { "\($0.base)" } ?? "nil").") }
        node.behavior.selection = current
        node.behavior.choose = { if let value = $0.base as? SelectionValue { selection?.wrappedValue = value } }
        return [node]
    }
}
extension View {
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { // Apple: swiftui/view/tabitem(_:)
        let label = label()
        return _remembering("tabItem") { context, content in
            let node = context.node(.tab), isSelected = context.tabs.map { $0.selection == context.tag } ?? true
            var inner = context
            inner.tabs = nil
            inner.tag = nil
            if isSelected { node.children = content._nodes(inner.child("content")) } else { context.scope.suspendChild(.name("content")) }
            node.menu = label._nodes(inner.child("label"))
            return [node]
        }
    }
}

// MARK: List / Section / Form / ScrollView / NavigationStack
@MainActor @preconcurrency public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View { // Apple: swiftui/list
    nonisolated(unsafe) let content: Content
    public var body: some View { EmptyView() } // Apple: swiftui/list/body
    public func _nodes(_ context: _Context) -> [Node] { context.container(.list, .none, content) }
}
extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() } // Apple: swiftui/list/init(content:)
}
@MainActor @preconcurrency public struct Menu<Label, Content>: View where Label: View, Content: View { // Apple: swiftui/menu
    nonisolated(unsafe) let content: Content, label: Label
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content(); self.label = label() } // Apple: swiftui/menu/init(content:label:)
    public var body: some View { EmptyView() }
    // The button style draws the label of a menu with the style button: swiftui/menustyle/button. The items are the system's.
    public func _nodes(_ context: _Context) -> [Node] {
        let context = context.child("Menu"), node = context.styledButton(.menu, label)
        node.menu = content._nodes(context.child("items").with { $0.buttonStyle = .system("menu") })
        node.accessibility.traits.formUnion(.isButton)
        return [node]
    }
}
// The style of a menu. `button` requires iOS 16. https://developer.apple.com/documentation/swiftui/buttonmenustyle
@MainActor @preconcurrency public protocol MenuStyle {}
public struct ButtonMenuStyle: MenuStyle { nonisolated public init() {} }
extension MenuStyle where Self == ButtonMenuStyle { @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() } } // Apple: swiftui/menustyle/button
extension View { nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { _controlStyle("menu", S.self) } } // Apple: swiftui/view/menustyle(_:)
@MainActor @preconcurrency public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View { // Apple: swiftui/disclosuregroup
    nonisolated(unsafe) let label: Label, content: () -> Content
    var isOpen: State<Bool>
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) where Label == Text { self.label = Text(label); self.content = content; isOpen = State(initialValue: false) } // Apple: swiftui/disclosuregroup/init(_:content:)
    public var body: some View { VStack(alignment: .leading) { Button(action: { isOpen.wrappedValue.toggle() }) { HStack { label; Spacer(); Image(systemName: isOpen.wrappedValue ? "chevron.down" : "chevron.forward").accessibilityHidden(true) }.frame(minHeight: 44) }.accessibilityValue(isOpen.wrappedValue ? "expanded" : "collapsed"); if isOpen.wrappedValue { content() } } }
}
@MainActor @preconcurrency public struct Section<Parent, Content, Footer> { nonisolated(unsafe) let parent: Parent, content: Content, footer: Footer; nonisolated init(_ parent: Parent, _ content: Content, _ footer: Footer) { self.parent = parent; self.content = content; self.footer = footer } } // Apple: swiftui/section
extension Section: View where Parent: View, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) { self.init(header(), content(), footer()) } // Apple: swiftui/section/init(content:header:footer:)
    public var body: some View { EmptyView() }
    // Children: the header's views, then the rows, then the footer's views. Headers of lists and forms are spoken as headings.
    public func _nodes(_ context: _Context) -> [Node] {
        let context = context.child("Section"), headers = parent._nodes(context.child("header")), footers = footer._nodes(context.child("footer"))
        for header in headers { header.accessibility.traits.formUnion(.isHeader) }
        return [context.node(.section, .section(headers: headers.count, footers: footers.count), headers + content._nodes(context.child("content")) + footers)]
    }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) } } // Apple: swiftui/section/init(content:)
extension Section where Parent: View, Content: View, Footer == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.init(header(), content(), EmptyView()) } } // Apple: swiftui/section/init(content:header:)-29e2l
extension Section where Parent == EmptyView, Content: View, Footer: View { nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.init(EmptyView(), content(), footer()) } } // Apple: swiftui/section/init(content:footer:)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), content(), EmptyView()) } // Apple: swiftui/section/init(_:content:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol { self.init(Text(title), content(), EmptyView()) }
}
@MainActor @preconcurrency public struct Form<Content>: View where Content: View { // Apple: swiftui/form
    nonisolated(unsafe) let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() } // Apple: swiftui/form/init(content:)
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] { context.container(.form, .none, content) }
}
@MainActor @preconcurrency public struct ScrollView<Content>: View where Content: View { // Apple: swiftui/scrollview
    let axes: Axis.Set; nonisolated(unsafe) let content: Content
    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.axes = axes; self.content = content() } // Apple: swiftui/scrollview/init(_:showsindicators:content:)
    public var body: some View { EmptyView() } // Apple: swiftui/scrollview/body
    public func _nodes(_ context: _Context) -> [Node] {
        let position = context.scope.child(.name("scrollView")).slot("position") { ScrollOffset() }
        return context.container(.scrollView, .scrollView(axes, position), content)
    }
}
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View { // Apple: swiftui/navigationstack
    nonisolated(unsafe) let root: Root
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() } // Apple: swiftui/navigationstack/init(root:)
    public var body: some View { EmptyView() }
    // A pushed page has a bar of its own, with a button back: swiftui/navigationstack
    public func _nodes(_ context: _Context) -> [Node] {
        let navigation = Navigation()
        var inner = context.child("NavigationStack")
        inner.navigation = navigation
        let roots = root._nodes(inner.child("root")), node = context.node(.navigationStack, .title(navigation.title ?? ""), roots)
        node.toolbar = navigation.toolbar
        if let page = navigation.page { node.parameters = .none; node.toolbar = []; node.children = [page] }
        return [node]
    }
}
public struct NavigationPath: Equatable { public init() {}; public var count: Int { 0 }; public mutating func append<V>(_ value: V) where V: Hashable {}; public mutating func removeLast(_ k: Int = 1) {} }

// MARK: Grid
@MainActor @preconcurrency public struct Grid<Content>: View where Content: View { // Apple: swiftui/grid
    let alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?; nonisolated(unsafe) let content: Content
    nonisolated public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.alignment = alignment; self.horizontalSpacing = horizontalSpacing; self.verticalSpacing = verticalSpacing; self.content = content() } // Apple: swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] { context.container(.grid, .grid(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), content) }
}
@MainActor @preconcurrency public struct GridRow<Content>: View where Content: View { // Apple: swiftui/gridrow
    let alignment: VerticalAlignment?; nonisolated(unsafe) let content: Content
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.alignment = alignment; self.content = content() } // Apple: swiftui/gridrow/init(alignment:content:)
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] { context.container(.gridRow, .gridRow(alignment), content) }
}
