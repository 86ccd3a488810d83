#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The sheet with the player's own board, for a game played elsewhere.
struct OwnBoardView: View {
  let screen: OwnBoardScreen
  let controller: CodeBreakerController
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let session = screen.session
    SessionSheet("Your own board", screen) {
      controller.closeOpenedScreen()
    } onKeyPress: { key in
      session.pressAnswer(key: key) || session.press(key)
    } content: {
      TwoColumns {
        OwnBoardSetupView(screen: screen)
      } second: {
        OwnBoardCoachView(screen: screen)
      }
    } tools: {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Undo", systemImage: "arrow.uturn.backward") { session.undo() }
          .keyboardShortcut("z")
          .disabled(!session.canUndo)
        ShareLink(item: controller.message(session.shareItem, onPage: "board.html")) {
          Label("Share this board", systemImage: "square.and.arrow.up")
        }
        Button("Start over", systemImage: "trash") { session.askToClear() }
          .disabled(!session.canClear)
      }
    }
    .environment(\.showsLetters, session.showsLetters)
  }
}

private struct OwnBoardSetupView: View {
  let screen: OwnBoardScreen

  var body: some View {
    let session = screen.session
    SessionNotice(screen)
    CodeSetupView(
      board: session.board, choosePegCount: { session.choose(pegCount: $0) },
      chooseTheme: { session.choose(theme: $0) },
      chooseChoiceCount: { session.choose(choiceCount: $0) })
    OwnBoardRowsView(screen: screen)
    OwnBoardEditor(screen: screen)
  }
}

/// Pickers for the number of pegs, the theme, and, unless `chooseChoiceCount` is `nil`, the number of colors.
struct CodeSetupView: View {
  let board: OwnBoard
  let choosePegCount: @MainActor (Int) -> Void
  let chooseTheme: @MainActor (Theme) -> Void
  var chooseChoiceCount: (@MainActor (Int) -> Void)?

  var body: some View {
    FittingRows(breakMode: .everywhere) {
      Picker("Pegs", selection: binding(board.pegCount, choosePegCount)) {
        ForEach(GameSetup.pegCounts, id: \.self) { Text(verbatim: "\($0) pegs").tag($0) }
      }
      if let chooseChoiceCount {
        Picker("Colors", selection: binding(board.choiceCount, chooseChoiceCount)) {
          ForEach(GameSetup.choiceCounts, id: \.self) { Text(verbatim: "\($0) colors").tag($0) }
        }
      }
      Picker("Theme", selection: binding(board.theme, chooseTheme)) {
        ForEach(Theme.all, id: \.self) { Text(verbatim: $0.name).tag($0) }
      }
    }
    .pickerStyle(.menu)
  }

  private func binding<Value: Sendable>(
    _ value: Value, _ set: @escaping @MainActor (Value) -> Void
  ) -> Binding<Value> {
    Binding(get: { @MainActor in value }, set: { @MainActor value in set(value) })
  }
}

private struct OwnBoardRowsView: View {
  let screen: OwnBoardScreen

  private var session: OwnBoardSession { screen.session }

  var body: some View {
    let rows = EnteredAttempt.all(session)
    if rows.isEmpty {
      Text(
        "For a game played elsewhere: on a table, in a book, in another app. Enter each guess with its answer, and the coach shows which codes are left."
      )
      .foregroundStyle(.muted)
    } else {
      VStack(spacing: 5) {
        ForEach(rows) { row in rowButton(row) }
      }
      .spokenGroup("Attempts")
    }
  }

  private func rowButton(_ row: EnteredAttempt) -> some View {
    Button {
      session.editAttempt(at: row.id)
    } label: {
      AttemptLine(number: row.id + 1, code: row.code, markers: row.markers, isSuspect: row.isSuspect)
        .overlay { if row.isEdited { RoundedRectangle(cornerRadius: 12).strokeBorder(.accent, lineWidth: 2) } }
    }
    .buttonStyle(.plain)
    .spoken(as: row.spokenText)
    .accessibilityHint("Changes this attempt.")
    .accessibilityAddTraits(row.isEdited ? [.isButton, .isSelected] : .isButton)
    .accessibilityAction { session.editAttempt(at: row.id) }
    .accessibilityAction(named: "Remove") { session.removeAttempt(at: row.id) }
  }
}
#endif
