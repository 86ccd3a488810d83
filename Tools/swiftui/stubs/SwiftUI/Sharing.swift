// swift-format-ignore-file
// Sharing and links: declarations without behavior, as in SwiftUI.swift. `Transferable` is from Core Transferable,
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
public struct DefaultShareLinkLabel: View { public var body: Never { fatalError() } }
@MainActor @preconcurrency public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Data: RandomAccessCollection, Label: View { // Apple: swiftui/sharelink
    public var body: some View { EmptyView() }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<String> { self = _stub() } // Apple: swiftui/sharelink/init(item:subject:message:label:)
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL> { self = _stub() }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> { self = _stub() }
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> { self = _stub() }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> { self = _stub() }
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> { self = _stub() }
}
extension View { nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _stub(EmptyView.self) } } // Apple: swiftui/view/onopenurl(perform:)
