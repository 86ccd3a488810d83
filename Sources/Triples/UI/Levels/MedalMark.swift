import NumberedGame
import TriplesModel
import TriplesSession

extension TriplesSession.LevelState {
  /// The number of dots in the mark, so that medals don't differ by color alone. The crown has a symbol instead.
  var dotCount: Int {
    switch self {
    case .unplayed, .played, .crown: 0
    case .bronze: 1
    case .silver: 2
    case .gold: 3
    }
  }

  /// The colors on a light and on a dark background, which are the same as in `Web/Site/triples/levels.css`.
  var colors: (light: UInt32, dark: UInt32) {
    switch self {
    case .unplayed, .played: (0x6A6270, 0xAAA4B6)
    case .bronze: (0xA65F2B, 0xD08A55)
    case .silver: (0x77808C, 0xB4BDC9)
    case .gold: (0xB98900, 0xF0C441)
    case .crown: (0x7A3FB0, 0xC79BF2)
    }
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

extension TriplesSession.LevelState {
  var color: SchemeColor { SchemeColor(light: colors.light, dark: colors.dark) }
}

/// The mark of a medal: one to three dots, or a crown.
struct MedalMark: View {
  let state: TriplesSession.LevelState

  var body: some View {
    Group {
      if state == .crown {
        Image(systemName: "crown.fill")
      } else {
        Text(verbatim: String(repeating: "•", count: state.dotCount))
          .fontWeight(.black)
      }
    }
    .foregroundStyle(state.color)
    .accessibilityHidden(true)
  }
}

#Preview("Marks") {
  HStack {
    ForEach(TriplesSession.LevelState.allCases, id: \.self) { MedalMark(state: $0) }
  }
  .inBothSchemes()
}
#endif
