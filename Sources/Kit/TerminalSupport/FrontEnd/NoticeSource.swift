import PlaySupport

/// The part of a lesson or practice that shows a notice about the storage.
package protocol NoticeSource: AnyObject {
  var notice: Notice? { get }

  func dismissNotice()
}

extension LessonCore: NoticeSource {}
extension PracticeCore: NoticeSource {}

extension NoticeSource {
  /// Prints the notice, if there is one, and dismisses it.
  func reportNotice() {
    guard let notice else { return }
    Console.report(notice.text)
    dismissNotice()
  }

  /// Handles a key while the notice covers the screen. Returns whether the key quits the program.
  func handleInNotice(_ key: Key) -> Bool {
    if key.isConfirmation || key == .escape { dismissNotice() }
    return key.lowercased == "q"
  }
}
