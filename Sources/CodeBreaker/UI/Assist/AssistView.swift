#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The board of one's own, as a sheet: for a game that is played elsewhere.
struct AssistView: View {
  let screen: AssistScreen
  let table: CodeBreakerTable
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @FocusState private var hasKeys: Bool

  var body: some View {
    @Bindable var screen = screen
    let session = screen.session
    let question = session.question
    NavigationStack {
      GeometryReader { space in
        parts(width: Double(space.size.width))
      }
      .background(.paper)
      .navigationTitle("Your own board")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done") { table.closeBoard() }
            .keyboardShortcut(.cancelAction)
        }
        ToolbarItem(placement: .primaryAction) { tools }
      }
    }
    .environment(\.showsLetters, session.showsLetters)
    .focusable()
    .focusEffectDisabled()
    .focused($hasKeys)
    .onKeyPress(phases: .down, action: press)
    .onAppear { hasKeys = true }
    .announces(session.status)
    .alert("\(question?.title ?? "")", isPresented: $screen.isAsking) {
      Button("Cancel", role: .cancel) {}
      if let question {
        Button("\(question.confirmLabel)", role: .destructive) { screen.confirm(question) }
      }
    } message: {
      Text(verbatim: question?.text(session.board) ?? "")
    }
  }

  private var tools: some View {
    let session = screen.session
    return HStack(spacing: 4) {
      Button("Undo", systemImage: "arrow.uturn.backward") { session.undo() }
        .keyboardShortcut("z")
        .disabled(!session.canUndo)
      ShareLink(item: table.boardMessage(session.shareItem)) {
        Label("Share this board", systemImage: "square.and.arrow.up")
      }
      Button("Begin anew", systemImage: "trash") { session.askToClear() }
        .disabled(!session.canClear)
    }
    .labelStyle(.iconOnly)
  }

  @ViewBuilder private func parts(width: Double) -> some View {
    if AssistLayout.isSideBySide(width: width, hasLargeText: dynamicTypeSize.isAccessibilitySize) {
      HStack(alignment: .top, spacing: 0) {
        column { board }
        column { AssistCoachView(screen: screen) }
      }
    } else {
      column {
        board
        AssistCoachView(screen: screen)
      }
    }
  }

  private func column(@ViewBuilder _ content: () -> some View) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: CGFloat(AssistLayout.gap)) { content() }
        .foregroundStyle(.ink)
        .frame(maxWidth: CGFloat(AssistLayout.columnWidth), alignment: .leading)
        .padding()
        .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private var board: some View {
    let session = screen.session
    if let notice = session.notices.first {
      AdaptiveRow {
        Text(verbatim: notice.text)
          .frame(maxWidth: .infinity, alignment: .leading)
      } end: {
        Button("OK") { session.dismissNotice() }
          .buttonStyle(.game)
      }
      .padding(12)
      .card()
      .announces(notice.text, isByItself: true)
    }
    AssistSetupView(session: session)
    AssistRowsView(session: session)
    AssistEditor(session: session)
  }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    let session = screen.session
    guard key.modifiers.isDisjoint(with: [.command, .control, .option]) else { return .ignored }
    if session.pressAnswer(key: Array(key.characters.utf8)) { return .handled }
    guard let command = CodeBreakerSession.KeyCommand(character: key.key.character, typing: key.characters) else {
      return .ignored
    }
    return session.press(command) ? .handled : .ignored
  }
}

/// What the game is that is played elsewhere: its pegs, its colors, and what these look like here.
private struct AssistSetupView: View {
  let session: AssistSession

  var body: some View {
    let board = session.board
    AdaptiveStack {
      Picker("Pegs", selection: binding(board.pegCount) { session.choose(pegCount: $0) }) {
        ForEach(GameSetup.pegCounts, id: \.self) { Text(verbatim: "\($0) pegs").tag($0) }
      }
      Picker("Colors", selection: binding(board.choiceCount) { session.choose(choiceCount: $0) }) {
        ForEach(GameSetup.choiceCounts, id: \.self) { Text(verbatim: "\($0) colors").tag($0) }
      }
      Picker("Theme", selection: binding(board.theme) { session.choose(theme: $0) }) {
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

/// The attempts on the board. Each can be chosen to be changed.
private struct AssistRowsView: View {
  let session: AssistSession

  var body: some View {
    let rows = AssistRow.all(session)
    if rows.isEmpty {
      Text(
        "For a game that is played elsewhere: on a table, in a book, in another app. Enter each guess with its answer, and the coach says what can still be the code."
      )
      .foregroundStyle(.muted)
    } else {
      VStack(spacing: 5) {
        ForEach(rows) { row in view(row) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Attempts")
    }
  }

  private func view(_ row: AssistRow) -> some View {
    Button {
      session.edit(row.id)
    } label: {
      HStack(spacing: 8) {
        Text(verbatim: "\(row.id + 1)")
          .monospacedDigit()
          .foregroundStyle(.muted)
          .frame(minWidth: 24)
        CodeView(code: row.code, layout: .review(pegCount: row.code.pegs.count))
        Spacer(minLength: 0)
        if row.isDoubted {
          // More than a color tells it.
          Image(systemName: "questionmark.circle.fill")
            .foregroundStyle(.alarm)
        }
        if let markers = row.markers {
          MatchMarkers(matches: markers)
        } else {
          Text(verbatim: "?")
            .foregroundStyle(.muted)
        }
      }
      .padding(.horizontal, 12)
      .frame(minHeight: GameButton.least)
      .contentShape(Rectangle())
      .card()
      .overlay { if row.isEdited { RoundedRectangle(cornerRadius: 12).strokeBorder(.accent, lineWidth: 2) } }
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(row.spoken)
    .accessibilityHint("Changes this attempt.")
    .accessibilityAddTraits(row.isEdited ? [.isButton, .isSelected] : .isButton)
    .accessibilityAction { session.edit(row.id) }
    .accessibilityAction(named: "Remove") { session.remove(row.id) }
  }
}
#endif
