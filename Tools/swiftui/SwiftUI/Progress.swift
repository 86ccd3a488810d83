// swift-format-ignore-file
// Progress.

@MainActor @preconcurrency public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View { // Apple: swiftui/progressview
    let fraction: Double?; nonisolated(unsafe) let label: Label
    public var body: some View { EmptyView() }
    public func _nodes(_ context: _Context) -> [Node] {
        let node = context.container(.progressView, .none, label)[0]
        node.accessibility.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
        node.behavior.range = fraction.map { ($0, 0...1) }
        return [node]
    }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { label = EmptyView(); fraction = nil } // Apple: swiftui/progressview/init()
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey); fraction = nil } // Apple: swiftui/progressview/init(_:)-6k5se
}
extension ProgressView {
    nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint { label = EmptyView(); fraction = value.map { Double($0 / total) } } // Apple: swiftui/progressview/init(value:total:)
    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint { self.label = label(); fraction = value.map { Double($0 / total) } }
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint { label = Text(titleKey); fraction = value.map { Double($0 / total) } } // Not confirmed
}
