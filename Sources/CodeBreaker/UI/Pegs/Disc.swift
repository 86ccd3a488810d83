#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// A filled circle with a rim.
struct Disc: View {
  private let fill: SchemeColor
  private let rim: SchemeColor
  private let width: Double

  init(_ fill: SchemeColor, rim: SchemeColor, width: Double) {
    self.fill = fill
    self.rim = rim
    self.width = width
  }

  var body: some View {
    Circle()
      .fill(fill)
      .overlay { Circle().strokeBorder(rim, lineWidth: width) }
  }
}
#endif
