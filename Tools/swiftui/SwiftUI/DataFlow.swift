// swift-format-ignore-file
// Bindings, state, the environment, and scene storage.

public protocol DynamicProperty {} // Apple: swiftui/dynamicproperty
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> { // Apple: swiftui/binding
    let get: () -> Value, set: (Value) -> Void
    init(get: @escaping () -> Value, assign: @escaping (Value) -> Void) { self.get = get; set = assign }
    public var wrappedValue: Value { get { get() } nonmutating set { set(newValue) } } // Apple: swiftui/binding/wrappedvalue
    public var projectedValue: Binding<Value> { self } // Apple: swiftui/binding/projectedvalue
#if CHECK
    @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) { fatalError() } // Apple: swiftui/binding/init(get:set:)
#else
    // The compiler of Swift 6.3 crashes when it generates code for a caller of the declaration above.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(get: unsafeBitCast(get, to: (() -> Value).self), assign: unsafeBitCast(set, to: ((Value) -> Void).self))
    }
#endif
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, assign: { _ in }) } // Apple: swiftui/binding/constant(_:)
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { Binding<Subject>(get: { get()[keyPath: keyPath] }, assign: { var value = get(); value[keyPath: keyPath] = $0; set(value) }) }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public init<V>(_ base: Binding<V>) where Value == V? { self.init(get: { base.wrappedValue }, assign: { if let value = $0 { base.wrappedValue = value } }) }
    public init?(_ base: Binding<Value?>) { guard let first = base.wrappedValue else { return nil }; self.init(get: { base.wrappedValue ?? first }, assign: { base.wrappedValue = $0 }) }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } } // Apple: swiftui/binding/id
extension Binding: Sequence where Value: MutableCollection { public typealias Element = Binding<Value.Element>; public typealias Iterator = IndexingIterator<Binding<Value>> }
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index; public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }; public var endIndex: Index { wrappedValue.endIndex }; public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public subscript(position: Index) -> Binding<Value.Element> { Binding<Value.Element>(get: { wrappedValue[position] }, assign: { wrappedValue[position] = $0 }) }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection { public func index(before i: Index) -> Index { wrappedValue.index(before: i) } }
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
#if XCODE_27
@attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`)) public macro State() = #externalMacro(module: "StubMacros", type: "StateMacro") // Apple: swiftui/state()
#endif
#if !XCODE_27
@propertyWrapper
#endif
public struct State<Value>: DynamicProperty { // Apple: swiftui/state
#if XCODE_27
    public init(_storage: ()) { fatalError() } // Ours
#endif
    let initial: Value
    var box: ValueBox<Value>?
    public init(wrappedValue value: Value) { initial = value } // Apple: swiftui/state/init(wrappedvalue:)
    public init(initialValue value: Value) { initial = value } // Apple: swiftui/state/init(initialvalue:)
    public var wrappedValue: Value { // Apple: swiftui/state/wrappedvalue
        get { box?.value ?? initial }
        nonmutating set {
            if let box { box.set(newValue) } else { reportProblem("A @State of type \(Value.self) was set before its view was on the screen, which has no effect.") }
        }
    }
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, assign: { wrappedValue = $0 }) } // Apple: swiftui/state/projectedvalue
}
extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } } // Apple: swiftui/state/init()
extension State: @unchecked Sendable where Value: Sendable {}
// The storage belongs to the view's identity and is created once: swiftui/state
extension State: LinkedProperty {
    mutating func link(to context: _Context, offset: Int) {
        let initial = initial, scope = context.scope
        box = scope.property(at: offset) { ValueBox(initial, scope: scope) }
    }
}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> { // Apple: swiftui/bindable
    public var wrappedValue: Value; public var projectedValue: Bindable<Value> { self } // Apple: swiftui/bindable
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable") public init(wrappedValue: Value) { fatalError() }
    init(object: Value) { wrappedValue = object }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject { Binding(get: { wrappedValue[keyPath: keyPath] }, assign: { wrappedValue[keyPath: keyPath] = $0 }) } // Apple: swiftui/bindable/subscript(dynamicmember:)
}
extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.init(object: wrappedValue) } // Apple: swiftui/bindable/init(wrappedvalue:)
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty { // Apple: swiftui/environment
    let read: (EnvironmentValues) -> Value
    var values: EnvironmentValues?
    init(reading read: @escaping (EnvironmentValues) -> Value) { self.read = read }
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.init { $0[keyPath: keyPath] } } // Apple: swiftui/environment/init(_:)
    public var wrappedValue: Value { read(values ?? EnvironmentValues()) } // Apple: swiftui/environment/wrappedvalue
}
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { // OpenSwiftUI: OpenSwiftUICore/Data/Observation/Environment+Observation.swift
        self.init { values in
            // Apple's SwiftUI stops the app here, too: swiftui/environment/init(_:)-8slkf
            guard let object = values.objects[ObjectIdentifier(Value.self)] as? Value else { fatalError("No object of type \(Value.self) is in the environment.") }
            return object
        }
    }
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { self.init { $0.objects[ObjectIdentifier(T.self)] as? T } }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension Environment: LinkedProperty { mutating func link(to context: _Context, offset: Int) { values = context.environment } }
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } } // Apple: swiftui/environmentkey
public struct EnvironmentValues: @unchecked Sendable { // Apple: swiftui/environmentvalues
    var values: [AnyHashable: Any] = [:], objects: [ObjectIdentifier: AnyObject] = [:]
    public init() {}
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue } set { values[ObjectIdentifier(key)] = newValue } } // Apple: swiftui/environmentvalues/subscript(_:)
    /// A value of the system, by name.
    subscript<Value>(name: String, standard: Value) -> Value { get { values[name] as? Value ?? standard } set { values[name] = newValue } }
    public var verticalSizeClass: UserInterfaceSizeClass? { get { self["verticalSizeClass", .regular] } set { self["verticalSizeClass", .regular] = newValue } } // Apple: swiftui/environmentvalues/verticalsizeclass
    public var horizontalSizeClass: UserInterfaceSizeClass? { get { self["horizontalSizeClass", .compact] } set { self["horizontalSizeClass", .compact] = newValue } } // Apple: swiftui/environmentvalues/horizontalsizeclass
    public var colorScheme: ColorScheme { get { self["colorScheme", .light] } set { self["colorScheme", .light] = newValue } } // Apple: swiftui/environmentvalues/colorscheme
    public var dynamicTypeSize: DynamicTypeSize { get { self["dynamicTypeSize", .large] } set { self["dynamicTypeSize", .large] = newValue } } // Apple: swiftui/environmentvalues/dynamictypesize
    public var accessibilityReduceMotion: Bool { systemSettings.reducesMotion } // Apple: swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityDifferentiateWithoutColor: Bool { systemSettings.differentiatesWithoutColor } // Apple: swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
    public var isEnabled: Bool { get { self["isEnabled", true] } set { self["isEnabled", true] = newValue } } // Apple: swiftui/environmentvalues/isenabled
    public var scenePhase: ScenePhase { get { self["scenePhase", .active] } set { self["scenePhase", .active] = newValue } } // Apple: swiftui/environmentvalues/scenephase
    public var dismiss: DismissAction { dismissAction } // Apple: swiftui/environmentvalues/dismiss
    public var openURL: OpenURLAction { get { self["openURL", OpenURLAction { HeadlessApp.current?.openedURLs.append($0) }] } set { self["openURL", newValue] = newValue } } // Apple: swiftui/environmentvalues/openurl
    public var displayScale: CGFloat { get { self["displayScale", 3] } set { self["displayScale", 3] = newValue } } // Apple: swiftui/environmentvalues/displayscale
    public var layoutDirection: LayoutDirection { get { self["layoutDirection", .leftToRight] } set { self["layoutDirection", .leftToRight] = newValue } } // Apple: swiftui/environmentvalues/layoutdirection
    public var locale: Locale { get { self["locale", Locale(identifier: "en_US")] } set { self["locale", newValue] = newValue } } // Apple: swiftui/environmentvalues/locale
    public var font: Font? { get { self["font", nil] } set { self["font", nil] = newValue } } // Apple: swiftui/environmentvalues/font
    @available(iOS 18.0, macOS 10.15, *) public var appearsActive: Bool { get { self["appearsActive", true] } set { self["appearsActive", true] = newValue } } // Apple: swiftui/environmentvalues/appearsactive
}
@MainActor @preconcurrency public struct DismissAction { nonisolated(unsafe) let perform: @MainActor () -> Void; nonisolated init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }; public func callAsFunction() { perform() } }
@MainActor @preconcurrency public struct OpenURLAction { // Apple: swiftui/openurlaction
    nonisolated(unsafe) let perform: @MainActor (URL) -> Void
    nonisolated init(_ perform: @escaping @MainActor (URL) -> Void) { self.perform = perform }
    public func callAsFunction(_ url: URL) { perform(url) } // Apple: swiftui/openurlaction/callasfunction(_:)
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { perform(url); completion(true) } // Apple: swiftui/openurlaction/callasfunction(_:completion:)
}
public enum UserInterfaceSizeClass: Sendable { case compact, regular } // Apple: swiftui/userinterfacesizeclass/compact
public enum ColorScheme: CaseIterable, Sendable { case light, dark } // Apple: swiftui/colorscheme
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft } // Apple: swiftui/layoutdirection/lefttoright
public enum ScenePhase: Comparable, Sendable { case background, inactive, active } // Apple: swiftui/scenephase
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable { case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5; public var isAccessibilitySize: Bool { self >= .accessibility1 } } // Apple: swiftui/dynamictypesize
extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { _environment { $0[keyPath: keyPath] = value } } // Apple: swiftui/view/environment(_:_:)
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { _environment { $0.objects[ObjectIdentifier(T.self)] = object } } // Apple: swiftui/view/environment(_:)
}

// A value that a window restores. https://developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty { // Apple: swiftui/scenestorage
    let key: String, standard: Value
    var box: SceneStorageBox?
    init(standard: Value, key: String) { self.key = key; self.standard = standard }
    public var wrappedValue: Value { get { box?.value(key) as? Value ?? standard } nonmutating set { box?.set(newValue, for: key) } }
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, assign: { wrappedValue = $0 }) }
}
extension SceneStorage: LinkedProperty { mutating func link(to context: _Context, offset: Int) { box = SceneStorageBox(window: context.window) } }
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(standard: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(standard: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(standard: wrappedValue, key: key) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(standard: wrappedValue, key: key) } // Apple: swiftui/scenestorage/init(wrappedvalue:_:)-40fny
}
