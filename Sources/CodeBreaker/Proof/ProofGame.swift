/// The codes of a game of Mastermind and the answers of all pairs. Codes are numbered as in the text of a strategy:
/// with four pegs and six colors, 0000 is 0, 0001 is 1, and 5555 is 1295.
struct ProofGame {
  let pegCount: Int
  let colorCount: Int

  let codeCount: Int

  /// The number of answers: *p*(*p* + 3) / 2 for *p* pegs. If all pegs but one are exact, the last can't be inexact.
  let answerCount: Int

  let codes: [[UInt8]]

  /// A bit mask of the colors of each code.
  let colorMasks: [Int]

  /// The answers, in a row per guess. They are numbered by exact matches, then by inexact matches.
  private let answers: [UInt8]

  /// The maximum number of codes of a game that can be checked.
  static let maxCodeCount = 20_000

  /// Returns whether a game has 2 to 6 pegs, 1 to 12 colors, and at most `maxCodeCount` codes.
  static func isSupported(pegCount: Int, colorCount: Int) -> Bool {
    guard 2...6 ~= pegCount, 1...12 ~= colorCount else { return false }
    return (0..<pegCount).reduce(1) { count, _ in count * colorCount } <= maxCodeCount
  }

  init?(pegCount: Int, colorCount: Int) {
    guard Self.isSupported(pegCount: pegCount, colorCount: colorCount) else { return nil }
    var codes: [[UInt8]] = [[]]
    for _ in 0..<pegCount {
      codes = codes.flatMap { code in (0..<UInt8(colorCount)).map { code + [$0] } }
    }
    // The number of each answer, indexed by eight times the exact matches plus the inexact matches.
    var numbers: [Int: UInt8] = [:]
    for exact in 0...pegCount {
      for inexact in 0...pegCount - exact where (exact, inexact) != (pegCount - 1, 1) {
        numbers[exact * 8 + inexact] = UInt8(numbers.count)
      }
    }
    // For each code, the count of each color in four bits.
    let counts = codes.map { code in code.reduce(UInt64(0)) { $0 + 1 << (UInt64($1) * 4) } }
    var answers: [UInt8] = []
    answers.reserveCapacity(codes.count * codes.count)
    var number = [UInt8](repeating: 0, count: 64)
    for (matches, answer) in numbers { number[matches] = answer }
    for (guess, guessCounts) in zip(codes, counts) {
      for (code, codeCounts) in zip(codes, counts) {
        var exact = 0
        for index in 0..<pegCount where guess[index] == code[index] { exact += 1 }
        var common = 0
        for color in 0..<UInt64(colorCount) {
          common += Int(min(guessCounts >> (color * 4) & 15, codeCounts >> (color * 4) & 15))
        }
        answers.append(number[exact * 8 + common - exact])
      }
    }
    self.pegCount = pegCount
    self.colorCount = colorCount
    codeCount = codes.count
    answerCount = numbers.count
    self.codes = codes
    colorMasks = codes.map { code in code.reduce(0) { $0 | 1 << Int($1) } }
    self.answers = answers
  }

  var allCodes: [UInt16] { (0..<codeCount).map { UInt16($0) } }

  func answer(to guess: Int, code: Int) -> Int { Int(answers[guess * codeCount + code]) }

  /// Returns whether each code of a set gives a different answer to a guess.
  func distinguishes(_ set: [UInt16], by guess: Int) -> Bool {
    var seen: UInt32 = 0
    let rowStart = guess * codeCount
    for code in set {
      let answer: UInt32 = 1 << UInt32(answers[rowStart + Int(code)])
      if seen & answer != 0 { return false }
      seen |= answer
    }
    return true
  }

  /// Counts the codes of a set that give each answer to a guess.
  func count(_ set: [UInt16], by guess: Int, into sizes: inout [Int]) {
    for answer in sizes.indices { sizes[answer] = 0 }
    let rowStart = guess * codeCount
    for code in set { sizes[Int(answers[rowStart + Int(code)])] += 1 }
  }
}
