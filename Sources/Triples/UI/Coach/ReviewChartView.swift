#if canImport(SwiftUI)
import SwiftUI
import TriplesSession

/// The chart of a review. A tap goes to the move that lies there.
struct ReviewChartView: View {
  let picture: ReviewPicture

  /// The step of the replay that is shown.
  let step: Int

  /// Goes to a step.
  let go: (Int) -> Void

  var body: some View {
    GeometryReader { space in
      Canvas { context, size in
        context.draw(
          picture.chart, at: step, in: ChartGeometry(width: Double(size.width), height: Double(size.height)))
      }
      .contentShape(Rectangle())
      .onTapGesture { place in
        let geometry = ChartGeometry(width: Double(space.size.width), height: Double(space.size.height))
        go(geometry.step(atX: Double(place.x), in: picture.chart))
      }
    }
    .frame(height: 140)
    .background(.surface, in: RoundedRectangle(cornerRadius: 12))
    // The slider below goes to every step too, and says where it is.
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(picture.spoken)
    .accessibilityAddTraits(.isImage)
  }
}

#Preview("The chart") {
  ReplayView().environment(TriplesTable.reviewPreview)
}

#Preview("The chart, dark") {
  ReplayView().environment(TriplesTable.reviewPreview).preferredColorScheme(.dark)
}
#endif
