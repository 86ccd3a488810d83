// swift-format-ignore-file
// Buttons and other controls, and previews.

// MARK: Label
@MainActor @preconcurrency public struct Label<Title, Icon>: View where Title: View, Icon: View { // Apple: swiftui/label
    nonisolated(unsafe) let title: Title, icon: Icon
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { self.title = title(); self.icon = icon() }
    public var body: some View { EmptyView() }
    // Screen readers read the title. The icon is decoration: swiftui/label
    public func _nodes(_ context: _Context) -> [Node] {
        let context = context.child("Label"), icons = icon._nodes(context.child("icon")), titles = title._nodes(context.child("title"))
        for icon in icons { icon.accessibility.isHidden = true }
        return [context.node(.label, .none, icons + titles)]
    }
}
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) { self.init { Text(titleKey) } icon: { Image(name) } }
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { self.init { Text(titleKey) } icon: { Image(systemName: name) } } // Apple: swiftui/label/init(_:systemimage:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol { self.init { Text(title) } icon: { Image(name) } }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol { self.init { Text(title) } icon: { Image(systemName: name) } } // Apple: swiftui/label/init(_:systemimage:)-2z97t
}

// MARK: Button
public struct Button<Label>: View where Label: View { // Apple: swiftui/button
    let role: ButtonRole?; nonisolated(unsafe) let action: @MainActor () -> Void, label: Label
    nonisolated init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) { self.role = role; self.action = action; self.label = label }
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.init(nil, action, label()) } // Apple: swiftui/button
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] {
        let context = context.child("Button"), node = context.styledButton(.button, label)
        node.behavior.action = action
        node.behavior.role = role
        node.accessibility.traits.formUnion(.isButton)
        return [node]
    }
}
@MainActor @preconcurrency public protocol ButtonStyle { associatedtype Body: View; @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = ButtonStyleConfiguration } // Apple: swiftui/buttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle { associatedtype Body: View; @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body; typealias Configuration = PrimitiveButtonStyleConfiguration }
public struct ButtonStyleConfiguration { // Apple: swiftui/buttonstyleconfiguration
    public struct Label: View { // Apple: swiftui/buttonstyleconfiguration
        let evaluate: @MainActor (_Context) -> [Node]
        public var body: Never { fatalError() }
        public func _nodes(_ context: _Context) -> [Node] { evaluate(context) }
    }
    public let label: Label // Apple: swiftui/buttonstyleconfiguration
    public let isPressed: Bool // Apple: swiftui/buttonstyleconfiguration
}
public struct PrimitiveButtonStyleConfiguration { public struct Label: View { public var body: Never { fatalError() } }; public let label: Label; public func trigger() {} }
public struct ButtonRole: Equatable, Sendable { // Apple: swiftui/buttonrole
    let name: String
    public static let destructive = ButtonRole(name: "destructive") // Apple: swiftui/buttonrole/destructive
    public static let cancel = ButtonRole(name: "cancel") // Apple: swiftui/buttonrole/cancel
}
extension Button {
    @_disfavoredOverload nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.init(role, action, label()) }
}
extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self.init(nil, action, Text(titleKey)) } // Apple: swiftui/button/init(_:action:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol { self.init(nil, action, Text(title)) } // Not confirmed
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role, action, Text(titleKey)) } // Apple: swiftui/button/init(_:role:action:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol { self.init(role, action, Text(title)) }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) { self.init(nil, action, .init(titleKey, systemImage: systemImage)) } // Apple: swiftui/button/init(_:systemimage:action:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol { self.init(nil, action, .init(title, systemImage: systemImage)) } // Not confirmed
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role, action, .init(titleKey, systemImage: systemImage)) } // Apple: swiftui/button/init(_:systemimage:role:action:)
}
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {}; public func makeBody(configuration: Configuration) -> some View { EmptyView() } }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {}; public func makeBody(configuration: Configuration) -> some View { EmptyView() } }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {}; public func makeBody(configuration: Configuration) -> some View { EmptyView() } }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {}; public func makeBody(configuration: Configuration) -> some View { EmptyView() } }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {}; public func makeBody(configuration: Configuration) -> some View { EmptyView() } }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { .init() } } // Apple: swiftui/primitivebuttonstyle/automatic
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } } // Apple: swiftui/primitivebuttonstyle/plain
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { .init() } } // Apple: swiftui/primitivebuttonstyle/borderless
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { .init() } } // Apple: swiftui/primitivebuttonstyle/bordered
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: BorderedProminentButtonStyle { .init() } } // Apple: swiftui/primitivebuttonstyle/borderedprominent
extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { _environment { $0.buttonStyle = .system("\(S.self)") } } // Apple: swiftui/view/buttonstyle(_:)-66fbx
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { // Apple: swiftui/view/buttonstyle(_:)
        _environment { $0.buttonStyle = .custom { context, configuration in
            let context = context.child("style")
            return context.linked(style).makeBody(configuration: configuration)._nodes(context)
        } }
    }
}

// MARK: Toggle
public struct Toggle<Label>: View where Label: View { // Apple: swiftui/toggle
    let isOn: Binding<Bool>; nonisolated(unsafe) let label: Label
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.isOn = isOn; self.label = label() } // Apple: swiftui/toggle
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] {
        let node = context.container(.toggle, .none, label)[0], isOn = isOn
        node.accessibility.value = isOn.wrappedValue ? "on" : "off"
        node.accessibility.traits.formUnion(.isToggle)
        node.behavior.action = { isOn.wrappedValue.toggle() }
        return [node]
    }
}
extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol { self.init(isOn: isOn) { Text(title) } }
}

// MARK: Picker
@MainActor @preconcurrency public struct Picker<Label, SelectionValue, Content>: View where Label: View, SelectionValue: Hashable, Content: View { // Apple: swiftui/picker
    nonisolated(unsafe) let selection: Binding<SelectionValue>, content: Content, label: Label
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.selection = selection; self.content = content(); self.label = label() }
    public var body: some View { EmptyView() }
    // The option with the tag of the selection is chosen: swiftui/picker. Without one, the result is undefined.
    public func _nodes(_ context: _Context) -> [Node] {
        let context = context.child("Picker"), selection = selection, current = AnyHashable(selection.wrappedValue)
        let node = context.node(.picker, .none, label._nodes(context.child("label")))
        node.menu = content._nodes(context.child("options"))
        node.behavior.selection = current
        node.behavior.choose = { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
        if let option = node.menu.first(where: { $0.tag == current }) { node.accessibility.value = option.spokenName } else { context.app.report("The picker \(node.spokenName) has no option with the tag \(selection.wrappedValue), which is chosen.") }
        return [node]
    }
}
extension Picker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { Text(titleKey) } } // Apple: swiftui/picker/init(_:selection:content:)-6lwfn
    @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where S: StringProtocol { self.init(selection: selection, content: content) { Text(title) } }
}
@MainActor @preconcurrency public protocol PickerStyle {} // Apple: swiftui/pickerstyle
public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} } // Apple: swiftui/segmentedpickerstyle
public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} } // Apple: swiftui/menupickerstyle
#if !os(macOS)
public struct WheelPickerStyle: PickerStyle { nonisolated public init() {} } // Apple: swiftui/wheelpickerstyle
#endif
public struct InlinePickerStyle: PickerStyle { nonisolated public init() {} } // Apple: swiftui/inlinepickerstyle
#if !os(macOS)
public struct NavigationLinkPickerStyle: PickerStyle { nonisolated public init() {} } // Apple: swiftui/navigationlinkpickerstyle
#endif
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { .init() } } // Apple: swiftui/pickerstyle/segmented
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } } // Apple: swiftui/pickerstyle/menu
#if !os(macOS)
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } } // Apple: swiftui/pickerstyle/wheel
#endif
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } } // Apple: swiftui/pickerstyle/inline
#if !os(macOS)
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: NavigationLinkPickerStyle { .init() } } // Apple: swiftui/pickerstyle/navigationlink
#endif
extension View { nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { _controlStyle("picker", S.self) } } // Apple: swiftui/view/pickerstyle(_:)

// MARK: Hit testing, masks
extension View {
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { _changed { if !enabled { $0.behavior.isHittable = false } } } // Apple: swiftui/view/allowshittesting(_:)
    nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View { _layered(.mask, .layer(alignment), with: mask()) }
}

// MARK: Preview
@freestanding(declaration) public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "StubMacros", type: "PreviewMacro") // Apple: swiftui/preview(_:body:)

// MARK: Link
public struct Link<Label>: View where Label: View {
    let destination: URL; nonisolated(unsafe) let label: Label
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { self.destination = destination; self.label = label() }
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] {
        let node = context.container(.link, .none, label)[0], open = context.environment.openURL, destination = destination
        node.behavior.action = { open(destination) }
        node.accessibility.traits.formUnion(.isLink)
        return [node]
    }
}
extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol { self.init(destination: destination) { Text(title) } }
}
