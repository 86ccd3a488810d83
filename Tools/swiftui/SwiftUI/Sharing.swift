// swift-format-ignore-file
// Sharing and links. `Transferable` is from Core Transferable,
// which SwiftUI exports.

public protocol Transferable: Sendable {} // Apple: coretransferable/transferable
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
public struct SharePreview<Image, Icon> { init() {} }
extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init() }
    @_disfavoredOverload public init<S>(_ title: S) where S: StringProtocol { self.init() }
}
public struct DefaultShareLinkLabel: View { public var body: some View { SwiftUI.Label("Share", systemImage: "square.and.arrow.up") } }
@MainActor @preconcurrency public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Data: RandomAccessCollection, Label: View { // Apple: swiftui/sharelink
    let item: String, label: Label
    init(_ item: String, _ label: Label) { self.item = item; self.label = label }
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] {
        let node = context.child("ShareLink").styledButton(.shareLink, label), app = context.app, item = item
        node.parameters = .shared(item)
        node.accessibility.traits.formUnion(.isButton)
        node.behavior.action = { [unowned app] in app.sharedItems.append(item) }
        return [node]
    }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<String> { self.init(item, label()) } // Apple: swiftui/sharelink/init(item:subject:message:label:)
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL> { self.init(item.absoluteString, label()) } // Apple: swiftui/sharelink/init(item:subject:message:label:)
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> { self.init(item, DefaultShareLinkLabel()) }
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> { self.init(item.absoluteString, DefaultShareLinkLabel()) }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> { self.init(item, Text(titleKey)) }
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> { self.init(item.absoluteString, Text(titleKey)) }
}
extension View { nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _evaluated { context, content in context.window?.urlHandlers.append { action($0) }; return content._nodes(context) } } } // Apple: swiftui/view/onopenurl(perform:)
