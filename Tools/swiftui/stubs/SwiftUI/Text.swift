// swift-format-ignore-file
// Text, images and fonts: declarations without behavior, as in SwiftUI.swift.

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable { // Apple: swiftui/localizedstringkey
    public init(_ value: String) {}; public init(stringLiteral value: String) {}; public init(stringInterpolation: StringInterpolation) {} // Apple: swiftui/localizedstringkey
    public struct StringInterpolation: StringInterpolationProtocol { // Apple: swiftui/localizedstringkey/stringinterpolation
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {} // Apple: swiftui/localizedstringkey/stringinterpolation/appendliteral(_:)
        public mutating func appendInterpolation(_ string: String) {} // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-4lyw3
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {} // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {}
        public mutating func appendInterpolation(_ text: Text) {} // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-4qyfo
        public mutating func appendInterpolation(_ image: Image) {}
        
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
    }
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}; extension Int8: _FormatSpecifiable {}; extension Int16: _FormatSpecifiable {}; extension Int32: _FormatSpecifiable {}; extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}; extension UInt8: _FormatSpecifiable {}; extension UInt16: _FormatSpecifiable {}; extension UInt32: _FormatSpecifiable {}; extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}; extension Double: _FormatSpecifiable {}; extension CGFloat: _FormatSpecifiable {}
public struct Text: View, Equatable, Sendable { // Apple: swiftui/text
    nonisolated public init(verbatim content: String) {} // Apple: swiftui/text/init(verbatim:)
    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {} // Apple: swiftui/text/init(_:tablename:bundle:comment:)
    @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol {}
    nonisolated public init(_ image: Image) {}
    nonisolated public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
    public struct DateStyle: Equatable, Sendable { public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), offset = DateStyle(), timer = DateStyle() }
    nonisolated public init(_ date: Date, style: DateStyle) {}
    public var body: Never { fatalError() }
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text { lhs }
    nonisolated public func font(_ font: Font?) -> Text { self } // Apple: swiftui/text/font(_:)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self } // Apple: swiftui/text/fontweight(_:)
    nonisolated public func bold() -> Text { self } // Apple: swiftui/text/bold()
    nonisolated public func bold(_ isActive: Bool) -> Text { self }
    nonisolated public func italic() -> Text { self } // Apple: swiftui/text/italic()
    nonisolated public func monospacedDigit() -> Text { self } // Apple: swiftui/text/monospaceddigit()
    nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self } // Apple: swiftui/text/foregroundstyle(_:)
    nonisolated public func kerning(_ k: CGFloat) -> Text { self }
    nonisolated public func tracking(_ t: CGFloat) -> Text { self }
}
public struct Image: View, Equatable, Sendable { // Apple: swiftui/image
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {} // Apple: swiftui/image/init(systemname:)
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    public enum Scale: Hashable, Sendable { case small, medium, large } // Apple: swiftui/image/scale
    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch } // Apple: swiftui/image/resizingmode
    public var body: Never { fatalError() }
}
public struct Font: Hashable, Sendable { // Apple: swiftui/font
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font(), subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font(), caption2 = Font() // Apple: swiftui/font
    public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 } // Apple: swiftui/font/textstyle
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced } // Apple: swiftui/font/design/rounded
    public struct Weight: Hashable, Sendable { public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(), medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight() } // Apple: swiftui/font/weight
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() } // Apple: swiftui/font/system(size:weight:design:)-697b2
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public func bold() -> Font { self }; public func italic() -> Font { self }; public func weight(_ weight: Weight) -> Font { self }; public func monospacedDigit() -> Font { self }; public func monospaced() -> Font { self } // Apple: swiftui/font
}
