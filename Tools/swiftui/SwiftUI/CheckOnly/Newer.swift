// swift-format-ignore-file
// Members newer than iOS 17 and macOS 14, which the check must refuse without `if #available`. Declarations without behavior.

@available(iOS 18.0, macOS 15.0, *) public struct MeshGradient: ShapeStyle, View { nonisolated public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {}; public var body: Never { fatalError() } }
extension View {
    @available(iOS 26.0, macOS 26.0, *) nonisolated public func glassEffect() -> some View { _stub(EmptyView.self) }
    @available(iOS 26.0, macOS 26.0, *) nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { _stub(EmptyView.self) } // Apple: swiftui/view/listrowinsets(_:_:)
}
