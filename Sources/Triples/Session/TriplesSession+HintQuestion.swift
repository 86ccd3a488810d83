import NumberedGame
import PlaySupport
import TriplesModel

// A hint costs the medal, so the player agrees before the first hint of a game.
extension TriplesSession {
  /// The question before the first hint of a game that can still win a medal, in words.
  public enum HintQuestion {
    /// The question.
    public static var title: String { "Use a hint?" }
    /// What a hint costs.
    public static var text: String { "This game can then win no medal." }
    /// The label of the main answer, which leaves everything as it is.
    public static var keepLabel: String { "Keep the medal" }
    /// The label of the answer that shows the hint.
    public static var showLabel: String { "Show the hint" }
  }

  /// Whether the player is asked whether a hint is worth the medal.
  public var asksAboutHint: Bool { popUp == .hintQuestion }

  /// Whether the game on the table can still win a medal. A game that is one of the levels has medals even before the file
  /// with their points has arrived.
  var canWinMedal: Bool {
    endedDate == nil && help == nil && replay.number.map { GameNumber.drawnRange.contains($0.value) } == true
  }

  /// Asks whether a hint is worth the medal.
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
