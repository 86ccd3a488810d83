#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

/// A picture on a screen.
struct PictureView: View {
  let picture: CodeBreakerSession.Picture

  var body: some View {
    switch picture {
    case .marker(let match): MatchMarker(match: match)
    case .curves(let own, let friend): DuelChartView(own: own, friend: friend)
    case .attempts(let row): DuelRowView(row: row)
    }
  }
}
#endif
