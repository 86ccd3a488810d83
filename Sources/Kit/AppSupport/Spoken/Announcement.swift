import SessionSupport

/// A sentence that screen readers say without being asked.
public struct Announcement: Hashable, Sendable {
  /// The urgency of an announcement, as the system defines it.
  public enum Priority: Hashable, Sendable {
    /// Interrupts other speech, and can be interrupted.
    case normal
    /// Interrupts other speech, and can't be interrupted.
    case high
  }

  /// The text.
  public let sentence: String

  /// The urgency.
  public let priority: Priority

  /// Creates an announcement.
  public init(_ sentence: String, priority: Priority) {
    self.sentence = sentence
    self.priority = priority
  }
}

/// What a session currently has for screen readers.
public struct AnnouncementState: Hashable, Sendable {
  /// A description of the latest intent, or an empty string.
  public var status: String

  /// The number of that intent.
  public var statusNumber: Int

  /// The text of the notice that is shown, or an empty string.
  public var notice: String

  /// A number that distinguishes the notice from others with the same text.
  public var noticeNumber: Int

  /// Whether the game is currently advancing by itself: the coach plays, or a replay runs.
  public var isAutomatic: Bool

  /// Creates a state.
  public init(
    status: String, statusNumber: Int = 0, notice: String = "", noticeNumber: Int = 0, isAutomatic: Bool = false
  ) {
    self.status = status
    self.statusNumber = statusNumber
    self.notice = notice
    self.noticeNumber = noticeNumber
    self.isAutomatic = isAutomatic
  }

  /// Creates the state of a session's latest event and its first notice.
  public init(_ event: SpokenEvent, notice: Notice? = nil, noticeNumber: Int = 0, isAutomatic: Bool = false) {
    self.init(
      status: event.text, statusNumber: event.number, notice: notice?.text ?? "", noticeNumber: noticeNumber,
      isAutomatic: isAutomatic)
  }

  /// Returns one announcement of all events since `earlier`, or `nil` if there was none. Two events can have the same
  /// text. A second announcement would interrupt the first. The result of the player's action has high priority, because
  /// a screen reader that is still speaking the pressed button would otherwise drop it. Announcements of automatic
  /// changes can be interrupted.
  public func announcement(after earlier: AnnouncementState) -> Announcement? {
    var fresh: [String] = []
    if status != earlier.status || statusNumber != earlier.statusNumber { fresh.append(status) }
    if notice != earlier.notice || noticeNumber != earlier.noticeNumber { fresh.append(notice) }
    fresh.removeAll { $0.isEmpty }
    guard !fresh.isEmpty else { return nil }
    return Announcement(fresh.joined(separator: " "), priority: isAutomatic ? .normal : .high)
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension Announcement {
  /// Posts the announcement to the screen reader.
  @MainActor public func post() {
    var text = AttributedString(sentence)
    text.accessibilitySpeechAnnouncementPriority = priority == .high ? .high : .default
    AccessibilityNotification.Announcement(text).post()
  }
}

/// Announces changes in the front window only, so that two windows don't say them twice.
private struct AnnouncementModifier: ViewModifier {
  let announcementState: AnnouncementState
  let onAppear: Bool
  @Environment(\.windowRole) private var windowRole

  func body(content: Content) -> some View {
    content.onChange(of: announcementState, initial: onAppear) { earlier, now in
      guard windowRole.isFront else { return }
      // Both values are equal only in the first call, when the view appears.
      now.announcement(after: earlier == now ? AnnouncementState(status: "") : earlier)?.post()
    }
  }
}

extension View {
  /// Announces changes of a session's text to screen readers. If `onAppear` is `true`, also announces the text that the
  /// view appears with, because it is about something that has just happened.
  public func announces(_ announcementState: AnnouncementState, onAppear: Bool = false) -> some View {
    modifier(AnnouncementModifier(announcementState: announcementState, onAppear: onAppear))
  }

  /// Announces a nonempty sentence when it changes. Set `isAutomatic` if it isn't about the player's own action.
  public func announces(_ sentence: String, isAutomatic: Bool = false) -> some View {
    announces(AnnouncementState(status: sentence, isAutomatic: isAutomatic))
  }
}
#endif
