import GameCore

extension OwnBoardAdvice {
  private static var header: [UInt8] { "codebreaker-assist/1 ".utf8Bytes }
  private static var possiblePrefix: [UInt8] { "possible ".utf8Bytes }
  private static var contradictoryPrefix: [UInt8] { "contradictory ".utf8Bytes }
  private static let space = UInt8(ascii: " ")
  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")
  private static let semicolon = UInt8(ascii: ";")
  private static let equals = UInt8(ascii: "=")
  private static var none: [UInt8] { [UInt8(ascii: "-")] }

  /// The canonical form of the advice, one line of ASCII bytes.
  ///
  /// If codes are possible, it has the text of an `Advice` and the parts, such as `codebreaker-assist/1 possible 2
  /// exact 0012:3 - 0012,0021 22:1,40:1`. Otherwise it has the contradictory attempts and the answers that would
  /// resolve the contradiction, or `-`, such as `codebreaker-assist/1 contradictory 0,2 0=11:4,20:1;2=03:7`.
  public var text: [UInt8] {
    switch self {
    case .possible(let advice, let parts):
      return Self.header + Self.possiblePrefix + advice.words + [Self.space] + Self.text(parts)
    case .contradictory(let contradiction):
      let corrections = contradiction.corrections.map {
        $0.attemptIndex.description.utf8Bytes + [Self.equals] + Self.text($0.answers)
      }
      return Self.header + Self.contradictoryPrefix
        + contradiction.attemptIndexes.map { $0.description.utf8Bytes }.joined(by: Self.comma) + [Self.space]
        + (corrections.isEmpty ? Self.none : corrections.joined(by: Self.semicolon))
    }
  }

  /// Parses the format of the property `text`. Returns `nil` if the text is malformed or can't answer the question.
  public init?(text: [UInt8], to question: OwnBoardQuestion) {
    guard text.starts(with: Self.header) else { return nil }
    let rest = text[Self.header.count...]
    let position = question.position
    if rest.starts(with: Self.possiblePrefix) {
      let words = rest.dropFirst(Self.possiblePrefix.count)
      guard let end = words.lastIndex(of: Self.space), let advice = Advice(words: words[..<end], to: position),
        let parts = Self.parts(words[(end + 1)...], position)
      else { return nil }
      let sum = parts.reduce(Int64(0)) { $0 + Int64($1.codeCount) }
      guard sum == Int64(advice.candidateCount) else { return nil }
      self = .possible(advice, parts: parts)
    } else {
      guard rest.starts(with: Self.contradictoryPrefix),
        let contradiction = Self.contradiction(rest.dropFirst(Self.contradictoryPrefix.count), position)
      else { return nil }
      self = .contradictory(contradiction)
    }
  }

  private static func contradiction(_ text: ArraySlice<UInt8>, _ position: CoachQuestion) -> Contradiction? {
    let words = text.split(separator: space, omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    var attempts: [Int] = []
    for word in words[0].split(separator: comma, omittingEmptySubsequences: false) {
      guard let attempt = DecimalText.read(word), attempt < Int64(position.attempts.count),
        attempts.last.map({ $0 < Int(attempt) }) ?? true
      else { return nil }
      attempts.append(Int(attempt))
    }
    var corrections: [Contradiction.Correction] = []
    if !words[1].elementsEqual(none) {
      for word in words[1].split(separator: semicolon, omittingEmptySubsequences: false) {
        let sides = word.split(separator: equals, omittingEmptySubsequences: false)
        guard sides.count == 2, let attempt = DecimalText.read(sides[0]), attempts.contains(Int(clamping: attempt)),
          corrections.last.map({ $0.attemptIndex < Int(attempt) }) ?? true, let answers = parts(sides[1], position),
          !answers.contains(where: { $0.counts == position.attempts[Int(attempt)].counts })
        else { return nil }
        corrections.append(Contradiction.Correction(attemptIndex: Int(attempt), answers: answers))
      }
    }
    return Contradiction(attemptIndexes: attempts, corrections: corrections)
  }

  private static func text(_ parts: [AnswerPart]) -> [UInt8] {
    parts.map { $0.counts.digits + [colon] + $0.codeCount.description.utf8Bytes }.joined(by: comma)
  }

  /// Reads one or more parts, in the order of their answers.
  private static func parts(_ text: ArraySlice<UInt8>, _ position: CoachQuestion) -> [AnswerPart]? {
    var parts: [AnswerPart] = []
    for word in text.split(separator: comma, omittingEmptySubsequences: false) {
      let sides = word.split(separator: colon, omittingEmptySubsequences: false)
      guard sides.count == 2, let counts = MatchCounts(digits: sides[0]), counts.isValid(pegCount: position.pegCount),
        let count = DecimalText.read(sides[1]), 1...Int64(position.codeCount) ~= count,
        parts.last.map({ ($0.counts.exact, $0.counts.inexact) < (counts.exact, counts.inexact) }) ?? true
      else { return nil }
      parts.append(AnswerPart(counts: counts, codeCount: Int(count)))
    }
    return parts
  }
}
