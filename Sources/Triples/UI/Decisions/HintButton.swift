import TriplesSession

/// What the button shows that asks for a hint.
struct HintButton: Hashable {
  /// The SF Symbol.
  let symbol: String

  /// What a screen reader says of its state, or nothing.
  let spoken: String

  /// Whether a hint is shown, or on its way.
  let isOn: Bool

  init(_ hint: TriplesSession.Hint?) {
    isOn = hint != nil
    symbol = isOn ? "lightbulb.fill" : "lightbulb"
    spoken =
      switch hint {
      case .ready(let advice): TriplesSession.Spoken.hint(advice)
      case .thinking: "The coach is thinking."
      case nil: ""
      }
  }
}
