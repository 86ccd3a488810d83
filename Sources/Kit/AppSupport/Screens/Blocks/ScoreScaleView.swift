#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

struct ScoreScaleView: View {
  let scale: ScoreScale

  var body: some View {
    GeometryReader { space in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 5)
          .fill(.line)
          .frame(height: 10)
        RoundedRectangle(cornerRadius: 5)
          .fill(.accent)
          .frame(width: max(10, length(of: scale.value, in: space.size.width)), height: 10)
        ForEach(scale.marks.indices, id: \.self) { index in
          let mark = scale.marks[index]
          RoundedRectangle(cornerRadius: 1.5)
            .fill(scale.reaches(mark) ? .accent : .muted)
            .frame(width: 3, height: 18)
            .offset(x: min(space.size.width - 3, length(of: mark.value, in: space.size.width)))
        }
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 20)
    .spoken(as: scale.spokenText, isImage: true)
  }

  private func length(of score: Int, in width: CGFloat) -> CGFloat {
    width * CGFloat(scale.percentage(of: score)) / 100
  }
}
#endif
