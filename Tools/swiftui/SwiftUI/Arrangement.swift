// swift-format-ignore-file
// Grids, scrolling, appearance, and sequences of gestures.

// MARK: Layout
public struct GridItem: Sendable { // Apple: swiftui/griditem
    public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) } // Apple: swiftui/griditem/size-swift.enum/adaptive(minimum:maximum:)
    public var size: Size; public var spacing: CGFloat?; public var alignment: Alignment? // Apple: swiftui/griditem
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { self.size = size; self.spacing = spacing; self.alignment = alignment } // Apple: swiftui/griditem/init(_:spacing:alignment:)
}
public struct PinnedScrollableViews: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2) } // Apple: swiftui/pinnedscrollableviews
public struct LazyVGrid<Content>: View where Content: View { // Apple: swiftui/lazyvgrid
    let columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?; nonisolated(unsafe) let content: Content
    nonisolated public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { self.columns = columns; self.alignment = alignment; self.spacing = spacing; self.content = content() } // Apple: swiftui/lazyvgrid
    public var body: Never { fatalError() }
    public func _nodes(_ context: _Context) -> [Node] { context.container(.lazyVGrid, .lazyVGrid(columns: columns, alignment, spacing: spacing), content) }
}
// iOS 16.4
public struct ScrollBounceBehavior: Sendable { init(_: ()) {}; public static var automatic: Self { .init(()) }; public static var always: Self { .init(()) }; public static var basedOnSize: Self { .init(()) } } // Apple: swiftui/scrollbouncebehavior/basedonsize
extension View {
    // iOS 16. https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { _modified(.scrollDisabled(disabled)) } // Apple: swiftui/view/scrolldisabled(_:)
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { _unchanged() } // Apple: swiftui/view/scrollbouncebehavior(_:axes:)
    // iOS 17
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { _modified(.coordinateSpace(name.name)) } // Apple: swiftui/view/coordinatespace(_:)
}

// MARK: Appearance
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased } // Apple: swiftui/colorschemecontrast/increased
extension EnvironmentValues { public var colorSchemeContrast: ColorSchemeContrast { systemSettings.increasesContrast ? .increased : .standard } } // Apple: swiftui/environmentvalues/colorschemecontrast
extension View {
    nonisolated public func labelsHidden() -> some View { _environment { $0.hidesLabels = true } } // Apple: swiftui/view/labelshidden()
    nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View { _modified(.rotation3D(angle, axis: axis, anchor: anchor)) } // Apple: swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)
}
// iOS 17
extension View { nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View where T: Equatable { _onChange(trigger, initial: false) { old, new in if feedback(old, new) != nil { HeadlessApp.reportFeedback() } } } } // Apple: swiftui/view/sensoryfeedback(trigger:_:)
