import DailyGames
import NumberedGame
import PlaySupport

/// All that is shown of how a game came out that a server dealt. It is made as long as it is shown, so that nothing else is
/// seen on it while it fades.
struct RankedResultCard: Equatable {
  /// The day.
  let day: CalendarDay
  /// Whose game it was: "Game of 21 November".
  let title: String
  /// The result: "1,042 points".
  let headline: String
  /// The place among all: "3rd of 214", or why there is none yet; nothing where there is none to come.
  let place: String?
  /// What everybody's games came to; nothing in it as long as that is not known.
  let bars: [HistogramBar]
  /// What was lost, and what the coach made; nothing where neither is known.
  let coach: String?
  /// Whether the coach can look at the game.
  let canReview: Bool
  /// What is handed to others.
  let share: String

  /// Puts together what is known.
  ///
  /// - Parameters:
  ///   - result: what the server has said of it.
  ///   - trouble: what stands in the way of the rest.
  ///   - awaitsPlace: whether the place is still to come.
  init(
    day: CalendarDay, headline: String, result: RankedResult?, trouble: String?, awaitsPlace: Bool, canReview: Bool,
    game: DailyGame, share: String
  ) {
    self.day = day
    title = "Game of \(DayText.long(day))"
    self.headline = headline
    place = result?.placeText ?? trouble ?? (awaitsPlace ? "Your place is on its way." : nil)
    bars = result?.bars ?? []
    let words = [result?.skillText, result?.coachText(game)].compactMap { $0 }
    coach = words.isEmpty ? nil : words.joined(separator: " ")
    self.canReview = canReview
    self.share = share
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// How a game came out that a server dealt, among everybody's.
struct RankedResultView<Session: AppSession>: View {
  let card: RankedResultCard
  let table: ObservedTable<Session>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PopUpTitle(card.title)
      Text(verbatim: card.headline)
        .font(.largeTitle.bold())
        .monospacedDigit()
      if let place = card.place {
        Text(verbatim: place)
          .font(.headline)
      }
      if !card.bars.isEmpty {
        Heading("Everybody’s games", font: .headline)
        HistogramView(bars: card.bars)
      }
      if let coach = card.coach {
        Text(verbatim: coach)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
      ShareLink(item: card.share) { WideLabel("Share") }
        .buttonStyle(.primaryGame)
      AdaptiveStack {
        if card.canReview {
          Button(wide: "Review") { table.session.reviewRanked() }
        }
        Button(wide: "Standings") { table.showStandings(of: card.day) }
        Button(wide: "Close") { table.session.closeQuestion() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .buttonStyle(.game)
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
    // The place comes by itself.
    .announces(card.place ?? "", isByItself: true)
  }
}
#endif
