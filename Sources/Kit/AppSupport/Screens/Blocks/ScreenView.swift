#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// A screen as a native form. A section or block that keeps its ID keeps its view, with its focus and typed text.
public struct ScreenView<Picture: Equatable & Sendable, PictureView: View>: View {
  private let screen: Screen<Picture>
  private let actionHandler: ScreenActionHandler
  private let picture: (Picture) -> PictureView

  /// Creates a view of a screen. `actionHandler` performs its actions, and `picture` draws a picture of the game.
  public init(
    _ screen: Screen<Picture>, _ actionHandler: ScreenActionHandler,
    @ViewBuilder picture: @escaping (Picture) -> PictureView
  ) {
    self.screen = screen
    self.actionHandler = actionHandler
    self.picture = picture
  }

  /// The message, the sections, and the actions, with the screen's question as an alert.
  public var body: some View {
    Form {
      if let message = screen.message {
        Text(verbatim: message.text)
          .foregroundStyle(message.isError ? .alarm : .ink)
      }
      ScreenSectionsView(screen.sections, actionHandler, picture: picture)
      let actions = screen.actions.filter { actionHandler.canPerform($0) }
      if !actions.isEmpty {
        Section { ActionButtons(actions: actions, actionHandler: actionHandler) }
      }
    }
    .screenTitle(screen.title)
    .announces(AnnouncementState(status: screen.message?.text ?? "", statusNumber: screen.message?.number ?? 0))
    .announces(AnnouncedBlocks(screen.sections))
    .modifier(QuestionAlert(question: screen.question, actionHandler: actionHandler))
  }
}

extension ScreenView where Picture == Never, PictureView == EmptyView {
  /// Creates a view of a screen without pictures.
  public init(_ screen: PlainScreen, _ actionHandler: ScreenActionHandler) {
    self.init(screen, actionHandler, picture: Self.noPicture)
  }

  static func noPicture(_ picture: Never) -> EmptyView {}
}

/// The sections of a screen: in a form or list, or as a column outside a form.
public struct ScreenSectionsView<Picture: Equatable & Sendable, PictureView: View>: View {
  private let sections: [Screen<Picture>.Section]
  private let actionHandler: ScreenActionHandler
  /// The font of the headings outside a form, or `nil` in a form.
  private let headingFont: Font?
  private let picture: (Picture) -> PictureView

  /// Creates sections in a form or, with `headingFont`, outside one. In a form, the form must announce its blocks.
  init(
    _ sections: [Screen<Picture>.Section], _ actionHandler: ScreenActionHandler, headingFont: Font? = nil,
    @ViewBuilder picture: @escaping (Picture) -> PictureView
  ) {
    self.sections = sections
    self.actionHandler = actionHandler
    self.headingFont = headingFont
    self.picture = picture
  }

  /// The sections with their headings.
  public var body: some View {
    ForEach(sections, id: \.id.text) { section in
      if let headingFont {
        VStack(alignment: .leading, spacing: section.isCard ? 12 : 8) {
          if let title = section.title { Heading(title, font: headingFont) }
          if section.isRow {
            FittingRows(breakMode: .everywhere, alignment: .leading) { blocks(of: section) }
          } else {
            blocks(of: section)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .opacity(section.isBusy == true ? 0.6 : 1)
        .modifier(CardIf(isCard: section.isCard))
        // One view observes all sections. A modifier of `ForEach` would apply to each of them.
        .announces(section.id == sections.first?.id ? AnnouncedBlocks(sections) : nil)
      } else {
        Section {
          blocks(of: section)
        } header: {
          if let title = section.title { Text(verbatim: title) }
        }
      }
    }
  }

  private func blocks(of section: Screen<Picture>.Section) -> some View {
    ForEach(section.blocks, id: \.id.text) {
      BlockView(content: $0.content, isInRow: section.isRow, actionHandler: actionHandler, picture: picture)
    }
  }
}

extension ScreenSectionsView {
  /// Creates sections as a column outside a form. `picture` draws a picture of the game.
  public init(
    outsideForm sections: [Screen<Picture>.Section], headingFont: Font = .headline,
    _ actionHandler: ScreenActionHandler, @ViewBuilder picture: @escaping (Picture) -> PictureView
  ) {
    self.init(sections, actionHandler, headingFont: headingFont, picture: picture)
  }

  /// Creates the sections of a screen within a tab. If the first section has no title, it gets the screen's title.
  public init(
    ofTab screen: Screen<Picture>, _ actionHandler: ScreenActionHandler,
    @ViewBuilder picture: @escaping (Picture) -> PictureView
  ) {
    var sections = screen.sections
    if let first = sections.first, first.title == nil { sections[0].title = screen.title }
    self.init(sections, actionHandler, picture: picture)
  }
}

extension ScreenSectionsView where Picture == Never, PictureView == EmptyView {
  /// Creates sections without pictures as a column outside a form.
  public init(outsideForm sections: [PlainScreen.Section], _ actionHandler: ScreenActionHandler) {
    self.init(outsideForm: sections, actionHandler, picture: ScreenView.noPicture)
  }
}

#Preview("Every kind of block") {
  NavigationStack { ScreenView(BlockGallery().screen, ScreenActionHandler { _, _ in }) { Text(verbatim: $0) } }
    .inBothSchemes()
}

private struct CardIf: ViewModifier {
  let isCard: Bool

  func body(content: Content) -> some View {
    if isCard { content.padding(12).card() } else { content }
  }
}

private struct QuestionAlert: ViewModifier {
  let question: Question?
  let actionHandler: ScreenActionHandler

  func body(content: Content) -> some View {
    content
      .alert("\(question?.title ?? "")", isPresented: isAsking) {
        if let question {
          Button("\(question.cancel.label)", role: .cancel) { actionHandler.perform(question.cancel.id) }
          Button("\(question.confirm.label)", role: question.confirm.role == .destructive ? .destructive : nil) {
            actionHandler.perform(question.confirm.id)
          }
        }
      } message: {
        Text(verbatim: question?.text ?? "")
      }
  }

  /// Whether the alert is shown. The setter does nothing: each button answers the question, and SwiftUI may call
  /// the setter before the button's action.
  private var isAsking: Binding<Bool> {
    let isAsking = question != nil
    return Binding(get: { isAsking }, set: { _ in })
  }
}
#endif
