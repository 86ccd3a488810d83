// swift-format-ignore-file
import SwiftUI
struct Number: View {
    @State private var text = ""
    var body: some View { TextField("Number", text: $text).keyboardType(.numberPad) }
}
