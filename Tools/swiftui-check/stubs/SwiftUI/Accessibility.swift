// swift-format-ignore-file
// Accessibility: declarations without behaviour, as in SwiftUI.swift.

public struct AccessibilityChildBehavior: Hashable, Sendable { public static let ignore = Self(), contain = Self(), combine = Self() }
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias ArrayLiteralElement = Self
    public typealias Element = AccessibilityTraits
    public init() {}
    public static let isButton = Self(), isHeader = Self(), isSelected = Self(), isLink = Self(), isSearchField = Self(), isImage = Self(), playsSound = Self(), isKeyboardKey = Self(), isStaticText = Self(), isSummaryElement = Self(), updatesFrequently = Self(), startsMediaSession = Self(), allowsDirectInteraction = Self(), causesPageTurn = Self(), isModal = Self(), isToggle = Self()
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
public struct AccessibilityActionKind: Equatable, Sendable { public static let `default` = Self(), escape = Self(), magicTap = Self(); public init(named name: Text) {}; init() {} }
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
extension View {
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _stub(EmptyView.self) }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { _stub() }
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { _stub() }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { _stub() }
    nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View { _stub(EmptyView.self) }
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _stub() }
    nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View { _stub(EmptyView.self) }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { _stub(EmptyView.self) }
}
// The Accessibility framework, which SwiftUI exports. iOS 17.
public enum AccessibilityNotification {
    public struct Announcement: Sendable { public init(_ announcement: String) {}; public func post() {} }
    public struct LayoutChanged: Sendable { public init() {}; public func post() {} }
    public struct ScreenChanged: Sendable { public init() {}; public func post() {} }
}
