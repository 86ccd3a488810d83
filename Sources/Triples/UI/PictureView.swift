#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

struct PictureView: View {
  let picture: TriplesSession.Picture
  @Environment(\.isSelectedPart) private var isSelected

  /// The side of a tile to place, in points.
  private static let tileSide: CGFloat = 46

  var body: some View {
    switch picture {
    case .tiles(let values):
      HStack(spacing: 4) {
        ForEach(Array(values.enumerated()), id: \.offset) { _, value in ChipView(value: value) }
      }
    case .collection(let count): CollectionView(count: count)
    case .medal(let medal): MedalMark(state: TriplesSession.LevelState(medal))
    case .board(let replay, let first, let second):
      BoardView(game: replay.game, pointer: BoardPointer(bestMove: first, playedMove: second))
        .frame(width: 132, height: 132)
    case .race(let chart): DuelChartView(chart: chart)
    case .cell:
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(.accent, lineWidth: 2)
        .opacity(isSelected ? 0.7 : 0)
        .padding(3)
    case .tile(let value):
      Group {
        if value == 0 {
          Image(systemName: "xmark")
            .foregroundStyle(.ink)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .card(radius: 8)
        } else {
          TileView(tile: Tile(val: value, id: value, row: 0, col: 0))
        }
      }
      .frame(width: Self.tileSide, height: Self.tileSide)
      .overlay {
        if isSelected { RoundedRectangle(cornerRadius: 10).strokeBorder(.accent, lineWidth: 3).padding(-2) }
      }
    case .ratedMove(let move):
      RowOrColumn(alignment: .firstTextBaseline) {
        Text(verbatim: move.label)
          .frame(maxWidth: .infinity, alignment: .leading)
        if !move.note.isEmpty {
          NoteText(move.note)
        }
        Text(verbatim: move.lossText)
          .monospacedDigit()
      }
      .fontWeight(move.isBest ? .bold : .regular)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .card()
    }
  }
}
#endif
