#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// One question to the coach, with a button that turns into the answer.
struct HintLineView: View {
  let line: HintLine
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: line.level.question)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let answer = line.answer {
        if let guess = line.guess {
          PegsView(code: guess, layout: .hint(pegCount: guess.pegs.count))
        }
        Text(verbatim: answer)
        if line.guess != nil {
          Button {
            table.session.takeBestGuess()
          } label: {
            Text("Use this guess").frame(maxWidth: .infinity)
          }
          .buttonStyle(.primaryGame)
          .keyboardShortcut(.defaultAction)
          .accessibilityHint("Puts it on your row.")
        }
      } else {
        Button("Show") { table.session.reveal(line.level) }
          .buttonStyle(.game)
          .accessibilityLabel(line.spokenButton)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(.surface, in: shape)
    .overlay { shape.strokeBorder(.line, lineWidth: 1) }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}

#Preview("A question to the coach") {
  let table = CodeBreakerTable.hintPreview
  VStack {
    ForEach(HintLine.all(table.session)) { HintLineView(line: $0) }
  }
  .padding()
  .environment(table)
}
#endif
