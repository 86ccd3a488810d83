import AppSupport
import TriplesModel
import TriplesSession

extension Direction {
  /// Creates the direction of a drag over the given distances in points, or `nil` if it's too short or diagonal.
  init?(draggedRight right: Double, down: Double) {
    let (across, along) = (abs(right), abs(down))
    guard max(across, along) >= Self.minDragLength, across != along else { return nil }
    self = across > along ? (right > 0 ? .right : .left) : (down > 0 ? .down : .up)
  }

  /// The minimum length of a drag, in points.
  static var minDragLength: Double { 24 }
}

extension BoardPointer {
  /// Creates a pointer for a judged board: the best move, and the player's move if it isn't the best one.
  init(_ practice: TriplesPractice) {
    guard let direction = practice.choice, let best = practice.bestMove else {
      self.init()
      return
    }
    self.init(bestMove: best, playedMove: direction == best ? nil : direction)
  }
}

extension TriplesPractice.RatedMove {
  /// The text for screen readers, such as "Up: loses 20.10 points, You then".
  var spokenText: String {
    let loss = isBest ? "the best" : "loses \(lossText.replacing("−", with: "")) points"
    return "\(label): \(loss)" + (note.isEmpty ? "" : ", \(note)")
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A board for practice. It accepts a swipe, a key, or a button as the answer, and then shows what each move loses.
struct TriplesPracticePosition: View {
  let screen: PracticeScreen<TriplesPractice>

  var body: some View {
    VStack(spacing: 12) {
      if let replay = practice.replay {
        BoardView(game: replay.game, play: play, pointer: BoardPointer(practice))
          .frame(maxWidth: 360)
          .contentShape(Rectangle())
          .gesture(drag)
          .id(replay)
      }
      if isAsking {
        MoveButtons(isEnabled: true) {
          TriplesSession.MoveLabel($0)
        } move: {
          practice.choose($0)
        }
      }
      if !practice.ratedMoves.isEmpty {
        VStack(spacing: 0) {
          ForEach(practice.ratedMoves, id: \.label) { RatedMoveView(move: $0) }
        }
        .card()
      }
    }
    .frame(maxWidth: .infinity)
    .handlesKeys(acceptsInput: isAsking) { press in
      guard isAsking, case .move(let direction) = BoardKey(press) else { return false }
      practice.choose(direction)
      return true
    }
    // Don't dismiss the sheet with a downward swipe, because that is a move.
    .interactiveDismissDisabled(isAsking)
  }

  private var practice: TriplesPractice { screen.practice }

  private var isAsking: Bool { practice.phase == .asking }

  private var play: (@MainActor (Direction) -> Void)? {
    guard isAsking else { return nil }
    return { practice.choose($0) }
  }

  /// A drag on the board. It begins with the touch, because the page would otherwise scroll first. Beside the board, the
  /// page scrolls.
  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onEnded { drag in
        let (right, down) = (drag.translation.width, drag.translation.height)
        if let direction = Direction(draggedRight: Double(right), down: Double(down)) { practice.choose(direction) }
      }
  }
}

private struct RatedMoveView: View {
  let move: TriplesPractice.RatedMove

  var body: some View {
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
    .spoken(as: move.spokenText)
  }
}
#endif
