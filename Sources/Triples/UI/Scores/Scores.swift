#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI
import TriplesSession

/// The second tab: the best games, each of which opens as a replay.
struct Scores: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    VStack(spacing: 0) {
      list
      if let next = table.session.nextStepLabel {
        Button {
          table.session.takeNextStep()
        } label: {
          Text(verbatim: next).frame(maxWidth: .infinity)
        }
        .buttonStyle(.primaryGame)
        .keyboardShortcut(.defaultAction)
        .padding(12)
      }
    }
  }

  private var list: some View {
    let lines = ScoreLine.all(of: table.session)
    return ScrollViewReader { list in
      List {
        Section {
          ChoicePicker(
            "Ranked by",
            selection: table.binding {
              $0.ranking
            } set: {
              $0.choose($1)
            }
          ) { $0.label }
        } footer: {
          Text(
            "Games 1 to 1000 are levels with medals. The crown is the highest possible score, even if you knew every tile in advance."
          )
        }
        Section {
          if table.session.day == nil {
            Button("Levels") { table.session.openLevels() }
          }
          Button("Practice") { table.openPractice() }
            .accessibilityHint(Destination.practice(.triples).hint ?? "")
          Button("Any board") { table.openBoard() }
            .accessibilityHint("Sets up a board for the coach, or to play from.")
        }
        Section {
          ForEach(lines) { line in
            ScoreLineView(line: line) { table.session.openRow(line.index) }
              .contextMenu {
                if line.canOpen {
                  Button("Open") { table.session.openRow(line.index) }
                  Button("Review") {
                    table.session.openRow(line.index)
                    table.session.startReview()
                  }
                }
              }
              .id(line.id)
          }
        } header: {
          Text("High scores")
        } footer: {
          Text("Open a game to watch it move by move, and to continue it from any point.")
        }
        ScreenSections(ofTab: table.session.statisticsScreen, ScreenActor { _, _ in })
      }
      .onChange(of: lines.first { $0.isNewest }, initial: true) { _, newest in
        if let newest { list.scrollTo(newest.id, anchor: .center) }
      }
    }
  }
}
#endif
