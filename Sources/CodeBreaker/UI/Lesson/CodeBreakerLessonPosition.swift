import AppSupport
import CodeBreakerModel
import CodeBreakerSession

#if canImport(SwiftUI)
import SwiftUI

/// A position of the lesson: the code if it's visible, the attempts, and the guess or the options.
struct CodeBreakerLessonPosition: View {
  let screen: LessonScreen<CodeBreakerLesson>
  let showsLetters: (Theme) -> Bool

  private var lesson: CodeBreakerLesson { screen.lesson }

  var body: some View {
    let lesson = lesson
    let theme = lesson.game.setup.theme
    VStack(alignment: .leading, spacing: 12) {
      if let code = lesson.shownCode { labeledCode("The code", code, theme) }
      ForEach(lesson.attempts, id: \.number) { SpokenAttempt(attempt: $0, theme: theme) }
      if !lesson.remainingCodes.isEmpty { remainingCodes(lesson.remainingCodes, theme) }
      if lesson.acceptsPegs {
        GuessEditor(
          code: lesson.game.guess, choices: lesson.game.pegChoices, theme: theme, hole: lesson.codeRow.selection,
          input: lesson,
          problem: lesson.canGuess ? nil : "Choose all pegs of the guess first.")
      } else {
        if lesson.core.step.asksForAnswer { labeledCode("The guess", lesson.game.guess, theme) }
        options(lesson.options, theme)
      }
    }
    .environment(\.showsLetters, showsLetters(theme))
    .handlesKeys(phases: [.down, .repeat], acceptsInput: lesson.core.acceptsActions) { lesson.press($0) }
  }

  private func labeledCode(_ title: String, _ code: Code, _ theme: Theme) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      NoteText(title)
      CodeView(code: code, layout: .hint(pegCount: code.pegs.count))
    }
    .spoken(as: "\(title): \(CodeBreakerSession.SpokenText.pegs(code, theme: theme))")
  }

  private func remainingCodes(_ codes: [Code], _ theme: Theme) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      NoteText("The codes left")
      ForEach(codes, id: \.self) { PegsView(code: $0, layout: .review(pegCount: $0.pegs.count), theme: theme) }
    }
  }

  private func options(_ options: [CodeBreakerLesson.Option], _ theme: Theme) -> some View {
    VStack(spacing: 8) {
      ForEach(options.indices, id: \.self) { index in
        Button {
          lesson.core.play(.choose(index))
        } label: {
          label(of: options[index], theme)
        }
        .buttonStyle(.game)
        .accessibilityLabel(options[index].words)
      }
    }
    .spokenGroup("Options")
  }

  private func label(of option: CodeBreakerLesson.Option, _ theme: Theme) -> some View {
    HStack(spacing: 12) {
      if let code = option.code {
        PegsView(code: code, layout: .review(pegCount: code.pegs.count), theme: theme)
      } else {
        MatchMarkers(matches: option.markers)
      }
      if option.showsWords { Text(verbatim: option.words) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
#endif
