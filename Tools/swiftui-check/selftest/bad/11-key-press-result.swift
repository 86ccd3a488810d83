// swift-format-ignore-file
import SwiftUI
struct Keys: View {
    var body: some View { Text("Keys").focusable().onKeyPress { press in press.key == .leftArrow } }
}
