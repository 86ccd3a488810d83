import DayAPI
import NumberedGame

extension RankedAccount {
  static let invalidCodeText: String = "A circle’s code has eight letters."

  static let notSavedText: String =
    "This device’s storage is full or not allowed, so this wasn’t saved. It holds until you close this page."

  static let unchangedText: String = "This device’s storage is full or not allowed. Nothing was changed."

  static let deletedText: String =
    "Your account is deleted: the server no longer has your name, tokens, circles and games. Copies that others made of past days "
    + "keep your games without a name. Your results on this device stay."

  /// The streak, such as "3 days in a row. Your longest: 12 days.", or `nil` before the profile is known.
  public var streakText: String? {
    profile.map {
      "\(Self.dayCountText($0.currentStreak)) in a row. Your longest: \(Self.dayCountText($0.bestStreak))."
    }
  }

  private static func dayCountText(_ count: Int) -> String {
    "\(DecimalText.grouped(count)) \(count == 1 ? "day" : "days")"
  }

  /// A note for a visitor without a player.
  public var noPlayerText: String {
    invitation == nil
      ? "This device has no player yet. Your first daily game creates one: there is nothing to sign up for. If you already play on "
        + "another device, enter its transfer code below."
      : "Do you already play on another device? Enter its transfer code first, then join."
  }

  /// The suggestion of a second device.
  public var transferOfferText: String {
    "You have played on three days. A browser may delete a site’s data if you don’t visit it for a while. Add a second device so "
      + "that you don’t lose your player."
  }

  /// The remaining time of the transfer code.
  public var transferTimeText: String {
    transferSecondsLeft > 0
      ? "Good for one use, for \(DurationText.clock(transferSecondsLeft)) more."
      : "This code has expired. Show a new one."
  }

  /// The note below a circle, which explains the number of games won and when today's results are shown.
  public var circleNote: String {
    "Won: games of the last \(FriendCircle.dayCount) days that other members played too and in which no one did better. You see today’s "
      + "results when your own game is over."
  }

  /// The question with its buttons, or `nil` if there is none.
  public var confirmationQuestion: PlaySupport.Question? {
    switch question {
    case nil: nil
    case .leave(let circle):
      Self.question(
        title: "Leave “\(Self.text(circle.name))”?",
        text: "You can join again with its code. A circle is deleted when its last member leaves.", confirm: "Leave")
    case .deleteCircle(let circle):
      Self.question(
        title: "Delete “\(Self.text(circle.name))”?",
        text: "It is deleted for all members. Their games stay.", confirm: "Delete the circle")
    case .removeMember(let member, let circle):
      Self.question(
        title: "Remove \(Self.text(member.name))?",
        text: "Anyone who has the code of “\(Self.text(circle.name))” can join again.", confirm: "Remove")
    case .replace:
      Self.question(
        title: "Play as another player here?",
        text:
          "This device now plays as \(Self.text(player?.name ?? [])). You can only come back to that player from another device "
          + "that plays as it.",
        confirm: "Switch player")
    case .renewToken:
      Self.question(
        title: "Replace your token?",
        text:
          "Your other devices need a new transfer code afterward. Do this if someone else may be playing as you.",
        confirm: "Replace it")
    case .delete:
      Self.question(
        title: "Delete your account?",
        text:
          "The server deletes your name, tokens, circles and games for good. Copies that others made of past days keep your games "
          + "without a name. Your results on this device stay.",
        confirm: "Delete my account")
    }
  }

  private static func question(title: String, text: String, confirm: String) -> PlaySupport.Question {
    PlaySupport.Question(
      title: title, text: text, confirm: Action(.init(ActionCode.confirm), confirm, .destructive),
      cancel: Action(.init(ActionCode.cancel), "Cancel"))
  }

  private static func text(_ name: [UInt8]) -> String { String(decoding: name, as: UTF8.self) }
}
