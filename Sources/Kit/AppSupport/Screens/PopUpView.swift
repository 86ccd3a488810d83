import SessionSupport

extension SessionController {
  /// The pop-up to show as a card, or `nil` if the session has none, if the daily games are shown, or if the
  /// pop-up is beside the game or has inputs. A pop-up with inputs is a sheet (`PopUpSheet`).
  public final var popUpCard: Screen<Session.Picture>? {
    guard !showsToday, !isPopUpBeside, let screen = session.popUpScreen, !screen.hasInput else { return nil }
    return screen
  }

  /// A handler that performs the pop-up's actions. The Return key performs the main action.
  package final var popUpActionHandler: ScreenActionHandler {
    ScreenActionHandler(
      returnPerformsMain: true,
      perform: { [weak self] id, text in self?.performInPopUp(id, Array(text.utf8)) },
      opener: { [weak self] in self?.opener(for: $0) }, shareText: { [weak self] in self?.message($0) ?? $0.text })
  }

  private func performInPopUp(_ id: Action.ID, _ text: [UInt8]) {
    guard isTyping(id) || popUpReadingTime.isOver(at: session.environment.pressTime()) else { return }
    session.performInPopUp(id, text: text)
  }

  /// Returns whether an action reports what the player typed, which can't be meant for what was there before.
  private func isTyping(_ id: Action.ID) -> Bool {
    let blocks = session.popUpScreen?.sections.flatMap(\.blocks) ?? []
    return blocks.contains { if case .field(let field) = $0.content { field.edit == id } else { false } }
  }

  /// Performs the action of the Escape key. Does nothing without a pop-up.
  package final func cancelPopUp() {
    if let cancel = session.popUpScreen?.cancel { session.performInPopUp(cancel.id, text: []) }
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Covers the view with the card of the session's pop-up, unless `isHidden`. `picture` draws a picture of the game.
  public func popUp<Session: AppSession>(
    of controller: SessionController<Session>, isHidden: Bool = false,
    @ViewBuilder picture: @escaping (Session.Picture) -> some View
  ) -> some View {
    cover(isHidden ? nil : controller.popUpCard) {
      controller.cancelPopUp()
    } card: {
      PopUpCard(screen: $0, actionHandler: controller.popUpActionHandler, picture: picture)
    }
  }

  /// Shows the card of the session's pop-up in the upper corner while `isPopUpBeside`, with the given width in points.
  /// The card scrolls if it is taller than the view. The Escape key closes it.
  public func popUpBeside<Session: AppSession>(
    of controller: SessionController<Session>, width: CGFloat?,
    @ViewBuilder picture: @escaping (Session.Picture) -> some View
  ) -> some View {
    overlay(alignment: .topTrailing) {
      if controller.isPopUpBeside, let screen = controller.session.popUpScreen {
        ScrollView {
          PopUpCard(screen: screen, actionHandler: controller.popUpActionHandler, picture: picture)
        }
        .scrollBounceBehavior(.basedOnSize)
        .background { EscapeButton { controller.cancelPopUp() } }
        .accessibilityElement(children: .contain)
        .frame(width: width)
        .padding(8)
      }
    }
  }
}

private struct PopUpCard<Picture: Equatable & Sendable, PictureView: View>: View {
  let screen: Screen<Picture>
  let actionHandler: ScreenActionHandler
  let picture: (Picture) -> PictureView

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 8) {
        PopUpTitle(screen.title)
          .frame(maxWidth: .infinity, minHeight: GameButtonMetrics.minSide, alignment: .leading)
        if let cancel = screen.separateCancel {
          Button(cancel.label, systemImage: "xmark") { actionHandler.perform(cancel) }
            .labelStyle(.iconOnly)
            .buttonStyle(.game)
        }
      }
      ForEach(screen.sections, id: \.id.text) { section($0) }
      let actions = screen.actions.filter { actionHandler.canPerform($0) }
      ForEach(actions.filter { $0.role == .main }, id: \.id) { ActionButton(action: $0, actionHandler: actionHandler) }
      FittingRows {
        ForEach(actions.filter { $0.role != .main }, id: \.id) {
          ActionButton(action: $0, actionHandler: actionHandler)
        }
        let more = screen.moreActions.filter { actionHandler.canPerform($0) }
        if !more.isEmpty {
          Menu {
            ForEach(more, id: \.id) { action in Button("\(action.label)") { actionHandler.perform(action) } }
          } label: {
            Label("More", systemImage: "ellipsis")
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.game)
        }
      }
    }
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
    .movesUntilTap()
  }

  @ViewBuilder private func section(_ section: Screen<Picture>.Section) -> some View {
    // At large text sizes, figures beside a drawing would be one word wide.
    if section.isDrawingWithFigures, TextSize(dynamicTypeSize) < .xxLarge {
      HStack(spacing: 20) {
        BlockView(content: section.blocks[0].content, actionHandler: actionHandler, picture: picture)
        VStack(alignment: .leading, spacing: 4) {
          BlockView(content: section.blocks[1].content, actionHandler: actionHandler, picture: picture)
        }
      }
    } else {
      ScreenSectionsView(outsideForm: [section], actionHandler, picture: picture)
    }
  }
}

extension Screen.Section {
  /// Whether the section consists of a drawing and the figures that describe it.
  fileprivate var isDrawingWithFigures: Bool {
    guard blocks.count == 2, case .drawing = blocks[0].content, case .figures = blocks[1].content else { return false }
    return true
  }
}

/// A session's pop-up with inputs, as a sheet. Its last content stays visible while the sheet is being dismissed.
public struct PopUpSheet<Session: AppSession, PictureView: View>: View {
  private let controller: SessionController<Session>
  private let picture: (Session.Picture) -> PictureView

  /// Creates the sheet. `picture` draws a picture of the game.
  public init(
    _ controller: SessionController<Session>, @ViewBuilder picture: @escaping (Session.Picture) -> PictureView
  ) {
    self.controller = controller
    self.picture = picture
  }

  /// The form, with the main action and the cancel action in the toolbar.
  public var body: some View {
    let actionHandler = controller.popUpActionHandler
    SheetContent(controller.session.popUpScreen) { screen in
      NavigationStack {
        ScreenView(form(screen), actionHandler, picture: picture)
          .toolbar {
            if let cancel = screen.cancel {
              ToolbarItem(placement: .cancellationAction) {
                Button("\(cancel.label)") { actionHandler.perform(cancel) }.keyboardShortcut(.cancelAction)
              }
            }
            if let main = screen.actions.first(where: { $0.role == .main }) {
              ToolbarItem(placement: .confirmationAction) {
                Button("\(main.label)") { actionHandler.perform(main) }
              }
            }
          }
      }
    }
    .presentationDetents([.medium, .large])
  }

  private func form(_ screen: Screen<Session.Picture>) -> Screen<Session.Picture> {
    var form = screen
    form.actions.removeAll { $0.role == .main || $0.id == screen.cancel?.id }
    return form
  }
}
#endif
