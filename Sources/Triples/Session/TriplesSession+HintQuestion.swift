import NumberedGame
import PlaySupport
import TriplesModel

// A hint costs the medal, so the player must agree before the first hint of a game.
extension TriplesSession {
  /// The text of the pop-up that asks the player to confirm a hint.
  public enum HintQuestion {
    /// The question.
    public static var title: String { "Use a hint?" }
    /// The cost of a hint.
    public static var text: String { "This game can’t win a medal after that." }
    /// The label of the default button, which shows no hint.
    public static var keepLabel: String { "Keep the medal" }
    /// The label of the button that shows the hint.
    public static var showLabel: String { "Show the hint" }
  }

  /// Whether the player is being asked to confirm a hint.
  public var asksAboutHint: Bool { popUp == .hintQuestion }

  /// Whether the current game can still win a medal. A level can even before the file with the medals has loaded.
  var canWinMedal: Bool {
    endedDate == nil && help == nil && replay.number.map { GameNumber.drawnRange.contains($0.value) } == true
  }

  func askAboutHint() {
    open(.popUp(.hintQuestion))
    status = "\(HintQuestion.title) \(HintQuestion.text)"
  }

  /// Gives up the medal and asks the coach for the hint.
  public func confirmHint() {
    guard asksAboutHint else { return }
    close(.popUp)
    coachHelp.agreeToHint()
    if canHint { toggleHint() } else { changed() }
  }
}
