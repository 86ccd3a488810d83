#if canImport(SwiftUI)
import SwiftUI

/// The parts of the table, in one column or in two.
struct TableView: View {
  let layout: TableLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    content
      .frame(width: layout.width)
      .padding(TableLayout.gap)
  }

  @ViewBuilder private var content: some View {
    if layout.scrolls {
      scrollingColumn
    } else if layout.isSideBySide {
      columns
    } else {
      column
    }
  }

  /// Upright: only the attempts scroll, and the choices are near the thumb.
  private var column: some View {
    VStack(spacing: TableLayout.gap) {
      HeaderView()
      MasterView(layout: layout.master)
      guess
      AttemptsView(layout: layout.attempt)
      desk
    }
  }

  /// On its side: code and attempts at the left, guess and choices at the right.
  private var columns: some View {
    VStack(spacing: TableLayout.gap) {
      HeaderView()
      HStack(alignment: .top, spacing: 2 * TableLayout.gap) {
        VStack(spacing: TableLayout.gap) {
          MasterView(layout: layout.master)
          AttemptsView(layout: layout.attempt)
        }
        .frame(width: layout.columnWidth)
        VStack(spacing: TableLayout.gap) {
          guess
          desk
        }
        .frame(width: layout.columnWidth)
      }
    }
  }

  /// Where letters are very large or the window very low: everything scrolls.
  private var scrollingColumn: some View {
    ScrollView {
      VStack(spacing: TableLayout.gap) {
        HeaderView()
        MasterView(layout: layout.master)
        guess
        desk
        AttemptList(layout: layout.attempt)
      }
    }
  }

  @ViewBuilder private var guess: some View {
    if !table.session.game.isOver { GuessView(layout: layout.guess) }
  }

  @ViewBuilder private var desk: some View {
    if let ended = table.session.endedGame {
      OverView(ended: ended)
    } else {
      DeskView(layout: layout)
    }
  }
}
#endif
