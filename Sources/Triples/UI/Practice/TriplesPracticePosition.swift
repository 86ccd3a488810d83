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

#if canImport(SwiftUI)
import SwiftUI

/// A board for practice. It accepts a swipe, a key, or a button as the answer.
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
#endif
