// swift-format-ignore-file
// Text fields, sliders, scrolling, and the looks of text and labels.

@MainActor @preconcurrency public struct TextField<Label>: View where Label: View { // Apple: swiftui/textfield
    let label: Label, text: Binding<String>
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] {
        let node = context.container(.textField, .none, label)[0], text = text, submit = context.environment.submitActions
        node.accessibility.value = text.wrappedValue
        node.behavior.type = { text.wrappedValue = $0 }
        node.behavior.submit = { for action in submit { action() } }
        node.behavior.isFocusable = true
        return [node]
    }
}
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { label = Text(titleKey); self.text = text } // Apple: swiftui/textfield/init(_:text:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { label = Text(title); self.text = text }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { label = Text(titleKey); self.text = text }
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
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { _controlStyle("textField", S.self) } // Apple: swiftui/view/textfieldstyle(_:)
    // Each action around the field is called: swiftui/view/onsubmit(of:_:)
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { _environment { $0.submitActions.insert({ action() }, at: 0) } } // Apple: swiftui/view/onsubmit(of:_:)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { _unchanged() } // Apple: swiftui/view/submitlabel(_:)
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { _unchanged() } // Apple: swiftui/view/autocorrectiondisabled(_:)
#if !os(macOS)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { _unchanged() } // Apple: swiftui/view/keyboardtype(_:)
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { _unchanged() } // Apple: swiftui/view/textinputautocapitalization(_:)
#endif
}

@MainActor @preconcurrency public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View { // Apple: swiftui/slider
    let bounds: ClosedRange<Double>, step: Double; nonisolated(unsafe) let label: Label, value: () -> Double, set: (Double) -> Void, edit: (Bool) -> Void
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] {
        let node = context.container(.slider, .none, label)[0], current = value(), set = set, bounds = bounds, edit = edit, step = step
        func move(_ value: Double) { edit(true); set(min(max((value / step).rounded() * step, bounds.lowerBound), bounds.upperBound)); edit(false) }
        node.accessibility.value = "\(current)"
        node.accessibility.adjust = { move(current + ($0 == .increment ? step : -step)) }
        node.behavior.range = (current, bounds)
        node.behavior.slide = { move($0) }
        return [node]
    }
}
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { // Apple: swiftui/slider/init(value:in:step:label:oneditingchanged:)
        self.label = label(); self.value = { Double(value.wrappedValue) }; set = { value.wrappedValue = V($0) }; self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound); self.step = Double(step); edit = onEditingChanged
    }
}

// MARK: Layout
public struct ScrollViewProxy { let scroll: @MainActor (AnyHashable, UnitPoint?) -> Void; public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable { MainActor.assumeIsolated { scroll(AnyHashable(id), anchor) } } } // Apple: swiftui/scrollviewproxy/scrollto(_:anchor:)
public struct ScrollViewReader<Content>: View where Content: View { // Apple: swiftui/scrollviewreader
    nonisolated(unsafe) let content: (ScrollViewProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content } // Apple: swiftui/scrollviewreader
    public var body: Never { fatalError() }
    // The proxy moves the scroll views inside the reader to the first of their views with the ID: swiftui/scrollviewproxy
    public func _nodes(_ context: _Context) -> [Node] {
        let context = context.child("ScrollViewReader"), app = context.app, found = context.scope.slot("nodes") { LastBox<[Node]>([]) }
        found.value = content(ScrollViewProxy { [unowned app] in app.scroll(found.value, to: $0, anchor: $1) })._nodes(context)
        return found.value
    }
}
public struct ViewThatFits<Content>: View where Content: View { // Apple: swiftui/viewthatfits
    let axes: Axis.Set; nonisolated(unsafe) let content: Content
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { self.axes = axes; self.content = content() } // Apple: swiftui/viewthatfits/init(in:content:)
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { context.container(.viewThatFits, .viewThatFits(axes), content) }
}
extension View {
    nonisolated public func layoutPriority(_ value: Double) -> some View { _modified(.layoutPriority(value)) } // Apple: swiftui/view/layoutpriority(_:)
    nonisolated public func fixedSize() -> some View { _modified(.fixedSize(horizontal: true, vertical: true)) } // Apple: swiftui/view/fixedsize()
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _modified(.fixedSize(horizontal: horizontal, vertical: vertical)) } // Apple: swiftui/view/fixedsize(horizontal:vertical:)
    // A hidden view takes room, but can't be seen, touched, or heard: swiftui/view/hidden()
    nonisolated public func hidden() -> some View { _changed { $0.modifiers.append(.hidden); $0.behavior.isVisible = false } } // Apple: swiftui/view/hidden()
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { _environment { $0.dynamicTypeSize = size } } // Apple: swiftui/view/dynamictypesize(_:)
    // The size is limited to the range: swiftui/view/dynamictypesize(_:)-26aj0
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize { _environment { $0.dynamicTypeSize = $0.dynamicTypeSize.limited(to: range) } } // Apple: swiftui/view/dynamictypesize(_:)-26aj0
    nonisolated public func monospacedDigit() -> some View { _environment { $0.hasMonospacedDigits = true } } // Apple: swiftui/view/monospaceddigit()
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { _environment { $0.fontWeight = weight } } // Apple: swiftui/view/fontweight(_:)
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { _environment { $0.fontDesign = design } } // Apple: swiftui/view/fontdesign(_:)
    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { _unchanged() } // Apple: swiftui/view/textselection(_:)
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { _modified(.rowInsets(insets)) } // Apple: swiftui/view/listrowinsets(_:)
}
extension DynamicTypeSize {
    func limited(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
        let allowed = Self.allCases.filter { range.contains($0) }
        guard let first = allowed.first, let last = allowed.last else { return self }
        return min(max(self, first), last)
    }
}
public protocol TextSelectability {} // Apple: swiftui/textselectability
public struct EnabledTextSelectability: TextSelectability {} // Apple: swiftui/enabledtextselectability
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { .init() } } // Apple: swiftui/textselectability/enabled
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden } // Apple: swiftui/visibility/hidden
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge } // Apple: swiftui/controlsize
@MainActor @preconcurrency public protocol LabelStyle {} // Apple: swiftui/labelstyle
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} } // Apple: swiftui/titleonlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle { public init() {} } // Apple: swiftui/icononlylabelstyle
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} } // Apple: swiftui/titleandiconlabelstyle
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { .init() } } // Apple: swiftui/labelstyle/titleonly
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } } // Apple: swiftui/labelstyle/icononly
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { .init() } } // Apple: swiftui/labelstyle/titleandicon
extension View { nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { _controlStyle("label", S.self) } } // Apple: swiftui/view/labelstyle(_:)

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
extension View { nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape { _changed { if kind.contains(.interaction) { $0.modifiers.append(.contentShape(shape)) } } } } // Apple: swiftui/view/contentshape(_:_:eofill:)
