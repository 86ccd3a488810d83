import TestSupport

/// A readable text of each kind that a device stores, with several lines if the format allows them.
enum StoredTextExamples {
  /// Settings and the player's progress. Each release keeps what it knows and what it doesn't.
  static let settings: [String: String] = [
    "parlor.house.settings": "parlor-settings/1\nappearance dark\nsound on\nvibration off\nmotion less\nshortcuts off",
    "parlor.triples.settings": "triples-settings/1\nmode determ\nranking share\nlesson 3\ntold bh",
    "parlor.codebreaker.settings": "codebreaker-settings/1\nlimit usual\nletters on\nholes allow",
    "parlor.triples.collection": "triples-collection/1\nlargest 48",
    "parlor.triples.lesson": "lesson/1\nstep 3\ndone 4",
    "parlor.codebreaker.lesson": "lesson/1\nstep 3\ndone 4",
  ]

  /// Games and records. Text that makes no sense is set aside, and the player reads a notice.
  static let records: [String: String] = [
    "parlor.house.days": "days/1\ntriples 2026-11-26 1042\ncodebreaker 2026-11-27 5 helped\ncodebreaker 2026-11-28 -",
    "parlor.triples.game": "triples-table/1\ngame triples/1 14 uldr\nmarks u\ntaken-back 1",
    "parlor.triples.day0": "triples-table/1\ngame triples/1 14 ul",
    "parlor.triples.day1": "triples-table/1\ngame triples/1 14 ul",
    "parlor.triples.again": "triples-table/1\ngame triples/1 14 ul\nmarks u",
    "parlor.triples.scores": "scores/1\n400 1 - -\n300 2 u triples/1 14 uldr",
    "parlor.triples.statistics": """
    triples-statistics/1
    tiles 1,0,2,4,3,1
    best 1204
    recent 113,235,90,12,1204,300,310,320,330,340,350
    days 19674 3 5
    latest 19675 24 113 1700000000 - triples/1 14 lldldlllllllrllddllrdrlddrlld
    """,
    "parlor.triples.levels": "triples-levels/1\n14 235\n15 0 watched",
    "parlor.triples.reviews": String(
      decoding: RecordedStorage("ended").texts["parlor.triples.reviews"] ?? [], as: UTF8.self),
    "parlor.triples.board": "triples-board/1\nboard board/1 1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,192\ntile 384\nselected 15",
    "parlor.triples.notebook": "notebook/1\nday 2026-11-21\nposition 2 2026-11-23 2026-11-21 1250 u triples/1 14 uldr",
    "parlor.triples.progress": progress,
    "parlor.triples.five": five,
    "parlor.codebreaker.game": "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 0123\nselected 1\nseconds 75",
    "parlor.codebreaker.day0": "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 0123\nseconds 75",
    "parlor.codebreaker.day1": "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 0123\nseconds 75",
    "parlor.codebreaker.again": "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 0123\nseconds 75",
    "parlor.codebreaker.statistics": "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,1,4,3,2,1",
    "parlor.codebreaker.skill": "codebreaker-skill/1\n4-colors 6 1700000000:35,1700000420:0",
    "parlor.codebreaker.finished":
      "codebreaker-finished/1\ngame 1600000000 codebreaker/1/537/4.mastermind/0123,2020/solved-2",
    "parlor.codebreaker.assist":
      "codebreaker-assist/1\nboard assist/1 4 6 mastermind 0123:11\nbefore assist/1 4 6 mastermind\nnew 01--",
    "parlor.codebreaker.set": "codebreaker-set/1\nstage watching\nboard assist/1 4 6 mastermind\ncode 0123",
    "parlor.codebreaker.set-codes": "codebreaker-set-codes/1\ngame 1600000000 codebreaker/1 537 4.mastermind",
    "parlor.codebreaker.notebook":
      "notebook/1\nday 2026-11-21\nposition 2 2026-11-23 2026-11-21 50 0123 codebreaker/1 537 4.mastermind",
    "parlor.codebreaker.progress": progress,
    "parlor.codebreaker.five": five,
  ]

  private static let five = "five/1\nday 2026-11-27 11011\nday 2026-11-28 10---"

  private static let progress = """
    progress/1
    game 2026-11-21 90b1c4f2a7d35e68 120:34550 40:1200,40:8350,40:25000
    game 2026-11-22 10b1c4f2a7d35e68 12:345 
    """

  /// What the device can compute or download again. An unreadable one counts as missing.
  static let caches: [String] = [
    "parlor.codebreaker.review", "parlor.triples.again-deal", "parlor.codebreaker.again-deal",
  ]
}

/// The changes that another release might make: for each line after the first one, the text without it, and for each
/// place after the first line, the text with another line.
func changedTexts(_ text: String) -> (shortened: [String], extended: [String]) {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  let shortened = lines.indices.dropFirst().map { index in
    lines.enumerated().filter { $0.offset != index }.map(\.element).joined(separator: "\n")
  }
  let extended = (1...lines.count).map { place in
    (lines[..<place] + ["future 7"] + lines[place...]).joined(separator: "\n")
  }
  return (shortened, extended)
}
