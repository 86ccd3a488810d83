import SessionSupport

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
}
