// swift-format-ignore-file
// Menu commands.

@MainActor @preconcurrency public protocol Commands { // Apple: swiftui/commands
    associatedtype Body: Commands // Apple: swiftui/commands/body-swift.associatedtype
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get } // Apple: swiftui/commands/body-swift.property
    /// Evaluates the commands. Only the commands of this module implement it.
    func _menus(_ context: _Context) -> [Node]
}
extension Commands {
    public func _menus(_ context: _Context) -> [Node] {
        let context = context.child(Self.self)
        return context.linked(self).body._menus(context)
    }
}
extension Never: Commands { public func _menus(_ context: _Context) -> [Node] { [] } }
public struct EmptyCommands: Commands { nonisolated public init() {}; public var body: Never { fatalError() }; public func _menus(_ context: _Context) -> [Node] { [] } } // Apple: swiftui/emptycommands
public struct _TupleCommands<T>: Commands { let evaluate: @MainActor (_Context) -> [Node]; public var body: Never { fatalError() }; public func _menus(_ context: _Context) -> [Node] { evaluate(context) } }
@resultBuilder public struct CommandsBuilder { // Apple: swiftui/commandsbuilder
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content } // Apple: swiftui/commandsbuilder/buildexpression(_:)
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<C>(_ content: C) -> C where C: Commands { content } // Ours
    @_disfavoredOverload public static func buildBlock<each C>(_ content: repeat each C) -> _TupleCommands<(repeat each C)> where repeat each C: Commands { // Ours
        _TupleCommands { context in
            var nodes: [Node] = [], index = 0
            for commands in repeat each content { nodes += commands._menus(context.child(.index(index))); index += 1 }
            return nodes
        }
    }
}
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = Self(), appSettings = Self(), systemServices = Self(), appVisibility = Self(), appTermination = Self(), newItem = Self(), saveItem = Self(), importExport = Self(), printItem = Self(), undoRedo = Self(), pasteboard = Self(), textEditing = Self(), textFormatting = Self(), toolbar = Self(), sidebar = Self(), windowSize = Self(), windowArrangement = Self(), help = Self() // Apple: swiftui/commandgroupplacement
    @available(iOS, unavailable) public static let windowList = Self() // Apple: swiftui/commandgroupplacement/windowlist
    @available(iOS, unavailable) public static let singleWindowList = Self() // Apple: swiftui/commandgroupplacement/singlewindowlist
}
public struct CommandGroup<Content>: Commands where Content: View { // Apple: swiftui/commandgroup
    nonisolated(unsafe) let content: Content
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() } // Apple: swiftui/commandgroup/init(after:addition:)
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() } // Apple: swiftui/commandgroup/init(replacing:addition:)
    public var body: Never { fatalError() }
    public func _menus(_ context: _Context) -> [Node] { context.container(.commandGroup, .none, content) }
}
public struct CommandMenu<Content>: Commands where Content: View { // Apple: swiftui/commandmenu
    let name: Text; nonisolated(unsafe) let content: Content
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { name = Text(nameKey); self.content = content() } // Apple: swiftui/commandmenu/init(_:content:)-19al4
    @_disfavoredOverload nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol { self.name = Text(name); self.content = content() }
    public var body: Never { fatalError() }
    public func _menus(_ context: _Context) -> [Node] { context.container(.commandMenu, .title(name.string), content) }
}
extension Scene {
    nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands { // Apple: swiftui/scene/commands(content:)
        let commands = content()
        return _ModifiedScene(content: self) { context, scene in
            var scene = scene._scene(context.child("scene"))
            scene.menus += commands._menus(context.child("commands"))
            return scene
        }
    }
}
