#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI
import TriplesSession

/// The second tab: the best games, each of which opens as a replay.
struct Scores: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(spacing: 0) {
      list
      if let next = controller.session.nextStepLabel {
        Button {
          controller.session.leaveScores()
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
    let lines = ScoreLine.all(of: controller.session)
    return ScrollViewReader { list in
      List {
        Section {
          ChoicePicker(
            "Ranked by",
            selection: controller.binding {
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
          if controller.session.day == nil {
            Button("Levels") { controller.session.openLevels() }
          }
          Button("Practice") { controller.openPractice() }
            .accessibilityHint(Destination.practice(.triples).hint ?? "")
          Button("Any board") { controller.openBoard() }
            .accessibilityHint("Sets up a board for the coach, or to play from.")
        }
        Section {
          ForEach(lines) { line in
            ScoreLineView(line: line) { controller.session.openRow(line.index) }
              .contextMenu {
                if line.canOpen {
                  Button("Open") { controller.session.openRow(line.index) }
                  Button("Review") {
                    controller.session.openRow(line.index)
                    controller.session.startReview()
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
        ScreenSections(ofTab: controller.session.statisticsScreen, ScreenActor { _, _ in }) { PictureView(picture: $0) }
      }
      .onChange(of: lines.first { $0.isNewest }, initial: true) { _, newest in
        if let newest { list.scrollTo(newest.id, anchor: .center) }
      }
    }
  }
}
#endif
