#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The choice of the next game: pegs, theme, limit of attempts, number.
struct NewGameView: View {
  let form: CodeBreakerSession.NewGameForm
  @State private var number = ""
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    NavigationStack {
      Form {
        Section {
          pegCounts
          themes
          limits
        }
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
      .navigationTitle("New game")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { table.session.closePopUp() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Start", action: start)
        }
      }
    }
    .presentationDetents([.medium, .large])
    .announces(form.problem ?? "")
  }

  private var pegCounts: some View {
    Picker("Pegs", selection: binding(form.pegCount) { table.session.choose(pegCount: $0) }) {
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
    Picker("Theme", selection: binding(form.theme) { table.session.choose(theme: $0) }) {
      ForEach(CodeBreakerSession.ThemeChoice.all, id: \.self) { choice in
        Text(verbatim: choice.label).tag(choice)
      }
    }
  }

  private var limits: some View {
    Picker("Limit of attempts", selection: binding(form.attemptLimit) { table.session.choose(attemptLimit: $0) }) {
      ForEach(CodeBreakerSession.NewGameForm.attemptLimits, id: \.self) { limit in
        Text(verbatim: limit.map { CodeBreakerSession.Spoken.attemptCount($0) } ?? "None").tag(limit)
      }
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
    table.session.startChosenGame(number: Array(number.utf8))
  }

  /// What a picker shows, and what it does with a choice.
  private func binding<Value: Sendable>(
    _ value: Value, choose: @escaping @MainActor (Value) -> Void
  ) -> Binding<Value> {
    Binding(get: { value }, set: { @MainActor value in choose(value) })
  }
}

#Preview("New game") {
  Color.clear
    .modifier(PopUps())
    .environment(CodeBreakerTable.preview { $0.askForNewGame() })
}
#endif
