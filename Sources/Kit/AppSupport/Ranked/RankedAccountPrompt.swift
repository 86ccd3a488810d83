#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The help for a ranked game whose player is unknown: a problem with the keychain, or a button to the account.
public struct RankedAccountPrompt<Session: AppSession>: View {
  private let controller: SessionController<Session>

  /// Creates the help of a session. It is usually empty.
  public init(_ controller: SessionController<Session>) {
    self.controller = controller
  }

  /// The problem and the button, if any.
  public var body: some View {
    if let text = controller.secretsProblemText {
      Text(verbatim: text)
        .font(.footnote)
        .foregroundStyle(.alarm)
    }
    if controller.needsAccount {
      Button(wide: "Account") { controller.showAccount() }
        .buttonStyle(.primaryGame)
    }
  }
}

/// The links to the server's other screens, below the daily games.
struct ServerLinksView<Session: AppSession>: View {
  let controller: SessionController<Session>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let problem = controller.server.secretsProblem {
        Text(verbatim: problem.sentence)
          .font(.footnote)
          .foregroundStyle(.alarm)
      }
      if let invitation = RankedInvitation.storedInvitation(in: controller.server.storage) {
        Button(wide: invitation.title, alignment: .leading) { controller.showAccount() }
          .buttonStyle(.primaryGame)
      }
      FittingRows(breakMode: .everywhere) {
        Button(wide: "Standings") { controller.showCurrentStandings() }
        Button(wide: "Account and circles") { controller.showAccount() }
      }
      .buttonStyle(.game)
    }
  }
}
#endif
