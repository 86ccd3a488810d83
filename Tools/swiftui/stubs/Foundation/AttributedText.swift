// swift-format-ignore-file
// Text with attributes: Foundation declarations without behavior. iOS 15.
// https://developer.apple.com/documentation/foundation/attributedstring

public protocol AttributedStringKey { associatedtype Value: Hashable }
public protocol AttributeScope {}
public enum AttributeScopes { public struct FoundationAttributes: AttributeScope {} }
@dynamicMemberLookup public enum AttributeDynamicLookup {
    public subscript<T>(_: T.Type) -> T where T: AttributedStringKey { _f() }
    public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T where T: AttributedStringKey { _f() }
}
@dynamicMemberLookup public struct AttributedString: Hashable, Sendable { // swift-foundation: FoundationEssentials/AttributedString/AttributedString.swift
    public init(_ string: String) {} // swift-foundation: FoundationEssentials/AttributedString/AttributedString.swift
    public subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey { get { nil } set {} } // swift-foundation: FoundationEssentials/AttributedString/AttributedString.swift
}
