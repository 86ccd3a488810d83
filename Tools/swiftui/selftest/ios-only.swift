// swift-format-ignore-file
// Each view calls one member that iOS has and macOS lacks. `run` expects an error for each on macOS.
import SwiftUI

struct Number: View {
    @State private var text = ""
    var body: some View { TextField("Number", text: $text).keyboardType(.numberPad) }
}
struct Name: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text).textInputAutocapitalization(.never) }
}
struct Played: View {
    var body: some View { Text("Played").accessibilityAction(.magicTap) {} }
}
struct Pointed: View {
    var body: some View { Text("Pointed").contentShape(.hoverEffect, Rectangle()) }
}
struct Barred: View {
    var body: some View { Text("Barred").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("More") } } }
}
struct Titled: View {
    var body: some View { Text("Titled").navigationBarTitleDisplayMode(.inline) }
}
struct Bare: View {
    var body: some View { Text("Bare").statusBarHidden() }
}
struct Spaced: View {
    var body: some View { Form { Text("Spaced") }.listRowSpacing(8) }
}
struct Covered: View {
    @State private var isCovered = false
    var body: some View { Text("Covered").fullScreenCover(isPresented: $isCovered) { Text("Cover") } }
}
