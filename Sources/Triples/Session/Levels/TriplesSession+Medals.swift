import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The maximum number of undone moves for a medal. It allows for slips of the finger, but not for trial and error.
  public static let maxUndoCountForMedal = 3

  /// The level of the current game, or `nil` if the game isn't a level.
  public var level: Level? {
    replay.number.flatMap { number in par.map { Level(number, bestPossibleScore: $0) } }
  }

  /// A reason why a game can't win a medal.
  public enum Help: Hashable, Sendable {
    /// The game was continued from a replay.
    case continuedFromReplay
    /// The coach has played in the game.
    case coach
    /// A hint was shown.
    case hint
    /// More than `maxUndoCountForMedal` moves were undone.
    case undo
    /// The player watched the perfect game before winning the crown.
    case watched

    /// The help in a few words, such as "hint used".
    public var label: String {
      switch self {
      case .continuedFromReplay: "from a replay"
      case .coach: "coach played"
      case .hint: "hint used"
      case .undo: "too many undos"
      case .watched: "watched"
      }
    }

    /// The reason as the end of a sentence that begins with "This would be silver, but".
    var reason: String {
      switch self {
      case .continuedFromReplay: "the game was continued from a replay"
      case .coach: "the coach played in it"
      case .hint: "you used a hint"
      case .undo: "you undid more than \(TriplesSession.maxUndoCountForMedal) moves"
      case .watched: "you watched the perfect game"
      }
    }
  }

  /// The help used in the current game, or `nil` if there was none. If there are several kinds, the most serious one.
  public var help: Help? {
    if saved.firstCoachMoveIndex != nil { return .coach }
    if let help = Self.help(by: marksToRecord) { return help }
    return replay.number.map(sharedFiles.levels.content.isWatched) == true ? .watched : nil
  }

  /// Returns the help that the marks of a row record, or `nil` if there was none.
  static func help(by marks: ScoreMarks) -> Help? {
    if marks.contains(.continuedFromReplay) { return .continuedFromReplay }
    if marks.contains(.hintUsed) { return .hint }
    return marks.contains(.undoUsed) && !marks.contains(.fewMovesUndone) ? .undo : nil
  }

  var marksToRecord: ScoreMarks {
    marks.contains(.undoUsed) && saved.undoneMoveCount <= Self.maxUndoCountForMedal
      ? marks.union(.fewMovesUndone) : marks
  }

  // MARK: While playing

  /// The next medal to win in the current game, shown beside the score.
  public struct Goal: Hashable, Sendable {
    /// The medal, or `nil` if none can be won anymore.
    public let medal: Medal?
    /// The label, such as "To silver", "Crown", or "No medal".
    public let label: String
    /// The number of missing points ("59"), "reached", or the reason why no medal can be won ("hint used").
    public let text: String
    /// Whether the latest move earned a medal.
    public let isReached: Bool
    /// Whether `text` consists of words rather than a number.
    public var consistsOfWords: Bool { text.utf8Bytes.contains { $0 >= UInt8(ascii: "a") } }
  }

  /// The next medal to win. `nil` if the game isn't a level, continues a replay, or contains moves of the coach.
  public var goal: Goal? {
    guard let level else { return nil }
    let isReached = messages.medal(on: board) != nil
    switch help {
    case .continuedFromReplay, .coach: return nil
    case .some(let help): return Goal(medal: nil, label: "No medal", text: help.label, isReached: false)
    case nil: break
    }
    guard let next = level.nextMedal(after: game.score) else {
      return Goal(medal: .crown, label: Medal.crown.title, text: "reached", isReached: isReached)
    }
    return Goal(
      medal: next.medal, label: "To \(next.medal == .crown ? "crown" : next.medal.name)",
      text: DecimalText.grouped(next.missingPoints),
      isReached: isReached)
  }

  /// Announces a medal that the latest move earned. `score` is the score before the move.
  func announceMedal(afterScore score: Int) {
    guard let level, help == nil, let medal = level.medal(for: game.score), medal != level.medal(for: score) else {
      return
    }
    messages.showMedal(medal, on: board)
    let nextMedalText =
      level.nextMedal(after: game.score).map { " \(DecimalText.grouped($0.missingPoints)) more for \($0.medal.name)." }
      ?? ""
    announce("\(medal.title)!", details: nextMedalText)
  }

  // MARK: At the end

  /// The medals of a level whose game has ended.
  public struct MedalResult: Hashable, Sendable {
    /// The level.
    public let level: Level
    /// The final score in points.
    public let score: Int
    /// The reason why the game can't win a medal, or `nil` if it can.
    public let help: Help?

    /// The medal for the score, even if help rules it out, or `nil` if the score is too low for any medal.
    public var medal: Medal? { level.medal(for: score) }

    /// The medal that the game won, or `nil` if it didn't win one.
    public var wonMedal: Medal? { help == nil ? medal : nil }

    /// The medal and the points missing for the next ones, such as "Silver. 59 more for gold, 207 for the crown."
    public var text: String {
      if let help {
        return (medal.map { "This would be \($0.name), but " } ?? "No medal: ") + help.reason + "."
      }
      guard let next = level.nextMedal(after: score) else { return "The crown! No one can score more with this deal." }
      let crown = next.medal == .crown ? "" : ", \(DecimalText.grouped(level.bestPossibleScore - score)) for the crown"
      return (medal.map { "\($0.title). " } ?? "")
        + "\(DecimalText.grouped(next.missingPoints)) more for \(next.medal.name)\(crown)."
    }
  }

  /// Names the next medal and what it takes, such as "17 short of bronze".
  static func shortage(_ next: (medal: Medal, missingPoints: Int)) -> String {
    "\(DecimalText.grouped(next.missingPoints)) short of \(next.medal.name)"
  }

  var medalResult: MedalResult? {
    level.map { MedalResult(level: $0, score: game.score, help: help) }
  }

  // MARK: Storage

  /// The player's results in the levels, including those of games that are only in the list of scores.
  var levels: LevelRecords {
    let stored = sharedFiles.levels.content
    if let known = scoreCache.levels, known.scores == scores, known.stored == stored { return known.all }
    var all = stored
    all.record(scores.rows)
    scoreCache.levels = (scores, stored, all)
    return all
  }

  /// Returns the best medal for a score in a level. `formerScore` is the best score in a release whose medals required
  /// other scores, or 0. The player keeps the medal that it won.
  func medal(in level: Level, for score: Int, formerScore: Int) -> Medal? {
    let medal = level.medal(for: score)
    guard formerScore > 0, let opponents = levelFile.opponents?[level.number],
      let former = opponents.formerMedal(for: formerScore, in: level)
    else { return medal }
    return medal.map { max($0, former) } ?? former
  }

  /// Records a game that has ended, and all rows of the list of scores, because the list later drops its lowest rows.
  func recordLevel(_ row: ScoreRow) {
    guard let number = replay.number else { return }
    let points = help == nil ? row.score : 0
    let rows = scores.rows.filter { $0 != row }
    reportLevelProblem(
      sharedFiles.levels.change {
        $0.record(rows)
        $0.record(points, in: number)
      })
  }

  func reportLevelProblem(_ problem: StorageProblem) {
    store.report(
      problem,
      damaged: Notice(
        "Can’t read the saved medals. They were set aside. Games in your scores keep their medals."))
  }
}
