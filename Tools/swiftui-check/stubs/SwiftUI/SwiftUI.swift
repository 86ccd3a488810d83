// swift-format-ignore-file
// Declarations of SwiftUI's public API, without behaviour: enough to type-check an app's source where
// Apple's SDK is not at hand. Written by hand from the documented signatures. No SDK file is used.
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
// What builders take is no longer bound to `View`: https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
// TupleContent is of iOS 26; what Xcode 27 makes for older systems in its place is not public, so it has no availability here.
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

// MARK: Data flow
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

// What a window keeps of itself. https://developer.apple.com/documentation/swiftui/scenestorage
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

// MARK: App
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

// MARK: Text, Image, Font, Color
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable { // Apple: swiftui/localizedstringkey
    public init(_ value: String) {}; public init(stringLiteral value: String) {}; public init(stringInterpolation: StringInterpolation) {} // Apple: swiftui/localizedstringkey
    public struct StringInterpolation: StringInterpolationProtocol { // Apple: swiftui/localizedstringkey/stringinterpolation
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {} // Apple: swiftui/localizedstringkey/stringinterpolation/appendliteral(_:)
        public mutating func appendInterpolation(_ string: String) {} // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-4lyw3
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {} // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {}
        public mutating func appendInterpolation(_ text: Text) {} // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-4qyfo
        public mutating func appendInterpolation(_ image: Image) {}
        
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
    }
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}; extension Int8: _FormatSpecifiable {}; extension Int16: _FormatSpecifiable {}; extension Int32: _FormatSpecifiable {}; extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}; extension UInt8: _FormatSpecifiable {}; extension UInt16: _FormatSpecifiable {}; extension UInt32: _FormatSpecifiable {}; extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}; extension Double: _FormatSpecifiable {}; extension CGFloat: _FormatSpecifiable {}
public struct Text: View, Equatable, Sendable { // Apple: swiftui/text
    nonisolated public init(verbatim content: String) {} // Apple: swiftui/text/init(verbatim:)
    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {} // Apple: swiftui/text/init(_:tablename:bundle:comment:)
    @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol {}
    nonisolated public init(_ image: Image) {}
    nonisolated public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
    public struct DateStyle: Equatable, Sendable { public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), offset = DateStyle(), timer = DateStyle() }
    nonisolated public init(_ date: Date, style: DateStyle) {}
    public var body: Never { fatalError() }
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text { lhs }
    nonisolated public func font(_ font: Font?) -> Text { self } // Apple: swiftui/text/font(_:)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self } // Apple: swiftui/text/fontweight(_:)
    nonisolated public func bold() -> Text { self } // Apple: swiftui/text/bold()
    nonisolated public func bold(_ isActive: Bool) -> Text { self }
    nonisolated public func italic() -> Text { self } // Apple: swiftui/text/italic()
    nonisolated public func monospacedDigit() -> Text { self } // Apple: swiftui/text/monospaceddigit()
    nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self } // Apple: swiftui/text/foregroundstyle(_:)
    nonisolated public func kerning(_ k: CGFloat) -> Text { self }
    nonisolated public func tracking(_ t: CGFloat) -> Text { self }
}
public struct Image: View, Equatable, Sendable { // Apple: swiftui/image
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {} // Apple: swiftui/image/init(systemname:)
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    public enum Scale: Hashable, Sendable { case small, medium, large } // Apple: swiftui/image/scale
    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch } // Apple: swiftui/image/resizingmode
    public var body: Never { fatalError() }
}
public struct Font: Hashable, Sendable { // Apple: swiftui/font
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font(), subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font(), caption2 = Font() // Apple: swiftui/font
    public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 } // Apple: swiftui/font/textstyle
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced } // Apple: swiftui/font/design/rounded
    public struct Weight: Hashable, Sendable { public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(), medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight() } // Apple: swiftui/font/weight
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() } // Apple: swiftui/font/system(size:weight:design:)-697b2
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public func bold() -> Font { self }; public func italic() -> Font { self }; public func weight(_ weight: Weight) -> Font { self }; public func monospacedDigit() -> Font { self }; public func monospaced() -> Font { self } // Apple: swiftui/font
}
public protocol ShapeStyle: Sendable {} // Apple: swiftui/shapestyle
public struct Color: Hashable, Sendable, View, ShapeStyle { // Apple: swiftui/color
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 } // Apple: swiftui/color/rgbcolorspace/srgb
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {} // Apple: swiftui/color/init(_:red:green:blue:opacity:)
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated init(_: ()) {}
    nonisolated public static let red = Color(()), orange = Color(()), yellow = Color(()), green = Color(()), mint = Color(()), teal = Color(()), cyan = Color(()), blue = Color(()), indigo = Color(()), purple = Color(()), pink = Color(()), brown = Color(()), white = Color(()), gray = Color(()), black = Color(()), clear = Color(()), primary = Color(()), secondary = Color(()), accentColor = Color(()) // Apple: swiftui/color
    nonisolated public func opacity(_ opacity: Double) -> Color { self } // Apple: swiftui/color/opacity(_:)
    nonisolated public var gradient: AnyGradient { _stub() } // Apple: swiftui/color/gradient
    public var body: Never { fatalError() }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { _stub() }; public static var orange: Color { _stub() }; public static var yellow: Color { _stub() }; public static var green: Color { _stub() }; public static var mint: Color { _stub() }; public static var teal: Color { _stub() }; public static var cyan: Color { _stub() }; public static var blue: Color { _stub() }; public static var indigo: Color { _stub() }; public static var purple: Color { _stub() }; public static var pink: Color { _stub() }; public static var brown: Color { _stub() }; public static var white: Color { _stub() }; public static var gray: Color { _stub() }; public static var black: Color { _stub() }; public static var clear: Color { _stub() } // Apple: swiftui/shapestyle
}
public struct AnyGradient: ShapeStyle {}
public struct HierarchicalShapeStyle: ShapeStyle { public static let primary = Self(), secondary = Self(), tertiary = Self(), quaternary = Self() }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var primary: Self { _stub() }; public static var secondary: Self { _stub() }; public static var tertiary: Self { _stub() }; public static var quaternary: Self { _stub() } } // Apple: swiftui/shapestyle/secondary-swift.property
public struct TintShapeStyle: ShapeStyle { public init() {} } // Apple: swiftui/tintshapestyle
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { _stub() } } // Apple: swiftui/shapestyle/tint
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material { public static var regularMaterial: Self { _stub() }; public static var thinMaterial: Self { _stub() }; public static var ultraThinMaterial: Self { _stub() }; public static var thickMaterial: Self { _stub() }; public static var bar: Self { _stub() } } // Apple: swiftui/shapestyle
extension ShapeStyle {
#if XCODE_27
    // Disfavored, as blendMode is, so that of what TN3211 shows is accepted and refused what it says. Apple's attributes are not public.
    @_disfavoredOverload
#endif
    public func opacity(_ opacity: Double) -> some ShapeStyle { Color.clear }
}
public struct Gradient: Hashable, Sendable { public struct Stop: Hashable, Sendable { public init(color: Color, location: CGFloat) {} }; public init(colors: [Color]) {}; public init(stops: [Stop]) {} } // Apple: swiftui/gradient
public struct LinearGradient: ShapeStyle, View { nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}; nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}; public var body: Never { fatalError() } }

// MARK: Geometry, layout
public struct UnitPoint: Hashable, Sendable { public var x = 0.0 as CGFloat, y = 0.0 as CGFloat; public init(x: CGFloat, y: CGFloat) {}; init() {}; public static let zero = Self(), center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self(), topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self() } // Apple: swiftui/unitpoint
public struct Angle: Hashable, Comparable, Sendable { public var radians = 0.0; public var degrees = 0.0; public init() {}; public init(radians: Double) {}; public init(degrees: Double) {}; public static func radians(_ radians: Double) -> Angle { Angle() }; public static func degrees(_ degrees: Double) -> Angle { Angle() }; public static let zero = Angle(); public static func < (a: Angle, b: Angle) -> Bool { false } } // Apple: swiftui/angle
public struct EdgeInsets: Equatable, Sendable { public var top, leading, bottom, trailing: CGFloat; public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { self = _stub() }; public init() { self = _stub() } } // Apple: swiftui/edgeinsets
public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing // Apple: swiftui/edge/top
    public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5) } } // Apple: swiftui/edge/set
public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let all = Self(rawValue: 3), container = Self(rawValue: 1), keyboard = Self(rawValue: 2) } // Apple: swiftui/safearearegions
public enum Axis: Int8, CaseIterable, Sendable { case horizontal, vertical // Apple: swiftui/axis
    public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2) } } // Apple: swiftui/axis/set
public struct HorizontalAlignment: Equatable, Sendable { public static let leading = Self(), center = Self(), trailing = Self() } // Apple: swiftui/horizontalalignment/leading
public struct VerticalAlignment: Equatable, Sendable { public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self(), lastTextBaseline = Self() } // Apple: swiftui/verticalalignment
public struct Alignment: Equatable, Sendable { public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}; init() {}; public static let center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self(), topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self() } // Apple: swiftui/alignment
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill } // Apple: swiftui/contentmode/fit
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing } // Apple: swiftui/textalignment
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear } // Apple: swiftui/colorrenderingmode
public struct VStack<Content>: View where Content: View { nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } } // Apple: swiftui/vstack
public struct HStack<Content>: View where Content: View { nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } } // Apple: swiftui/hstack
public struct ZStack<Content>: View where Content: View { nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } } // Apple: swiftui/zstack
public struct Group<Content> { nonisolated init(_: ()) {} } // Apple: swiftui/group
extension Group: View where Content: View { nonisolated public init(@ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/group/init(content:)-96c8d
public struct Spacer: View { // Apple: swiftui/spacer
    nonisolated public init(minLength: CGFloat? = nil) {} // OpenSwiftUI: OpenSwiftUICore/Layout/Separator/Spacer.swift
    public var body: Never { fatalError() }
}
public struct Divider: View { nonisolated public init() {}; public var body: Never { fatalError() } } // Apple: swiftui/divider
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable { public var data: Data; public var content: (Data.Element) -> Content } // Apple: swiftui/foreach
extension ForEach: View where Content: View { public var body: Never { fatalError() } } // Apple: swiftui/foreach/body-swift.property
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable { nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self = _stub() } } // Apple: swiftui/foreach/init(_:content:)-9nhnm
extension ForEach where Content: View { nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { self = _stub() } } // Apple: swiftui/foreach/init(_:id:content:)
extension ForEach where Data == Range<Int>, ID == Int, Content: View { nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self = _stub() } }
public struct GeometryReader<Content>: View where Content: View { nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/geometryreader
public struct GeometryProxy: Sendable { public var size: CGSize { _stub() }; public var safeAreaInsets: EdgeInsets { _stub() }; public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { _stub() } } // Apple: swiftui/geometryproxy
public protocol CoordinateSpaceProtocol {} // Apple: swiftui/coordinatespaceprotocol
public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public init() {} } // Apple: swiftui/localcoordinatespace
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public init() {} } // Apple: swiftui/globalcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } } // Apple: swiftui/coordinatespaceprotocol/local
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { .init() } } // Apple: swiftui/coordinatespaceprotocol/global
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace { public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init() } } // Apple: swiftui/coordinatespaceprotocol/named(_:)

// MARK: Shapes
public protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by rhs: Double); var magnitudeSquared: Double { get } }
extension Double: VectorArithmetic { public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
extension Float: VectorArithmetic { public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
public struct EmptyAnimatableData: VectorArithmetic, Sendable { public init() {}; public static var zero: Self { .init() }; public static func + (a: Self, b: Self) -> Self { a }; public static func - (a: Self, b: Self) -> Self { a }; public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic { public var first: First, second: Second; public init(_ f: First, _ s: Second) { first = f; second = s }; public static var zero: Self { _stub() }; public static func + (a: Self, b: Self) -> Self { a }; public static func - (a: Self, b: Self) -> Self { a }; public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 } }
public protocol Animatable { associatedtype AnimatableData: VectorArithmetic; var animatableData: AnimatableData { get set } } // Apple: swiftui/animatable
extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get { .init() } set {} } } // Apple: swiftui/animatable/animatabledata-1gesb
public struct Path: Equatable, Sendable { // Apple: swiftui/path
    public init() {}; public init(_ rect: CGRect) {}; public init(ellipseIn rect: CGRect) {}; public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}; public init(_ callback: (inout Path) -> ()) {} // Apple: swiftui/path
    public mutating func move(to end: CGPoint) {}; public mutating func addLine(to end: CGPoint) {}; public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {} // Apple: swiftui/path
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {} // Apple: swiftui/path/addcurve(to:control1:control2:)
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {}
    public mutating func addRect(_ rect: CGRect) {}; public mutating func addEllipse(in rect: CGRect) {}; public mutating func addLines(_ lines: [CGPoint]) {}; public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}; public mutating func closeSubpath() {} // Apple: swiftui/path
    public var isEmpty: Bool { true }; public var boundingRect: CGRect { _stub() }; public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }; public var currentPoint: CGPoint? { nil }
}
extension Path: Shape { nonisolated public func path(in rect: CGRect) -> Path { self } }
nonisolated public protocol Shape: Sendable, Animatable, View { nonisolated func path(in rect: CGRect) -> Path } // Apple: swiftui/shape
extension Shape { public var body: Never { fatalError() } }
nonisolated public protocol InsettableShape: Shape { associatedtype InsetShape: InsettableShape; nonisolated func inset(by amount: CGFloat) -> InsetShape }
public enum RoundedCornerStyle: Sendable { case circular, continuous } // Apple: swiftui/roundedcornerstyle
public struct Rectangle: InsettableShape { nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } } // Apple: swiftui/rectangle
public struct Circle: InsettableShape { nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } } // Apple: swiftui/circle
public struct Ellipse: InsettableShape { nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } }
public struct Capsule: InsettableShape { nonisolated public init(style: RoundedCornerStyle = .continuous) {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } }
public struct RoundedRectangle: InsettableShape { nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}; nonisolated public func path(in rect: CGRect) -> Path { _stub() }; nonisolated public func inset(by amount: CGFloat) -> Self { self } } // Apple: swiftui/roundedrectangle
extension Shape where Self == Circle { public static var circle: Circle { _stub() } } // Apple: swiftui/shape/circle
extension Shape where Self == Rectangle { public static var rect: Rectangle { _stub() } } // Apple: swiftui/shape/rect
extension Shape where Self == Capsule { public static var capsule: Capsule { _stub() } } // Apple: swiftui/shape/capsule
extension Shape where Self == RoundedRectangle { public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { _stub() } }
public enum CGLineCap: Int32, Sendable { case butt, round, square } // Apple: coregraphics/cglinecap/round
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel } // Apple: coregraphics/cglinejoin/round
public struct StrokeStyle: Equatable, Sendable { public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {} } // Apple: swiftui/strokestyle
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
extension Shape {
    nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // OpenSwiftUI: OpenSwiftUICore/Shape/ShapeView.swift
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/shape/stroke(_:style:antialiased:)
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/shape/stroke(_:linewidth:antialiased:)
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _stub(Rectangle.self) }
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { _stub(Rectangle.self) }
}
public struct ForegroundStyle: ShapeStyle { public init() {} } // Apple: swiftui/foregroundstyle
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { _stub() } } // Apple: swiftui/shapestyle/foreground
extension InsettableShape { nonisolated public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle { _stub(EmptyView.self) } } // Apple: swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)

// MARK: Animation, transitions, gestures
public struct Animation: Equatable, Sendable { // Apple: swiftui/animation
    public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation(), snappy = Animation() // Apple: swiftui/animation
    public static func linear(duration: TimeInterval) -> Animation { Animation() }; public static func easeIn(duration: TimeInterval) -> Animation { Animation() }; public static func easeOut(duration: TimeInterval) -> Animation { Animation() }; public static func easeInOut(duration: TimeInterval) -> Animation { Animation() } // Apple: swiftui/animation
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation() }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() } // Apple: swiftui/animation/spring(duration:bounce:blendduration:)
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { Animation() }
    public func delay(_ delay: TimeInterval) -> Animation { self }; public func speed(_ speed: Double) -> Animation { self }; public func repeatForever(autoreverses: Bool = true) -> Animation { self }; public func repeatCount(_ n: Int, autoreverses: Bool = true) -> Animation { self } // Apple: swiftui/animation/delay(_:)
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
public struct AnyTransition: Sendable { // Apple: swiftui/anytransition
    public static let opacity = AnyTransition(), scale = AnyTransition(), slide = AnyTransition(), identity = AnyTransition() // Apple: swiftui/anytransition/opacity
    public static func move(edge: Edge) -> AnyTransition { opacity }; public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { opacity } // Apple: swiftui/anytransition
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { opacity }
    public func combined(with other: AnyTransition) -> AnyTransition { self }; public func animation(_ a: Animation?) -> AnyTransition { self } // Apple: swiftui/anytransition/combined(with:)
}
@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value; associatedtype Body: Gesture; var body: Body { get } } // Apple: swiftui/gesture
extension Never: Gesture { public typealias Value = Never }
public struct _ChangedGesture<Content>: Gesture where Content: Gesture { public typealias Value = Content.Value; public var body: Never { fatalError() } }
public struct _EndedGesture<Content>: Gesture where Content: Gesture { public typealias Value = Content.Value; public var body: Never { fatalError() } }
extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _stub() } // Apple: swiftui/gesture/onended(_:)
}
extension Gesture where Value: Equatable { @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _stub() } } // Apple: swiftui/gesture/onchanged(_:)
public struct TapGesture: Gesture { public typealias Value = (); @MainActor @preconcurrency public init(count: Int = 1) {}; public var body: Never { fatalError() } }
public struct GestureMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let none = GestureMask([]), gesture = GestureMask(rawValue: 1), subviews = GestureMask(rawValue: 2), all = GestureMask(rawValue: 3) } // Apple: swiftui/gesturemask
public protocol TimelineSchedule { associatedtype Entries: Sequence where Entries.Element == Date } // Apple: swiftui/timelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable { public typealias Entries = [Date]; public init(minimumInterval: Double? = nil, paused: Bool = false) {} }
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable { public typealias Entries = [Date]; public init(from: Date, by: TimeInterval) {} }
extension TimelineSchedule where Self == AnimationTimelineSchedule { public static var animation: Self { .init() }; public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { .init() } } // Apple: swiftui/timelineschedule/animation(minimuminterval:paused:)
extension TimelineSchedule where Self == PeriodicTimelineSchedule { public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { _stub() } } // Apple: swiftui/timelineschedule/periodic(from:by:)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule { nonisolated init(_: ()) {}; public struct Context { public let date: Date; public enum Cadence: Comparable, Sendable { case live, seconds, minutes }; public let cadence: Cadence } } // Apple: swiftui/timelineview
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context // Apple: swiftui/timelineviewdefaultcontext
extension TimelineView: View where Content: View { nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/timelineview/init(_:content:)-1mlmj
public struct GraphicsContext { public struct Shading: Sendable {}; public struct ClipOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let inverse = ClipOptions(rawValue: 1) }; public var opacity: Double { get { 1 } set {} } } // Apple: swiftui/graphicscontext
public struct SensoryFeedback: Equatable, Sendable { // Apple: swiftui/sensoryfeedback
    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), increase = Self(), decrease = Self(), impact = Self(), start = Self(), stop = Self(), alignment = Self(), levelChange = Self() // Apple: swiftui/sensoryfeedback
    public struct Weight: Equatable, Sendable { public static let light = Self(), medium = Self(), heavy = Self() } // Apple: swiftui/sensoryfeedback/weight
    public struct Flexibility: Equatable, Sendable { public static let rigid = Self(), solid = Self(), soft = Self() } // Apple: swiftui/sensoryfeedback/flexibility/soft
    // Apple's documentation has a default for the weight (sensoryfeedback/impact(weight:intensity:)), OpenSwiftUI's SensoryFeedback.swift has none: the stricter of both.
    public static func impact(weight: Weight, intensity: Double = 1) -> Self { .init() } // OpenSwiftUI: OpenSwiftUI/View/Control/SensoryFeedback/SensoryFeedback.swift
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .init() } // Apple: swiftui/sensoryfeedback/impact(flexibility:intensity:)
}

// MARK: Controls
public struct Button<Label>: View where Label: View { nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}; public var body: some View { EmptyView() } } // Apple: swiftui/button
public struct Toggle<Label>: View where Label: View { nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}; public var body: some View { EmptyView() } } // Apple: swiftui/toggle
@MainActor @preconcurrency public protocol ButtonStyle { associatedtype Body: View; @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = ButtonStyleConfiguration } // Apple: swiftui/buttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle { associatedtype Body: View; @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = PrimitiveButtonStyleConfiguration }
public struct ButtonStyleConfiguration { public struct Label: View { public var body: Never { fatalError() } }; public let label: Label; public let isPressed: Bool } // Apple: swiftui/buttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration { public struct Label: View { public var body: Never { fatalError() } }; public let label: Label; public func trigger() {} }

// MARK: Modifiers
extension View {
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/frame(width:height:alignment:)
    nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/padding(_:)-6pgqq
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/padding(_:_:)
    nonisolated public func padding(_ length: CGFloat) -> some View { _stub(EmptyView.self) } // OpenSwiftUI: OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift
    nonisolated public func offset(_ offset: CGSize) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/offset(_:)
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/offset(x:y:)
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/position(x:y:)
    nonisolated public func position(_ position: CGPoint) -> some View { _stub(EmptyView.self) }
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/aspectratio(_:contentmode:)
    nonisolated public func scaledToFit() -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/scaledtofit()
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View { _stub(EmptyView.self) } // Apple: swiftui/view/background(alignment:content:)
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/view/background(_:ignoressafeareaedges:)
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: InsettableShape { _stub(EmptyView.self) } // Apple: swiftui/view/background(_:in:fillstyle:)
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View { _stub(EmptyView.self) } // Apple: swiftui/view/overlay(alignment:content:)
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle { _stub(EmptyView.self) }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/view/foregroundstyle(_:)
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { _stub(EmptyView.self) } // Apple: swiftui/view/tint(_:)-93mfq
    @_disfavoredOverload nonisolated public func tint(_ tint: Color?) -> some View { _stub(EmptyView.self) }
    nonisolated public func font(_ font: Font?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/font(_:)
    nonisolated public func bold(_ isActive: Bool = true) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/bold(_:)
    nonisolated public func lineLimit(_ number: Int?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/linelimit(_:)-513mb
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/minimumscalefactor(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/multilinetextalignment(_:)
    nonisolated public func opacity(_ opacity: Double) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/opacity(_:)
    nonisolated public func saturation(_ amount: Double) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/saturation(_:)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/scaleeffect(_:anchor:)-pmi7
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/rotationeffect(_:anchor:)
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape { _stub(EmptyView.self) } // Apple: swiftui/view/clipshape(_:style:)
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { _stub(EmptyView.self) } // Apple: swiftui/view/contentshape(_:eofill:)
    nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/shadow(color:radius:x:y:)
    nonisolated public func disabled(_ disabled: Bool) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/disabled(_:)
    nonisolated public func zIndex(_ value: Double) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/zindex(_:)
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { _stub(EmptyView.self) } // Apple: swiftui/view/id(_:)
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable { _stub(EmptyView.self) } // Apple: swiftui/view/tag(_:includeoptional:)
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/ignoressafearea(_:edges:)
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { _stub(EmptyView.self) } // Apple: swiftui/view/animation(_:value:)
    @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/transition(_:)-5h5h0
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture { _stub(EmptyView.self) } // Apple: swiftui/view/gesture(_:including:)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/ontapgesture(count:perform:)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/onappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/ondisappear(perform:)
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View where V: Equatable { _stub(EmptyView.self) } // Apple: swiftui/view/onchange(of:initial:_:)-4psgg
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V: Equatable { _stub(EmptyView.self) }
    // Apple's documentation leaves out what closures are attributed with; OpenSwiftUI, Modifier/ViewModifier/TaskModifier.swift, has it.
    nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { _stub(EmptyView.self) } // OpenSwiftUI: OpenSwiftUI/Modifier/ViewModifier/TaskModifier.swift
    nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where T: Equatable { _stub(EmptyView.self) } // OpenSwiftUI: OpenSwiftUI/Modifier/ViewModifier/TaskModifier.swift
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable { _stub(EmptyView.self) }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/preferredcolorscheme(_:)
}

// MARK: API newer than the deployment target (what the iOS pass must flag)
@available(iOS 18.0, macOS 15.0, *) public struct MeshGradient: ShapeStyle, View { nonisolated public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {}; public var body: Never { fatalError() } }
extension View {
    @available(iOS 26.0, macOS 26.0, *) nonisolated public func glassEffect() -> some View { _stub(EmptyView.self) } }
