#if canImport(SwiftUI)
import SwiftUI
import TriplesSession

/// The second tab: the best games, each of which opens as a replay.
struct Scores: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    @Bindable var table = table
    let lines = ScoreLine.all(of: table.session)
    ScrollViewReader { list in
      List {
        Section {
          Picker("Ranked by", selection: $table.ranking) {
            ForEach(TriplesSession.Ranking.allCases, id: \.self) { ranking in
              Text(verbatim: ranking.label).tag(ranking)
            }
          }
          .pickerStyle(.segmented)
        } footer: {
          Text("Par is the best that a player could do in a game who knew every tile to come.")
        }
        Section {
          ForEach(lines) { line in
            ScoreLineView(line: line) { table.session.openRow(line.index) }
              .contextMenu {
                if line.canOpen {
                  Button("Open") { table.session.openRow(line.index) }
                  Button("Review") { table.reviewRow(line.index) }
                }
              }
              .id(line.id)
          }
        } header: {
          Text("High scores")
        } footer: {
          Text("Open a game to watch it again, move by move, and to play on from any point.")
        }
      }
      .onChange(of: lines.first { $0.isNewest }, initial: true) { _, newest in
        if let newest { list.scrollTo(newest.id, anchor: .center) }
      }
    }
  }
}

#Preview("Scores") {
  Scores().environment(TriplesTable.preview { $0.newGame() })
}

#Preview("Scores, dark") {
  Scores().environment(TriplesTable.preview { $0.newGame() }).preferredColorScheme(.dark)
}
#endif
