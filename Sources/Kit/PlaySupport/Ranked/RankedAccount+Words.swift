import NumberedGame

// What the page of the account says.
extension RankedAccount {
  static let noCodeText: String = "The code of a table has eight letters."

  static let notKeptText: String =
    "This device’s storage is full, or may not be used, so that this was not kept. You are who you are here until this page is "
    + "closed."

  static let unchangedText: String = "This device’s storage is full, or may not be used. Nothing was changed."

  static let deletedText: String =
    "You are deleted: name, tokens, tables and games are gone from the server. Games of days that were revealed stay in the copies "
    + "that others have taken, without a name. What this device keeps of your results stays here."

  /// The streak: "3 days in a row. Your longest: 12 days."
  public var streakText: String? {
    profile.map {
      "\(Self.days($0.streak.current)) in a row. Your longest: \(Self.days($0.streak.best))."
    }
  }

  private static func days(_ count: Int) -> String { "\(DecimalText.grouped(count)) \(count == 1 ? "day" : "days")" }

  /// What whoever has no player yet is told.
  public var strangerText: String {
    invitation == nil
      ? "This device has no player yet. Your first game of the day makes one: there is nothing to sign up for. If you play on "
        + "another device already, bring that player here by a moving code."
      : "Do you already play on another device? Bring that player here by a moving code first, then join."
  }

  /// What is said once when there is something to lose.
  public var offerText: String {
    "You have played on three days. Browsers drop what a page keeps when it is not visited for a while: on a second device you "
      + "would still be you."
  }

  /// How long the moving code is good for.
  public var movingText: String {
    movingTimeLeft > 0
      ? "Good for one use, for \(DurationText.clock(movingTimeLeft)) more."
      : "The ten minutes of this code are over."
  }

  /// The note below a circle if today's games of its members are still hidden.
  public var circleNote: String {
    "Won: games of the last \(FriendCircle.days) days, of those that others at the table played too, in which nobody did better. "
      + "What others made is told once your own game is over."
  }

  /// A question with its answers.
  public struct QuestionWords: Sendable {
    /// The question in short.
    public let title: String
    /// What follows from it.
    public let text: String
    /// What does it.
    public let confirm: String
  }

  /// The question in words; nothing where there is none.
  public var questionWords: QuestionWords? {
    switch question {
    case nil: nil
    case .leave(let circle):
      QuestionWords(
        title: "Leave “\(Self.text(circle.name))”?",
        text: "Its code brings you back. A table goes with its last member.", confirm: "Leave")
    case .deleteCircle(let circle):
      QuestionWords(
        title: "Delete “\(Self.text(circle.name))”?",
        text: "It is gone for all its members. Nobody’s games are.", confirm: "Delete the table")
    case .sendAway(let member, let circle):
      QuestionWords(
        title: "Remove \(Self.text(member.name))?",
        text: "Whoever has the code of “\(Self.text(circle.name))” can come back.", confirm: "Remove")
    case .replace:
      QuestionWords(
        title: "Become another player here?",
        text:
          "This device plays as \(Self.text(player?.name ?? [])) now. That player stays at the server, but there is no way "
          + "back to it without another device that plays as it.",
        confirm: "Become the other")
    case .renewToken:
      QuestionWords(
        title: "Replace your token?",
        text:
          "Every other device that plays as you has to come by a moving code again. Do this if somebody else may be you.",
        confirm: "Replace it")
    case .delete:
      QuestionWords(
        title: "Delete your account?",
        text:
          "Name, tokens, tables and games go from the server for good. Games of days that were revealed stay in the copies "
          + "that others have taken, without a name. What this device keeps of your results stays here.",
        confirm: "Delete me")
    }
  }

  private static func text(_ name: [UInt8]) -> String { String(decoding: name, as: UTF8.self) }
}
