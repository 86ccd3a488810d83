#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// The card of a level: its medals and the available actions.
struct LevelCardView: View {
  let card: TriplesSession.LevelCard

  /// Whether to show a button for the map. `false` if the card is over the map.
  let offersMap: Bool

  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PopUpTitle(card.title)
      ForEach(card.rows, id: \.medal) { row in
        RowOrColumn {
          HStack(spacing: 12) {
            MedalMark(state: TriplesSession.LevelState(row.medal))
              .frame(minWidth: 32)
            Text(verbatim: row.medal.title)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          HStack(spacing: 12) {
            if row.isWon {
              Text("won")
                .foregroundStyle(.muted)
            }
            Text(verbatim: row.points)
              .bold()
              .monospacedDigit()
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(row.spoken)
      }
      Text(verbatim: card.text)
      Button(wide: "Play this game") { controller.session.playLevel() }
        .buttonStyle(.primaryGame)
        .keyboardShortcut(.defaultAction)
      AdaptiveStack {
        Button {
          controller.session.watchBestGame()
        } label: {
          Text(verbatim: card.watchLabel).frame(maxWidth: .infinity)
        }
        if offersMap {
          Button(wide: "All levels") { controller.session.openLevels() }
        }
        Button(wide: "Not now") { controller.session.dismissPopUp() }
          .keyboardShortcut(.cancelAction)
      }
      .buttonStyle(.game)
    }
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
  }
}
#endif
