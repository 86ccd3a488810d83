// swift-format-ignore-file
// What is newer than the systems that the apps run on, which has to be refused: declarations without behaviour, as in SwiftUI.swift.

@available(iOS 18.0, macOS 15.0, *) public struct MeshGradient: ShapeStyle, View { nonisolated public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {}; public var body: Never { fatalError() } }
extension View {
    @available(iOS 26.0, macOS 26.0, *) nonisolated public func glassEffect() -> some View { _stub(EmptyView.self) } }
