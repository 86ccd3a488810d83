// swift-format-ignore-file
// Accessibility: declarations without behavior, as in SwiftUI.swift.

public struct AccessibilityChildBehavior: Hashable, Sendable { public static let ignore = Self(), contain = Self(), combine = Self() } // Apple: swiftui/accessibilitychildbehavior
public struct AccessibilityTraits: SetAlgebra, Sendable { // Apple: swiftui/accessibilitytraits
    public typealias ArrayLiteralElement = Self
    public typealias Element = AccessibilityTraits
    public init() {}
    public static let isButton = Self(), isHeader = Self(), isSelected = Self(), isLink = Self(), isSearchField = Self(), isImage = Self(), playsSound = Self(), isKeyboardKey = Self(), isStaticText = Self(), isSummaryElement = Self(), updatesFrequently = Self(), startsMediaSession = Self(), allowsDirectInteraction = Self(), causesPageTurn = Self(), isModal = Self(), isToggle = Self() // Apple: swiftui/accessibilitytraits
    public func union(_ other: Self) -> Self { self }
    public mutating func formUnion(_ other: Self) {}
    public func intersection(_ other: Self) -> Self { self }
    public mutating func formIntersection(_ other: Self) {}
    public func symmetricDifference(_ other: Self) -> Self { self }
    public mutating func formSymmetricDifference(_ other: Self) {}
    public func contains(_ member: Self) -> Bool { false }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) { _stub() }
    public mutating func remove(_ member: Self) -> Self? { nil }
    public mutating func update(with newMember: Self) -> Self? { nil }
}
public struct AccessibilityActionKind: Equatable, Sendable { // Apple: swiftui/accessibilityactionkind
    public static let `default` = Self() // Apple: swiftui/accessibilityactionkind/default
    public static let escape = Self() // Apple: swiftui/accessibilityactionkind/escape
    @available(macOS, unavailable) public static let magicTap = Self() // Apple: swiftui/accessibilityactionkind/magictap
    @available(iOS, unavailable) public static let showMenu = Self() // Apple: swiftui/accessibilityactionkind/showmenu
    public init(named name: Text) {} // Apple: swiftui/accessibilityactionkind/init(named:)
    init() {}
}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement } // Apple: swiftui/accessibilityadjustmentdirection
extension View {
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/accessibilityelement(children:)
    // iOS 14. https://developer.apple.com/documentation/swiftui/view/accessibilityignoresinvertcolors(_:)
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/accessibilityignoresinvertcolors(_:)
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() } // Apple: swiftui/view/accessibilityhidden(_:)
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() } // Apple: swiftui/view/accessibilityvalue(_:)-8esl7
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { _stub() } // Apple: swiftui/view/accessibilityvalue(_:)-2bwuz
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() } // Apple: swiftui/view/accessibilityhint(_:)-3i2vu
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { _stub() } // Apple: swiftui/view/accessibilityhint(_:)
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() } // Apple: swiftui/view/accessibilityaddtraits(_:)
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() } // Apple: swiftui/view/accessibilitysortpriority(_:)
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() } // Apple: swiftui/view/accessibilityaction(_:_:)
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() } // Apple: swiftui/view/accessibilityaction(named:_:)-9ra29
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { _stub() }
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() } // Apple: swiftui/view/accessibilityadjustableaction(_:)
    nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View { _stub(EmptyView.self) } // Apple: swiftui/view/accessibilityactions(_:)
    nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View { _stub(EmptyView.self) }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/accessibilityshowslargecontentviewer()
}
// The Accessibility framework, which SwiftUI exports. iOS 17.
public enum AccessibilityNotification { // App
    public struct Announcement { public init(_ announcement: String) {}; public init(_ announcement: AttributedString) {}; public func post() {} } // App
    public struct LayoutChanged: Sendable { public init() {}; public func post() {} }
    public struct ScreenChanged: Sendable { public init() {}; public func post() {} }
}
// The urgency of an announcement.
// https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
extension AttributeScopes {
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute // App
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
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
    @propertyWrapper public struct Binding {
        init(_: ()) {}
        public var wrappedValue: Value { get { _stub() } nonmutating set {} }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
    public var wrappedValue: Value { get { _stub() } nonmutating set {} }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { _stub() }
    public init() where Value == Bool { self = _stub() } // Apple: swiftui/accessibilityfocusstate/init()
    public init<T>() where Value == T?, T: Hashable { self = _stub() }
}
extension View {
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/accessibilityfocused(_:)
    nonisolated public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable { _stub(EmptyView.self) }
}
