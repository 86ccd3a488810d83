// swift-format-ignore-file
import SwiftUI
struct Motion: View {
    @Environment(\.accessibilityReducesMotion) private var isCalm
    var body: some View { Text(isCalm ? "Calm" : "Lively") }
}
