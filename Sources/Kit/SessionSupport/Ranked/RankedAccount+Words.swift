import DayAPI
import GameCore

extension RankedAccount {
  static let removedText: String = "Member removed. The circle has a new code."

  static let invalidCodeText: String = "A circle’s code has ten letters."

  static let notSavedText: String =
    "This device’s storage is full or blocked, so this wasn’t saved. It lasts until you close this page."

  static let deletedText: String =
    "Your account has been deleted: the server no longer has your name, tokens, circles, and games. Copies that others made of past days "
    + "keep your games without a name. Your results on this device stay."

  /// The streak, such as "3 days in a row. Your longest: 12 days.", or `nil` before the first one.
  public var streakText: String? {
    profile.flatMap { DayText.streak($0.currentStreak, longest: $0.bestStreak) }
  }

  /// A note for a visitor without a player.
  public var noPlayerText: String {
    invitation == nil
      ? "This device has no account yet. Your first daily game creates one: there is nothing to sign up for. If you already play on "
        + "another device, enter its transfer code below."
      : "Do you already play on another device? Enter its transfer code first, then join."
  }

  /// The suggestion of a second device.
  public var transferOfferText: String {
    "You have played on three days. A browser may delete a site’s data if you don’t visit it for a while. Add a second device so "
      + "that you don’t lose your account."
  }

  /// The remaining time of the transfer code.
  public var transferTimeText: String {
    transferSecondsLeft > 0
      ? "Works once, for the next \(DurationText.clock(transferSecondsLeft))."
      : "This code has expired. Show a new one."
  }

  /// The note below a circle, which explains the number of games won and when today's results are shown.
  public var circleNote: String {
    "Wins: games that others in the circle played too, and no one beat you. You see today’s results when your own game is over."
  }

  /// The question with its buttons, or `nil` if there is none.
  public var confirmationQuestion: SessionSupport.Question? {
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
        text: "“\(Self.text(circle.name))” gets a new code. Invitations with the old one stop working.",
        confirm: "Remove")
    case .report(let member, let circle):
      NameReport.question(
        about: member?.name ?? circle.name, confirm: .init(ActionCode.confirm), cancel: .init(ActionCode.cancel))
    case .replace:
      Self.question(
        title: "Switch accounts here?",
        text:
          "This device now plays as \(Self.text(player?.name ?? [])). You can only come back to that account from another device "
          + "that uses it.",
        confirm: "Switch account")
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
          "The server deletes your name, tokens, circles, and games for good. Copies that others made of past days keep your games "
          + "without a name. Your results on this device stay.",
        confirm: "Delete my account")
    }
  }

  private static func question(title: String, text: String, confirm: String) -> SessionSupport.Question {
    SessionSupport.Question(
      title: title, text: text, confirm: Action(.init(ActionCode.confirm), confirm, .destructive),
      cancel: Action(.init(ActionCode.cancel), "Cancel"))
  }

  private static func text(_ name: [UInt8]) -> String { String(decoding: name, as: UTF8.self) }
}
