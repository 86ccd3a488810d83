// swift-format-ignore-file
// Modifiers that iOS has and macOS lacks, which the check for macOS must refuse. Declarations without behavior.

@available(macOS, unavailable) public struct ListSectionSpacing: Sendable { // Apple: swiftui/listsectionspacing
    public static let `default` = Self(), compact = Self() // Apple: swiftui/listsectionspacing
    public static func custom(_ spacing: CGFloat) -> Self { Self() } // Apple: swiftui/listsectionspacing/custom(_:)
}
@available(macOS, unavailable) extension View {
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/statusbarhidden(_:)
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/listrowspacing(_:)
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/listsectionspacing(_:)-5t518
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/listsectionspacing(_:)-a2sn
    nonisolated public func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View { _stub(EmptyView.self) } // Apple: swiftui/view/fullscreencover(ispresented:ondismiss:content:)
    nonisolated public func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View { _stub(EmptyView.self) } // Apple: swiftui/view/fullscreencover(item:ondismiss:content:)
}
