#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The form for the next game: pegs, theme, limit of attempts, opponent, and number.
struct NewGameView: View {
  let form: CodeBreakerSession.NewGameForm
  @State private var number = ""
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    QuestionSheet("New Game", confirmation: "Start") {
      controller.session.closePopUp()
    } confirm: {
      start()
    } fields: {
      Section {
        pegCounts
        themes
        difficulty
        limits
      } footer: {
        Text(verbatim: form.limitNote)
      }
      Section {
        opponents
      } footer: {
        Text(verbatim: form.opponentNote)
      }
      if !form.isWithoutLuck {
        Section {
          numberField
        } header: {
          Text("Game number, if you have one")
        } footer: {
          if let problem = form.problem {
            Text(verbatim: problem)
              .foregroundStyle(.alarm)
          }
        }
      }
    }
  }

  private var pegCounts: some View {
    Picker(
      "Pegs",
      selection: controller.binding { [form] _ in
        form.pegCount
      } set: {
        $0.choose(pegCount: $1)
      }
    ) {
      Text("Any").tag(Int?.none)
      ForEach(GameSetup.pegCounts, id: \.self) { count in
        Text(verbatim: "\(count)")
          .accessibilityLabel("\(count) pegs")
          .tag(Int?.some(count))
      }
    }
    .pickerStyle(.segmented)
  }

  private var themes: some View {
    Picker(
      "Theme",
      selection: controller.binding { [form] _ in
        form.theme
      } set: {
        $0.choose(theme: $1)
      }
    ) {
      ForEach(CodeBreakerSession.ThemeChoice.all, id: \.self) { choice in
        Text(verbatim: choice.label).tag(choice)
      }
    }
  }

  private var difficulty: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !form.theme.pegs.isEmpty {
        HStack(spacing: 3) {
          ForEach(form.theme.pegs.indices, id: \.self) { place in
            PegView(peg: form.theme.pegs[place])
              .frame(maxWidth: 20, maxHeight: 20)
          }
        }
        .accessibilityIgnoresInvertColors()
        .accessibilityHidden(true)
      }
      Text(verbatim: form.themeNote)
        .font(.footnote)
        .foregroundStyle(.muted)
    }
  }

  private var limits: some View {
    let limit = controller.binding { [form] _ in
      form.limit
    } set: {
      $0.choose(limit: $1)
    }
    return Picker("Limit of attempts", selection: limit) {
      ForEach(CodeBreakerSession.LimitSetting.all, id: \.self) { limit in
        Text(verbatim: limit.label).tag(limit)
      }
    }
  }

  private var opponents: some View {
    let isWithoutLuck = controller.binding { [form] _ in
      form.isWithoutLuck
    } set: {
      $0.choose(isWithoutLuck: $1)
    }
    return Picker("Opponent", selection: isWithoutLuck) {
      Text("Secret code").tag(false)
      Text("Without luck").tag(true)
    }
  }

  private var numberField: some View {
    TextField("any", text: $number)
      .onSubmit(start)
      .submitLabel(.go)
      #if os(iOS)
    .keyboardType(.numbersAndPunctuation)
      #endif
  }

  private func start() {
    controller.session.startChosenGame(number: Array(number.utf8))
  }
}
#endif
