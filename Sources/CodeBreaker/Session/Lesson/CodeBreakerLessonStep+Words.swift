import NumberedGame

// The text of CodeBreaker's lesson.
extension CodeBreakerLessonStep {
  /// The step's title.
  public var title: String {
    switch self {
    case .markers: "What the markers say"
    case .once: "Each peg counts once"
    case .fitting: "A guess that fits"
    case .distinguishing: "A guess that tells more"
    case .last: "The only one left"
    }
  }

  /// The explanation.
  public var text: String {
    switch self {
    case .markers:
      "A filled marker is a peg in the right place, an outlined one a peg in the wrong place. Their order means nothing."
    case .once: "Each peg of the code matches only one peg of the guess. Blue is guessed twice here."
    case .fitting: "A guess fits if it could be the code: it would have gotten the same answers."
    case .distinguishing:
      "Three codes are left. Guessing them in turn may take three guesses. One guess tells them apart."
    case .last: "The second attempt has no match: none of its pegs are in the code. Start there."
    }
  }

  /// The task.
  public var task: String {
    switch self {
    case .markers, .once: "What’s the answer to this guess?"
    case .fitting: "Make a guess that could be the code."
    case .distinguishing: "Make a guess that leaves one code, whatever the answer."
    case .last: "Break the code."
    }
  }

  var successText: String {
    switch self {
    case .markers: "Red is in its place, green is in another, and yellow is not in the code."
    case .once: "The first blue is in its place, and none is left for the second."
    case .fitting: "Most good guesses fit."
    case .distinguishing: "Your guess couldn’t be the code, but told you more than one that could."
    case .last: "Blue was tried first and last, so it’s in the middle. Then red is last, and white is first."
    }
  }

  var failureText: String {
    switch self {
    case .markers: "Go peg by peg: is it in the code? Is it in its place?"
    case .once: "One blue is in its place. Does the code have another blue for the second one?"
    case .fitting, .last: ""
    case .distinguishing: "Put two of the three colors into one guess, one of them in the middle and one beside it."
    }
  }
}
