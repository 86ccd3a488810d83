// swift-format-ignore-file
// Apps and scenes: declarations without behavior, as in SwiftUI.swift.

@MainActor @preconcurrency public protocol App { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }; @MainActor @preconcurrency init() } // Apple: swiftui/app
extension App { public static func main() {} } // Apple: swiftui/app/main()
@MainActor @preconcurrency public protocol Scene { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get } } // Apple: swiftui/scene
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content } // Apple: swiftui/scenebuilder/buildexpression(_:)
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content } // Apple: swiftui/scenebuilder/buildblock(_:)-6oxnt
}
@MainActor @preconcurrency public struct WindowGroup<Content>: Scene where Content: View { nonisolated public init(@ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/windowgroup
extension Scene { nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable { _stub(WindowGroup<EmptyView>.self) } }
