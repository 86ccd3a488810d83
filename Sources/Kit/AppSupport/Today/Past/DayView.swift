#if canImport(SwiftUI)
import NumberedGame
import PlaySupport
import SwiftUI

/// The page of a day that is over: whether it was fair, what was possible, the coach's game and the best ones, and the way to play
/// it again.
struct DayView<Session: AppSession>: View {
  let screen: DayScreen
  let table: ObservedTable<Session>

  var body: some View {
    DayPageView(page: screen.page, again: table.again(screen)) {
      table.playDayAgain()
    } watch: {
      table.watch($0)
    } tryAgain: {
      screen.tryAgain()
    } showStandings: {
      table.showStandings(of: screen.day)
    } back: {
      table.closeDay()
    }
  }
}

/// What there is to see of a day, and the ways from there.
struct DayPageView: View {
  let page: DayPage
  let again: DayAgainOffer?
  let play: @MainActor () -> Void
  let watch: @MainActor (DayPage.Game) -> Void
  let tryAgain: @MainActor () -> Void
  let showStandings: @MainActor () -> Void

  /// Leads to the list of days.
  let back: @MainActor () -> Void

  var body: some View {
    ReadingPage(spacing: 16) {
      if let guidance = page.guidance {
        Text(verbatim: guidance)
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
          .card()
      }
      if let verdict = page.verdict { DayVerdictView(verdict: verdict) }
      if let proof = page.proof { DayProofView(proof: proof) }
      if page.isAsking {
        Text("One moment…")
          .foregroundStyle(.muted)
      }
      if let trouble = page.trouble { ServerTroubleView(text: trouble, label: "Try again", help: tryAgain) }
      if page.par != nil || page.own != nil {
        VStack(alignment: .leading, spacing: 4) {
          if let par = page.par { Text(verbatim: par) }
          if let own = page.own {
            Text(verbatim: own)
              .bold()
          }
        }
      }
      if let again {
        DayAgainView(offer: again, play: play)
      }
      games
      AdaptiveStack {
        Button(wide: "Standings", action: showStandings)
        Button(wide: "All days", action: back)
          .keyboardShortcut(.cancelAction)
      }
      .buttonStyle(.game)
    }
    .navigationTitle("\(page.title)")
    .announces(page.verdict?.text ?? "", isByItself: true)
  }

  @ViewBuilder private var games: some View {
    if page.coach != nil || page.gamesText != nil {
      Heading("Games to watch", font: .headline)
      if let text = page.gamesText {
        Text(verbatim: text)
          .font(.callout)
          .foregroundStyle(.muted)
      }
      VStack(spacing: 0) {
        if let coach = page.coach { DayGameView(game: coach, place: nil, watch: watch) }
        ForEach(page.games) { DayGameView(game: $0, place: $0.id, watch: watch) }
      }
      .card()
    }
  }
}

/// Whether the server kept its word.
private struct DayVerdictView: View {
  let verdict: DayPage.Verdict

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: verdict.symbol)
        .foregroundStyle(verdict.isGood == false ? .alarm : .accent)
        .accessibilityHidden(true)
      Text(verbatim: verdict.text)
        .foregroundStyle(verdict.isGood == false ? .alarm : .ink)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .card()
    .accessibilityElement(children: .combine)
  }
}

/// How a day is checked, one tap below what came of it.
private struct DayProofView: View {
  let proof: DayPage.Proof

  var body: some View {
    DisclosureGroup("How this is checked") {
      VStack(alignment: .leading, spacing: 8) {
        Text(
          "Days before, the server published a seal: the SHA-256 of a text with a secret key in it. Now the day is over the key is public, and so is the text:"
        )
        code("Text with the key", proof.hashedText)
        Text("Its hash, which this device has worked out, has to be the seal:")
        code("Seal", proof.seal)
        Text("What this device had kept before:")
        code("Kept seal", proof.keptSeal)
        Text(
          "All that was dealt follows from the key alone (AES-256-GCM), so this device has dealt the day anew and played every game that follows against it. In a terminal parlor today verify does the same."
        )
      }
      .font(.callout)
      .padding(.top, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func code(_ name: LocalizedStringKey, _ text: String) -> some View {
    Text(verbatim: text)
      .font(.caption.monospaced())
      .textSelection(.enabled)
      .accessibilityLabel(name)
      .accessibilityValue(text)
  }
}

/// The way to the game, played again, and what there is to know of it.
private struct DayAgainView: View {
  let offer: DayAgainOffer
  let play: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button(action: play) { Text(verbatim: offer.label).frame(maxWidth: .infinity) }
        .buttonStyle(.primaryGame)
      if let note = offer.note {
        Text(verbatim: note)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
    }
  }
}

/// A game of the day, and the button that shows it.
private struct DayGameView: View {
  let game: DayPage.Game

  /// Its place among all; nothing of the coach's, which has none.
  let place: Int?
  let watch: @MainActor (DayPage.Game) -> Void

  var body: some View {
    AdaptiveRow {
      HStack(spacing: 8) {
        if let place {
          Text(verbatim: "\(place).")
            .foregroundStyle(.muted)
        }
        Text(verbatim: game.text)
          .bold()
      }
      .monospacedDigit()
      .frame(maxWidth: .infinity, minHeight: GameButton.least, alignment: .leading)
      .accessibilityElement(children: .combine)
    } end: {
      if game.address != nil {
        Button("Watch") { watch(game) }
          .buttonStyle(.game)
          .accessibilityLabel(game.spokenAction)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
  }
}
#endif
