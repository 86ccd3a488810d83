import DOM
import GameCore
import SessionSupport

/// Prevents presses that the player can't have meant for what they would press: those of a held key, which a browser
/// repeats, and those in the moment after a dialog has opened or closed or the focus has moved to another step. Such a
/// press was often the second half of a double press of what was there before.
public enum PressGuard {
  // Access is safe, because the program has one thread.
  nonisolated(unsafe) private static var isListening = false
  nonisolated(unsafe) private static var readingTime = ReadingTime(startingAt: nil)
  // Whether the latest press was of Escape, which leads back to what the player has already read.
  nonisolated(unsafe) private static var isEscaping = false

  /// Begins to intercept presses. Call this function before the page listens to keys. Later calls do nothing.
  static func begin() {
    guard !isListening else { return }
    isListening = true
    Window.listenFirst("keydown") { event in
      isEscaping = event.key == "Escape".utf8Bytes
      let isEnter = KeyName(event.key) == .enter
      guard isEnter || event.key == [UInt8(ascii: " ")], !event.targetMatches(isEnter ? textAreas : textFields) else {
        return
      }
      let isHasty = !readingTime.isOver(at: Int64(event.timeStamp))
      guard isHasty || event.isRepeat else { return }
      event.stopPropagation()
      // A held space bar presses nothing by itself, but scrolls.
      if isEnter || isHasty { event.preventDefault() }
    }
    Window.listenFirst("click") { event in
      isEscaping = false
      // An arrow key clicks the radio button that it selects.
      guard !readingTime.isOver(at: Int64(event.timeStamp)), !event.targetMatches("input") else { return }
      event.stopPropagation()
      event.preventDefault()
    }
  }

  /// Starts the moment in which presses are ignored, unless the player has just pressed Escape. Call this function when
  /// a press does something else than before.
  public static func situationDidChange() {
    readingTime = ReadingTime(startingAt: isEscaping ? nil : Int64(Window.monotonicMilliseconds))
  }

  private static var textAreas: StaticString { "textarea" }
  private static var textFields: StaticString { "input:not([type=radio]), textarea" }
}
