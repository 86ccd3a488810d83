import CodeBreakerModel
import GameCore
import SessionSupport

/// A saved game with a code that the player sets: the code, the codebreaker, and the guesses so far.
public struct CodemakerGame: SavedValue, Hashable {
  /// The stage of the game, which also determines the codebreaker.
  public enum Stage: Hashable, Sendable, CaseIterable {
    /// The player chooses the code.
    case choosingCode
    /// The coach breaks the code, and the session answers.
    case watchingCoach
    /// The coach breaks the code, and the player answers.
    case answeringCoach
    /// The player reveals the code.
    case revealingCode
    /// The code is covered, ready for a friend to take the device.
    case handingOver
    /// A friend breaks the code on this device.
    case friendGuessing
    /// The player sends the code to a friend on another device.
    case sharingCode

    /// The number of the stage in this list, from 0.
    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    var word: [UInt8] {
      switch self {
      case .choosingCode: "choosing".utf8Bytes
      case .watchingCoach: "watching".utf8Bytes
      case .answeringCoach: "answering".utf8Bytes
      case .revealingCode: "telling".utf8Bytes
      case .handingOver: "covered".utf8Bytes
      case .friendGuessing: "breaking".utf8Bytes
      case .sharingCode: "sending".utf8Bytes
      }
    }
  }

  /// The stage, which decides whether the player, a friend, or the coach acts.
  public internal(set) var stage = Stage.choosingCode

  /// The number of pegs, the theme, and the guesses so far with their answers.
  public internal(set) var board: OwnBoard

  /// The code, or `nil` if the player hasn't chosen it yet, or has it only in mind or on paper.
  public internal(set) var code: [UInt8]?

  /// The row that is being entered: the code, or a friend's guess.
  public internal(set) var row: CodeRow

  /// The answer that the player is entering, or `nil`.
  public internal(set) var enteredAnswer: MatchCounts?

  /// The coach's assessment of each guess, `nil` if an earlier answer was corrected since. Empty if a friend guesses.
  public internal(set) var assessments: [Assessment?] = []

  /// The number of attempts after which a friend loses.
  public internal(set) var attemptLimit = OwnBoard.maxAttempts

  /// Whether a friend has given up, or the player has revealed the code.
  public internal(set) var hasEnded = false

  /// The number of the game that has this code, or `nil` if none is found.
  public internal(set) var number: GameNumber?

  /// The coach's assessment of a guess.
  public struct Assessment: Hashable, Sendable {
    /// The number of codes that were possible before the guess.
    public let codeCount: Int
    /// The maximum number of codes that an answer could leave.
    public let maxRemainingCodeCount: Int
    /// The expected number of guesses with this one, and how certain the coach is.
    public let value: GuessValue
  }

  init(pegCount: Int = 4, theme: Theme = .mastermind) {
    board = OwnBoard(pegCount: pegCount, theme: theme)
    row = CodeRow(pegCount: board.pegCount)
  }

  /// Whether the game has ended: the code is found or revealed, or a friend has lost.
  public var isOver: Bool {
    switch stage {
    case .choosingCode, .revealingCode, .handingOver, .sharingCode: false
    case .watchingCoach: board.isSolved
    case .answeringCoach: board.isSolved || hasEnded
    case .friendGuessing: board.isSolved || hasEnded || board.attempts.count >= attemptLimit
    }
  }
}

extension CodemakerGame {
  /// The game as it's saved: lines that each begin with a keyword, in this order.
  ///
  ///     codebreaker-set/1
  ///     stage answering
  ///     board assist/1 4 6 mastermind 0012:11,0314:20
  ///     code 0123
  ///     row 01--
  ///     selected 2
  ///     answer 11
  ///     told 1296:256:0:5625:1,-
  ///     limit 10
  ///     end told
  ///     number 482193774
  ///
  /// `told` has an item for each attempt: the number of possible codes, the maximum number of codes that an answer
  /// could leave, the index of the guess's method in `EvaluationMethod.allCases`, the guess's total, and whether the
  /// guess could be the code. An attempt without an assessment has `-`. Default values have no line, so that each game
  /// has one form.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    lines.add("stage", stage.word)
    lines.add("board", board.line)
    if let code { lines.add("code", CodeText.text(code)) }
    if !row.isEmpty { lines.add("row", CodeText.text(row.pegs)) }
    if row.selection != 0 { lines.add("selected", row.selection.description.utf8Bytes) }
    if let enteredAnswer { lines.add("answer", enteredAnswer.digits) }
    if !assessments.isEmpty { lines.add("told", assessments.map { Self.text($0) }.joined(by: Self.comma)) }
    if attemptLimit != OwnBoard.maxAttempts { lines.add("limit", attemptLimit.description.utf8Bytes) }
    if hasEnded { lines.add("end", Self.end) }
    if let number { lines.add("number", number.description.utf8Bytes) }
    return lines.text
  }

  private static let header: StaticString = "codebreaker-set/1"
  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")
  private static var none: [UInt8] { [UInt8(ascii: "-")] }
  private static var end: [UInt8] { "told".utf8Bytes }

  /// Reads a game, or returns `nil` if the text is invalid or the game can't come about by playing.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header), let word = lines.read("stage"),
      let stage = Stage.allCases.first(where: { $0.word == word }), let line = lines.read("board"),
      let board = try? OwnBoard(line: line), board.choiceCount == board.theme.choices.count
    else { return nil }
    self.init()
    self.stage = stage
    self.board = board
    row = CodeRow(pegCount: board.pegCount)
    if let digits = lines.read("code") {
      guard let code = CodeText.code(digits), Self.fits(code, board) else { return nil }
      self.code = code
    }
    if let digits = lines.read("row") {
      guard let pegs = CodeText.guess(digits), Self.fits(pegs, board) else { return nil }
      row.pegs = pegs
    }
    row.selection = lines.readCount("selected", in: 0..<board.pegCount) ?? 0
    if let digits = lines.read("answer") {
      guard let counts = MatchCounts(digits: digits), counts.isValid(pegCount: board.pegCount) else { return nil }
      enteredAnswer = counts
    }
    if let words = lines.read("told") {
      for (index, word) in words.split(separator: Self.comma, omittingEmptySubsequences: false).enumerated() {
        guard board.attempts.indices.contains(index) else { return nil }
        if word.elementsEqual(Self.none) {
          assessments.append(nil)
        } else {
          guard let one = Self.assessment(word, board.attempts[index].guess) else { return nil }
          assessments.append(one)
        }
      }
    }
    attemptLimit = lines.readCount("limit", in: 1..<OwnBoard.maxAttempts + 1) ?? OwnBoard.maxAttempts
    if let word = lines.read("end") {
      guard word == Self.end else { return nil }
      hasEnded = true
    }
    if let digits = lines.read("number") {
      guard let number = try? GameNumber(text: digits) else { return nil }
      self.number = number
    }
    guard lines.isEmpty, isReachable, self.text == text else { return nil }
  }

  private var isReachable: Bool {
    guard board.answeredIndexes.count == board.attempts.count, number == nil || stage == .sharingCode else {
      return false
    }
    let answersFollow = board.attempts.allSatisfy { attempt in
      code.map { AnsweredGuess.counts(of: attempt.guess, against: $0) == attempt.counts } ?? false
    }
    let isAnswered = stage == .answeringCoach || stage == .revealingCode
    guard assessments.count == (stage == .watchingCoach || isAnswered ? board.attempts.count : 0),
      isAnswered || enteredAnswer == nil,
      stage == .friendGuessing || attemptLimit == OwnBoard.maxAttempts,
      !hasEnded || stage == .answeringCoach || stage == .friendGuessing
    else { return false }
    return switch stage {
    case .choosingCode: code == nil && board.attempts.isEmpty
    case .answeringCoach, .revealingCode: !hasEnded || code != nil
    case .watchingCoach: code != nil && answersFollow && row.isEmpty
    case .friendGuessing: code != nil && answersFollow && board.attempts.count <= attemptLimit
    case .handingOver, .sharingCode: code != nil && board.attempts.isEmpty && row.isEmpty
    }
  }

  private static func fits(_ pegs: [UInt8], _ board: OwnBoard) -> Bool {
    pegs.count == board.pegCount && pegs.allSatisfy { Int($0) < board.choiceCount || $0 == CodeText.missingColor }
  }

  private static func text(_ assessment: Assessment?) -> [UInt8] {
    guard let assessment, let method = EvaluationMethod.allCases.firstIndex(of: assessment.value.method) else {
      return none
    }
    let numbers = [
      Int64(assessment.codeCount), Int64(assessment.maxRemainingCodeCount), Int64(method), assessment.value.total,
      assessment.value.isCandidate ? 1 : 0,
    ]
    return numbers.map { $0.description.utf8Bytes }.joined(by: colon)
  }

  private static func assessment(_ text: ArraySlice<UInt8>, _ guess: [UInt8]) -> Assessment? {
    let words = text.split(separator: colon, omittingEmptySubsequences: false)
    let numbers = words.compactMap { DecimalText.read($0) }
    // There are at most 2,985,984 codes: those with six pegs and twelve choices.
    guard words.count == 5, numbers.count == 5, 1...2_985_984 ~= numbers[0], 1...numbers[0] ~= numbers[1],
      numbers[2] < Int64(EvaluationMethod.allCases.count), numbers[0]...numbers[0] * 1000 ~= numbers[3], numbers[4] < 2
    else { return nil }
    return Assessment(
      codeCount: Int(numbers[0]), maxRemainingCodeCount: Int(numbers[1]),
      value: GuessValue(
        guess: guess, isCandidate: numbers[4] == 1, total: numbers[3], candidateCount: Int(numbers[0]),
        method: EvaluationMethod.allCases[Int(numbers[2])]))
  }
}

extension CodemakerGame: UnmergedValue {
  /// Whether the player hasn't chosen anything yet.
  public var isBlank: Bool { stage == .choosingCode && row.isEmpty }

  /// Whether the game is worth transferring to another device: it isn't blank.
  public var canReplaceBlank: Bool { !isBlank }
}
