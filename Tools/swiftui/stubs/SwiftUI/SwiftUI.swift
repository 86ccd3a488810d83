// swift-format-ignore-file
// Declarations of SwiftUI's public API, without behavior: enough to type-check an app's source without Apple's SDK.
// They are written by hand from the documented signatures. No SDK file is used.
@_exported import Foundation
@_exported import Observation

// MARK: View, builders
@MainActor @preconcurrency public protocol View { // Apple: swiftui/view
    associatedtype Body: View // Apple: swiftui/view/body-swift.associatedtype
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get } // Apple: swiftui/view/body-8kl5o
}
extension Never: View { public typealias Body = Never; public var body: Never { fatalError() } }
public struct EmptyView: View { nonisolated public init() {}; public var body: Never { fatalError() } } // Apple: swiftui/emptyview
@MainActor @preconcurrency public struct AnyView: View { nonisolated public init<V>(_ view: V) where V: View {}; nonisolated public init<V>(erasing view: V) where V: View {}; public var body: Never { fatalError() } } // Apple: swiftui/anyview
public struct TupleView<T>: View { public var value: T; nonisolated public init(_ value: T) { self = _stub() }; public var body: Never { fatalError() } }
public struct _ConditionalContent<T, F> { nonisolated init(_: ()) {} }
extension _ConditionalContent: View where T: View, F: View { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public typealias Body = Never; public var body: Never { fatalError() } }
#if XCODE_27
// The content of a builder need not be a `View`:
// https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
// `TupleContent` requires iOS 26. Xcode 27's substitute for older systems isn't public, so it has no availability here.
@resultBuilder public struct ViewBuilder { // Apple: swiftui/viewbuilder
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content>(_ content: Content) -> Content { content } // Apple: technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
    @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> { _stub() } // Apple: swiftui/tuplecontent
    public static func buildIf<Content>(_ content: Content?) -> Content? { content } // Apple: swiftui/viewbuilder/buildif(_:)
    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> { _stub() } // Apple: technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> { _stub() } // Apple: technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { _stub() } // Apple: swiftui/viewbuilder/buildlimitedavailability(_:)
}
public typealias ContentBuilder = ViewBuilder
public struct TupleContent<each Content> { nonisolated init(_: ()) {} }
extension TupleContent: View where repeat each Content: View { public var body: Never { fatalError() } }
#else
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content } // Apple: swiftui/viewbuilder/buildexpression(_:)
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content } // Apple: swiftui/viewbuilder/buildblock(_:)
    @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View { _stub() } // OpenSwiftUI: OpenSwiftUICore/View/ViewBuilder.swift
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content } // Apple: swiftui/viewbuilder/buildif(_:)
    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: View, F: View { _stub() } // Apple: swiftui/viewbuilder/buildeither(first:)
    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: View, F: View { _stub() } // Apple: swiftui/viewbuilder/buildeither(first:)
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { _stub() }
}
#endif
@MainActor @preconcurrency public protocol ViewModifier { // Apple: swiftui/viewmodifier
    associatedtype Body: View // Apple: swiftui/viewmodifier/body
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self> // Apple: swiftui/viewmodifier/content
}
extension ViewModifier where Body == Never { public func body(content: Content) -> Never { fatalError() } }
public struct _ViewModifier_Content<Modifier: ViewModifier>: View { public var body: Never { fatalError() } }
public struct ModifiedContent<Content, Modifier> { nonisolated public init(content: Content, modifier: Modifier) { self = _stub() } }
extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public var body: Never { fatalError() } }
extension View { nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { _stub() } } // Apple: swiftui/view/modifier(_:)
