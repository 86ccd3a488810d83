import GameCore
import SessionSupport
import TriplesModel

// A hint costs the medal, so the player must agree before the first hint of a game.
extension TriplesSession {
  static var hintQuestion: String { "Use a hint?" }
  static var hintCostText: String { "With a hint, this game can’t win a medal." }

  /// Whether the player is being asked to confirm a hint.
  public var asksAboutHint: Bool { popUp == .hintQuestion }

  /// Whether the current game can still win a medal. A level can, even before the medals' file has loaded.
  var canWinMedal: Bool {
    endedDate == nil && help == nil && replay.number.map { GameNumber.drawnRange.contains($0.value) } == true
  }

  func askAboutHint() {
    open(.popUp(.hintQuestion))
    status = "\(Self.hintQuestion) \(Self.hintCostText)"
  }

  /// Gives up the medal, and asks the coach for a hint.
  public func confirmHint() {
    guard asksAboutHint else { return }
    close(.popUp)
    coachHelp.agreeToHint()
    if canHint { toggleHint() } else { saveAndRedraw() }
  }
}
