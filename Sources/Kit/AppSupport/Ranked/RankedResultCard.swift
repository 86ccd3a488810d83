import DailyGames
import NumberedGame
import PlaySupport

/// The content of a ranked game's result card. It is a copy, so that the card doesn't change while it fades out.
struct RankedResultCard: Equatable {
  let day: CalendarDay
  let title: String
  let headline: String
  /// The rank, such as "3rd of 214", or why it isn't known yet. `nil` if there won't be one.
  let place: String?
  /// The distribution of all players' results. Empty until it is known.
  let bars: [HistogramBar]
  /// The player's loss and the coach's result, or `nil` if neither is known.
  let coach: String?
  let canReview: Bool
  let share: String

  init(
    day: CalendarDay, headline: String, result: RankedResult?, trouble: String?, awaitsPlace: Bool, canReview: Bool,
    game: DailyGame, share: String
  ) {
    self.day = day
    title = "Game of \(DayText.long(day))"
    self.headline = headline
    place = result?.placeText ?? trouble ?? (awaitsPlace ? "Getting your place…" : nil)
    bars = result?.bars ?? []
    let words = [result?.skillText, result?.coachText(game)].compactMap { $0 }
    coach = words.isEmpty ? nil : words.joined(separator: " ")
    self.canReview = canReview
    self.share = share
  }
}

#if canImport(SwiftUI)
import SwiftUI

struct RankedResultView<Session: AppSession>: View {
  let card: RankedResultCard
  let controller: SessionController<Session>

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
        Heading("Everyone’s games", font: .headline)
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
          Button(wide: "Review") { controller.session.reviewRanked() }
        }
        Button(wide: "Standings") { controller.showStandings(of: card.day) }
        Button(wide: "Close") { controller.session.closeQuestion() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .buttonStyle(.game)
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
    // The rank arrives later, without an action by the player.
    .announces(card.place ?? "", isAutomatic: true)
  }
}
#endif
