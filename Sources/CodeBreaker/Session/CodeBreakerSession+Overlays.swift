import PlaySupport

extension CodeBreakerSession {
  /// What covers the screens.
  enum Overlay: PlaySupport.Overlay {
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

  /// The pop-up over the screen, if there is one. While it is open, the guess takes no pegs.
  public var popUp: PopUp? {
    if case .popUp(let popUp) = overlays[.popUp] { popUp } else { nil }
  }

  /// The end of the game, as long as it is watched and nothing covers it yet.
  public var reveal: Reveal? {
    if case .reveal(let reveal) = overlays[.reveal] { reveal } else { nil }
  }

  /// Whether a review covers the game on the table.
  public var isReviewOpen: Bool { overlays[.review] != nil }

  /// Whether a duel covers the game on the table.
  public var isDuelOpen: Bool { overlays[.duel] != nil }

  /// Opens an overlay, and closes those that do not stay under it.
  func open(_ overlay: Overlay) {
    noteClosed(overlays.open(overlay))
  }

  /// Closes an overlay and what covers it. Does nothing if it is not open.
  func close(_ kind: Overlay.Kind) {
    noteClosed(overlays.close(kind))
  }

  func closeOverlays() {
    noteClosed(overlays.closeAll())
  }

  /// Brings a screen to the front, with nothing over it.
  func show(_ tab: Tab) {
    self.tab = tab
    closeOverlays()
  }

  /// An end that was covered while it was watched has been seen.
  private func noteClosed(_ closed: [Overlay]) {
    if closed.contains(where: { $0.kind == .reveal }) { saved.isEndUnseen = false }
  }
}
