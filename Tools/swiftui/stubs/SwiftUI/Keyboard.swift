// swift-format-ignore-file
// Keys, focus, menu commands: declarations without behavior, as in SwiftUI.swift.

public struct KeyEquivalent: Sendable { // Apple: swiftui/keyequivalent
    public var character: Character // Apple: swiftui/keyequivalent/character
    public init(_ character: Character) { self.character = character } // Apple: swiftui/keyequivalent/init(_:)
    public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}"), leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}") // Apple: swiftui/keyequivalent
    public static let escape = Self("\u{1B}"), delete = Self("\u{8}"), deleteForward = Self("\u{F728}"), home = Self("\u{F729}"), end = Self("\u{F72B}"), pageUp = Self("\u{F72C}"), pageDown = Self("\u{F72D}"), clear = Self("\u{F739}"), tab = Self("\t"), space = Self(" "), `return` = Self("\r") // Apple: swiftui/keyequivalent
}
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral { public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) } } // OpenSwiftUI: OpenSwiftUI/Event/InputEvent/KeyboardShortcut/KeyEquivalent.swift
extension KeyEquivalent: Hashable {}
public struct EventModifiers: OptionSet, Sendable { // Apple: swiftui/eventmodifiers
    public let rawValue: Int // Apple: swiftui/eventmodifiers/rawvalue
    public init(rawValue: Int) { self.rawValue = rawValue } // Apple: swiftui/eventmodifiers/init(rawvalue:)
    public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4), option = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32), all = Self(rawValue: 63) // Apple: swiftui/eventmodifiers
}
public struct KeyboardShortcut: Hashable, Sendable { // Apple: swiftui/keyboardshortcut
    public static let defaultAction = KeyboardShortcut(.return, modifiers: []), cancelAction = KeyboardShortcut(.escape, modifiers: []) // Apple: swiftui/keyboardshortcut
    public var key: KeyEquivalent // Apple: swiftui/keyboardshortcut/key
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
    public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
    public func hash(into hasher: inout Hasher) {}
}
extension View {
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/keyboardshortcut(_:modifiers:)
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/keyboardshortcut(_:)-8liec
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _stub(EmptyView.self) }
}

// iOS 17
public struct KeyPress: Sendable { // Apple: swiftui/keypress
    public struct Phases: OptionSet, Sendable { // Apple: swiftui/keypress/phases
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4), all = Self(rawValue: 7) // Apple: swiftui/keypress/phases
    }
    public enum Result: Sendable { case handled, ignored } // Apple: swiftui/keypress/result
    public let phase: Phases // Apple: swiftui/keypress/phase
    public let key: KeyEquivalent // Apple: swiftui/keypress/key
    public let characters: String // Apple: swiftui/keypress/characters
    public let modifiers: EventModifiers // Apple: swiftui/keypress/modifiers
}
extension View {
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/onkeypress(_:action:)
    nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
    nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
    nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
    nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/onkeypress(phases:action:)
}

// MARK: Focus
public struct FocusInteractions: OptionSet, Sendable { // Apple: swiftui/focusinteractions
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2), automatic = Self(rawValue: 3) // Apple: swiftui/focusinteractions
}
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable { // Apple: swiftui/focusstate
    @propertyWrapper public struct Binding { // Apple: swiftui/focusstate/binding
        init(_: ()) { fatalError() }
        public var wrappedValue: Value { get { _stub() } nonmutating set {} } // Apple: swiftui/focusstate/binding/wrappedvalue
        public var projectedValue: FocusState<Value>.Binding { self } // Apple: swiftui/focusstate/binding/projectedvalue
    }
    public var wrappedValue: Value { get { _stub() } nonmutating set {} } // Apple: swiftui/focusstate/wrappedvalue
    public var projectedValue: FocusState<Value>.Binding { _stub() } // Apple: swiftui/focusstate/projectedvalue
    public init() where Value == Bool { self = _stub() } // Apple: swiftui/focusstate/init()
    public init<T>() where Value == T?, T: Hashable { self = _stub() } // Apple: swiftui/focusstate/init()-2v5rw
}
extension View {
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/focusable(_:)
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { _stub(EmptyView.self) }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/focuseffectdisabled(_:)
    nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable { _stub(EmptyView.self) }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/focused(_:)
}

// MARK: Menu commands
@MainActor @preconcurrency public protocol Commands { // Apple: swiftui/commands
    associatedtype Body: Commands // Apple: swiftui/commands/body-swift.associatedtype
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get } // Apple: swiftui/commands/body-swift.property
}
extension Never: Commands {}
public struct EmptyCommands: Commands { nonisolated public init() {}; public var body: Never { fatalError() } } // Apple: swiftui/emptycommands
public struct _TupleCommands<T>: Commands { public var body: Never { fatalError() } }
@resultBuilder public struct CommandsBuilder { // Apple: swiftui/commandsbuilder
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content } // Apple: swiftui/commandsbuilder/buildexpression(_:)
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<C>(_ content: C) -> C where C: Commands { content } // Ours
    @_disfavoredOverload public static func buildBlock<each C>(_ content: repeat each C) -> _TupleCommands<(repeat each C)> where repeat each C: Commands { _stub() } // Ours
}
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = Self(), appSettings = Self(), systemServices = Self(), appVisibility = Self(), appTermination = Self(), newItem = Self(), saveItem = Self(), importExport = Self(), printItem = Self(), undoRedo = Self(), pasteboard = Self(), textEditing = Self(), textFormatting = Self(), toolbar = Self(), sidebar = Self(), windowSize = Self(), windowArrangement = Self(), help = Self() // Apple: swiftui/commandgroupplacement
    @available(iOS, unavailable) public static let windowList = Self() // Apple: swiftui/commandgroupplacement/windowlist
    @available(iOS, unavailable) public static let singleWindowList = Self() // Apple: swiftui/commandgroupplacement/singlewindowlist
}
public struct CommandGroup<Content>: Commands where Content: View { // Apple: swiftui/commandgroup
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {} // Apple: swiftui/commandgroup/init(after:addition:)
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {} // Apple: swiftui/commandgroup/init(replacing:addition:)
    public var body: Never { fatalError() }
}
public struct CommandMenu<Content>: Commands where Content: View { // Apple: swiftui/commandmenu
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {} // Apple: swiftui/commandmenu/init(_:content:)-19al4
    @_disfavoredOverload nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
    public var body: Never { fatalError() }
}
extension Scene { nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands { _stub(WindowGroup<EmptyView>.self) } } // Apple: swiftui/scene/commands(content:)
