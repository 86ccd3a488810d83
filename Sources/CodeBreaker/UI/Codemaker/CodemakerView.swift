#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The sheet where the player sets a code for the coach, a friend on this device, or a friend who gets a link.
struct CodemakerView: View {
  let screen: CodemakerScreen
  let controller: CodeBreakerController

  var body: some View {
    let session = screen.session
    SessionSheet("Set a code", screen) {
      controller.closeOpenedScreen()
    } onKeyPress: {
      session.pressAnswer(key: $0) || session.press($0)
    } content: {
      TwoColumns {
        CodemakerStageView(screen: screen, controller: controller)
      } second: {
        if session.game.stage == .choosingCode {
          CodemakerBreakersView(screen: screen)
        } else {
          CodemakerAttemptsView(screen: screen)
        }
      }
    } tools: {
      if session.game.stage != .choosingCode {
        ToolbarItem(placement: .primaryAction) {
          Button("\(session.backLabel)") { session.goBack() }
            .keyboardShortcut("[")
        }
      }
    }
    .environment(\.showsLetters, session.showsLetters)
  }
}

private struct CodemakerStageView: View {
  let screen: CodemakerScreen
  let controller: CodeBreakerController

  var body: some View {
    let session = screen.session
    SessionNotice(screen)
    VStack(alignment: .leading, spacing: 4) {
      Heading(session.title, font: .title3.bold())
      if !session.note.isEmpty {
        Text(verbatim: session.note)
          .foregroundStyle(.muted)
      }
    }
    if session.game.stage == .choosingCode {
      CodeSetupView(
        board: session.game.board, choosePegCount: { session.choose(pegCount: $0) },
        chooseTheme: { session.choose(theme: $0) })
    }
    if let code = CodemakerCode(session) { CodemakerCodeView(code: code) }
    if let row = CodemakerRow(session) { CodemakerRowView(row: row, screen: screen) }
    if let coach = screen.coach { CodemakerCoachView(coach: coach, screen: screen) }
    if let contradiction = session.correctableContradiction {
      CorrectionsView(contradiction: contradiction, pegCount: session.game.board.pegCount) {
        session.replaceAnswer(at: $0, with: $1)
      }
    }
    if let judgment = session.judgment, !judgment.wrongAnswers.isEmpty { CodemakerWrongAnswersView(judgment, session) }
    if session.isSearching {
      ProgressView()
        .frame(maxWidth: .infinity)
    }
    if let item = session.shareItem {
      ShareLink(item: controller.message(item, onPage: "")) {
        Label("Share the link", systemImage: "square.and.arrow.up")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.primaryGame)
    }
    if session.game.stage == .handingOver {
      Button(wide: "I’ll break it") { session.startFriendsGame() }
        .buttonStyle(.primaryGame)
    }
  }
}

private struct CodemakerCodeView: View {
  let code: CodemakerCode

  var body: some View {
    CodeView(code: code.code, layout: .hint(pegCount: code.code.pegs.count)) { _, peg in
      if code.isCovered {
        CoveredHole()
      } else {
        PegView(peg: peg)
      }
    }
    .frame(maxWidth: .infinity)
    .padding(12)
    .card()
    .spoken(as: code.spokenText)
  }
}

private struct CodemakerRowView: View {
  let row: CodemakerRow
  let screen: CodemakerScreen

  var body: some View {
    let session = screen.session
    let game = session.game
    VStack(alignment: .leading, spacing: 12) {
      Heading(row.title, font: .headline)
      PegEditor(
        title: row.title, code: session.code(game.row.pegs), choices: game.board.choices, theme: game.board.theme,
        selection: game.row.selection, input: session)
      AdaptiveRow {
        TakeOutButton { session.clear() }
        if row.offersRandomCode {
          Button("At random") { session.chooseRandomCode() }
            .buttonStyle(.game)
        }
        if row.offersGivingUp {
          Button("Give up") { session.askToGiveUp() }
            .buttonStyle(.game)
        }
      } end: {
        if let label = row.enterLabel {
          Button(wide: label, alignment: .leading) { session.press(.guess) }
            .buttonStyle(.primaryGame)
            .disabled(row.problem != nil)
            .accessibilityHint(row.problem ?? "")
        }
      }
      if let problem = row.problem {
        NoteText(problem)
      }
    }
    .padding(12)
    .card()
  }
}

private struct CodemakerCoachView: View {
  let coach: CodemakerCoachState
  let screen: CodemakerScreen

  var body: some View {
    let session = screen.session
    VStack(alignment: .leading, spacing: 12) {
      if !coach.headline.isEmpty {
        Text(verbatim: coach.headline)
          .foregroundStyle(coach.isAlarm ? .alarm : .ink)
      }
      if coach.canRetry {
        Button("Try again") { session.tryCoachAgain() }
          .buttonStyle(.game)
      }
      if let asked = coach.guessToAnswer {
        Heading(asked.title, font: .headline)
        PegsView(code: asked.code, layout: .hint(pegCount: asked.code.pegs.count), theme: session.game.board.theme)
      }
      if !coach.reasonText.isEmpty {
        NoteText(coach.reasonText)
      }
      if coach.guessToAnswer != nil {
        AnswerFields(numbers: AnswerChoices(session), chosenCounts: session.game.enteredAnswer) { number in
          if let number { session.choose(exact: number) } else { session.clearAnswer() }
        } chooseInexact: { number in
          if let number { session.choose(inexact: number) } else { session.clearAnswer() }
        }
      }
      FittingRows(breakMode: .everywhere) {
        ForEach(CodemakerAction.available(in: session)) { action in
          Button(wide: action.label(session), alignment: .leading) { action.perform(session) }
            .buttonStyle(GameButtonStyle(isPrimary: action.isMain))
            .disabled(!action.isEnabled(session))
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .opacity(coach.isThinking ? 0.6 : 1)
    .padding(12)
    .card()
  }
}

private struct CodemakerWrongAnswersView: View {
  let judgment: CodemakerSession.Judgment
  let session: CodemakerSession

  init(_ judgment: CodemakerSession.Judgment, _ session: CodemakerSession) {
    self.judgment = judgment
    self.session = session
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Heading("What the answers should have been", font: .headline)
      ForEach(judgment.wrongAnswers, id: \.self) { wrong in
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: wrong.text)
          HStack(spacing: 12) {
            markers(wrong.givenAnswer)
            Image(systemName: "arrow.forward")
              .foregroundStyle(.muted)
            markers(wrong.rightAnswer)
          }
          .accessibilityHidden(true)
        }
      }
      Button(wide: "Correct it and continue") { session.correctAnswers() }
        .buttonStyle(.primaryGame)
    }
    .padding(12)
    .card()
  }

  private func markers(_ counts: MatchCounts) -> some View {
    MatchMarkers(matches: OwnBoardWords.markers(counts, pegCount: judgment.code.count))
  }
}

private struct CodemakerAttemptsView: View {
  let screen: CodemakerScreen

  var body: some View {
    let attempts = EnteredAttempt.all(screen.session)
    if !attempts.isEmpty {
      VStack(spacing: 5) {
        ForEach(attempts) { attempt in
          AttemptLine(
            number: attempt.id + 1, code: attempt.code, markers: attempt.markers ?? [], isSuspect: attempt.isSuspect,
            note: attempt.effect
          )
          .spoken(as: attempt.spokenText)
        }
      }
      .spokenGroup("Attempts")
    }
  }
}
#endif
