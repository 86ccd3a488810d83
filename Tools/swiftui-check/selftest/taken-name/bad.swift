// swift-format-ignore-file
import Model
import SwiftUI

struct Screen: View {
    let tab: Tab
    var body: some View { Text(tab == .board ? "Board" : "Scores") }
}
