#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The coach's hints: three questions, of which the player chooses what to be told.
struct HintView: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    let session = table.session
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(HintLine.all(session)) { line in
            HintLineView(line: line)
          }
          if session.hint.isThinking {
            ProgressView("The coach is thinking.")
              .frame(maxWidth: .infinity)
          }
          if let problem = session.hintProblem {
            Text(verbatim: problem)
              .foregroundStyle(.alarm)
          }
          Text("A game with hints is marked in the statistics, and does not count as a best.")
            .font(.footnote)
            .foregroundStyle(.muted)
        }
        .foregroundStyle(.ink)
        .frame(maxWidth: 544, alignment: .leading)
        .padding()
        .frame(maxWidth: .infinity)
      }
      .background(.paper)
      .navigationTitle("Hint")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { session.closePopUp() }
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}

#Preview("Hints, light") {
  HintView().environment(CodeBreakerTable.hintPreview)
}

#Preview("Hints, dark") {
  HintView().environment(CodeBreakerTable.hintPreview).preferredColorScheme(.dark)
}

#Preview("Hints, large letters") {
  HintView().environment(CodeBreakerTable.hintPreview).dynamicTypeSize(.accessibility3)
}
#endif
