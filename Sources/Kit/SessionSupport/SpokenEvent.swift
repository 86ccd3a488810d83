import GameCore

/// The latest event in words, for screen readers. A front end announces each event once, even if the one before it had
/// the same words.
public struct SpokenEvent: Hashable, Sendable {
  /// The text, or an empty string if there is nothing to announce.
  public private(set) var text = ""

  /// The number of the event, which distinguishes it from earlier events with the same text.
  public private(set) var number = 0

  package init() {}

  /// Replaces the text by that of a new event.
  package mutating func report(_ text: String) {
    self.text = text
    number += 1
  }
}
