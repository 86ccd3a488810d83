import PlaySupport

/// The room that is kept at a ranked table for what is told there, so that nothing moves when a network comes and goes.
public enum RankedRoom {
  /// A sentence as long as any of those.
  public static let text = RankedSeat.rule
}

#if canImport(SwiftUI)
import SwiftUI

/// What helps on where nobody knows who plays a ranked game: what is wrong with the keychain, and the way to the account.
public struct RankedHelp<Session: AppSession>: View {
  private let table: ObservedTable<Session>

  /// Makes the help of a table. Mostly there is none.
  public init(_ table: ObservedTable<Session>) {
    self.table = table
  }

  /// The sentence, or the button, or nothing.
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

/// The ways to what a server has beside its games, on the screen of the days.
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
        Button(wide: "Account and tables") { table.showAccount() }
      }
      .buttonStyle(.game)
    }
  }
}
#endif
