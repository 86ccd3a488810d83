// swift-format-ignore-file
// Keys, focus, menu commands: declarations without behaviour, as in SwiftUI.swift.

public struct KeyEquivalent: Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}"), leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}")
    public static let escape = Self("\u{1B}"), delete = Self("\u{8}"), deleteForward = Self("\u{F728}"), home = Self("\u{F729}"), end = Self("\u{F72B}"), pageUp = Self("\u{F72C}"), pageDown = Self("\u{F72D}"), clear = Self("\u{F739}"), tab = Self("\t"), space = Self(" "), `return` = Self("\r")
}
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral { public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) } }
extension KeyEquivalent: Hashable {}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4), option = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32), all = Self(rawValue: 63)
}
public struct KeyboardShortcut: Hashable, Sendable {
    public static let defaultAction = KeyboardShortcut(.return, modifiers: []), cancelAction = KeyboardShortcut(.escape, modifiers: [])
    public var key: KeyEquivalent
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
    public static func == (a: Self, b: Self) -> Bool { a.key == b.key }
    public func hash(into hasher: inout Hasher) {}
}
extension View {
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { _stub(EmptyView.self) }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _stub(EmptyView.self) }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _stub(EmptyView.self) }
}

// iOS 17
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4), all = Self(rawValue: 7)
    }
    public enum Result: Sendable { case handled, ignored }
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
extension View {
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
    nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
    nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
    nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
    nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _stub(EmptyView.self) }
}

// MARK: Focus
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2), automatic = Self(rawValue: 3)
}
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper public struct Binding {
        init(_: ()) { fatalError() }
        public var wrappedValue: Value { get { _stub() } nonmutating set {} }
        public var projectedValue: FocusState<Value>.Binding { self }
    }
    public var wrappedValue: Value { get { _stub() } nonmutating set {} }
    public var projectedValue: FocusState<Value>.Binding { _stub() }
    public init() where Value == Bool { self = _stub() }
    public init<T>() where Value == T?, T: Hashable { self = _stub() }
}
extension View {
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { _stub(EmptyView.self) }
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { _stub(EmptyView.self) }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { _stub(EmptyView.self) }
    nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable { _stub(EmptyView.self) }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { _stub(EmptyView.self) }
}

// MARK: Menu commands
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Commands {}
public struct EmptyCommands: Commands { nonisolated public init() {}; public var body: Never { fatalError() } }
public struct _TupleCommands<T>: Commands { public var body: Never { fatalError() } }
@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }
    @_disfavoredOverload public static func buildBlock<each C>(_ content: repeat each C) -> _TupleCommands<(repeat each C)> where repeat each C: Commands { _stub() }
}
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = Self(), appSettings = Self(), systemServices = Self(), appVisibility = Self(), appTermination = Self(), newItem = Self(), saveItem = Self(), importExport = Self(), printItem = Self(), undoRedo = Self(), pasteboard = Self(), textEditing = Self(), textFormatting = Self(), toolbar = Self(), sidebar = Self(), windowSize = Self(), windowList = Self(), singleWindowList = Self(), windowArrangement = Self(), help = Self()
}
public struct CommandGroup<Content>: Commands where Content: View {
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public var body: Never { fatalError() }
}
public struct CommandMenu<Content>: Commands where Content: View {
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
    public var body: Never { fatalError() }
}
extension Scene { nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands { _stub(WindowGroup<EmptyView>.self) } }
