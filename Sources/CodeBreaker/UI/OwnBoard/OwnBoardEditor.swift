#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

struct OwnBoardEditor: View {
  let screen: OwnBoardScreen

  private var session: OwnBoardSession { screen.session }

  var body: some View {
    let session = session
    let board = session.board
    VStack(alignment: .leading, spacing: 12) {
      Heading(session.editedIndex.map { "Attempt \($0 + 1)" } ?? "New attempt", font: .headline)
      PegEditor(
        code: session.code(session.row.guess), choices: board.choices, theme: board.theme,
        selection: session.selection, input: session
      ) {
        session.fillHoles(with: $0)
      }
      if !session.rowNote.isEmpty {
        NoteText(session.rowNote)
      }
      AnswerFields(numbers: AnswerChoices(session), chosenCounts: session.row.counts) { number in
        if let number { session.choose(exact: number) } else { session.clearAnswer() }
      } chooseInexact: { number in
        if let number { session.choose(inexact: number) } else { session.clearAnswer() }
      }
      AdaptiveRow {
        TakeOutButton { session.clear() }
      } end: {
        Button(wide: session.enterLabel, alignment: .leading) { session.enterRow() }
          .buttonStyle(.primaryGame)
          .disabled(!session.canEnterRow)
          .accessibilityHint(session.rowProblem ?? "")
      }
      if session.editedIndex != nil { editingButtons }
    }
    .padding(12)
    .card()
  }

  private var editingButtons: some View {
    FittingRows(breakMode: .everywhere) {
      Button("Move up", systemImage: "arrow.up") { session.moveEditedAttempt(by: -1) }
        .labelStyle(.iconOnly)
        .disabled(!session.canMoveEditedAttempt(by: -1))
      Button("Move down", systemImage: "arrow.down") { session.moveEditedAttempt(by: 1) }
        .labelStyle(.iconOnly)
        .disabled(!session.canMoveEditedAttempt(by: 1))
      Button(wide: "Remove") {
        if let index = session.editedIndex { session.removeAttempt(at: index) }
      }
      Button(wide: "Cancel") { session.cancelEditing() }
    }
    .buttonStyle(.game)
    .spokenGroup("This attempt")
  }
}
#endif
