import CodeBreakerModel
import GameCore

/// The text of a strategy, for files.
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
/// The first line has the format and the numbers of pegs and colors. The second line has the first guess. Every other
/// line has the answer to the previous guess, as two digits for exact and inexact matches, and the next guess. The
/// previous guess is on the last line above that is indented by one space less. The answer that ends the game has no
/// line. Codes are written as in replay lines, and every line ends with a line feed.
extension StrategyTree {
  private static let name = "codebreaker-strategy/1"
  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")

  /// The text as ASCII bytes.
  public var text: [UInt8] {
    var text = Self.name.utf8Bytes
    text += " \(space.pegCount) \(space.colorCount)\n".utf8Bytes
    // A stack of nodes and their depths.
    var waiting = nodes.isEmpty ? [] : [(position: 0, depth: 0)]
    let answers = space.answers
    while let (position, depth) = waiting.popLast() {
      let node = nodes[position]
      for _ in 0..<depth { text.append(Self.space) }
      if position > 0 {
        let (exact, inexact) = answers.matches(of: Int(node.answer))
        text.append(UInt8(ascii: "0") + UInt8(exact))
        text.append(UInt8(ascii: "0") + UInt8(inexact))
        text.append(Self.space)
      }
      text += CodeText.text(space.pegs(of: Int(node.guess)))
      text.append(Self.lineFeed)
      if position > 0, node.nextSibling >= 0 { waiting.append((Int(node.nextSibling), depth)) }
      if node.firstChild >= 0 { waiting.append((Int(node.firstChild), depth + 1)) }
    }
    return text
  }

  /// Parses the format of the property `text`.
  ///
  /// - Throws: The first fault from the top. Only `results()` checks whether the strategy finds every code.
  public init(text: [UInt8]) throws(StrategyFault) {
    var lines = text.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    // Nothing may follow the last line feed.
    guard let last = lines.popLast(), last.isEmpty, let head = lines.first else { throw .header }
    self.init(try Self.space(head: head))
    // The latest guess at each depth, and its latest child.
    var path: [(position: Int, lastChild: Int?)] = []
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
      guard let pegs = CodeText.code(rest), let guess = space.index(of: pegs) else { throw .guess(line: number) }
      while path.count > depth { path.removeLast() }
      if let parent = path.last, child(of: parent.position, answer: answer) != nil {
        throw .repeatedAnswer(line: number)
      }
      let position = add(guess: guess, answer: answer, below: path.last?.position, after: path.last?.lastChild)
      if !path.isEmpty { path[path.count - 1].lastChild = position }
      path.append((position, nil))
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

  /// Reads a number from 1 to 99 without leading zeros.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    DecimalText.read(text).flatMap { 1...99 ~= $0 ? Int($0) : nil }
  }

  private static func answer(_ text: ArraySlice<UInt8>, _ answers: Answers, line: Int) throws(StrategyFault) -> Int {
    let digits = text.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard let index = answers.index(exact: digits[0], inexact: digits[1]), index != answers.solvedIndex else {
      throw .answer(line: line)
    }
    return index
  }
}

/// A fault in a strategy or its text. Lines are counted from 1.
public enum StrategyFault: Error, Hashable, Sendable {
  /// The text doesn't begin with `codebreaker-strategy/1`, the number of pegs, and the number of colors.
  case header
  /// A line isn't an answer and a guess, or its indentation is invalid.
  case line(Int)
  /// The guess in a line isn't a code of the game.
  case guess(line: Int)
  /// The answer in a line is impossible, or ends the game.
  case answer(line: Int)
  /// A guess has two next guesses for the same answer.
  case repeatedAnswer(line: Int)
  /// The strategy doesn't find this code, given by its colors.
  case unfinished(code: [UInt8])
}

extension StrategyFault: CustomStringConvertible {
  /// A sentence without a period that describes the fault.
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
