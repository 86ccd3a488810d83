import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The state of the map of all levels.
  public struct LevelMap: Hashable, Sendable {
    /// The order of the levels.
    public internal(set) var order = LevelOrder.number

    /// The selected position on the map, from 0 to 999 in `order`.
    public internal(set) var cursor = 0

    /// The number of levels on a page, which is a square of ten by ten.
    public static let pageSize = 100

    /// The number of levels in a row of a page.
    public static let columnCount = 10

    /// The index of the page, counted from 0.
    public var pageIndex: Int { cursor / Self.pageSize }

    /// Returns the label of a page, given its index: its games, such as "101–200", or by difficulty, such as "2nd".
    public func label(ofPage page: Int) -> String {
      switch (order, page) {
      case (.number, _): "\(page * Self.pageSize + 1)–\((page + 1) * Self.pageSize)"
      case (.difficulty, 0): "Easiest"
      case (.difficulty, GameNumber.drawnRange.count / Self.pageSize - 1): "Hardest"
      case (.difficulty, _): Ordinal.text(page + 1)
      }
    }

    /// Returns the text of a page for screen readers, such as "Games 101–200" or "2nd hundred by difficulty".
    public func spokenText(ofPage page: Int) -> String {
      order == .number ? "Games \(label(ofPage: page))" : "\(label(ofPage: page)) hundred by difficulty"
    }
  }

  /// The order of the levels on the map.
  public enum LevelOrder: CaseIterable, Hashable, Sendable {
    /// By number.
    case number
    /// By the best possible score, lowest first, so that short games come before long ones.
    case difficulty

    /// The label of the choice.
    public var label: String {
      switch self {
      case .number: "By number"
      case .difficulty: "By difficulty"
      }
    }

    /// An explanation of the choice, or `nil` if it doesn't need one.
    public var note: String? {
      switch self {
      case .number: nil
      case .difficulty: "Levels with fewer possible points are shorter, and their crowns are easier to win."
      }
    }
  }

  /// The player's progress in a level: not played, played without a medal, or the best medal won.
  public enum LevelState: Int, CaseIterable, Hashable, Sendable {
    case unplayed, played, bronze, silver, gold, crown

    /// Creates the state of a played level. `medal` is the best medal won in it, or `nil` if there is none.
    public init(_ medal: Medal?) {
      self = Self.allCases.first { $0.medal != nil && $0.medal == medal } ?? .played
    }

    /// The best medal won, or `nil` if there is none.
    var medal: Medal? { Medal(rawValue: rawValue - Self.bronze.rawValue) }

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
    /// The level.
    public let level: Level
    /// The player's progress.
    public let state: LevelState
    /// The player's best score without help, or `nil` if there is none.
    public let bestScore: Int?

    /// The text for screen readers, such as "Game 14, silver, best 235. Tough deal."
    public var spokenText: String {
      "Game \(level.number), \(state.label)" + (bestScore.map { ", best \(DecimalText.grouped($0))" } ?? "")
        + (level.isHardLuck ? ". Tough deal." : "")
    }
  }

  static var levelsAddress: [UInt8] { "levels".utf8Bytes }

  /// Opens the map with the current game's level selected.
  public func openLevels() {
    switch popUp {
    case nil, .ended, .level, .openGame, .hintQuestion: break
    case .challenge: return
    }
    levelFile.allowRetry()
    var map = LevelMap()
    if let value = replay.number?.value, GameNumber.drawnRange.contains(value) { map.cursor = Int(value) - 1 }
    open(.levelMap(map))
    status = "Levels."
    saveAndRedraw()
  }

  /// Closes the map and returns to the screen that opened it.
  public func closeLevels() {
    guard levelMap != nil else { return }
    close(.levelMap)
    saveAndRedraw()
  }

  /// Chooses the order of the levels. The same level stays selected.
  public func choose(_ order: LevelOrder) {
    guard let map = levelMap, map.order != order else { return }
    let number = number(at: map.cursor)
    levelMap?.order = order
    let index = orderedLevelNumbers.firstIndex(of: number) ?? 0
    levelMap?.cursor = index
    status = order.label + "."
    saveAndRedraw()
  }

  /// Selects a position on the map. `index` is clamped to the valid range.
  public func selectLevel(at index: Int) {
    guard levelMap != nil else { return }
    let index = max(0, min(index, orderedLevelNumbers.count - 1))
    levelMap?.cursor = index
    saveAndRedraw()
  }

  /// Moves the selection with a key: arrows to the adjacent levels, `Home` and `End` within the row, and `PageUp` and
  /// `PageDown` between pages. `key` is the key's name in the W3C standard "UI Events KeyboardEvent key Values", as
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
    case .pageUp: step = -LevelMap.pageSize
    case .pageDown: step = LevelMap.pageSize
    default: return false
    }
    if orderedLevelNumbers.indices.contains(cursor + step) { selectLevel(at: cursor + step) }
    return true
  }

  /// The levels of the current page, in the map's order. Empty if the map is closed.
  public var levelCells: [LevelCell] {
    guard let map = levelMap else { return [] }
    let (states, bests) = progress
    let start = map.pageIndex * LevelMap.pageSize
    return orderedLevelNumbers[start..<min(start + LevelMap.pageSize, orderedLevelNumbers.count)].map { number in
      LevelCell(level: Level.all[number - 1], state: states[number - 1], bestScore: bests[number - 1])
    }
  }

  /// The player's progress in every level, in the map's order.
  public var levelStates: [LevelState] {
    let states = progress.states
    return orderedLevelNumbers.map { states[$0 - 1] }
  }

  /// The number of levels in each state, best first, such as "Bronze 51". "Played" counts all levels that were played.
  public var levelCounts: [Figure] {
    let states = progress.states
    return LevelState.allCases.dropFirst().reversed().map { state in
      let count = states.filter { state == .played ? $0 != .unplayed : $0 == state }.count
      let name = state == .played ? "Played" : state.medal?.title ?? ""
      return Figure(name: name, value: DecimalText.grouped(count))
    }
  }

  // MARK: Next level

  /// A search for the next level to play.
  public enum LevelSearch: CaseIterable, Hashable, Sendable {
    /// The next level that the player hasn't played.
    case unplayed
    /// The next level without a gold medal.
    case withoutGold

    /// The label of the button.
    public var label: String {
      switch self {
      case .unplayed: "Next level"
      case .withoutGold: "Next medal"
      }
    }

    func matches(_ state: LevelState) -> Bool {
      switch self {
      case .unplayed: state == .unplayed
      case .withoutGold: state.rawValue < LevelState.gold.rawValue
      }
    }
  }

  /// Returns whether any level matches the search.
  public func hasNextLevel(matching search: LevelSearch) -> Bool { levelStates.contains { search.matches($0) } }

  /// Selects the next level in the map's order that matches the search, and opens its card. Wraps around at the end.
  public func openNextLevel(matching search: LevelSearch) {
    guard let map = levelMap, popUp == nil else { return }
    let states = levelStates
    for step in 1...states.count {
      let index = (map.cursor + step) % states.count
      guard search.matches(states[index]) else { continue }
      levelMap?.cursor = index
      return openLevel(number(at: index))
    }
  }

  // MARK: Order

  private var orderedLevelNumbers: [Int] {
    levelMap?.order == .difficulty ? levelsByDifficulty : Array(1...Level.all.count)
  }

  func number(at index: Int) -> Int {
    orderedLevelNumbers.indices.contains(index) ? orderedLevelNumbers[index] : 1
  }

  /// The level numbers by difficulty, cached. Doesn't use the library's sort, which adds kilobytes to the page.
  private var levelsByDifficulty: [Int] {
    if let sorted = levelFile.numbersByDifficulty { return sorted }
    var sorted: [Int] = []
    for level in Level.all {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if Level.all[sorted[middle] - 1].bestPossibleScore <= level.bestPossibleScore {
          low = middle + 1
        } else {
          high = middle
        }
      }
      sorted.insert(Int(level.number.value), at: low)
    }
    levelFile.numbersByDifficulty = sorted
    return sorted
  }

  /// The state and best score of each level, by number.
  private var progress: (states: [LevelState], bests: [Int?]) {
    var states = Array(repeating: LevelState.unplayed, count: Level.all.count)
    var bests: [Int?] = Array(repeating: nil, count: Level.all.count)
    for (number, points, formerScore) in levels.bestScores {
      states[number - 1] = LevelState(medal(in: Level.all[number - 1], for: points, formerScore: formerScore))
      bests[number - 1] = points > 0 ? points : nil
    }
    return (states, bests)
  }
}
