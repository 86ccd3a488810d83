import CodeBreakerModel
import NumberedGame

/// A strategy as text, for files.
///
/// ```
/// codebreaker-strategy/1 3 2
/// 001
///  02 010
///   02 100
///  10 111
///   …
/// ```
///
/// The first line names the format, the number of pegs and the number of colours. The second one is the first guess.
/// Every further line is a guess, and before it the answer to the guess that it follows, as two digits, exact matches
/// and inexact ones. A guess follows the last one above it that is indented by one space less. The answer that ends the
/// game has no line. Codes are written as in replay lines, and every line ends with a line feed.
extension StrategyTree {
  private static let name = "codebreaker-strategy/1"
  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")

  /// The text as ASCII bytes.
  public var text: [UInt8] {
    var text = Self.name.utf8Bytes
    text += " \(space.pegCount) \(space.colorCount)\n".utf8Bytes
    // Pairs of a place and its depth, the next one last.
    var waiting = nodes.isEmpty ? [] : [(place: 0, depth: 0)]
    let answers = space.answers
    while let (place, depth) = waiting.popLast() {
      let node = nodes[place]
      for _ in 0..<depth { text.append(Self.space) }
      if place > 0 {
        let (exact, inexact) = answers.matches(of: Int(node.answer))
        text.append(UInt8(ascii: "0") + UInt8(exact))
        text.append(UInt8(ascii: "0") + UInt8(inexact))
        text.append(Self.space)
      }
      text += CodeText.text(space.pegs(of: Int(node.guess)))
      text.append(Self.lineFeed)
      if place > 0, node.nextSibling >= 0 { waiting.append((Int(node.nextSibling), depth)) }
      if node.firstChild >= 0 { waiting.append((Int(node.firstChild), depth + 1)) }
    }
    return text
  }

  /// Reads what `text` writes.
  ///
  /// - Throws: the first fault, reading from the top. Whether the strategy finds every code, only `trial()` says.
  public init(text: [UInt8]) throws(StrategyFault) {
    var lines = text.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    // Behind the last line feed stands nothing.
    guard let last = lines.popLast(), last.isEmpty, let head = lines.first else { throw .header }
    self.init(try Self.space(head: head))
    // For each depth the latest guess, and the latest one below it.
    var path: [(place: Int, lastChild: Int?)] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let number = index + 1
      var depth = 0
      var rest = line
      while rest.first == Self.space {
        rest = rest.dropFirst()
        depth += 1
      }
      guard depth <= path.count, (depth == 0) == path.isEmpty else { throw .line(number) }
      var answer = -1
      if depth > 0 {
        guard rest.count > 3, rest[rest.startIndex + 2] == Self.space else { throw .line(number) }
        answer = try Self.answer(rest.prefix(2), space.answers, line: number)
        rest = rest.dropFirst(3)
      }
      guard let pegs = CodeText.pegs(rest), let guess = space.index(of: pegs) else { throw .guess(line: number) }
      while path.count > depth { path.removeLast() }
      if let parent = path.last, child(of: parent.place, answer: answer) != nil {
        throw .repeatedAnswer(line: number)
      }
      let place = add(guess: guess, answer: answer, below: path.last?.place, after: path.last?.lastChild)
      if !path.isEmpty { path[path.count - 1].lastChild = place }
      path.append((place, nil))
    }
  }

  private static func space(head: ArraySlice<UInt8>) throws(StrategyFault) -> CodeSpace {
    let start = name.utf8Bytes + [Self.space]
    guard head.starts(with: start) else { throw .header }
    let numbers = head.dropFirst(start.count).split(separator: Self.space, omittingEmptySubsequences: false)
    guard numbers.count == 2, let pegs = number(numbers[0]), let colors = number(numbers[1]),
      let space = CodeSpace(pegCount: pegs, colorCount: colors)
    else { throw .header }
    return space
  }

  /// A number from 1 to 99 without a leading zero.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    DecimalText.read(text).flatMap { 1...99 ~= $0 ? Int($0) : nil }
  }

  private static func answer(_ text: ArraySlice<UInt8>, _ answers: Answers, line: Int) throws(StrategyFault) -> Int {
    let digits = text.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard let index = answers.index(exact: digits[0], inexact: digits[1]), index != answers.solved else {
      throw .answer(line: line)
    }
    return index
  }
}

/// What is wrong with a strategy, or with its text. Lines are counted from 1.
public enum StrategyFault: Error, Hashable, Sendable {
  /// The text does not begin with `codebreaker-strategy/1`, the number of pegs and the number of colours.
  case header
  /// A line is not an answer and a guess, as deep as its place in the tree asks for.
  case line(Int)
  /// A line's guess is not a code of the game.
  case guess(line: Int)
  /// A line's answer cannot be given, or is the one that ends the game.
  case answer(line: Int)
  /// A guess says twice how to go on after an answer.
  case repeatedAnswer(line: Int)
  /// The strategy does not say how to go on until this code, given by its colours, is found.
  case unfinished(code: [UInt8])
}

extension StrategyFault: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .header: "the first line must be codebreaker-strategy/1, the number of pegs and the number of colors"
    case .line(let line): "line \(line) must be an answer and a guess, one space deeper at most than the line before"
    case .guess(let line): "line \(line) has a guess that is not a code of this game"
    case .answer(let line): "line \(line) has an answer that no guess can get, or after which nothing is left to guess"
    case .repeatedAnswer(let line): "line \(line) repeats an answer to the same guess"
    case .unfinished(let code): "the strategy does not find \(String(decoding: CodeText.text(code), as: UTF8.self))"
    }
  }
}
