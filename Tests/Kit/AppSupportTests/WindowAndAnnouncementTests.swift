import AppSupport
import Testing

struct MotionTests {
  @Test(arguments: [
    (Motion.movement, false, true), (.movement, true, false), (.fade, false, true), (.fade, true, true),
  ])
  func reducedMotionStopsOnlyMovement(motion: Motion, isReduced: Bool, runs: Bool) {
    #expect(motion.runs(isReduced: isReduced) == runs)
  }
}

struct AnnouncementStateTests {
  private let before = AnnouncementState(status: "Game 14.", notice: "Copied.")

  @Test func onlyChangesAreAnnounced() {
    #expect(before.announcement(after: before) == nil)
    #expect(AnnouncementState(status: "", notice: "").announcement(after: before) == nil)
    let again = AnnouncementState(status: "Game 14.", statusNumber: 1, notice: "Copied.")
    #expect(again.announcement(after: before)?.sentence == "Game 14.", "another event with the same text")
    let noticedAgain = AnnouncementState(status: "Game 14.", notice: "Copied.", noticeNumber: 1)
    #expect(noticedAgain.announcement(after: before)?.sentence == "Copied.")
    #expect(AnnouncementState(status: "Left.", notice: "Copied.").announcement(after: before)?.sentence == "Left.")
    #expect(AnnouncementState(status: "Game 14.", notice: "Saved.").announcement(after: before)?.sentence == "Saved.")
  }

  @Test func statusAndNoticeAreAnnouncedTogether() {
    #expect(
      AnnouncementState(status: "Left.", notice: "Saved.").announcement(after: before)?.sentence == "Left. Saved.")
  }

  @Test func onlyPlayersActionsAreAnnouncedWithHighPriority() {
    #expect(AnnouncementState(status: "Left.").announcement(after: before)?.priority == .high)
    #expect(AnnouncementState(status: "Left.", isAutomatic: true).announcement(after: before)?.priority == .normal)
  }

  @Test func stoppingTheCoachIsNotAnnounced() {
    var playing = before
    playing.isAutomatic = true
    #expect(before.announcement(after: playing) == nil)
  }
}

struct WindowListTests {
  @Test func activatedWindowComesToTheFront() {
    var windows = WindowList()
    #expect(windows.frontID == nil)
    #expect(!windows.isVisible)
    let first = windows.open()
    let second = windows.open()
    windows.set(.active, of: first)
    #expect(windows.frontID == first)
    #expect(windows.isActive)
    windows.set(.active, of: second)
    #expect(windows.frontID == second)
  }

  @Test func windowIsBroughtToTheFrontAndAnAlreadyActiveOneStaysBehind() {
    var windows = WindowList()
    let ids = [windows.open(), windows.open()]
    for id in ids { windows.set(.active, of: id) }
    windows.bringToFront(ids[0])
    #expect(windows.frontID == ids[0])
    // A window that is already active doesn't come to the front.
    windows.set(.active, of: ids[1])
    #expect(windows.frontID == ids[0])
  }

  @Test func hiddenOrClosedFrontWindowIsReplaced() {
    var windows = WindowList()
    let ids = [windows.open(), windows.open()]
    for id in ids { windows.set(.active, of: id) }
    windows.set(.background, of: ids[1])
    #expect(windows.frontID == ids[0], "the window that is still visible")
    windows.set(.inactive, of: ids[0])
    #expect(windows.frontID == ids[0])
    #expect(windows.isVisible)
    #expect(!windows.isActive)
    windows.set(.background, of: ids[0])
    #expect(windows.frontID != nil)
    #expect(!windows.isVisible)
    windows.close(ids[0])
    #expect(windows.frontID == ids[1])
    windows.close(ids[1])
    #expect(windows.frontID == nil)
  }

  @Test func closedWindowIgnoresChangesAndItsIDIsNotReused() {
    var windows = WindowList()
    let id = windows.open()
    windows.close(id)
    windows.set(.active, of: id)
    windows.bringToFront(id)
    #expect(windows.frontID == nil)
    #expect(!windows.isVisible)
    #expect(windows.open() != id)
  }
}

@MainActor struct LastValueTests {
  @Test func lastValueIsReturnedForNil() {
    let last = LastValue<Int>()
    #expect(last(nil) == nil)
    #expect(last(4) == 4)
    #expect(last(nil) == 4)
    #expect(last(5) == 5)
  }

  @Test func memoizedValueIsComputedAgainOnlyWhenTheInputChanges() {
    var count = 0
    let picture = MemoizedFunction { (text: String) in
      count += 1
      return text.count
    }
    #expect(picture(nil) == nil)
    #expect(count == 0)
    #expect(picture("four") == 4)
    #expect(picture("four") == 4)
    #expect(count == 1)
    #expect(picture("three") == 5)
    #expect(count == 2)
    #expect(picture(nil) == nil)
    #expect(picture("three") == 5)
    #expect(count == 2)
  }
}
