// swift-format-ignore-file
import SwiftUI
struct Drag: View {
    @GestureState private var isHeld = false
    var body: some View { Text("Drag").gesture(DragGesture().onChanged { _ in isHeld = true }) }
}
