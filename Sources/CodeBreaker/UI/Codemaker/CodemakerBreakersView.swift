#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

struct CodemakerBreakersView: View {
  let screen: CodemakerScreen

  var body: some View {
    let session = screen.session
    VStack(alignment: .leading, spacing: 8) {
      Heading("Who breaks it?", font: .headline)
      ForEach(CodemakerBreaker.allCases) { breaker in
        Button {
          breaker.perform(session)
        } label: {
          HStack(spacing: 12) {
            Image(systemName: breaker.symbol)
              .frame(minWidth: 28)
            VStack(alignment: .leading, spacing: 2) {
              Text(verbatim: breaker.title)
              Text(verbatim: breaker.text)
                .font(.footnote)
                .fontWeight(.regular)
                .foregroundStyle(.muted)
            }
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.vertical, 8)
        }
        .buttonStyle(.game)
        .disabled(!breaker.isEnabled(session))
        .accessibilityLabel(breaker.title)
        .accessibilityHint(breaker.isEnabled(session) ? breaker.text : session.codeProblem ?? "")
      }
      if let problem = session.codeProblem {
        NoteText(problem)
      }
    }
  }
}
#endif
