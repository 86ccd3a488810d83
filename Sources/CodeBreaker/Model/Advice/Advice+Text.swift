import GameCore

extension Advice {
  private static var header: [UInt8] { "codebreaker-advice/1 ".utf8Bytes }
  private static let space = UInt8(ascii: " ")
  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")
  private static let none = UInt8(ascii: "-")

  /// The advice as one line of ASCII bytes, such as `codebreaker-advice/1 252 exact 0014:890 4455:948 0000,0012`: the
  /// number of possible codes, the method, the best and the requested guess with their totals, and the codes. `-` means
  /// that no guess was requested. The question determines whether a guess is a candidate.
  public var text: [UInt8] { Self.header + words }

  var words: [UInt8] {
    [
      candidateCount.description.utf8Bytes, best.method.word, Self.text(best),
      requestedGuess.map { Self.text($0) } ?? [Self.none],
      codes.map { CodeText.text($0) }.joined(by: Self.comma),
    ].joined(by: Self.space)
  }

  /// Parses the format of the property `text`. Returns `nil` if the text is malformed or can't answer the question.
  public init?(text: [UInt8], to question: CoachQuestion) {
    guard text.starts(with: Self.header) else { return nil }
    self.init(words: text[Self.header.count...], to: question)
  }

  init?(words text: ArraySlice<UInt8>, to question: CoachQuestion) {
    let words = text.split(separator: Self.space, omittingEmptySubsequences: false)
    guard words.count == 5 else { return nil }
    guard let count = DecimalText.read(words[0]), 1...Int64(question.codeCount) ~= count,
      !question.attempts.isEmpty || count == question.codeCount
    else { return nil }
    guard let method = EvaluationMethod.allCases.first(where: { words[1].elementsEqual($0.word) }) else { return nil }
    var values: [GuessValue] = []
    for word in words[2...3] where !word.elementsEqual([Self.none]) {
      guard let value = Self.value(word, count: Int(count), method, question) else { return nil }
      values.append(value)
    }
    guard let best = values.first, values.count == (question.guess == nil ? 1 : 2),
      question.guess == nil || values[1].guess == question.guess, !words[2].elementsEqual([Self.none])
    else { return nil }
    var codes: [[UInt8]] = []
    for word in words[4].split(separator: Self.comma, omittingEmptySubsequences: false) {
      guard let code = CodeText.code(word), question.isCandidate(code),
        codes.last.map({ $0.lexicographicallyPrecedes(code) }) ?? true
      else { return nil }
      codes.append(code)
    }
    guard codes.count == min(Int(count), Self.maxListedCodes) else { return nil }
    self.init(candidateCount: Int(count), codes: codes, best: best, requestedGuess: values.count > 1 ? values[1] : nil)
  }

  private static func text(_ value: GuessValue) -> [UInt8] {
    CodeText.text(value.guess) + [colon] + value.total.description.utf8Bytes
  }

  /// Reads a guess and its total. Returns `nil` for fewer than one or more than a thousand guesses per code.
  private static func value(
    _ text: ArraySlice<UInt8>, count: Int, _ method: EvaluationMethod, _ question: CoachQuestion
  ) -> GuessValue? {
    let parts = text.split(separator: colon, omittingEmptySubsequences: false)
    guard parts.count == 2, let guess = CodeText.guess(parts[0]), question.isGuess(guess),
      let total = DecimalText.read(parts[1]), Int64(count)...Int64(count) * 1000 ~= total
    else { return nil }
    return GuessValue(
      guess: guess, isCandidate: question.isCandidate(guess), total: total, candidateCount: count, method: method)
  }
}

extension EvaluationMethod {
  var word: [UInt8] {
    switch self {
    case .exact: "exact".utf8Bytes
    case .heuristic: "heuristic".utf8Bytes
    case .sample: "sample".utf8Bytes
    }
  }
}
