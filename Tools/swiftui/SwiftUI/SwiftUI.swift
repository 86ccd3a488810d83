// swift-format-ignore-file
// Declarations of SwiftUI's public API, with bodies that make apps run without Apple's SDK. They are written by hand from
// the documented signatures. No SDK file is used. The type check compiles the same files, without the bodies.
@_exported import Foundation
@_exported import Observation

// MARK: View, builders
@MainActor @preconcurrency public protocol View { // Apple: swiftui/view
    associatedtype Body: View // Apple: swiftui/view/body-swift.associatedtype
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get } // Apple: swiftui/view/body-8kl5o
    /// Evaluates the view. Only the views of this module implement it.
    @MainActor @preconcurrency func _nodes(_ context: _Context) -> [Node]
}
extension Never: View { public typealias Body = Never; public var body: Never { fatalError() }; public func _nodes(_ context: _Context) -> [Node] { [] } }
public struct EmptyView: View { nonisolated public init() {}; public var body: Never { fatalError() }; public func _nodes(_ context: _Context) -> [Node] { [] } } // Apple: swiftui/emptyview
@MainActor @preconcurrency public struct AnyView: View { // Apple: swiftui/anyview
    nonisolated(unsafe) let evaluate: @MainActor (_Context) -> [Node]
    // A view of another type has another identity, so the old state is lost: swiftui/anyview
    nonisolated public init<V>(_ view: V) where V: View { evaluate = { view._nodes($0.child(V.self)) } } // Apple: swiftui/anyview/init(_:)
    nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { evaluate(context) }
}
public struct TupleView<T>: View {
    nonisolated(unsafe) public var value: T
    nonisolated(unsafe) let evaluate: @MainActor (_Context) -> [Node]
    nonisolated init(_ value: T, _ evaluate: @escaping @MainActor (_Context) -> [Node]) { self.value = value; self.evaluate = evaluate }
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { evaluate(context) }
}
public struct _ConditionalContent<T, F> {
    enum Branch { case first(T), second(F) }
    let branch: Branch
    nonisolated init(_ branch: Branch) { self.branch = branch }
}
// Each branch of a condition is a view of its own: "Demystify SwiftUI" (WWDC21), structural identity.
extension _ConditionalContent: View where T: View, F: View {
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] {
        switch branch {
        case .first(let view): view._nodes(context.child(.branch(true)))
        case .second(let view): view._nodes(context.child(.branch(false)))
        }
    }
}
extension Optional: View where Wrapped: View {
    public typealias Body = Never; public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { self.map { $0._nodes(context.child(.branch(true))) } ?? [] }
}
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
    @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View { // OpenSwiftUI: OpenSwiftUICore/View/ViewBuilder.swift
        TupleView((repeat each content)) { context in
            var nodes: [Node] = [], index = 0
            for view in repeat each content {
                nodes += view._nodes(context.child(.index(index)))
                index += 1
            }
            return nodes
        }
    }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content } // Apple: swiftui/viewbuilder/buildif(_:)
    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: View, F: View { .init(.first(first)) } // Apple: swiftui/viewbuilder/buildeither(first:)
    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: View, F: View { .init(.second(second)) } // Apple: swiftui/viewbuilder/buildeither(first:)
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { AnyView(content) }
}
#endif
@MainActor @preconcurrency public protocol ViewModifier { // Apple: swiftui/viewmodifier
    associatedtype Body: View // Apple: swiftui/viewmodifier/body
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self> // Apple: swiftui/viewmodifier/content
}
extension ViewModifier where Body == Never { public func body(content: Content) -> Never { fatalError() } }
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let evaluate: @MainActor (_Context) -> [Node]
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { evaluate(context) }
}
public struct ModifiedContent<Content, Modifier> {
    let content: Content, modifier: Modifier
    nonisolated public init(content: Content, modifier: Modifier) { self.content = content; self.modifier = modifier }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] {
        let content = content
        if let change = modifier as? AccessibilityAttachmentModifier {
            let nodes = content._nodes(context)
            for node in nodes { change.apply(node) }
            return nodes
        }
        let context = context.child(Modifier.self)
        // A body may use its content in several places, each with a state of its own.
        return context.linked(modifier).body(content: _ViewModifier_Content { content._nodes($0.child("content")) })._nodes(context.child("body"))
    }
}
extension View { nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) } } // Apple: swiftui/view/modifier(_:)
