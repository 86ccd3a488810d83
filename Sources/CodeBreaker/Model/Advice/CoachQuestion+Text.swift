import GameCore

extension CoachQuestion {
  private static var header: [UInt8] { "codebreaker-question/1 ".utf8Bytes }
  private static let space = UInt8(ascii: " ")
  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")
  private static var none: [UInt8] { [UInt8(ascii: "-")] }

  /// The question as one line of ASCII bytes, such as `codebreaker-question/1 14000000 4 6 0123:11,4455:00 0011`: the
  /// work, the numbers of pegs and choices, the attempts, and the guess to evaluate. Guesses are in the format of
  /// `CodeText`, and answers are two digits, exact matches first. `-` means no attempts, or no guess.
  public var text: [UInt8] { Self.header + words }

  var words: [UInt8] {
    let attemptTexts = attempts.map { attempt in
      CodeText.text(attempt.guess) + [Self.colon] + attempt.counts.digits
    }
    let words = [
      work.description.utf8Bytes, pegCount.description.utf8Bytes, choiceCount.description.utf8Bytes,
      attemptTexts.isEmpty ? Self.none : attemptTexts.joined(by: Self.comma),
      guess.map { CodeText.text($0) } ?? Self.none,
    ]
    return words.joined(by: Self.space)
  }

  /// Parses the format of the property `text`. Returns `nil` if the text is malformed.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header) else { return nil }
    self.init(words: text[Self.header.count...])
  }

  init?(words text: ArraySlice<UInt8>) {
    let words = text.split(separator: Self.space, omittingEmptySubsequences: false)
    guard words.count == 5, let work = DecimalText.read(words[0]), Self.workRange.contains(work),
      let pegCount = DecimalText.read(words[1]), GameSetup.pegCounts.contains(Int(pegCount)),
      let choiceCount = DecimalText.read(words[2]), GameSetup.choiceCounts.contains(Int(choiceCount))
    else { return nil }
    let game = CoachQuestion(
      pegCount: Int(pegCount), choiceCount: Int(choiceCount), attempts: [], guess: nil, work: work)
    var attempts: [AnsweredGuess] = []
    if !words[3].elementsEqual(Self.none) {
      for attempt in words[3].split(separator: Self.comma, omittingEmptySubsequences: false) {
        guard let attempt = Self.attempt(attempt), game.isGuess(attempt.guess) else { return nil }
        attempts.append(attempt)
      }
    }
    var guess: [UInt8]?
    if !words[4].elementsEqual(Self.none) {
      guess = CodeText.guess(words[4])
      guard let guess, game.isGuess(guess) else { return nil }
    }
    self.init(
      pegCount: game.pegCount, choiceCount: game.choiceCount, attempts: attempts, guess: guess, work: work)
  }

  private static func attempt(_ text: ArraySlice<UInt8>) -> AnsweredGuess? {
    let parts = text.split(separator: colon, omittingEmptySubsequences: false)
    guard parts.count == 2, let guess = CodeText.guess(parts[0]), let counts = MatchCounts(digits: parts[1]),
      counts.exact + counts.inexact <= guess.count
    else { return nil }
    return AnsweredGuess(guess: guess, counts: counts)
  }
}
