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
  let bars: [RankedResult.Bar]
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

extension RankedResult.Bar {
  /// What a screen reader says of it: "100–199: 12 games, yours is one of them".
  var spoken: String {
    let kind = label == "–" ? "Not found" : label
    return "\(kind): \(DecimalText.grouped(count)) \(count == 1 ? "game" : "games")"
      + (isOwn ? (count == 1 ? ", which is yours" : ", yours is one of them") : "")
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
        RankedBars(bars: card.bars)
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

/// A bar for each class of results.
struct RankedBars: View {
  let bars: [RankedResult.Bar]

  var body: some View {
    let labels = bars.map(\.label)
    let counts = bars.map { DecimalText.grouped($0.count) }
    VStack(spacing: 4) {
      ForEach(bars.indices, id: \.self) { index in
        RankedBarView(bar: bars[index], labels: labels, counts: counts)
      }
    }
  }
}

/// A bar of the distribution: what the games came to, how long the bar is, and how many games it stands for.
private struct RankedBarView: View {
  let bar: RankedResult.Bar
  let labels: [String]
  let counts: [String]

  var body: some View {
    RowOrColumn {
      ColumnText(bar.label, in: labels)
      GeometryReader { space in
        RoundedRectangle(cornerRadius: 4)
          .fill(bar.isOwn ? .accent : .muted)
          .frame(width: bar.count == 0 ? 0 : max(2, space.size.width * CGFloat(Double(bar.share) / 100)))
      }
      .frame(height: 14)
      ColumnText(DecimalText.grouped(bar.count), in: counts)
    }
    .font(.footnote.monospacedDigit())
    .fontWeight(bar.isOwn ? .bold : .regular)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(bar.spoken)
  }
}
#endif
