// swift-format-ignore-file
import SwiftUI
struct Counter { mutating func next() -> Int { 1 } }
struct Count: View {
    @State private var counter = Counter()
    var body: some View { Button("Next") { counter.next() } }
}
