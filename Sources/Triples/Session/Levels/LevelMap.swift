import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The map of all levels, while it is open. It covers every screen.
  public struct LevelMap: Hashable, Sendable {
    /// In which order the levels stand.
    public internal(set) var order = LevelOrder.number

    /// Where the player is on the map, from 0 to 999 in that order.
    public internal(set) var cursor = 0

    /// How many levels are shown at once: a square of ten by ten.
    public static let pageSize = 100

    /// How many levels stand side by side.
    public static let width = 10

    /// The hundred that is shown, from 0.
    public var page: Int { cursor / Self.pageSize }
  }

  /// In which order levels stand on the map.
  public enum LevelOrder: CaseIterable, Hashable, Sendable {
    /// By their numbers.
    case number
    /// By the best score that is possible, the least first: short games come before long ones.
    case difficulty

    /// The label of the choice.
    public var label: String {
      switch self {
      case .number: "By number"
      case .difficulty: "By difficulty"
      }
    }

    /// What there is to know of it, if there is anything.
    public var note: String? {
      switch self {
      case .number: nil
      case .difficulty: "The fewer points there are to be made, the shorter the game, and the nearer its crown."
      }
    }
  }

  /// How far the player is with a level.
  public enum LevelState: Int, CaseIterable, Hashable, Sendable {
    case unplayed, played, bronze, silver, gold, crown

    /// The state of a level that was played, by its medal.
    public init(_ medal: Medal?) {
      switch medal {
      case nil: self = .played
      case .bronze: self = .bronze
      case .silver: self = .silver
      case .gold: self = .gold
      case .crown: self = .crown
      }
    }

    /// The state in words: "not played", "silver".
    public var label: String {
      switch self {
      case .unplayed: "not played"
      case .played: "no medal yet"
      case .bronze: Medal.bronze.name
      case .silver: Medal.silver.name
      case .gold: Medal.gold.name
      case .crown: Medal.crown.name
      }
    }
  }

  /// One level on the map.
  public struct LevelCell: Hashable, Sendable {
    /// The level.
    public let level: Level
    /// How far the player is with it.
    public let state: LevelState
    /// The most points that the player has made in it without help, if there are any.
    public let best: Int?

    /// All of it for a screen reader: "Game 14, silver, best 235. Hard luck."
    public var spoken: String {
      "Game \(level.number), \(state.label)" + (best.map { ", best \(DecimalText.grouped($0))" } ?? "")
        + (level.isHardLuck ? ". Hard luck." : "")
    }
  }

  /// The address of the map within the page.
  static var levelsAddress: [UInt8] { "levels".utf8Bytes }

  /// Opens the map, at the level on the table.
  public func openLevels() {
    switch popUp {
    case nil, .ended, .level, .openGame, .hintQuestion: break
    case .challenge: return
    }
    levelFile.askAgain()
    var map = LevelMap()
    if let value = replay.number?.value, GameNumber.drawnRange.contains(value) { map.cursor = Int(value) - 1 }
    open(.levelMap(map))
    status = "Levels."
    changed()
  }

  /// Goes back from the map to the screen that it was opened from.
  public func closeLevels() {
    guard levelMap != nil else { return }
    close(.levelMap)
    changed()
  }

  /// Chooses in which order the levels stand. The player stays at the same level.
  public func choose(_ order: LevelOrder) {
    guard let map = levelMap, map.order != order else { return }
    let number = number(at: map.cursor)
    levelMap?.order = order
    let place = levelOrder.firstIndex(of: number) ?? 0
    levelMap?.cursor = place
    status = order.label + "."
    changed()
  }

  /// Goes to a place on the map, or to the nearest one that there is.
  public func goToLevel(at place: Int) {
    guard levelMap != nil else { return }
    let place = max(0, min(place, levelOrder.count - 1))
    levelMap?.cursor = place
    changed()
  }

  /// Goes where a key leads on the map: the arrows to what stands beside, above and below, `Home` and `End` through the row,
  /// `PageUp` and `PageDown` to the hundred before and after.
  ///
  /// - Parameter key: the key's name in the standard "UI Events KeyboardEvent key Values" of the W3C, as UTF-8.
  /// - Returns: whether it leads anywhere.
  public func pressOnMap(_ key: [UInt8]) -> Bool {
    guard let cursor = levelMap?.cursor, popUp == nil, viewer == nil else { return false }
    let column = cursor % LevelMap.width
    let step: Int
    switch KeyName(key) {
    case .arrowLeft: step = -1
    case .arrowRight: step = 1
    case .arrowUp: step = -LevelMap.width
    case .arrowDown: step = LevelMap.width
    case .home: step = -column
    case .end: step = LevelMap.width - 1 - column
    case .pageUp: step = -LevelMap.pageSize
    case .pageDown: step = LevelMap.pageSize
    default: return false
    }
    if levelOrder.indices.contains(cursor + step) { goToLevel(at: cursor + step) }
    return true
  }

  /// The levels of the hundred that is shown, in their order; none before it is known what the medals take.
  public var levelCells: [LevelCell] {
    guard let map = levelMap, let table = levelFile.table, let (states, bests) = progress else { return [] }
    let start = map.page * LevelMap.pageSize
    return levelOrder[start..<min(start + LevelMap.pageSize, levelOrder.count)].map { number in
      LevelCell(level: table.levels[number - 1], state: states[number - 1], best: bests[number - 1])
    }
  }

  /// How far the player is with every level, in the order of the map.
  public var levelStates: [LevelState] {
    progress.map { progress in levelOrder.map { progress.states[$0 - 1] } } ?? []
  }

  /// How many levels are in each state or above, by the state: "Played 120", "Bronze 51" and so on.
  public var levelCounts: [Figure] {
    guard let states = progress?.states else { return [] }
    return LevelState.allCases.dropFirst().reversed().map { state in
      let count = states.filter { state == .played ? $0 != .unplayed : $0 == state }.count
      let name = state == .played ? "Played" : Medal(rawValue: state.rawValue - 2)?.title ?? ""
      return Figure(name: name, value: DecimalText.grouped(count))
    }
  }

  // MARK: Going on

  /// What the player may go on with.
  public enum LevelSearch: CaseIterable, Hashable, Sendable {
    /// The next level that was not played.
    case unplayed
    /// The next level in which there is no gold yet.
    case withoutGold

    /// What the button says.
    public var label: String {
      switch self {
      case .unplayed: "Next not played"
      case .withoutGold: "Next without gold"
      }
    }

    func accepts(_ state: LevelState) -> Bool {
      switch self {
      case .unplayed: state == .unplayed
      case .withoutGold: state.rawValue < LevelState.gold.rawValue
      }
    }
  }

  /// Whether there is a level left to go on with.
  public func canGoOn(with search: LevelSearch) -> Bool { levelStates.contains { search.accepts($0) } }

  /// Goes to the next level to go on with, in the order of the map, and shows what there is to be won. From the last one it
  /// begins anew.
  public func goOn(with search: LevelSearch) {
    guard let map = levelMap, popUp == nil else { return }
    let states = levelStates
    for step in 1...max(1, states.count) {
      let place = (map.cursor + step) % max(1, states.count)
      guard states.indices.contains(place), search.accepts(states[place]) else { continue }
      levelMap?.cursor = place
      return openLevel(number(at: place))
    }
  }

  // MARK: In which order

  /// The numbers of the levels in the order of the map.
  private var levelOrder: [Int] {
    guard let table = levelFile.table else { return [] }
    if levelMap?.order == .difficulty { return levelsByDifficulty(table) }
    return Array(1...max(1, table.levels.count))
  }

  func number(at place: Int) -> Int {
    levelOrder.indices.contains(place) ? levelOrder[place] : 1
  }

  /// Sorted once: by counting, since the library's sorting would add kilobytes to the page.
  private func levelsByDifficulty(_ table: LevelTable) -> [Int] {
    if let sorted = levelFile.sorted { return sorted }
    var sorted: [Int] = []
    for level in table.levels {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if table.levels[sorted[middle] - 1].crown <= level.crown { low = middle + 1 } else { high = middle }
      }
      sorted.insert(Int(level.number.value), at: low)
    }
    levelFile.sorted = sorted
    return sorted
  }

  /// How far the player is with each level, and the most points made in it, by number.
  private var progress: (states: [LevelState], bests: [Int?])? {
    guard let table = levelFile.table else { return nil }
    var states = Array(repeating: LevelState.unplayed, count: table.levels.count)
    var bests: [Int?] = Array(repeating: nil, count: table.levels.count)
    for (number, points) in levels.all where states.indices.contains(number - 1) {
      states[number - 1] = LevelState(table.levels[number - 1].medal(for: points))
      bests[number - 1] = points > 0 ? points : nil
    }
    return (states, bests)
  }
}
