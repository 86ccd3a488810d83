#if canImport(SwiftUI)
import NumberedGame
import PlaySupport
import SwiftUI

/// Who the player is at the server: name, tables with friends, and the way to other devices.
struct AccountView: View {
  let screen: AccountScreen

  var body: some View {
    let account = screen.account
    let isKnown = account.profile != nil
    Form {
      Section {
        news(account)
        if let invitation = account.invitation { invited(invitation, account) }
        if isKnown { AccountName(screen: screen) }
      }
      if isKnown { AccountCircles(screen: screen) }
      if account.player == nil || isKnown || account.trouble == .unknownPlayer { AccountDevices(screen: screen) }
      if isKnown {
        Section("With care") {
          Button("Replace your token") { screen.act { $0.wonder(.renewToken) } }
          Button("Delete your account", role: .destructive) { screen.act { $0.wonder(.delete) } }
        }
      }
    }
    .navigationTitle("Account")
    .announces(account.message?.text ?? "")
    .modifier(AccountQuestion(screen: screen))
  }

  @ViewBuilder private func invited(_ invitation: RankedInvitation, _ account: RankedAccount) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: invitation.title)
        .font(.headline)
      Text(verbatim: account.invitationText)
        .font(.footnote)
        .foregroundStyle(.muted)
      AdaptiveStack {
        Button(wide: "Join") { screen.act { $0.acceptInvitation() } }
          .buttonStyle(.primaryGame)
        Button(wide: "No, thanks") { screen.act { $0.declineInvitation() } }
          .buttonStyle(.game)
      }
    }
  }

  @ViewBuilder private func news(_ account: RankedAccount) -> some View {
    if let trouble = screen.secretTroubleText {
      Text(verbatim: trouble)
        .foregroundStyle(.alarm)
    } else if account.player == nil {
      Text(verbatim: account.strangerText)
    }
    if account.player != nil, account.profile == nil, account.isAsking {
      Text("One moment…")
        .foregroundStyle(.muted)
    }
    if let message = account.message {
      Text(verbatim: message.text)
        .foregroundStyle(message.isAlarm ? .alarm : .ink)
    }
    if let trouble = account.trouble {
      ServerTroubleView(text: trouble.sentence, label: trouble == .unknownPlayer ? "Begin anew" : "Try again") {
        screen.act { if trouble == .unknownPlayer { $0.beginAnew() } else { $0.tryAgain() } }
      }
    }
  }
}

/// The name and the streak.
private struct AccountName: View {
  let screen: AccountScreen
  @State private var name = ""

  var body: some View {
    let known = screen.account.profile.map { String(decoding: $0.name, as: UTF8.self) } ?? ""
    AccountField(title: "Name that others see", text: $name, label: "Rename") {
      screen.act { $0.rename(Array(name.utf8)) }
    }
    .onAppear { name = known }
    .onChange(of: known) { _, known in name = known }
    if let streak = screen.account.streakText {
      Text(verbatim: streak)
        .foregroundStyle(.muted)
    }
  }
}

/// The way to and from other devices.
private struct AccountDevices: View {
  let screen: AccountScreen
  @State private var code = ""

  var body: some View {
    let account = screen.account
    Section("Other devices") {
      if account.profile != nil {
        Text("A moving code makes another device play as you. Each app of Parlor is a device of its own here.")
          .font(.footnote)
          .foregroundStyle(.muted)
        Button("Show a moving code") { screen.act { $0.makeMovingCode() } }
        if let code = account.movingCode?.code {
          TimelineView(.periodic(from: .now, by: 1)) { _ in
            VStack(alignment: .leading, spacing: 4) {
              Text(verbatim: String(decoding: code, as: UTF8.self))
                .font(.title2.bold())
                .monospacedDigit()
                .textSelection(.enabled)
                .foregroundStyle(account.movingTimeLeft > 0 ? .ink : .muted)
              Text(verbatim: account.movingText)
                .font(.footnote)
                .foregroundStyle(.muted)
            }
          }
        }
      }
      AccountField(title: "Moving code of another device", text: $code, label: "Come here") {
        screen.act { $0.enter(Array(code.utf8)) }
      }
    }
  }
}

/// A line to fill in, with its button.
struct AccountField: View {
  let title: LocalizedStringKey
  @Binding var text: String
  let label: LocalizedStringKey
  let submit: @MainActor () -> Void

  var body: some View {
    AdaptiveRow {
      TextField(title, text: $text)
        .autocorrectionDisabled()
        .submitLabel(.done)
        .onSubmit(submit)
        // It asks for as much whatever is typed, so that nothing jumps.
        .frame(minWidth: 140, idealWidth: 180, maxWidth: .infinity)
    } end: {
      Button(label, action: submit)
        .buttonStyle(.game)
    }
  }
}

/// The question before something is done that is not easily undone.
private struct AccountQuestion: ViewModifier {
  let screen: AccountScreen

  func body(content: Content) -> some View {
    @Bindable var screen = screen
    let words = screen.account.questionWords
    let question = screen.account.question
    content
      .alert("\(words?.title ?? "")", isPresented: $screen.isAsking) {
        Button("Cancel", role: .cancel) {}
        if let question {
          Button("\(words?.confirm ?? "")", role: .destructive) { screen.confirm(question) }
        }
      } message: {
        Text(verbatim: words?.text ?? "")
      }
  }
}
#endif
