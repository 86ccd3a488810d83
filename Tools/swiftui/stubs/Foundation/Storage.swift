// swift-format-ignore-file
// Formatted dates, user defaults, bytes, and URLs: Foundation declarations without behavior.

extension Date {
    public struct FormatStyle: Sendable { // Apple: foundation/date/formatstyle
        public struct DateStyle: Codable, Hashable, Sendable { public static let omitted = Self(), numeric = Self(), abbreviated = Self(), long = Self(), complete = Self() } // swift-foundation: FoundationInternationalization/Formatting/Date/DateFormatStyle.swift
        public struct TimeStyle: Codable, Hashable, Sendable { public static let omitted = Self(), shortened = Self(), standard = Self(), complete = Self() } // swift-foundation: FoundationInternationalization/Formatting/Date/DateFormatStyle.swift
        public init(date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent) {}
    }
    public func formatted<F>(_ format: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == Date { format.format(self) }
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { "" } // swift-foundation: FoundationInternationalization/Formatting/Date/DateFormatStyle.swift
}
extension Date.FormatStyle: FormatStyle { public func format(_ value: Date) -> String { "" } }
extension Locale { public static var autoupdatingCurrent: Locale { _f() } }
extension UserDefaults {
    public func data(forKey defaultName: String) -> Data? { nil } // swift-corelibs-foundation: Foundation/UserDefaults.swift
    public func object(forKey defaultName: String) -> Any? { nil }
    public func double(forKey defaultName: String) -> Double { 0 }
    public func removeObject(forKey defaultName: String) {} // swift-corelibs-foundation: Foundation/UserDefaults.swift
}
extension Data: RandomAccessCollection, MutableCollection {
    public typealias Index = Int // Apple: foundation/data/index
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    public subscript(index: Int) -> UInt8 { get { 0 } set {} }
}
public protocol ContiguousBytes {} // swift-foundation: FoundationEssentials/Data/ContiguousBytes.swift
public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {} // swift-foundation: FoundationEssentials/Data/DataProtocol.swift
extension Data: DataProtocol, ContiguousBytes {}
extension Array: DataProtocol, ContiguousBytes where Element == UInt8 {} // swift-foundation: FoundationEssentials/Data/Collections+DataProtocol.swift
extension Data {
    public init<S>(_ elements: S) where S: Sequence, S.Element == UInt8 { self.init() } // swift-foundation: FoundationEssentials/Data/Data.swift
    public init(repeating repeatedValue: UInt8, count: Int) { self.init() }
}
extension URL {
    public var absoluteString: String { "" } // swift-foundation: FoundationEssentials/URL/URL.swift
    public var scheme: String? { nil }
    public var path: String { "" }
    public var fragment: String? { nil }
}
extension CGRect { public var isEmpty: Bool { true } }
public struct CGAffineTransform: Equatable, Sendable { public init() {}; public static let identity = Self() }

/// QuickDraw's `Point` from MacTypes.h. Every file that imports Foundation sees this name, so the stub declares it,
/// too.
public struct Point { public var v: Int16 = 0, h: Int16 = 0; public init() {} }
public func atan2(_ y: Double, _ x: Double) -> Double { x } // swift-corelibs-foundation: Foundation/CGFloat.swift
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { x }
