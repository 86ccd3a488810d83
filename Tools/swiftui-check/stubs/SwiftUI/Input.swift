// swift-format-ignore-file
// Text fields, sliders, sheets, toolbars and other containers: declarations without behaviour, as in SwiftUI.swift.

@MainActor @preconcurrency public struct TextField<Label>: View where Label: View { public var body: some View { EmptyView() } }
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self = _stub() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { self = _stub() }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self = _stub() }
}
@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
public struct SubmitLabel: Sendable { public static var done: Self { .init() }; public static var go: Self { .init() }; public static var send: Self { .init() }; public static var join: Self { .init() }; public static var route: Self { .init() }; public static var search: Self { .init() }; public static var `return`: Self { .init() }; public static var next: Self { .init() }; public static var `continue`: Self { .init() } }
public struct SubmitTriggers: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let text = Self(rawValue: 1), search = Self(rawValue: 2) }
#if !os(macOS)
public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad }
#endif
extension View {
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { _stub(EmptyView.self) }
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { _stub(EmptyView.self) }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { _stub(EmptyView.self) }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { _stub(EmptyView.self) }
#if !os(macOS)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { _stub(EmptyView.self) }
#endif
}

@MainActor @preconcurrency public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View { public var body: some View { EmptyView() } }
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
    nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self = _stub() }
}

// MARK: Sheets
public struct PresentationDetent: Hashable, Sendable { public static let medium = Self(), large = Self(); public static func fraction(_ fraction: CGFloat) -> Self { .init() }; public static func height(_ height: CGFloat) -> Self { .init() } }
extension View {
    nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View { _stub(EmptyView.self) }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _stub(EmptyView.self) }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _stub(EmptyView.self) }
}

// MARK: Toolbars
@MainActor @preconcurrency public protocol ToolbarContent { associatedtype Body: ToolbarContent; @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get } }
extension Never: ToolbarContent {}
public struct _TupleToolbar<T>: ToolbarContent { public var body: Never { fatalError() } }
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
    public static func buildBlock<C>(_ content: C) -> C where C: ToolbarContent { content }
    @_disfavoredOverload public static func buildBlock<each C>(_ content: repeat each C) -> _TupleToolbar<(repeat each C)> where repeat each C: ToolbarContent { _stub() }
}
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self(), secondaryAction = Self(), status = Self(), confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self(), keyboard = Self()
#if !os(macOS)
    public static let topBarLeading = Self(), topBarTrailing = Self(), bottomBar = Self()
#endif
}
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View { public var body: Never { fatalError() } }
extension ToolbarItem where ID == () { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self = _stub() } }
public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } }
extension View {
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View { _stub(EmptyView.self) }
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent { _stub(EmptyView.self) }
}

// MARK: Layout
public struct ScrollViewProxy { public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {} }
public struct ScrollViewReader<Content>: View where Content: View { nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self = _stub() }; public var body: Never { fatalError() } }
public struct ViewThatFits<Content>: View where Content: View { nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { self = _stub() }; public var body: Never { fatalError() } }
extension View {
    nonisolated public func layoutPriority(_ value: Double) -> some View { _stub(EmptyView.self) }
    nonisolated public func fixedSize() -> some View { _stub(EmptyView.self) }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _stub(EmptyView.self) }
    nonisolated public func hidden() -> some View { _stub(EmptyView.self) }
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { _stub(EmptyView.self) }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { _stub(EmptyView.self) }
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize { _stub(EmptyView.self) }
    nonisolated public func monospacedDigit() -> some View { _stub(EmptyView.self) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { _stub(EmptyView.self) }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { _stub(EmptyView.self) }
    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { _stub(EmptyView.self) }
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { _stub(EmptyView.self) }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { _stub(EmptyView.self) }
}
public protocol TextSelectability {}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
extension View { nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { _stub(EmptyView.self) } }
@MainActor @preconcurrency public protocol LabelStyle {}
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { .init() } }
extension View { nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { _stub(EmptyView.self) } }

// MARK: Canvas
extension GraphicsContext.Shading {
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Self { _stub() }
}
extension View {
    nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View where T: Equatable { _stub(EmptyView.self) }
}
public struct AnyShapeStyle: ShapeStyle { public init<S>(_ style: S) where S: ShapeStyle {} }
