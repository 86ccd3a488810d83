// swift-format-ignore-file
// Text, images and fonts.

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable { // Apple: swiftui/localizedstringkey
    let runs: [TextRun]
    public init(_ value: String) { runs = [TextRun(string: value)] }; public init(stringLiteral value: String) { self.init(value) }; public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs } // Apple: swiftui/localizedstringkey
    public struct StringInterpolation: StringInterpolationProtocol { // Apple: swiftui/localizedstringkey/stringinterpolation
        var runs: [TextRun] = []
        mutating func append(_ string: String) { if runs.last.map({ $0 == TextRun(string: $0.string) }) == true { runs[runs.count - 1].string += string } else { runs.append(TextRun(string: string)) } }
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { append(literal) } // Apple: swiftui/localizedstringkey/stringinterpolation/appendliteral(_:)
        public mutating func appendInterpolation(_ string: String) { append(string) } // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-4lyw3
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { append("\(value)") } // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9
        public mutating func appendInterpolation(_ text: Text) { runs += text.runs } // Apple: swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-4qyfo
        public mutating func appendInterpolation(_ image: Image) { runs.append(TextRun(string: "", symbol: image.name)) }
    }
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}; extension Int8: _FormatSpecifiable {}; extension Int16: _FormatSpecifiable {}; extension Int32: _FormatSpecifiable {}; extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}; extension UInt8: _FormatSpecifiable {}; extension UInt16: _FormatSpecifiable {}; extension UInt32: _FormatSpecifiable {}; extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}; extension Double: _FormatSpecifiable {}; extension CGFloat: _FormatSpecifiable {}
public struct Text: View, Equatable, Sendable { // Apple: swiftui/text
    let runs: [TextRun]
    nonisolated init(runs: [TextRun]) { self.runs = runs }
    var string: String { runs.map(\.string).joined() }
    nonisolated func changed(_ change: (inout TextRun) -> Void) -> Text { Text(runs: runs.map { var run = $0; change(&run); return run }) }
    nonisolated public init(verbatim content: String) { runs = [TextRun(string: content)] } // Apple: swiftui/text/init(verbatim:)
    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { runs = key.runs } // Apple: swiftui/text/init(_:tablename:bundle:comment:)
    @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol { runs = [TextRun(string: String(content))] }
    nonisolated public init(_ image: Image) { runs = [TextRun(string: "", symbol: image.name)] }
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { [context.node(.text, .text(runs))] }
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }
    nonisolated public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } } // Apple: swiftui/text/font(_:)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } } // Apple: swiftui/text/fontweight(_:)
    nonisolated public func bold() -> Text { changed { $0.weight = $0.weight ?? .bold } } // Apple: swiftui/text/bold()
    nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    nonisolated public func italic() -> Text { changed { $0.isItalic = true } } // Apple: swiftui/text/italic()
    nonisolated public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } } // Apple: swiftui/text/monospaceddigit()
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { changed { $0.color = $0.color ?? AnyShapeStyle(style) } } // Apple: swiftui/text/foregroundstyle(_:)
}
public struct Image: View, Equatable, Sendable { // Apple: swiftui/image
    let name: String
    var isSymbol = false, isDecorative = false
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    nonisolated public init(systemName: String) { name = systemName; isSymbol = true } // Apple: swiftui/image/init(systemname:)
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.name = name; isDecorative = true }
    public enum Scale: Hashable, Sendable { case small, medium, large } // Apple: swiftui/image/scale
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] {
        let node = context.node(.image, .image(name: name, isSymbol: isSymbol))
        node.accessibility.isHidden = isDecorative
        return [node]
    }
}
public struct Font: Hashable, Sendable { // Apple: swiftui/font
    enum Size: Hashable, Sendable { case style(TextStyle), points(CGFloat) }
    var size: Size, weight: Weight?, design: Design?, isItalic = false, hasMonospacedDigits = false
    init(_ style: TextStyle) { size = .style(style) }
    init(_ size: Size, _ weight: Weight?, _ design: Design?) { self.size = size; self.weight = weight; self.design = design }
    func changed(_ change: (inout Font) -> Void) -> Font { var font = self; change(&font); return font }
    public static let largeTitle = Font(.largeTitle), title = Font(.title), title2 = Font(.title2), title3 = Font(.title3), headline = Font(.headline), subheadline = Font(.subheadline), body = Font(.body), callout = Font(.callout), footnote = Font(.footnote), caption = Font(.caption), caption2 = Font(.caption2) // Apple: swiftui/font
    public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 } // Apple: swiftui/font/textstyle
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced } // Apple: swiftui/font/design/rounded
    public struct Weight: Hashable, Sendable { let value: Int; public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300), regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600), bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900) } // Apple: swiftui/font/weight
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(.points(size), weight, design) } // Apple: swiftui/font/system(size:weight:design:)-697b2
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(.style(style), weight, design) }
    public func bold() -> Font { weight(.bold) }; public func italic() -> Font { changed { $0.isItalic = true } }; public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }; public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }; public func monospaced() -> Font { changed { $0.design = .monospaced } } // Apple: swiftui/font
}
