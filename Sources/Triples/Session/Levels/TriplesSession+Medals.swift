import NumberedGame
import PlaySupport
import TriplesModel

// Which medals there are to be won in the game on the table, and what has been won.
extension TriplesSession {
  /// How many moves may be taken back in a game that is to earn a medal: as many as a slip of the finger needs. Who takes
  /// back more could look for the best move by trial.
  public static let undoLimit = 3

  /// The level on the table, once it is known what its medals take; `nil` for a game that is none.
  public var level: Level? { replay.number.flatMap { levelFile.table?[$0] } }

  /// Why a game earns no medal.
  public enum Help: Hashable, Sendable {
    /// It was played on from a replay.
    case playedOn
    /// The coach has played in it.
    case coach
    /// The coach was asked.
    case hint
    /// More moves were taken back than may be.
    case undo
    /// The perfect game of this deal was watched before the crown was won.
    case watched

    /// The help in two words: "hint used".
    public var label: String {
      switch self {
      case .playedOn: "played on"
      case .coach: "coach played"
      case .hint: "hint used"
      case .undo: "moves taken back"
      case .watched: "watched"
      }
    }

    /// The help as the end of a sentence that begins with "This would be silver, but".
    var reason: String {
      switch self {
      case .playedOn: "the game was played on from a replay"
      case .coach: "the coach has played in it"
      case .hint: "a hint was used"
      case .undo: "more than \(TriplesSession.undoLimit) moves were taken back"
      case .watched: "you have watched the perfect game"
      }
    }
  }

  /// The help that there was in the game on the table, the weightiest first, or `nil` if it can earn a medal.
  public var help: Help? {
    if saved.coachStart != nil { return .coach }
    if let help = Self.help(by: recordMarks) { return help }
    return replay.number.map(sharedFiles.levels.content.isWatched) == true ? .watched : nil
  }

  /// The help that there was by the marks of a row of the scores.
  static func help(by marks: ScoreMarks) -> Help? {
    if marks.contains(.playedOn) { return .playedOn }
    if marks.contains(.hintUsed) { return .hint }
    return marks.contains(.undoUsed) && !marks.contains(.fewTakenBack) ? .undo : nil
  }

  /// The marks of the game on the table as its row of the scores has them.
  var recordMarks: ScoreMarks {
    marks.contains(.undoUsed) && saved.takenBackCount <= Self.undoLimit ? marks.union(.fewTakenBack) : marks
  }

  // MARK: While playing

  /// What there is to be won next in the game on the table, beside its score.
  public struct Goal: Hashable, Sendable {
    /// The medal; `nil` if none can be won any more.
    public let medal: Medal?
    /// What it is: "Silver in", "Crown", or "No medal".
    public let label: String
    /// How far it is, in points: "59"; or "reached"; or why there is none: "hint used".
    public let text: String
    /// Whether the latest move has reached a medal.
    public let isReached: Bool
    /// Whether the text is words rather than points.
    public var isWords: Bool { text.utf8Bytes.contains { $0 >= UInt8(ascii: "a") } }
  }

  /// What there is to be won next, or `nil` for a game that is no level, or in which there is nothing to be won from the
  /// beginning.
  public var goal: Goal? {
    guard let level else { return nil }
    let isReached = messages.medal(on: board) != nil
    switch help {
    case .playedOn, .coach: return nil
    case .some(let help): return Goal(medal: nil, label: "No medal", text: help.label, isReached: false)
    case nil: break
    }
    guard let next = level.next(after: game.score) else {
      return Goal(medal: .crown, label: Medal.crown.title, text: "reached", isReached: isReached)
    }
    return Goal(
      medal: next.medal, label: "\(next.medal.title) in", text: DecimalText.grouped(next.missing), isReached: isReached)
  }

  /// Sees whether the latest move has reached a medal, and says so.
  ///
  /// - Parameter score: before it, in points.
  func noteMedal(from score: Int) {
    guard let level, help == nil, let medal = level.medal(for: game.score), medal != level.medal(for: score) else {
      return
    }
    messages.reach(medal, on: board)
    let next =
      level.next(after: game.score).map { " \(DecimalText.grouped($0.missing)) more for \($0.medal.name)." } ?? ""
    messages.say("\(medal.title)!" + next, on: board)
    status += " \(medal.title)!"
  }

  // MARK: At the end

  /// What a finished game of a level is worth.
  public struct MedalResult: Hashable, Sendable {
    /// The level.
    public let level: Level
    /// The final score in points.
    public let score: Int
    /// Why it does not count, if it does not.
    public let help: Help?

    /// The medal that it has won, or would have won without help.
    public var medal: Medal? { level.medal(for: score) }

    /// The medal that it has won.
    public var won: Medal? { help == nil ? medal : nil }

    /// What it is worth, and what the next medals take: "Silver. 59 more for gold, 207 for the crown."
    public var text: String {
      if let help {
        return (medal.map { "This would be \($0.name), but " } ?? "No medal: ") + help.reason + "."
      }
      guard let next = level.next(after: score) else { return "The crown! No one can score more with this deal." }
      let crown = next.medal == .crown ? "" : ", \(DecimalText.grouped(level.crown - score)) for the crown"
      return (medal.map { "\($0.title). " } ?? "")
        + "\(DecimalText.grouped(next.missing)) more for \(next.medal.name)\(crown)."
    }
  }

  /// What the game on the table is worth, if it is a level.
  var medalResult: MedalResult? {
    level.map { MedalResult(level: $0, score: game.score, help: help) }
  }

  // MARK: What is kept

  /// What was made of the levels, with what the rows of the scores say of earlier games.
  var levels: LevelRecords {
    let kept = sharedFiles.levels.content
    if let known = memo.levels, known.scores == scores, known.kept == kept { return known.all }
    var all = kept
    all.note(scores.rows)
    memo.levels = (scores, kept, all)
    return all
  }

  /// Notes a game that has ended, and all that the scores know, which forget the lesser ones.
  func noteLevel(_ row: Score) {
    guard let number = replay.number else { return }
    let (points, rows) = (help == nil ? row.score : 0, scores.rows)
    reportLevels(
      sharedFiles.levels.change {
        $0.note(rows)
        $0.note(points, in: number)
      })
  }

  func reportLevels(_ trouble: StorageTrouble) {
    keeper.report(
      trouble,
      damaged: Notice(
        "The saved medals could not be read. They have been set aside; the games in the scores have theirs."))
  }
}
