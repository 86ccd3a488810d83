import GameCore
import TriplesModel

/// The best known games by number, and their text format.
///
/// Each game has exactly one line `NUMBER SCORE MOVES`, in ascending order of the numbers. Every line ends with a line
/// feed, and lines that begin with `#` are comments. A `!` after the score means that no game with this number can
/// score more. The moves are base-64 digits (RFC 4648: A to Z, a to z, 0 to 9, +, /). Each digit has three moves as 16
/// · first + 4 · second + third, where left is 0, right 1, up 2, and down 3. `=` after the last digit means that it has
/// only two moves, and `==` only one. Missing moves count as 0.
///
/// Reading a table plays every game in it by the rules.
public struct ParTable: Hashable, Sendable {
  private var parsByNumber: [GameNumber: ParGame] = [:]

  /// Creates an empty table.
  public init() {}

  /// The best known games, in ascending order of their numbers.
  public var games: [ParGame] {
    parsByNumber.values.sorted { $0.number < $1.number }
  }

  /// The best known game with the given number, or `nil` if there is none.
  public subscript(number: GameNumber) -> ParGame? {
    parsByNumber[number]
  }

  /// Adds a game if it is better than the game in the table, or proves its score. Returns whether the table changed.
  @discardableResult
  public mutating func improve(with par: ParGame) -> Bool {
    guard par.improves(on: parsByNumber[par.number]) else { return false }
    parsByNumber[par.number] = par
    return true
  }

  /// Reads a table, or throws the first fault in the text.
  public init(text: [UInt8]) throws(ParTableFault) {
    var last: GameNumber?
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    for (index, line) in lines.enumerated() where line.first != UInt8(ascii: "#") {
      do throws(ParTableFault.Kind) {
        let par = try Self.read(line)
        if let last, par.number <= last { throw .wrongOrder }
        last = par.number
        parsByNumber[par.number] = par
      } catch {
        throw ParTableFault(line: index + 1, kind: error)
      }
    }
    // Without a trailing line feed, the last line may be truncated.
    guard rest.isEmpty else { throw ParTableFault(line: lines.count + 1, kind: .malformedLine) }
  }

  /// The table as text.
  public var text: [UInt8] {
    var text = Self.heading.utf8Bytes
    for par in games {
      text += "\(par.number) \(par.score)\(par.isProven ? "!" : "") ".utf8Bytes
      text += PackedMoves.text(par.replay.moves)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  private static let heading = """
    # The best games of Triples that there are, or are known, for somebody who knows what will be spawned.
    # Written by `parlor-lab triples par`, which improves it and never worsens it.
    #
    # A line is NUMBER SCORE MOVES. "!" behind a score: proven, no game with this number scores more.
    # Moves: three to a character, 16 * first + 4 * second + third, where left 0, right 1, up 2, down 3,
    # in the digits A-Z a-z 0-9 + / of base 64. "=" behind the last: it has two moves; "==": one.
    # Sources/Triples/BestGameSearch/ParTable.swift reads it, and plays every game.

    """

  private static func read(_ line: ArraySlice<UInt8>) throws(ParTableFault.Kind) -> ParGame {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3 else { throw .malformedLine }
    let number: GameNumber
    do {
      number = try GameNumber(text: words[0])
    } catch {
      throw .malformedNumber(error)
    }
    let isMarked = words[1].last == UInt8(ascii: "!")
    // Scores have the same form as game numbers.
    guard let score = try? GameNumber(text: isMarked ? words[1].dropLast() : words[1]).value else {
      throw .malformedScore
    }
    guard let moves = PackedMoves.moves(words[2]) else { throw .malformedMoves }
    var replay = Replay(number: number)
    let game = replay.game
    for (index, move) in moves.enumerated() {
      guard (try? game.play(move)) != nil else { throw .illegalMove(index + 1) }
      replay.record(move)
    }
    guard game.isDone else { throw .unfinishedGame }
    guard UInt64(game.score) == score else { throw .wrongScore(game.score) }
    let par = ParGame(replay, number: number, score: game.score, isExhaustive: isMarked)
    guard par.isProven == isMarked else { throw .missingMark }
    return par
  }
}

extension ParTableFault.Kind: Error {}

/// The first fault in the text of a table.
public struct ParTableFault: Error, Hashable, Sendable {
  /// A fault of a line.
  public enum Kind: Hashable, Sendable {
    /// The line isn't of the form `NUMBER SCORE MOVES` with single spaces.
    case malformedLine
    /// The number of the game is malformed.
    case malformedNumber(GameNumberFault)
    /// The number isn't greater than the number in the line before.
    case wrongOrder
    /// The score isn't a positive integer without leading zeros.
    case malformedScore
    /// The moves contain an invalid character or have the wrong ending.
    case malformedMoves
    /// A move is illegal. Moves are counted from 1.
    case illegalMove(Int)
    /// The game isn't over after the last move.
    case unfinishedGame
    /// The moves lead to a different score, the associated value.
    case wrongScore(Int)
    /// The game isn't marked as proven, although its score is the maximum that its spawns allow.
    case missingMark
  }

  /// The line number, counted from 1.
  public let line: Int

  /// The fault of the line.
  public let kind: Kind
}

extension ParTableFault: CustomStringConvertible {
  /// A sentence without a period that describes the fault.
  public var description: String {
    "line \(line): " + text
  }

  private var text: String {
    switch kind {
    case .malformedLine: "this is not NUMBER SCORE MOVES"
    case .malformedNumber(let fault): "the game number \(fault)"
    case .wrongOrder: "the game numbers do not rise"
    case .malformedScore: "the score is not a whole number"
    case .malformedMoves: "the moves are not three to a character"
    case .illegalMove(let move): "move \(move) cannot be played"
    case .unfinishedGame: "the game is not over after the last move"
    case .wrongScore(let score): "the moves make \(score) points"
    case .missingMark: "the score is the most that can be, but not marked as proven"
    }
  }
}
