// swift-format-ignore-file
// Keys, focus, menu commands.

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
    public let modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key; self.modifiers = modifiers }
    public static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.modifiers == b.modifiers }
    public func hash(into hasher: inout Hasher) { hasher.combine(key); hasher.combine(modifiers.rawValue) }
}
extension View {
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { _shortcut(KeyboardShortcut(key, modifiers: modifiers)) } // Apple: swiftui/view/keyboardshortcut(_:modifiers:)
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _shortcut(shortcut) } // Apple: swiftui/view/keyboardshortcut(_:)-8liec
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _shortcut(shortcut) }
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
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { _onKeyPress([.down, .repeat], { $0.key == key }) { _ in action() } } // Apple: swiftui/view/onkeypress(_:action:)
    nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _onKeyPress(phases, { $0.key == key }, action) }
    nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _onKeyPress(phases, { keys.contains($0.key) }, action) }
    nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _onKeyPress(phases, { _ in true }, action) } // Apple: swiftui/view/onkeypress(phases:action:)
}

// MARK: Focus
public struct FocusInteractions: OptionSet, Sendable { // Apple: swiftui/focusinteractions
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2), automatic = Self(rawValue: 3) // Apple: swiftui/focusinteractions
}
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable { // Apple: swiftui/focusstate
    /// The value when no view has the focus: false, or nil.
    let unfocused: Value
    var box: FocusBox?
    init(unfocused: Value) { self.unfocused = unfocused }
    @propertyWrapper public struct Binding { // Apple: swiftui/focusstate/binding
        let state: FocusState<Value>
        public var wrappedValue: Value { get { state.wrappedValue } nonmutating set { state.wrappedValue = newValue } } // Apple: swiftui/focusstate/binding/wrappedvalue
        public var projectedValue: FocusState<Value>.Binding { self } // Apple: swiftui/focusstate/binding/projectedvalue
    }
    public var wrappedValue: Value { // Apple: swiftui/focusstate/wrappedvalue
        get { MainActor.assumeIsolated { box?.value?.base as? Value } ?? unfocused }
        nonmutating set { MainActor.assumeIsolated { box?.set(newValue == unfocused ? nil : AnyHashable(newValue)) } }
    }
    public var projectedValue: FocusState<Value>.Binding { Binding(state: self) } // Apple: swiftui/focusstate/projectedvalue
    public init() where Value == Bool { self.init(unfocused: false) } // Apple: swiftui/focusstate/init()
    public init<T>() where Value == T?, T: Hashable { self.init(unfocused: nil) } // Apple: swiftui/focusstate/init()-2v5rw
}
extension FocusState: LinkedProperty { mutating func link(to context: _Context, offset: Int) { box = context.scope.property(at: offset) { FocusBox(in: context) } } }
extension View {
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { _changed { $0.behavior.isFocusable = isFocusable } } // Apple: swiftui/view/focusable(_:)
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { _changed { $0.behavior.isFocusable = isFocusable } }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { _unchanged() } // Apple: swiftui/view/focuseffectdisabled(_:)
    nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable { _focused(binding.state.box, AnyHashable(value)) }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { _focused(condition.state.box, AnyHashable(true)) } // Apple: swiftui/view/focused(_:)
}

