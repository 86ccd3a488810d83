#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import PlaySupport
import SwiftUI

/// How the game ended: the code, the attempts, the time, and what to do next.
struct EndedView: View {
  let ended: CodeBreakerSession.EndedGame
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    ZStack {
      Color.black.opacity(0.5)
        .ignoresSafeArea()
        .accessibilityHidden(true)
      ViewThatFits(in: .vertical) {
        card
        ScrollView { card }
      }
      .padding()
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape) { table.lookBack() }
  }

  private var card: some View {
    VStack(spacing: 12) {
      Text(verbatim: ended.title)
        .font(.title.bold())
        .accessibilityAddTraits(.isHeader)
      CodeView(
        code: ended.game.masterCode,
        layout: PegRowLayout(pegCount: ended.game.setup.pegCount, width: 240, largest: 52, spacing: 6)
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(CodeBreakerSession.Spoken.master(ended.game.masterCode, theme: ended.game.setup.theme))
      Text(verbatim: ended.summaryWithTime)
        .bold()
        .accessibilityLabel("\(ended.summary) in \(DurationText.spoken(ended.seconds))")
      markers
      answers
    }
    .foregroundStyle(.ink)
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(maxWidth: 416)
    .background(.surface, in: RoundedRectangle(cornerRadius: 20))
    .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(.line, lineWidth: 1) }
  }

  /// What is shared of the attempts, the first one on top.
  private var markers: some View {
    VStack(spacing: 8) {
      ForEach(table.session.attempts.reversed(), id: \.number) { attempt in
        MatchMarkers(matches: attempt.markers)
      }
    }
    .accessibilityHidden(true)
  }

  private var answers: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Button {
          table.lookBack()
        } label: {
          Text("Look back").frame(maxWidth: .infinity)
        }
        .keyboardShortcut(.cancelAction)
        ShareLink(item: table.shareText) {
          Text("Share").frame(maxWidth: .infinity)
        }
      }
      if ended.canReview {
        Button {
          table.session.openReview()
        } label: {
          Text("Review").frame(maxWidth: .infinity)
        }
        .accessibilityHint("The coach looks at every guess.")
      }
      GridRow {
        Button {
          table.session.restart()
        } label: {
          Text("Restart").frame(maxWidth: .infinity)
        }
        Button {
          table.session.playAgain()
        } label: {
          Text("Play again").frame(maxWidth: .infinity)
        }
        .buttonStyle(.primaryGame)
        .keyboardShortcut(.defaultAction)
      }
    }
    .buttonStyle(.game)
  }
}

#Preview("Ended") {
  Color.clear
    .modifier(PopUps())
    .environment(
      CodeBreakerTable.preview {
        $0.askToGiveUp()
        $0.giveUp()
      })
}
#endif
