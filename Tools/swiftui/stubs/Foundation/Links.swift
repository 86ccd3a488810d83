// swift-format-ignore-file
// URLs: Foundation declarations without behavior.

extension URL { public func fragment(percentEncoded: Bool = true) -> String? { nil } } // swift-foundation: FoundationEssentials/URL/URL.swift
extension URL { public func query(percentEncoded: Bool = true) -> String? { nil } } // swift-foundation: FoundationEssentials/URL/URL.swift
