// swift-format-ignore-file
// Accessibility.

public struct AccessibilityChildBehavior: Hashable, Sendable { let name: String; public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"), combine = Self(name: "combine") } // Apple: swiftui/accessibilitychildbehavior
public struct AccessibilityTraits: SetAlgebra, Sendable { // Apple: swiftui/accessibilitytraits
    public typealias ArrayLiteralElement = Self
    public typealias Element = AccessibilityTraits
    var names: Set<String> = []
    public init() {}
    init(_ name: String) { names = [name] }
    public static let isButton = Self("button"), isHeader = Self("header"), isSelected = Self("selected"), isLink = Self("link"), isSearchField = Self("searchField"), isImage = Self("image"), playsSound = Self("playsSound"), isKeyboardKey = Self("keyboardKey"), isStaticText = Self("staticText"), isSummaryElement = Self("summaryElement"), updatesFrequently = Self("updatesFrequently"), startsMediaSession = Self("startsMediaSession"), allowsDirectInteraction = Self("allowsDirectInteraction"), causesPageTurn = Self("causesPageTurn"), isModal = Self("modal"), isToggle = Self("toggle") // Apple: swiftui/accessibilitytraits
    func changed(_ change: (inout Set<String>) -> Void) -> Self { var traits = self; change(&traits.names); return traits }
    public func union(_ other: Self) -> Self { changed { $0.formUnion(other.names) } }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.names) } }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other.names) } }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) { defer { formUnion(newMember) }; return (!contains(newMember), newMember) }
    public mutating func remove(_ member: Self) -> Self? { defer { names.subtract(member.names) }; return contains(member) ? member : nil }
    public mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }
}
public struct AccessibilityActionKind: Equatable, Sendable { // Apple: swiftui/accessibilityactionkind
    let name: String
    public static let `default` = Self(name: "default") // Apple: swiftui/accessibilityactionkind/default
    public static let escape = Self(name: "escape") // Apple: swiftui/accessibilityactionkind/escape
    @available(macOS, unavailable) public static let magicTap = Self(name: "magicTap") // Apple: swiftui/accessibilityactionkind/magictap
    @available(iOS, unavailable) public static let showMenu = Self(name: "showMenu") // Apple: swiftui/accessibilityactionkind/showmenu
    public init(named name: Text) { self.name = name.string } // Apple: swiftui/accessibilityactionkind/init(named:)
    init(name: String) { self.name = name }
}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement } // Apple: swiftui/accessibilityadjustmentdirection
extension View {
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _accessibilityElement(children) } // Apple: swiftui/view/accessibilityelement(children:)
    // iOS 14. https://developer.apple.com/documentation/swiftui/view/accessibilityignoresinvertcolors(_:)
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { _unchanged() } // Apple: swiftui/view/accessibilityignoresinvertcolors(_:)
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { if hidden { $0.isHidden = true } } } // Apple: swiftui/view/accessibilityhidden(_:)
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { $0.value = value.string } }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueKey)) } // Apple: swiftui/view/accessibilityvalue(_:)-8esl7
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { accessibilityValue(Text(verbatim: String(value))) } // Apple: swiftui/view/accessibilityvalue(_:)-2bwuz
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { $0.hint = hint.string } }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hintKey)) } // Apple: swiftui/view/accessibilityhint(_:)-3i2vu
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { accessibilityHint(Text(verbatim: String(hint))) } // Apple: swiftui/view/accessibilityhint(_:)
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { $0.traits.formUnion(traits) } } // Apple: swiftui/view/accessibilityaddtraits(_:)
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { $0.sortPriority = sortPriority } } // Apple: swiftui/view/accessibilitysortpriority(_:)
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { $0.identifier = identifier } }
    nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { $0.actions.append((actionKind.name, { handler() })) } } // Apple: swiftui/view/accessibilityaction(_:_:)
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(AccessibilityActionKind(named: name), handler) }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(nameKey), handler) } // Apple: swiftui/view/accessibilityaction(named:_:)-9ra29
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { accessibilityAction(named: Text(verbatim: String(name)), handler) }
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { $0.adjust = { handler($0) } } } // Apple: swiftui/view/accessibilityadjustableaction(_:)
    nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View { _accessibilityActions(content()) } // Apple: swiftui/view/accessibilityactions(_:)
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { _unchanged() } // Apple: swiftui/view/accessibilityshowslargecontentviewer()
}
// The Accessibility framework, which SwiftUI exports. iOS 17.
public enum AccessibilityNotification { // App
    public struct Announcement { let text: String; public init(_ announcement: String) { text = announcement }; public init(_ announcement: AttributedString) { text = String(announcement.characters) }; public func post() { HeadlessApp.announce(text) } } // App
    public struct LayoutChanged: Sendable { public init() {}; public func post() {} }
    public struct ScreenChanged: Sendable { public init() {}; public func post() {} }
}
// The urgency of an announcement.
// https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
extension AttributeScopes {
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute // App
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public static let name = "accessibilitySpeechAnnouncementPriority"
            public typealias Value = AnnouncementPriority
            public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high } // App
        }
    }
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}
extension AttributeDynamicLookup {
    public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>) -> T where T: AttributedStringKey { self[T.self] }
}

// The focus of assistive technologies. iOS 15.
// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable { // Apple: swiftui/accessibilityfocusstate
    let unfocused: Value
    var box: ValueBox<Value>?
    init(unfocused: Value) { self.unfocused = unfocused }
    @propertyWrapper public struct Binding {
        let state: AccessibilityFocusState<Value>
        public var wrappedValue: Value { get { state.wrappedValue } nonmutating set { state.wrappedValue = newValue } }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
    public var wrappedValue: Value { get { box?.value ?? unfocused } nonmutating set { box?.set(newValue) } }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(state: self) }
    public init() where Value == Bool { self.init(unfocused: false) } // Apple: swiftui/accessibilityfocusstate/init()
    public init<T>() where Value == T?, T: Hashable { self.init(unfocused: nil) }
}
extension AccessibilityFocusState: LinkedProperty {
    mutating func link(to context: _Context, offset: Int) { let unfocused = unfocused, scope = context.scope; box = scope.property(at: offset) { ValueBox(unfocused, scope: scope) } }
}
extension View {
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { _changed { $0.accessibility.isFocused = condition.wrappedValue } } // Apple: swiftui/view/accessibilityfocused(_:)
    nonisolated public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable { _changed { $0.accessibility.isFocused = binding.wrappedValue == value } }
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessibility { $0.label = label.string } }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(labelKey)) } // Apple: swiftui/view/accessibilitylabel(_:)-9ek2h
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { accessibilityLabel(Text(verbatim: String(label))) } // Apple: swiftui/view/accessibilitylabel(_:)-1d7jv
}
public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
    let apply: @MainActor (Node) -> Void
}
