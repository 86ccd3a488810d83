// swift-format-ignore-file
// Progress, context menus, and taps with a location: declarations without behavior, as in SwiftUI.swift.

@MainActor @preconcurrency public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View { // Apple: swiftui/progressview
    public var body: some View { EmptyView() }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { self = _stub() } // Apple: swiftui/progressview/init()
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self = _stub() } // Apple: swiftui/progressview/init(_:)-6k5se
}
extension ProgressView {
    nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint { self = _stub() } // Apple: swiftui/progressview/init(value:total:)
    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint { self = _stub() }
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint { self = _stub() } // Not confirmed
}
extension View {
    nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View { _stub(EmptyView.self) } // Apple: swiftui/view/contextmenu(menuitems:)
    // iOS 17
    nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/ontapgesture(count:coordinatespace:perform:)
}
