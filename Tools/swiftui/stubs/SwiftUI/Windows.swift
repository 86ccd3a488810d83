// swift-format-ignore-file
// Opening further windows: declarations without behavior, as in SwiftUI.swift. iOS 16.
// https://developer.apple.com/documentation/swiftui/openwindowaction

extension WindowGroup { nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self = _stub() } } // Apple: swiftui/windowgroup/init(id:content:)
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init(_: ()) {}
    public func callAsFunction(id: String) {} // Apple: swiftui/openwindowaction/callasfunction(id:)
}
extension EnvironmentValues {
    public var openWindow: OpenWindowAction { _stub() } // Apple: swiftui/environmentvalues/openwindow
    public var supportsMultipleWindows: Bool { _stub() } // Apple: swiftui/environmentvalues/supportsmultiplewindows
}
