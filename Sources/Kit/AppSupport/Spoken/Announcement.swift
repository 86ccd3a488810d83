/// A sentence that screen readers say by themselves.
public struct Announcement: Hashable, Sendable {
  /// How urgent it is, as the system knows it.
  public enum Priority: Hashable, Sendable {
    /// Is said when nothing else is.
    case low
    /// Interrupts what is being said, and may be interrupted.
    case normal
    /// Interrupts what is being said, and is said to its end.
    case high
  }

  /// What is said.
  public let sentence: String

  /// How urgent it is.
  public let priority: Priority

  /// Makes an announcement.
  public init(_ sentence: String, priority: Priority) {
    self.sentence = sentence
    self.priority = priority
  }
}

/// What a table has to say to screen readers at one moment.
public struct Tidings: Hashable, Sendable {
  /// What the latest intent did, or nothing.
  public var status: String

  /// What the player is told in writing, or nothing.
  public var notice: String

  /// Whether the table goes on by itself just now: the coach plays, or a replay runs.
  public var isByItself: Bool

  /// Gathers what there is to say.
  public init(status: String, notice: String = "", isByItself: Bool = false) {
    self.status = status
    self.notice = notice
    self.isByItself = isByItself
  }

  /// What is to be said now: all that was not there before, in one announcement, since a second one would cut the first
  /// short.
  ///
  /// What the player has done is told with high priority: the button that was pressed is still being spoken, and would
  /// swallow it else. What happens by itself may be interrupted.
  public func announcement(after earlier: Tidings) -> Announcement? {
    let fresh = [(status, earlier.status), (notice, earlier.notice)].filter { !$0.isEmpty && $0 != $1 }.map { $0.0 }
    guard !fresh.isEmpty else { return nil }
    return Announcement(fresh.joined(separator: " "), priority: isByItself ? .normal : .high)
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension Announcement {
  /// Has it said.
  @MainActor public func post() {
    var text = AttributedString(sentence)
    text.accessibilitySpeechAnnouncementPriority =
      switch priority {
      case .low: .low
      case .normal: .default
      case .high: .high
      }
    AccessibilityNotification.Announcement(text).post()
  }
}

/// Says what is new, in the window in which the player is: two windows would say it twice.
private struct Announcing: ViewModifier {
  let tidings: Tidings
  @Environment(\.windowPlace) private var place

  func body(content: Content) -> some View {
    content.onChange(of: tidings) { earlier, now in
      if place.isFront { now.announcement(after: earlier)?.post() }
    }
  }
}

extension View {
  /// Lets screen readers say what is new on a table.
  public func announces(_ tidings: Tidings) -> some View {
    modifier(Announcing(tidings: tidings))
  }

  /// Lets screen readers say a sentence each time it changes, if it is not empty.
  ///
  /// - Parameter isByItself: whether what it tells happens by itself, rather than as the answer to what the player does.
  public func announces(_ sentence: String, isByItself: Bool = false) -> some View {
    announces(Tidings(status: sentence, isByItself: isByItself))
  }
}
#endif
