// swift-format-ignore-file
// Navigation, sheets, alerts, toolbars, and context menus.

extension View {
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) } // Apple: swiftui/view/navigationtitle(_:)
    nonisolated public func navigationTitle(_ title: Text) -> some View { _evaluated { context, content in context.navigation?.title = title.string; return content._nodes(context) } }
    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { navigationTitle(Text(title)) }
    nonisolated public func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View { _destination(item, destination) } // Apple: swiftui/view/navigationdestination(item:destination:)
}

@available(macOS, unavailable) public struct NavigationBarItem: Sendable { // Apple: swiftui/navigationbaritem
    public enum TitleDisplayMode: Sendable { case automatic, inline, large } // Apple: swiftui/navigationbaritem/titledisplaymode
}
@available(macOS, unavailable) extension View {
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { _unchanged() } // Apple: swiftui/view/navigationbartitledisplaymode(_:)
}

// MARK: Sheets and alerts
public struct PresentationDetent: Hashable, Sendable { let name: String; public static let medium = Self(name: "medium"), large = Self(name: "large"); public static func fraction(_ fraction: CGFloat) -> Self { .init(name: "fraction \(fraction)") }; public static func height(_ height: CGFloat) -> Self { .init(name: "height \(height)") } } // Apple: swiftui/presentationdetent
extension View {
    nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View { _sheet(item, onDismiss, content) } // Apple: swiftui/view/sheet(item:ondismiss:content:)
    nonisolated public func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View { _sheet(Binding(get: { isPresented.wrappedValue ? OnlyItem() : nil }, assign: { isPresented.wrappedValue = $0 != nil }), onDismiss) { (_: OnlyItem) in content() } }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _evaluated { context, content in context.presentation.detents = detents; return content._nodes(context) } } // Apple: swiftui/view/presentationdetents(_:)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _evaluated { context, content in if isDisabled { context.presentation.canSwipeAway = false }; return content._nodes(context) } } // Apple: swiftui/view/interactivedismissdisabled(_:)
    nonisolated public func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View { _alert(Text(titleKey), isPresented, actions(), EmptyView()) }
    nonisolated public func alert<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View { _alert(Text(titleKey), isPresented, actions(), message()) } // Apple: swiftui/view/alert(_:ispresented:actions:message:)-6awwp
    @_disfavoredOverload nonisolated public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where S: StringProtocol, A: View { _alert(Text(title), isPresented, actions(), EmptyView()) }
    @_disfavoredOverload nonisolated public func alert<S, A, M>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where S: StringProtocol, A: View, M: View { _alert(Text(title), isPresented, actions(), message()) }
    nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View { _contextMenu(menuItems()) } // Apple: swiftui/view/contextmenu(menuitems:)
}

// MARK: Toolbars
@MainActor @preconcurrency public protocol ToolbarContent { // Apple: swiftui/toolbarcontent
    associatedtype Body: ToolbarContent; @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Evaluates the items. Only the content of this module implements it.
    func _items(_ context: _Context) -> [Node]
}
extension ToolbarContent {
    public func _items(_ context: _Context) -> [Node] {
        let context = context.child(Self.self)
        return context.linked(self).body._items(context)
    }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { fatalError() }
    @MainActor public func _items(_ context: _Context) -> [Node] { self?._items(context) ?? [] }
}
extension Never: ToolbarContent { public func _items(_ context: _Context) -> [Node] { [] } }
public struct _TupleToolbar<T>: ToolbarContent { let evaluate: @MainActor (_Context) -> [Node]; public var body: Never { fatalError() }; public func _items(_ context: _Context) -> [Node] { evaluate(context) } }
@resultBuilder public struct ToolbarContentBuilder { // Apple: swiftui/toolbarcontentbuilder
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content } // Not confirmed
    public static func buildBlock<C>(_ content: C) -> C where C: ToolbarContent { content } // Ours
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content } // Apple: swiftui/toolbarcontentbuilder/buildif(_:)
    @_disfavoredOverload public static func buildBlock<each C>(_ content: repeat each C) -> _TupleToolbar<(repeat each C)> where repeat each C: ToolbarContent { // Ours
        _TupleToolbar { context in
            var nodes: [Node] = [], index = 0
            for item in repeat each content { nodes += item._items(context.child(.index(index))); index += 1 }
            return nodes
        }
    }
}
public struct ToolbarItemPlacement: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic"), principal = Self(name: "principal"), navigation = Self(name: "navigation"), primaryAction = Self(name: "primaryAction"), secondaryAction = Self(name: "secondaryAction"), status = Self(name: "status"), confirmationAction = Self(name: "confirmationAction"), cancellationAction = Self(name: "cancellationAction"), destructiveAction = Self(name: "destructiveAction"), keyboard = Self(name: "keyboard") // Apple: swiftui/toolbaritemplacement
    @available(macOS, unavailable) public static let topBarLeading = Self(name: "topBarLeading") // Apple: swiftui/toolbaritemplacement/topbarleading
    @available(macOS, unavailable) public static let topBarTrailing = Self(name: "topBarTrailing") // Apple: swiftui/toolbaritemplacement/topbartrailing
    @available(macOS, unavailable) public static let bottomBar = Self(name: "bottomBar") // Apple: swiftui/toolbaritemplacement/bottombar
}
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View { // Apple: swiftui/toolbaritem
    let placement: ToolbarItemPlacement; nonisolated(unsafe) let content: Content
    public var body: Never { fatalError() }
    public func _items(_ context: _Context) -> [Node] { context.toolbarItems(placement, content) }
}
extension ToolbarItem where ID == () { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.placement = placement; self.content = content() } } // Apple: swiftui/toolbaritem/init(placement:content:)
public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View { // Apple: swiftui/toolbaritemgroup
    let placement: ToolbarItemPlacement; nonisolated(unsafe) let content: Content
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.placement = placement; self.content = content() } // Apple: swiftui/toolbaritemgroup
    public var body: Never { fatalError() }
    public func _items(_ context: _Context) -> [Node] { context.toolbarItems(placement, content) }
}
extension View {
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View { _toolbar(ToolbarItem<(), Content>(placement: .automatic, content: content())) }
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent { _toolbar(content()) } // Apple: swiftui/view/toolbar(content:)
}
