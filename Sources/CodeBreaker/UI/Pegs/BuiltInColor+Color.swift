#if canImport(SwiftUI)
import SwiftUI

extension BuiltInColor {
  /// The colour itself.
  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .white: .white
    case .gray: .gray
    case .black: .black
    case .clear: .clear
    case .primary: .primary
    case .secondary: .secondary
    case .accentColor: .accentColor
    }
  }
}
#endif
