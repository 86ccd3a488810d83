#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// Two rows of numbers: pegs in the right place and in the wrong place.
struct AnswerFields: View {
  let numbers: AnswerChoices

  /// The chosen answer, or `nil` if unknown.
  let chosenCounts: MatchCounts?

  /// Closures that receive the chosen number, or `nil` if the answer is unknown.
  let chooseExact: @MainActor (Int?) -> Void
  let chooseInexact: @MainActor (Int?) -> Void

  var body: some View {
    field("Right place", .exact, numbers.exact, chosenCounts?.exact, chooseExact)
    field("Wrong place", .inexact, numbers.inexact, chosenCounts?.inexact, chooseInexact)
  }

  private func field(
    _ title: LocalizedStringKey, _ match: Match, _ numbers: [Int?], _ chosen: Int?,
    _ choose: @escaping @MainActor (Int?) -> Void
  ) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 6) {
        MatchMarker(match: match)
        Text(title)
      }
      .font(.footnote)
      .accessibilityHidden(true)
      Picker(
        title, selection: Binding(get: { @MainActor in chosen }, set: { @MainActor number in choose(number) })
      ) {
        ForEach(numbers, id: \.self) { number in
          Text(verbatim: AnswerChoices.label(number))
            .accessibilityLabel(AnswerChoices.spokenText(number))
            .tag(number)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }
}

struct TakeOutButton: View {
  let clear: @MainActor () -> Void

  var body: some View {
    Button("Remove peg", systemImage: "delete.left", action: clear)
      .labelStyle(.iconOnly)
      .buttonStyle(.game)
  }
}

#Preview("An answer") {
  if let screen = CodeBreakerController.boardPreview("assist/1/4/6/mastermind").board {
    VStack {
      AnswerFields(numbers: AnswerChoices(screen.session), chosenCounts: nil) { _ in
      } chooseInexact: { _ in
      }
    }
    .inBothSchemes()
  }
}
#endif
