// swift-format-ignore-file
// Text fields, sliders, sheets, toolbars and other containers: declarations without behavior, as in SwiftUI.swift.

@MainActor @preconcurrency public struct TextField<Label>: View where Label: View { public var body: some View { EmptyView() } } // Apple: swiftui/textfield
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self = _stub() } // Apple: swiftui/textfield/init(_:text:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { self = _stub() }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self = _stub() }
}
@MainActor @preconcurrency public protocol TextFieldStyle {} // Apple: swiftui/textfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} } // Apple: swiftui/roundedbordertextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { .init() } } // Apple: swiftui/textfieldstyle/roundedborder
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } } // Apple: swiftui/textfieldstyle/plain
public struct SubmitLabel: Sendable { public static var done: Self { .init() }; public static var go: Self { .init() }; public static var send: Self { .init() }; public static var join: Self { .init() }; public static var route: Self { .init() }; public static var search: Self { .init() }; public static var `return`: Self { .init() }; public static var next: Self { .init() }; public static var `continue`: Self { .init() } } // Apple: swiftui/submitlabel/go
public struct SubmitTriggers: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let text = Self(rawValue: 1), search = Self(rawValue: 2) } // Apple: swiftui/submittriggers
#if !os(macOS)
public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad } // Apple: uikit/uikeyboardtype
public struct TextInputAutocapitalization: Sendable { // Apple: swiftui/textinputautocapitalization
    public static var never: TextInputAutocapitalization { Self() } // Apple: swiftui/textinputautocapitalization/never
}
#endif
extension View {
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { _stub(EmptyView.self) } // Apple: swiftui/view/textfieldstyle(_:)
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/onsubmit(of:_:)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/submitlabel(_:)
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/autocorrectiondisabled(_:)
#if !os(macOS)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/keyboardtype(_:)
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/textinputautocapitalization(_:)
#endif
}

@MainActor @preconcurrency public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View { public var body: some View { EmptyView() } } // Apple: swiftui/slider
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() } // Apple: swiftui/slider/init(value:in:step:label:oneditingchanged:)
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
}

// MARK: Sheets
public struct PresentationDetent: Hashable, Sendable { public static let medium = Self(), large = Self(); public static func fraction(_ fraction: CGFloat) -> Self { .init() }; public static func height(_ height: CGFloat) -> Self { .init() } } // Apple: swiftui/presentationdetent
extension View {
    nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View { _stub(EmptyView.self) } // Apple: swiftui/view/sheet(item:ondismiss:content:)
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/presentationdetents(_:)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/interactivedismissdisabled(_:)
}

// MARK: Toolbars
@MainActor @preconcurrency public protocol ToolbarContent { associatedtype Body: ToolbarContent; @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get } } // Apple: swiftui/toolbarcontent
extension Never: ToolbarContent {}
public struct _TupleToolbar<T>: ToolbarContent { public var body: Never { fatalError() } }
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content } // Not confirmed
    public static func buildBlock<C>(_ content: C) -> C where C: ToolbarContent { content } // Ours
    @_disfavoredOverload public static func buildBlock<each C>(_ content: repeat each C) -> _TupleToolbar<(repeat each C)> where repeat each C: ToolbarContent { _stub() } // Ours
}
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self(), secondaryAction = Self(), status = Self(), confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self(), keyboard = Self() // Apple: swiftui/toolbaritemplacement
    @available(macOS, unavailable) public static let topBarLeading = Self() // Apple: swiftui/toolbaritemplacement/topbarleading
    @available(macOS, unavailable) public static let topBarTrailing = Self() // Apple: swiftui/toolbaritemplacement/topbartrailing
    @available(macOS, unavailable) public static let bottomBar = Self() // Apple: swiftui/toolbaritemplacement/bottombar
}
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View { public var body: Never { fatalError() } } // Apple: swiftui/toolbaritem
extension ToolbarItem where ID == () { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self = _stub() } } // Apple: swiftui/toolbaritem/init(placement:content:)
public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } }
extension View {
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View { _stub(EmptyView.self) }
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent { _stub(EmptyView.self) } // Apple: swiftui/view/toolbar(content:)
}

// MARK: Layout
public struct ScrollViewProxy { public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {} } // Apple: swiftui/scrollviewproxy/scrollto(_:anchor:)
public struct ScrollViewReader<Content>: View where Content: View { nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/scrollviewreader
public struct ViewThatFits<Content>: View where Content: View { nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } } // Apple: swiftui/viewthatfits
extension View {
    nonisolated public func layoutPriority(_ value: Double) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/layoutpriority(_:)
    nonisolated public func fixedSize() -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/fixedsize()
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _stub(EmptyView.self) }
    nonisolated public func hidden() -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/hidden()
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { _stub(EmptyView.self) }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/dynamictypesize(_:)
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize { _stub(EmptyView.self) } // Apple: swiftui/view/dynamictypesize(_:)-26aj0
    nonisolated public func monospacedDigit() -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/monospaceddigit()
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/fontweight(_:)
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/fontdesign(_:)
    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { _stub(EmptyView.self) } // Apple: swiftui/view/textselection(_:)
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { _stub(EmptyView.self) }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { _stub(EmptyView.self) }
}
public protocol TextSelectability {} // Apple: swiftui/textselectability
public struct EnabledTextSelectability: TextSelectability {} // Apple: swiftui/enabledtextselectability
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { .init() } } // Apple: swiftui/textselectability/enabled
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden } // Apple: swiftui/visibility/hidden
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge } // Apple: swiftui/controlsize
extension View { nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { _stub(EmptyView.self) } }
@MainActor @preconcurrency public protocol LabelStyle {} // Apple: swiftui/labelstyle
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} } // Apple: swiftui/titleonlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle { public init() {} } // Apple: swiftui/icononlylabelstyle
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} } // Apple: swiftui/titleandiconlabelstyle
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { .init() } } // Apple: swiftui/labelstyle/titleonly
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } } // Apple: swiftui/labelstyle/icononly
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { .init() } } // Apple: swiftui/labelstyle/titleandicon
extension View { nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { _stub(EmptyView.self) } } // Apple: swiftui/view/labelstyle(_:)

// MARK: Pointer
// The purpose of a content shape. iOS 15. https://developer.apple.com/documentation/swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = Self(rawValue: 1), accessibility = Self(rawValue: 2) // Apple: swiftui/contentshapekinds
    public static let dragPreview = Self(rawValue: 4) // Apple: swiftui/contentshapekinds/dragpreview
    @available(macOS, unavailable) public static let contextMenuPreview = Self(rawValue: 8) // Apple: swiftui/contentshapekinds/contextmenupreview
    @available(macOS, unavailable) public static let hoverEffect = Self(rawValue: 16) // Apple: swiftui/contentshapekinds/hovereffect
    @available(iOS, unavailable) public static let focusEffect = Self(rawValue: 32) // Apple: swiftui/contentshapekinds/focuseffect
}
extension View { nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape { _stub(EmptyView.self) } } // Apple: swiftui/view/contentshape(_:_:eofill:)

// MARK: Canvas
extension GraphicsContext { public struct GradientOptions: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let `repeat` = Self(rawValue: 1), mirror = Self(rawValue: 2), linearColor = Self(rawValue: 4) } } // Apple: swiftui/graphicscontext/gradientoptions
extension GraphicsContext.Shading {
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()) -> Self { _stub() } // Apple: swiftui/graphicscontext/shading/lineargradient(_:startpoint:endpoint:options:)
}
public struct AnyShapeStyle: ShapeStyle { public init<S>(_ style: S) where S: ShapeStyle {} } // Apple: swiftui/anyshapestyle
