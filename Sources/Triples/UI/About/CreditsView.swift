#if canImport(SwiftUI)
import SwiftUI

/// Where the game comes from.
struct CreditsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Credits")
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      Text(
        """
        Triples is part of Parlor, free software under the MIT licence. Its rules come from a programming course at \
        the University of Maryland, and its family from Threes! and 2048. It is written in Swift, from the rules to \
        the pixels.
        """)
    }
  }
}

#Preview("Credits") {
  CreditsView()
}

#Preview("Credits, dark") {
  CreditsView().preferredColorScheme(.dark)
}
#endif
