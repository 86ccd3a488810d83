// swift-format-ignore-file
// Files: Foundation declarations without behavior.

open class FileManager { // Apple: foundation/filemanager
    open class var `default`: FileManager { _f() } // swift-corelibs-foundation: Foundation/FileManager.swift
    open var temporaryDirectory: URL { _f() } // Apple: foundation/filemanager/temporarydirectory
    open func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws {} // Apple: foundation/filemanager/createdirectory(at:withintermediatedirectories:attributes:)
}
extension URL {
    public func appendingPathComponent(_ pathComponent: String) -> URL { self } // swift-foundation: FoundationEssentials/URL/URL.swift
    public func startAccessingSecurityScopedResource() -> Bool { false } // Apple: foundation/url/startaccessingsecurityscopedresource()
    public func stopAccessingSecurityScopedResource() {} // Apple: foundation/url/stopaccessingsecurityscopedresource()
}
extension Data {
    public struct WritingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
    public func write(to url: URL, options: WritingOptions = []) throws {} // swift-foundation: FoundationEssentials/Data/Data+Writing.swift
}
