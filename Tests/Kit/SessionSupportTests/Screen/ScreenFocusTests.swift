import SessionSupport
import Testing

@Suite struct ScreenFocusTests {
  /// A front end moves the focus only if its place differs from the latest one.
  @Test func samePlaceAfterAnotherActionDiffers() {
    let first = ScreenFocus(.id("cells"), after: nil)
    let second = ScreenFocus(.id("cells"), after: first)
    #expect(second != first)
    #expect(second.target == first.target)
  }
}
