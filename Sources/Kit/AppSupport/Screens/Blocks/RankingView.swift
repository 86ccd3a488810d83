#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The games of a ranked list, as rows of a form. `ScrollViewReader` finds each by its rank.
struct RankingView: View {
  let games: [RankingEntry]
  let actionHandler: ScreenActionHandler

  var body: some View {
    ForEach(games, id: \.rank) { game in
      RankedGameView(game: game) {
        if let action = game.action { actionHandler.perform(action) }
      }
      .contextMenu {
        if let action = game.action { Button("Open") { actionHandler.perform(action) } }
        ForEach(game.menu.indices, id: \.self) { index in
          Button("\(game.menu[index].label)") { actionHandler.perform(game.menu[index]) }
        }
      }
      .id(game.rank)
    }
  }
}

private struct RankedGameView: View {
  let game: RankingEntry
  let open: () -> Void

  var body: some View {
    Button(action: open) { content }
      .buttonStyle(.plain)
      .disabled(game.action == nil)
      .spoken(as: game.spokenText(date: date))
      .accessibilityAddTraits(game.action == nil ? .isStaticText : .isButton)
      .accessibilityAction { if game.action != nil { open() } }
  }

  private var date: String {
    Date(timeIntervalSince1970: Double(game.time)).formatted(date: .abbreviated, time: .standard)
  }

  private var content: some View {
    HStack(spacing: 12) {
      Text(verbatim: "\(game.rank)")
        .font(.headline)
        .monospacedDigit()
        .foregroundStyle(game.isNewest ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .frame(minWidth: 30)
      VStack(alignment: .leading, spacing: 2) {
        RowOrColumn {
          Text(verbatim: game.score)
            .font(.title3.bold())
            .monospacedDigit()
            .frame(maxWidth: .infinity, alignment: .leading)
          Text(verbatim: game.title)
            .font(.subheadline)
            .foregroundStyle(.tint)
        }
        if let detail = game.detail {
          // A space reserves the line of text that comes later.
          Text(verbatim: detail.isEmpty ? " " : detail)
            .font(.subheadline)
            .monospacedDigit()
        }
        Text(verbatim: date)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if !game.marks.isEmpty {
          Text(verbatim: game.marks.joined(separator: ", "))
            .font(.subheadline)
            .italic()
            .foregroundStyle(.secondary)
        }
        if game.isNewest {
          Label("Newest", systemImage: "star.fill")
            .font(.subheadline.bold())
            .foregroundStyle(.tint)
        }
      }
    }
    .contentShape(Rectangle())
  }
}
#endif
