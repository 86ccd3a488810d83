#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

struct PictureView: View {
  let picture: TriplesSession.Picture

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
