import TerminalSupport
import TriplesModel
import TriplesSession

enum TriplesKeyMap {
  /// Returns the direction of an arrow key or one of WASD, or `nil`.
  static func direction(_ key: Key) -> Direction? {
    switch key.lowercased {
    case .left, "a": .left
    case .right, "d": .right
    case .up, "w": .up
    case .down, "s": .down
    default: nil
    }
  }

  /// Returns the arrow key for the direction of `key`, or `key` itself if it has no direction.
  static func arrow(_ key: Key) -> Key {
    switch direction(key) {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case nil: key
    }
  }
}

extension TriplesFrontEnd {
  var hints: [KeyHint] {
    if let viewer = session.viewer {
      if viewer.isReviewing { return [KeyHint("v", "cancel", isEssential: true), .quit] }
      let mistake = KeyHint("m", "next mistake", isEnabled: viewer.hasMistakes)
      if view.showsFindings, viewer.reviewState.review != nil {
        return [
          KeyHint(capabilities.supportsUnicode ? "↑↓" : "arrows", "scroll"), mistake,
          KeyHint("v", "board", isEssential: true), .quit,
        ]
      }
      return [
        KeyHint("Space", viewer.playLabel.lowercased(), isEnabled: viewer.canPlay, isEssential: true),
        KeyHint("f", "speed: \(session.playbackSpeed.label)"),
        KeyHint(capabilities.supportsUnicode ? "←→" : "arrows", "step", isEssential: true),
        KeyHint("Home End", "first and last"),
        KeyHint("v", viewer.reviewState.review == nil ? "review" : "findings", isEnabled: viewer.canReview),
      ] + (viewer.reviewState.review == nil ? [] : [mistake]) + [
        KeyHint("p", viewer.playOnLabel.lowercased(), isEnabled: viewer.canPlayOn), KeyHint("c", "copy"),
        KeyHint("Esc", "close", isEssential: true), .quit,
      ]
    }
    if let duel = session.duel {
      return [
        KeyHint(capabilities.supportsUnicode ? "↑↓" : "arrows", "scroll"),
        KeyHint("r", duel.isReviewing ? "cancel" : "review both", isEnabled: duel.reviews == nil, isEssential: true),
        KeyHint("y", "your game"), KeyHint("f", "friend's game"), KeyHint("c", "copy"),
        KeyHint("Esc", "close", isEssential: true), .quit,
      ]
    }
    switch session.tab {
    case .board:
      return [
        session.isOver
          ? KeyHint("Enter", "result", isEssential: true)
          : KeyHint(capabilities.supportsUnicode ? "←↓↑→" : "arrows", "move", isEssential: true),
        KeyHint("u", "undo", isEnabled: session.canUndo, isEssential: true),
        session.isOver ? KeyHint("v", "review") : KeyHint("r", "redo", isEnabled: session.canRedo),
      ] + gameHints + [
        KeyHint("h", "hint", isEnabled: session.canHint), KeyHint("c", "copy"), .settings,
        KeyHint("Tab", "scores"), KeyHint("?", "help", isEssential: true), .quit,
      ]
    case .scores where view.showsStatistics:
      return [
        KeyHint(capabilities.supportsUnicode ? "↑↓" : "arrows", "scroll"), KeyHint("t", "scores"), KeyHint("q", "quit"),
      ]
    case .scores:
      return [
        KeyHint(capabilities.supportsUnicode ? "↑↓" : "arrows", "choose"), KeyHint("Enter", "replay"),
        KeyHint("r", "sorted by: \(session.ranking.label)"), KeyHint("t", "statistics"), KeyHint("n", "new game"),
        KeyHint("Esc", "board"), KeyHint("q", "quit"),
      ]
    case .about:
      return [
        KeyHint(capabilities.supportsUnicode ? "↑↓" : "arrows", "scroll"), KeyHint("Esc", "board"),
        KeyHint("q", "quit"),
      ]
    }
  }

  /// The hints for keys to other games. In a daily game, the key for a new game finishes the game instead.
  private var gameHints: [KeyHint] {
    guard session.day == nil else {
      return [
        KeyHint("n", "finish", isEnabled: session.canFinishDay, isEssential: true), KeyHint("g", "open another game"),
      ]
    }
    return [
      KeyHint("n", "new game", isEssential: true), KeyHint("g", "open game"),
      KeyHint("m", "next game: \(session.mode.label)\(session.mode == .determ ? ", always 14" : "")"),
    ]
  }
}
