#if canImport(SwiftUI)
import DailyGames
import NumberedGame
import PlaySupport
import SwiftUI

/// How everybody has played the game of a day: the own place first, then one's tables, those around oneself, and all.
struct StandingsView<Session: AppSession>: View {
  let screen: StandingsScreen
  let table: ObservedTable<Session>

  var body: some View {
    let board = screen.board
    List {
      Section {
        StandingsWays(screen: screen)
        news(board)
      }
      if let result = board.result {
        Section("Everybody’s games") {
          if let place = board.placeText {
            Text(verbatim: place)
              .font(.headline)
          }
          RankedBars(bars: result.bars)
          if let coach = board.coachText {
            Text(verbatim: coach)
              .font(.footnote)
              .foregroundStyle(.muted)
          }
        }
        lists(board)
      }
    }
    .navigationTitle("\(board.title)")
  }

  /// What there is to be told beside the rows.
  @ViewBuilder private func news(_ board: StandingsBoard) -> some View {
    if board.isWaiting {
      Text("One moment…")
        .foregroundStyle(.muted)
    }
    if let text = board.finishedText { Text(verbatim: text) }
    if let text = board.absence { Text(verbatim: text) }
    if let play = board.play, board.game == Session.kind, let day = play.day {
      Button {
        table.closeServerScreen()
        table.visit(day)
      } label: {
        Text(verbatim: play.text).frame(maxWidth: .infinity)
      }
      .buttonStyle(.primaryGame)
    }
    if let check = board.check {
      Button {
        table.closeServerScreen()
        table.showDay(board.day)
      } label: {
        Text(verbatim: check.text).frame(maxWidth: .infinity)
      }
      .buttonStyle(.game)
    }
    if let trouble = board.trouble {
      ServerTroubleView(text: trouble.sentence, label: trouble == .unknownPlayer ? "Account" : "Try again") {
        if trouble == .unknownPlayer { table.showAccount() } else { screen.tryAgain() }
      }
    }
  }

  @ViewBuilder private func lists(_ board: StandingsBoard) -> some View {
    ForEach(board.circles.indices, id: \.self) { index in
      let part = board.circles[index]
      Section {
        if let rows = part.rows {
          if rows.rows.isEmpty { Text(verbatim: board.emptyCircleText).foregroundStyle(.muted) }
          StandingsRowsView(rows: rows, game: board.game) { screen.more(.circle(index)) }
        } else {
          Text("One moment…")
            .foregroundStyle(.muted)
        }
      } header: {
        Text(verbatim: String(decoding: part.name, as: UTF8.self))
      }
    }
    if let around = board.around {
      Section("Around you") { StandingsRowsView(rows: around, game: board.game) {} }
    }
    if let all = board.all {
      Section {
        StandingsRowsView(rows: all, game: board.game) { screen.more(.all) }
      } header: {
        Text("Everybody")
      } footer: {
        Text(verbatim: [board.shownText, board.game.skillNote].compactMap { $0 }.joined(separator: ". "))
      }
    }
  }
}

/// The ways to the standings of the days before and after, and of the other game.
private struct StandingsWays: View {
  let screen: StandingsScreen

  var body: some View {
    let board = screen.board
    AdaptiveStack {
      if let way = board.before, let day = board.neighbors.before {
        button(way.text) { screen.go(to: day, board.game) }
          .accessibilityLabel("The day before, \(way.text)")
      }
      button(board.otherGame.text) { screen.go(to: board.day, board.game.next) }
      if let way = board.after, let day = board.neighbors.after {
        button(way.text) { screen.go(to: day, board.game) }
          .accessibilityLabel("The day after, \(way.text)")
      }
    }
    .buttonStyle(.game)
  }

  private func button(_ text: String, _ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { Text(verbatim: text).frame(maxWidth: .infinity) }
  }
}

/// Rows of the standings, with the button for more where there are more.
private struct StandingsRowsView: View {
  let rows: StandingsRows
  let game: DailyGame
  let more: @MainActor () -> Void

  var body: some View {
    ForEach(StandingsLine.lines(rows, game)) { StandingsLineView(line: $0) }
    if rows.cursor != nil {
      Button(wide: "More", action: more)
        .buttonStyle(.game)
    }
  }
}

/// A row: place, name, result, and what was lost.
private struct StandingsLineView: View {
  let line: StandingsLine

  var body: some View {
    RowOrColumn(alignment: .firstTextBaseline) {
      Text(verbatim: line.place)
        .frame(minWidth: 40, alignment: .trailing)
        .foregroundStyle(.muted)
      Text(verbatim: line.name)
        .frame(maxWidth: .infinity, alignment: .leading)
      if line.isOwn {
        Text("you")
          .font(.footnote)
          .foregroundStyle(.accent)
      }
      Text(verbatim: line.figure)
      if let skill = line.skill {
        Text(verbatim: skill)
          .foregroundStyle(.muted)
          .frame(minWidth: 48, alignment: .trailing)
      }
    }
    .monospacedDigit()
    .fontWeight(line.isOwn ? .bold : .regular)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(line.spoken)
    .accessibilityAddTraits(line.isOwn ? .isSelected : [])
  }
}
#endif
