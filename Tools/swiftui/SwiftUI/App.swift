// swift-format-ignore-file
// Apps and scenes.

@MainActor @preconcurrency public protocol App { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }; @MainActor @preconcurrency init() } // Apple: swiftui/app
extension App { public static func main() {} } // Apple: swiftui/app/main()
@MainActor @preconcurrency public protocol Scene { // Apple: swiftui/scene
    associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Evaluates the scene. Only the scenes of this module implement it.
    func _scene(_ context: _Context) -> SceneContent
}
extension Scene {
    public func _scene(_ context: _Context) -> SceneContent {
        let context = context.child(Self.self)
        return context.linked(self).body._scene(context)
    }
}
extension Never: Scene { public func _scene(_ context: _Context) -> SceneContent { SceneContent() } }
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content } // Apple: swiftui/scenebuilder/buildexpression(_:)
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content } // Apple: swiftui/scenebuilder/buildblock(_:)-6oxnt
}
@MainActor @preconcurrency public struct WindowGroup<Content>: Scene where Content: View { // Apple: swiftui/windowgroup
    let id: String?; nonisolated(unsafe) let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { id = nil; self.content = content() }
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.id = id; self.content = content() } // Apple: swiftui/windowgroup/init(id:content:)
    public var body: Never { fatalError() }
    public func _scene(_ context: _Context) -> SceneContent {
        let content = content
        return SceneContent(groups: [WindowContent(id: id) { content._nodes($0) }])
    }
}
/// A scene with a modifier of this module.
public struct _ModifiedScene<Content: Scene>: Scene {
    let content: Content
    let evaluate: @MainActor (_Context, Content) -> SceneContent
    public var body: Never { fatalError() }
    public func _scene(_ context: _Context) -> SceneContent { evaluate(context, content) }
}
extension Scene {
    nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
        _ModifiedScene(content: self) { context, content in
            var scene = content._scene(context.with { $0.objects[ObjectIdentifier(T.self)] = object })
            for index in scene.groups.indices {
                let before = scene.groups[index].environment
                scene.groups[index].environment = { before(&$0); $0.objects[ObjectIdentifier(T.self)] = object }
            }
            return scene
        }
    }
}

// Opening further windows. iOS 16. https://developer.apple.com/documentation/swiftui/openwindowaction
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated(unsafe) let open: @MainActor (String) -> Void
    nonisolated init(_ open: @escaping @MainActor (String) -> Void) { self.open = open }
    public func callAsFunction(id: String) { open(id) } // Apple: swiftui/openwindowaction/callasfunction(id:)
}
extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction { HeadlessApp.current?.openWindow(id: $0) } } // Apple: swiftui/environmentvalues/openwindow
    public var supportsMultipleWindows: Bool { systemSettings.supportsMultipleWindows } // Apple: swiftui/environmentvalues/supportsmultiplewindows
}
