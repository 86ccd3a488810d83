#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The map of the levels, as a sheet.
struct LevelsView: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    // While the sheet slides away, there is no map any more.
    if let map = table.session.levelMap {
      ReadingPage(spacing: 16) {
        AdaptiveRow {
          Heading("Levels")
          Spacer(minLength: 0)
        } end: {
          Button("Close the levels", systemImage: "xmark") { table.session.closeLevels() }
            .labelStyle(.iconOnly)
            .buttonStyle(.game)
            .keyboardShortcut(.cancelAction)
        }
        ForEach(table.session.levelCounts, id: \.name) { LabeledLine($0.name, $0.value) }
        AdaptiveStack {
          ForEach(TriplesSession.LevelSearch.allCases, id: \.self) { search in
            Button {
              table.session.goOn(with: search)
            } label: {
              Text(verbatim: search.label).frame(maxWidth: .infinity)
            }
            .disabled(!table.session.canGoOn(with: search))
          }
        }
        .buttonStyle(.game)
        ChoicePicker(
          "Order",
          selection: table.binding {
            $0.levelMap?.order ?? .number
          } set: {
            $0.choose($1)
          }
        ) { $0.label }
        if let note = map.order.note {
          Text(verbatim: note)
            .font(.footnote)
            .foregroundStyle(.muted)
        }
        Hundreds(states: table.session.levelStates, page: map.page)
        LevelGrid(cells: table.session.levelCells)
        MedalsExplained()
      }
      .cover(table.session.levelCard) {
        table.session.dismissPopUp()
      } card: {
        LevelCardView(card: $0)
      }
      .overlay(alignment: .top) { NoticeView(table) }
    }
  }
}

/// All thousand levels as ten small pictures, one of which is looked at.
private struct Hundreds: View {
  let states: [TriplesSession.LevelState]
  let page: Int

  @Environment(TriplesTable.self) private var table
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 8)], spacing: 8) {
      ForEach(0..<states.count / TriplesSession.LevelMap.pageSize, id: \.self) { hundred in
        let first = hundred * TriplesSession.LevelMap.pageSize
        let name = "\(first + 1)–\(first + TriplesSession.LevelMap.pageSize)"
        Button {
          table.session.goToLevel(at: first)
        } label: {
          VStack(spacing: 2) {
            picture(of: Array(states[first..<first + TriplesSession.LevelMap.pageSize]))
            Text(verbatim: name)
              .font(.caption2)
              .lineLimit(1)
              .minimumScaleFactor(0.6)
          }
          .padding(4)
        }
        .buttonStyle(.game)
        .accessibilityLabel(name)
        .accessibilityAddTraits(hundred == page ? .isSelected : [])
      }
    }
  }

  private func picture(of states: [TriplesSession.LevelState]) -> some View {
    Canvas { context, size in
      let side = size.width / CGFloat(TriplesSession.LevelMap.width)
      for (place, state) in states.enumerated() where state != .unplayed {
        let origin = CGPoint(
          x: CGFloat(place % TriplesSession.LevelMap.width) * side,
          y: CGFloat(place / TriplesSession.LevelMap.width) * side)
        let square = CGRect(origin: origin, size: CGSize(width: side * 0.9, height: side * 0.9))
        context.fill(Path(square), with: .color(state.color.color(in: scheme)))
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .background(.line)
    .accessibilityHidden(true)
  }
}

/// One hundred levels, each with the mark of its medal.
private struct LevelGrid: View {
  let cells: [TriplesSession.LevelCell]

  @Environment(TriplesTable.self) private var table

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 48), spacing: 6)], spacing: 6) {
      ForEach(cells, id: \.level.number) { cell in
        Button {
          table.session.openLevel(Int(cell.level.number.value))
        } label: {
          VStack(spacing: 0) {
            Text(verbatim: "\(cell.level.number)")
              .font(.caption.weight(.semibold))
              .monospacedDigit()
              .lineLimit(1)
              .minimumScaleFactor(0.6)
            MedalMark(state: cell.state)
              .font(.caption2)
          }
          .frame(maxWidth: .infinity, minHeight: 44)
          .overlay {
            RoundedRectangle(cornerRadius: 8).strokeBorder(cell.state.color, lineWidth: cell.state == .unplayed ? 0 : 1)
          }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(cell.spoken)
      }
    }
  }
}

/// How medals are won.
private struct MedalsExplained: View {
  var body: some View {
    DisclosureGroup("How medals are won") {
      VStack(alignment: .leading, spacing: 8) {
        Text("Bronze: what the Sweeper makes, down whenever it can, else left, else right, else up.")
        Text(
          "Silver: what the Matchmaker makes. It counts two for every pair that a move makes and one for every pair that then lies side by side, and looks no further."
        )
        Text("Gold: what the coach makes, who looks far ahead and knows as little of what comes as you do.")
        Text("Crown: the best there is, proven. Once you have it, or give it up, you may watch the game that makes it.")
        Text("Games with a hint, played on from a replay, or with more than three moves taken back win no medal.")
      }
      .font(.footnote)
      .foregroundStyle(.muted)
    }
  }
}

#Preview("Levels") {
  LevelsView().environment(TriplesTable.preview { $0.openLevels() })
}

#Preview("Levels, dark") {
  LevelsView().environment(TriplesTable.preview { $0.openLevels() }).preferredColorScheme(.dark)
}
#endif
