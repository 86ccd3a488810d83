#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The row that is being put together: a new attempt, or one that is changed.
struct AssistEditor: View {
  let session: AssistSession

  var body: some View {
    let board = session.board
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: session.editedPlace.map { "Attempt \($0 + 1)" } ?? "New attempt")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      PegEditor(
        code: session.code(session.row.guess), choices: board.choices, theme: board.theme,
        selection: session.selection
      ) {
        session.tapHole($0)
      } choose: {
        session.choose($0)
      } takeOut: {
        session.select(hole: $0)
        session.clear()
      } fill: {
        session.fill($0)
      }
      if !session.rowNote.isEmpty {
        Text(verbatim: session.rowNote)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
      answer
      AdaptiveRow {
        Button("Take the selected peg out", systemImage: "delete.left") { session.clear() }
          .labelStyle(.iconOnly)
          .buttonStyle(.game)
      } end: {
        Button {
          session.enterRow()
        } label: {
          Text(verbatim: session.enterLabel)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.primaryGame)
        .disabled(!session.canEnterRow)
        .accessibilityHint(session.rowProblem ?? "")
      }
      if session.editedPlace != nil { changing }
    }
    .padding(12)
    .card()
  }

  @ViewBuilder private var answer: some View {
    let answers = AssistAnswers(session)
    field("Right place", .exact, answers.exact, session.row.counts?.exact) { session.choose(exact: $0) }
    field("Wrong place", .inexact, answers.inexact, session.row.counts?.inexact) { session.choose(inexact: $0) }
  }

  private func field(
    _ title: LocalizedStringKey, _ match: Match, _ numbers: [Int?], _ chosen: Int?,
    _ choose: @escaping @MainActor (Int) -> Void
  ) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 6) {
        MatchMarker(match: match)
        Text(title)
      }
      .font(.footnote)
      .accessibilityHidden(true)
      Picker(
        title,
        selection: Binding(
          get: { @MainActor in chosen },
          set: { @MainActor number in if let number { choose(number) } else { session.clearAnswer() } })
      ) {
        ForEach(numbers, id: \.self) { number in
          Text(verbatim: AssistAnswers.label(number))
            .accessibilityLabel(AssistAnswers.spoken(number))
            .tag(number)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }

  private var changing: some View {
    AdaptiveStack {
      Button("Move up", systemImage: "arrow.up") { session.moveEdited(by: -1) }
        .labelStyle(.iconOnly)
        .disabled(!session.canMoveEdited(by: -1))
      Button("Move down", systemImage: "arrow.down") { session.moveEdited(by: 1) }
        .labelStyle(.iconOnly)
        .disabled(!session.canMoveEdited(by: 1))
      Button(wide: "Remove") {
        if let place = session.editedPlace { session.remove(place) }
      }
      Button(wide: "Cancel") { session.stopEditing() }
    }
    .buttonStyle(.game)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("This attempt")
  }
}
#endif
