#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// The sheet of practice: first the progress, and then one position after another.
public struct PracticeView<Practice: PracticeSession, PictureView: View, Position: View>: View {
  private let screen: PracticeScreen<Practice>
  private let shareText: @MainActor (ShareItem) -> String
  private let close: @MainActor () -> Void
  private let picture: (Practice.Picture) -> PictureView
  private let position: (PracticeScreen<Practice>) -> Position
  @Environment(\.scenePhase) private var scenePhase

  /// Creates the sheet. `shareText` returns the text of a result to share, and `picture` draws a picture of the game.
  /// `position` returns the view of what the screen doesn't contain, such as a board. It must read the practice from the
  /// screen, so that the view is redrawn after each change.
  public init(
    _ screen: PracticeScreen<Practice>, shareText: @escaping @MainActor (ShareItem) -> String,
    close: @escaping @MainActor () -> Void,
    @ViewBuilder picture: @escaping (Practice.Picture) -> PictureView,
    @ViewBuilder position: @escaping (PracticeScreen<Practice>) -> Position
  ) {
    self.screen = screen
    self.shareText = shareText
    self.close = close
    self.picture = picture
    self.position = position
  }

  /// The page, with the button Done.
  public var body: some View {
    let practice = screen.practice
    NavigationStack {
      page(
        practice.screen,
        ScreenActionHandler(
          returnPerformsMain: true, perform: { id, _ in practice.perform(id) }, shareText: shareText)
      )
      .toolbar {
        DoneButton(action: close)
      }
    }
    .announces(AnnouncementState(practice.spokenEvent))
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { screen.refresh() }
    }
  }

  @ViewBuilder private func page(
    _ page: SessionSupport.Screen<Practice.Picture>, _ actionHandler: ScreenActionHandler
  ) -> some View {
    if screen.practice.phase.isInRound {
      // The position handles swipes and drags. In a form, they would scroll instead.
      ReadingPage(maxWidth: 544, spacing: 16) {
        ScreenSectionsView(outsideForm: page.sections, actionHandler, picture: picture)
        ActionButtons(actions: page.actions, actionHandler: actionHandler)
        position(screen)
      }
      .screenTitle(page.title)
    } else {
      ScreenView(page, actionHandler, picture: picture)
    }
  }
}

extension PracticeView where Position == EmptyView {
  /// Creates the sheet of practice whose screen contains everything. `shareText` returns the text of a result to share, and
  /// `picture` draws a picture of the game.
  public init(
    _ screen: PracticeScreen<Practice>, shareText: @escaping @MainActor (ShareItem) -> String,
    close: @escaping @MainActor () -> Void,
    @ViewBuilder picture: @escaping (Practice.Picture) -> PictureView
  ) {
    self.init(screen, shareText: shareText, close: close, picture: picture) { _ in EmptyView() }
  }
}
#endif
