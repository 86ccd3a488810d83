#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// A row of round marks, each with a letter and the text beside it.
struct MarksView: View {
  let marks: [Mark]
  let spokenText: String

  var body: some View {
    FittingRows(breakMode: .everywhere, alignment: .leading) {
      ForEach(marks.indices, id: \.self) { index in
        HStack(spacing: 6) {
          letter(of: marks[index])
          if !marks[index].text.isEmpty {
            Text(verbatim: marks[index].text)
              .fontWeight(marks[index].isOwn ? .bold : .regular)
          }
        }
      }
    }
    .spoken(as: spokenText, isImage: true)
  }

  private func letter(of mark: Mark) -> some View {
    Text(verbatim: mark.letter)
      .font(.footnote.bold())
      // A larger letter wouldn't fit in its circle.
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .foregroundStyle(mark.isFilled ? SchemeColor.onAccent : SchemeColor.muted)
      .frame(minWidth: 28, minHeight: 28)
      .background(mark.isFilled ? SchemeColor.accent : SchemeColor.surface, in: Circle())
      .overlay {
        Circle().strokeBorder(mark.isOwn ? SchemeColor.accent : SchemeColor.line, lineWidth: mark.isOwn ? 2 : 1)
      }
  }
}
#endif
