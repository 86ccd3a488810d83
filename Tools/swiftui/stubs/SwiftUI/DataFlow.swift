// swift-format-ignore-file
// Bindings, state, the environment, and scene storage: declarations without behavior, as in SwiftUI.swift.

public protocol DynamicProperty {} // Apple: swiftui/dynamicproperty
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> { // Apple: swiftui/binding
    public var wrappedValue: Value { get { _stub() } nonmutating set {} } // Apple: swiftui/binding/wrappedvalue
    public var projectedValue: Binding<Value> { _stub() } // Apple: swiftui/binding/projectedvalue
    @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) { self = _stub() } // Apple: swiftui/binding/init(get:set:)
    public static func constant(_ value: Value) -> Binding<Value> { _stub() } // Apple: swiftui/binding/constant(_:)
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { _stub() }
    public init(projectedValue: Binding<Value>) { self = _stub() }
    public init<V>(_ base: Binding<V>) where Value == V? { self = _stub() }
    public init?(_ base: Binding<Value?>) { self = _stub() }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { _stub() }
}
extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { _stub() } } // Apple: swiftui/binding/id
extension Binding: Sequence where Value: MutableCollection { public typealias Element = Binding<Value.Element>; public typealias Iterator = IndexingIterator<Binding<Value>> }
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index; public typealias Indices = Value.Indices
    public var startIndex: Index { _stub() }; public var endIndex: Index { _stub() }; public var indices: Value.Indices { _stub() }
    public func index(after i: Index) -> Index { _stub() }
    public subscript(position: Index) -> Binding<Value.Element> { _stub() }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection { public func index(before i: Index) -> Index { _stub() } }
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
#if XCODE_27
@attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`)) public macro State() = #externalMacro(module: "StubMacros", type: "StateMacro") // Apple: swiftui/state()
#endif
#if !XCODE_27
@propertyWrapper
#endif
public struct State<Value>: DynamicProperty { // Apple: swiftui/state
#if XCODE_27
    public init(_storage: ()) { self = _stub() } // Ours
#endif
    public init(wrappedValue value: Value) { self = _stub() } // Apple: swiftui/state/init(wrappedvalue:)
    public init(initialValue value: Value) { self = _stub() } // Apple: swiftui/state/init(initialvalue:)
    public var wrappedValue: Value { get { _stub() } nonmutating set {} } // Apple: swiftui/state/wrappedvalue
    public var projectedValue: Binding<Value> { _stub() } // Apple: swiftui/state/projectedvalue
}
extension State where Value: ExpressibleByNilLiteral { public init() { self = _stub() } } // Apple: swiftui/state/init()
extension State: Sendable where Value: Sendable {}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> { // Apple: swiftui/bindable
    public var wrappedValue: Value; public var projectedValue: Bindable<Value> { self } // Apple: swiftui/bindable
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable") public init(wrappedValue: Value) { fatalError() }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject { _stub() } // Apple: swiftui/bindable/subscript(dynamicmember:)
}
extension RangeReplaceableCollection where Self: MutableCollection { public mutating func remove(atOffsets offsets: IndexSet) {} }
extension MutableCollection { public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {} }
extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self = _stub() } // Apple: swiftui/bindable/init(wrappedvalue:)
    public init(_ wrappedValue: Value) { self = _stub() }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty { // Apple: swiftui/environment
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self = _stub() } // Apple: swiftui/environment/init(_:)
    public var wrappedValue: Value { _stub() } // Apple: swiftui/environment/wrappedvalue
}
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { self = _stub() } // OpenSwiftUI: OpenSwiftUICore/Data/Observation/Environment+Observation.swift
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { self = _stub() }
}
extension Environment: Sendable where Value: Sendable {}
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } } // Apple: swiftui/environmentkey
public struct EnvironmentValues { public init() {} // Apple: swiftui/environmentvalues
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get { _stub() } set {} } // Apple: swiftui/environmentvalues/subscript(_:)
    public var verticalSizeClass: UserInterfaceSizeClass? { get { _stub() } set {} } // Apple: swiftui/environmentvalues/verticalsizeclass
    public var horizontalSizeClass: UserInterfaceSizeClass? { get { _stub() } set {} } // Apple: swiftui/environmentvalues/horizontalsizeclass
    public var colorScheme: ColorScheme { get { _stub() } set {} } // Apple: swiftui/environmentvalues/colorscheme
    public var dynamicTypeSize: DynamicTypeSize { get { _stub() } set {} } // Apple: swiftui/environmentvalues/dynamictypesize
    public var accessibilityReduceMotion: Bool { _stub() } // Apple: swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityDifferentiateWithoutColor: Bool { _stub() } // Apple: swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
    public var isEnabled: Bool { get { _stub() } set {} } // Apple: swiftui/environmentvalues/isenabled
    public var scenePhase: ScenePhase { get { _stub() } set {} } // Apple: swiftui/environmentvalues/scenephase
    public var dismiss: DismissAction { _stub() } // Apple: swiftui/environmentvalues/dismiss
    public var openURL: OpenURLAction { get { _stub() } set {} } // Apple: swiftui/environmentvalues/openurl
    public var displayScale: CGFloat { get { _stub() } set {} } // Apple: swiftui/environmentvalues/displayscale
    public var layoutDirection: LayoutDirection { get { _stub() } set {} } // Apple: swiftui/environmentvalues/layoutdirection
    public var locale: Locale { get { _stub() } set {} } // Apple: swiftui/environmentvalues/locale
    public var font: Font? { get { _stub() } set {} } // Apple: swiftui/environmentvalues/font
    public var accessibilityVoiceOverEnabled: Bool { _stub() }
    @available(iOS 18.0, macOS 10.15, *) public var appearsActive: Bool { get { _stub() } set {} } // Apple: swiftui/environmentvalues/appearsactive
}
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() {} }
@MainActor @preconcurrency public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
public enum UserInterfaceSizeClass: Sendable { case compact, regular } // Apple: swiftui/userinterfacesizeclass/compact
public enum ColorScheme: CaseIterable, Sendable { case light, dark } // Apple: swiftui/colorscheme
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft } // Apple: swiftui/layoutdirection/lefttoright
public enum ScenePhase: Comparable, Sendable { case background, inactive, active } // Apple: swiftui/scenephase
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable { case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5; public var isAccessibilitySize: Bool { _stub() } } // Apple: swiftui/dynamictypesize
extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/environment(_:_:)
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { _stub(EmptyView.self) } // Apple: swiftui/view/environment(_:)
}

// A value that a window restores. https://developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty { // Apple: swiftui/scenestorage
    init(_: ()) {}
    public var wrappedValue: Value { get { _stub() } nonmutating set {} }
    public var projectedValue: Binding<Value> { _stub() }
}
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self = _stub() }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self = _stub() }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self = _stub() }
    public init(wrappedValue: Value, _ key: String) where Value == String { self = _stub() } // Apple: swiftui/scenestorage/init(wrappedvalue:_:)-40fny
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String { self = _stub() }
}
