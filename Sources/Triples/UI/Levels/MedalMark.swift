import GameCore
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

  /// The colors in light and in dark mode, and the color of a tile in light mode, which are the same as in
  /// `Web/Site/triples/levels.css`. In dark mode, a tile has the medal's color.
  var colors: (light: UInt32, dark: UInt32, lightTile: UInt32) {
    switch self {
    case .unplayed: (0xDCCFB8, 0x41414F, 0xFFFFFF)
    case .played: (0x6A6270, 0xAAA4B6, 0xFFFFFF)
    case .bronze: (0xA65F2B, 0xD08A55, 0xE9B78D)
    case .silver: (0x77808C, 0xB4BDC9, 0xD0D6DE)
    case .gold: (0xB98900, 0xF0C441, 0xF7D568)
    case .crown: (0x7A3FB0, 0xC79BF2, 0xD9C0F5)
    }
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

extension TriplesSession.LevelState {
  var color: SchemeColor { SchemeColor(light: colors.light, dark: colors.dark) }

  var tileColor: SchemeColor { medal == nil ? .raised : SchemeColor(light: colors.lightTile, dark: colors.dark) }
}

extension ShapeStyle where Self == SchemeColor {
  /// Text on the tile of a medal.
  static var tileInk: SchemeColor { SchemeColor(light: 0x2A2833, dark: 0x2A2833) }
}

/// The mark of a medal: one to three dots, or a crown.
struct MedalMark: View {
  let state: TriplesSession.LevelState
  var isOnTile = false

  var body: some View {
    Group {
      if state == .crown {
        Image(systemName: "crown.fill")
      } else {
        Text(verbatim: String(repeating: "•", count: state.dotCount))
          .fontWeight(.black)
      }
    }
    .foregroundStyle(isOnTile ? .tileInk : state.color)
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
