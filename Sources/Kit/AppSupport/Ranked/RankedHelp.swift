import PlaySupport

/// The space that a ranked game reserves for its status, so that nothing moves when the network comes or goes.
public enum RankedRoom {
  /// A sentence at least as long as any status.
  public static let text = RankedSeat.rule
}

#if canImport(SwiftUI)
import SwiftUI

/// Help if the player of a ranked game is unknown: a problem with the keychain, or a button that opens the account.
public struct RankedHelp<Session: AppSession>: View {
  private let table: ObservedTable<Session>

  /// Creates the help of a session. It is usually empty.
  public init(_ table: ObservedTable<Session>) {
    self.table = table
  }

  /// The problem and the button, if any.
  public var body: some View {
    if let text = table.secretTroubleText {
      Text(verbatim: text)
        .font(.footnote)
        .foregroundStyle(.alarm)
    }
    if table.needsAccount {
      Button(wide: "Account") { table.showAccount() }
        .buttonStyle(.primaryGame)
    }
  }
}

/// The links to the server's other screens, below the daily games.
struct TodayServerView<Session: AppSession>: View {
  let table: ObservedTable<Session>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let trouble = table.server.secretTrouble {
        Text(verbatim: trouble.sentence)
          .font(.footnote)
          .foregroundStyle(.alarm)
      }
      if let invitation = RankedInvitation.stored(in: table.server.storage) {
        Button {
          table.showAccount()
        } label: {
          Text(verbatim: invitation.title)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.primaryGame)
      }
      AdaptiveStack {
        Button(wide: "Standings") { table.showStandingsOfTable() }
        Button(wide: "Account and circles") { table.showAccount() }
      }
      .buttonStyle(.game)
    }
  }
}
#endif
