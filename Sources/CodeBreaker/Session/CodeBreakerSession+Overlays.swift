import SessionSupport

extension CodeBreakerSession {
  enum Overlay: SessionSupport.Overlay {
    case reveal(Reveal)
    case review
    case duel
    case popUp(PopUp)

    enum Kind { case reveal, review, duel, popUp }

    var kind: Kind {
      switch self {
      case .reveal: .reveal
      case .review: .review
      case .duel: .duel
      case .popUp: .popUp
      }
    }

    func stays(under other: Overlay) -> Bool {
      switch (self, other) {
      case (.review, .popUp), (.duel, .popUp): true
      default: false
      }
    }
  }

  /// The pop-up over the screen, or `nil`. While it's open, the guess accepts no pegs.
  public var popUp: PopUp? {
    if case .popUp(let popUp) = overlays[.popUp] { popUp } else { nil }
  }

  /// The animated end of the game, or `nil`.
  public var reveal: Reveal? {
    if case .reveal(let reveal) = overlays[.reveal] { reveal } else { nil }
  }

  /// Whether a review covers the game.
  public var isReviewOpen: Bool { overlays[.review] != nil }

  /// Whether a duel covers the game.
  public var isDuelOpen: Bool { overlays[.duel] != nil }

  func open(_ overlay: Overlay) {
    didClose(overlays.open(overlay))
  }

  /// Closes the overlay of this kind and all overlays above it, or does nothing if it isn't open.
  func close(_ kind: Overlay.Kind) {
    didClose(overlays.close(kind))
  }

  func closeOverlays() {
    didClose(overlays.closeAll())
  }

  func show(_ tab: Tab) {
    self.tab = tab
    closeOverlays()
  }

  /// Marks the result as seen if the animation of the end has closed.
  private func didClose(_ closed: [Overlay]) {
    if closed.contains(where: { $0.kind == .reveal }) { saved.isEndUnseen = false }
  }
}
