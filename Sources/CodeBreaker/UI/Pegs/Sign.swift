#if canImport(SwiftUI)
import SwiftUI

/// One character, as large as there is room for: at most 120 points, at least 9.
struct Sign: View {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 120))
      .minimumScaleFactor(9 / 120)
      .lineLimit(1)
  }
}
#endif
