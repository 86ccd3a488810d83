import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import Foundation
import GameCore
import TerminalSupport

/// Edits a board line by line. Each line changes the board, and the coach comments on it.
struct OwnBoardLines {
  private var board: OwnBoard
  private var previousBoard: OwnBoard?
  private let coach: Coach

  enum LineEffect: Hashable {
    /// The board changed. `number` is that of the added or replaced attempt, or `nil`.
    case changed(number: Int?)
    /// The remaining codes are requested.
    case listCodes
    case quit
    case emptyLine
    case fault(String)
  }

  init(_ board: OwnBoard, coach: Coach) {
    self.board = board
    self.coach = coach
  }

  /// Reads standard input to its end or to a line that quits.
  func run() {
    var lines = self
    Console.print(lines.report)
    while let line = Console.readLine() {
      switch lines.handle(line) {
      case .changed(let number):
        if let number {
          Console.print(
            OwnBoardText.attempt(lines.board.attempts[number - 1], number: number, theme: lines.board.theme))
        }
        Console.print(lines.report)
      case .listCodes: Console.print(OwnBoardReport(lines.board, coach: coach)?.codeListText ?? "")
      case .quit: return Console.print(lines.line)
      case .emptyLine: break
      case .fault(let text): Console.report(text)
      }
    }
    Console.print(lines.line)
  }

  var line: String { String(decoding: board.line, as: UTF8.self) }

  private var report: String { OwnBoardReport(board, coach: coach)?.text ?? "The coach has no answer." }

  mutating func handle(_ line: String) -> LineEffect {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased() else { return .emptyLine }
    switch (first, words.count) {
    case ("undo", 1):
      guard let previousBoard else { return .fault("Nothing to undo.") }
      board = previousBoard
      self.previousBoard = nil
      return .changed(number: nil)
    case ("codes", 1): return .listCodes
    case ("quit", 1), ("q", 1): return .quit
    case ("remove", 2):
      guard let index = attemptIndex(words[1]) else { return .fault("There is no attempt \(words[1]).") }
      previousBoard = board
      board.removeAttempt(at: index)
      return .changed(number: nil)
    default: return enter(words)
    }
  }

  /// Enters a guess and its answer. A first word that is shorter than a guess is the number of the attempt to replace.
  private mutating func enter(_ words: [String]) -> LineEffect {
    var words = words
    var replaced: Int?
    if words[0].count < board.pegCount, words.count > 1 {
      guard let index = attemptIndex(words[0]) else { return .fault("There is no attempt \(words[0]).") }
      replaced = index
      words.removeFirst()
    }
    guard let attempt = Self.attempt(words), board.fits(attempt) else {
      return .fault("This attempt doesn't fit the board. Type one such as \(example) 2 1.")
    }
    var next = board
    if let replaced {
      next.replaceAttempt(at: replaced, with: attempt)
    } else if !next.add(attempt) {
      return .fault("A board has at most \(OwnBoard.maxAttempts) attempts.")
    }
    previousBoard = board
    board = next
    return .changed(number: (replaced ?? board.attempts.count - 1) + 1)
  }

  /// Reads `1122`, `1122 2 1`, `1122 21`, or `1122:21`.
  private static func attempt(_ words: [String]) -> OwnBoard.Attempt? {
    guard words.count <= 3 else { return nil }
    return OwnBoard.attempt(Array((words[0] + (words.count > 1 ? ":" : "") + words.dropFirst().joined()).utf8))
  }

  private var example: String { String("011223".prefix(board.pegCount)) }

  private func attemptIndex(_ text: String) -> Int? {
    guard let number = DecimalText.read(Array(text.utf8)), number > 0, number <= Int64(board.attempts.count) else {
      return nil
    }
    return Int(number) - 1
  }
}
