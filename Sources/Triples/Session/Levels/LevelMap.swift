import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The state of the map of all levels, which shows one chapter.
  public struct LevelMap: Hashable, Sendable {
    /// The index of the selected level, from 0 to 999 in order of difficulty.
    public internal(set) var cursor = 0

    /// The number of levels in a row.
    public static let columnCount = 4

    /// The index of the chapter, counted from 0.
    public var chapterIndex: Int { cursor / LevelChapter.size }
  }

  /// The player's progress in a level: not played, played without a medal, or the best medal won.
  public enum LevelState: Int, CaseIterable, Hashable, Sendable {
    case unplayed, played, bronze, silver, gold, crown

    /// Creates the state of a played level. `medal` is the best medal won in it, or `nil` if there is none.
    public init(_ medal: Medal?) {
      self = Self.allCases.first { $0.medal != nil && $0.medal == medal } ?? .played
    }

    /// The best medal won, or `nil` if there is none.
    public var medal: Medal? { Medal(rawValue: rawValue - Self.bronze.rawValue) }

    /// The state in words, such as "not played" or "silver".
    public var label: String {
      switch self {
      case .unplayed: "not played"
      case .played, .bronze, .silver, .gold, .crown: medal?.name ?? "no medal yet"
      }
    }
  }

  /// A level on the map.
  public struct LevelCell: Hashable, Sendable {
    /// The level, and the number of its game.
    public let level: Level
    /// The number of the level, counted from 1 in order of difficulty.
    public let levelNumber: Int
    /// The player's progress.
    public let state: LevelState
    /// The player's best score without help, or `nil` if there is none.
    public let bestScore: Int?
    /// Whether the player has given up the level's medals to see the perfect game.
    let isWatched: Bool
    /// Whether the player continues with this level.
    public internal(set) var isNext = false

    /// The text for screen readers, such as "Level 41, game 934, silver, best 235".
    public var spokenText: String {
      "Level \(levelNumber), game \(level.number), \(state.label)"
        + (bestScore.map { ", best \(DecimalText.grouped($0))" } ?? "") + (isNext ? ", next" : "")
    }
  }

  /// Twenty consecutive levels with the player's progress.
  public struct LevelChapter: Hashable, Sendable {
    /// The number of levels in a chapter.
    public static let size = 20

    /// The names, each for an equal share of all chapters, from the lowest to the highest possible scores.
    private static var names: [String] {
      ["Tight", "Snug", "Cozy", "Airy", "Roomy", "Open", "Broad", "Grand", "Vast", "Endless"]
    }

    /// The number of the chapter, counted from 1.
    public let number: Int

    /// The levels, easiest first.
    public let cells: [LevelCell]

    /// The name, such as "Tight".
    public var name: String {
      Self.names[(number - 1) * Self.size * Self.names.count / TriplesSession.levelsByDifficulty.count]
    }

    /// The number and the name, such as "Chapter 3 · Tight".
    public var title: String { "Chapter \(number) · \(name)" }

    /// The number of levels with a medal.
    public var medalCount: Int { cells.filter { $0.state.medal != nil }.count }

    /// The player's progress, such as "7 of 20 · 2 crowns, 3 gold".
    public var progressText: String {
      let (crowns, golds) = (count(.crown), count(.gold))
      let best: [String?] = [
        crowns == 0 ? nil : crowns == 1 ? "1 crown" : "\(crowns) crowns", golds == 0 ? nil : "\(golds) gold",
      ]
      let text = best.compactMap { $0 }.joined(separator: ", ")
      return "\(medalCount) of \(cells.count)" + (text.isEmpty ? "" : " · " + text)
    }

    private func count(_ state: LevelState) -> Int { cells.filter { $0.state == state }.count }
  }

  static var levelsAddress: [UInt8] { "levels".utf8Bytes }

  /// Opens the map with the level of the open card selected, or the current game's level if the player started it from
  /// the map. Otherwise selects the next level, because most games of the board are levels by chance.
  public func openLevels() {
    let card = levelCard
    switch popUp {
    case nil, .ended, .level, .openGame, .hintQuestion: break
    case .challenge: return
    }
    levelFile.allowRetry()
    let started = openedItems.level.flatMap { $0.number == replay.number ? $0 : nil }
    let number = (card?.level ?? started).map { Self.levelNumber(of: $0) } ?? nextLevel?.levelNumber ?? 1
    open(.levelMap(LevelMap(cursor: number - 1)))
    status = "Levels."
    saveAndRedraw()
  }

  /// Closes the map and returns to the screen that opened it.
  public func closeLevels() {
    guard levelMap != nil else { return }
    close(.levelMap)
    saveAndRedraw()
  }

  /// Shows a chapter of the map, and selects its first level. Does nothing if no chapter has the index.
  public func openChapter(at index: Int) {
    let chapters = levelChapters
    guard levelMap != nil, chapters.indices.contains(index) else { return }
    status = "\(chapters[index].title). \(chapters[index].progressText)."
    selectLevel(at: index * LevelChapter.size)
  }

  /// Selects a level of the map. `index` is clamped to the valid range.
  func selectLevel(at index: Int) {
    guard levelMap != nil else { return }
    levelMap?.cursor = max(0, min(index, Self.levelsByDifficulty.count - 1))
    saveAndRedraw()
  }

  /// Moves the selection with a key: arrows to the adjacent levels, `Home` and `End` within the row, and `PageUp` and
  /// `PageDown` between chapters. `key` is the key's name in the W3C standard "UI Events KeyboardEvent key Values", as
  /// UTF-8. Returns whether the key moves the selection.
  public func pressOnMap(_ key: [UInt8]) -> Bool {
    guard let cursor = levelMap?.cursor, popUp == nil, viewer == nil else { return false }
    let column = cursor % LevelMap.columnCount
    let step: Int
    switch KeyName(key) {
    case .arrowLeft: step = -1
    case .arrowRight: step = 1
    case .arrowUp: step = -LevelMap.columnCount
    case .arrowDown: step = LevelMap.columnCount
    case .home: step = -column
    case .end: step = LevelMap.columnCount - 1 - column
    case .pageUp: step = -LevelChapter.size
    case .pageDown: step = LevelChapter.size
    default: return false
    }
    if Self.levelsByDifficulty.indices.contains(cursor + step) { selectLevel(at: cursor + step) }
    return true
  }

  /// All chapters, easiest first.
  public var levelChapters: [LevelChapter] {
    let cells = levelCells
    return stride(from: 0, to: cells.count, by: LevelChapter.size).map { start in
      LevelChapter(number: start / LevelChapter.size + 1, cells: Array(cells[start..<start + LevelChapter.size]))
    }
  }

  // MARK: Next level

  /// The level to continue with: the first without a medal or, if all have one, the first without gold, then without
  /// the crown. `nil` if there is none. Levels that the player has given up earn no more medals, so they are left out.
  public var nextLevel: LevelCell? { levelChapters.nextLevel }

  /// Plays the next level. If the current game is that level, returns to it, otherwise ends it as for a new game.
  public func continueLevels() {
    guard levelMap != nil, popUp == nil, viewer == nil, let next = nextLevel else { return }
    play(next.level, continuesGame: true)
  }

  /// Plays a level. If it's the current game and has no moves, or if `continuesGame` is `true`, returns to that game.
  func play(_ level: Level, continuesGame: Bool) {
    openedItems.markStarted(level)
    show(.board)
    guard replay.number == level.number, endedDate == nil, continuesGame || replay.moves.isEmpty else {
      return end(thenStart: Replay(number: level.number))
    }
    status = "\(title). Score \(game.score)."
    saveAndRedraw()
  }

  // MARK: Order

  /// All levels by difficulty: by their best possible score, lowest first, so that short games come before long ones.
  public static let levelsByDifficulty: [Level] = {
    // Doesn't use the library's sort, which adds kilobytes to the page.
    var sorted: [Level] = []
    for level in Level.all {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle].bestPossibleScore <= level.bestPossibleScore { low = middle + 1 } else { high = middle }
      }
      sorted.insert(level, at: low)
    }
    return sorted
  }()

  /// Returns the number of a level, counted from 1 in order of difficulty.
  static func levelNumber(of level: Level) -> Int { (levelsByDifficulty.firstIndex(of: level) ?? 0) + 1 }

  /// All levels in order of difficulty, with the player's progress.
  private var levelCells: [LevelCell] {
    var results: [LevelRecords.Entry?] = Array(repeating: nil, count: Level.all.count)
    for result in levels.entries { results[Int(result.number) - 1] = result }
    var cells = Self.levelsByDifficulty.enumerated().map { index, level in
      let result = results[Int(level.number.value) - 1]
      return LevelCell(
        level: level, levelNumber: index + 1,
        state: result.map { LevelState(medal(in: level, for: $0.points, formerScore: $0.formerPoints)) } ?? .unplayed,
        bestScore: result.flatMap { $0.points > 0 ? $0.points : nil }, isWatched: result?.isWatched ?? false)
    }
    for state in [LevelState.bronze, .gold, .crown] {
      if let next = cells.firstIndex(where: { !$0.isWatched && $0.state.rawValue < state.rawValue }) {
        cells[next].isNext = true
        break
      }
    }
    return cells
  }
}

extension [TriplesSession.LevelChapter] {
  /// The level to continue with, or `nil` if there is none.
  var nextLevel: TriplesSession.LevelCell? {
    for chapter in self {
      if let cell = chapter.cells.first(where: { $0.isNext }) { return cell }
    }
    return nil
  }

  /// The label of the button that plays the next level, such as "Continue: level 41", or `nil` if there is none.
  public var continueLabel: String? { nextLevel.map { "Continue: level \($0.levelNumber)" } }
}
