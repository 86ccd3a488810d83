// swift-format-ignore-file
// A program's resource files: Foundation declarations without behavior.

extension Bundle {
    public func url(forResource name: String?, withExtension ext: String?) -> URL? { nil } // swift-corelibs-foundation: Foundation/Bundle.swift
}
extension Data {
    public struct ReadingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } } // Apple: foundation/data/readingoptions
    public init(contentsOf url: URL, options: ReadingOptions = []) throws { self.init() } // swift-foundation: FoundationEssentials/Data/Data+Reading.swift
}
