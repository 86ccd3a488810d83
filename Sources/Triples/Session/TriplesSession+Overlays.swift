import SessionSupport

extension TriplesSession {
  enum Overlay: SessionSupport.Overlay {
    case levelMap(LevelMap)
    case duel(Duel)
    case viewer(ReplayViewer)
    case popUp(PopUp)

    enum Kind { case levelMap, duel, viewer, popUp }

    var kind: Kind {
      switch self {
      case .levelMap: .levelMap
      case .duel: .duel
      case .viewer: .viewer
      case .popUp: .popUp
      }
    }

    func stays(under other: Overlay) -> Bool {
      switch (self, other) {
      case (.popUp, _): false
      case (_, .popUp(.openGame)): true
      case (.levelMap, .viewer), (.levelMap, .popUp(.level)): true
      case (.duel, .viewer(let viewer)): viewer.isOpenedFromDuel
      default: false
      }
    }
  }

  /// The open pop-up, or `nil` if there is none. While one is open, the board accepts no moves.
  public var popUp: PopUp? {
    if case .popUp(let popUp) = overlays[.popUp] { popUp } else { nil }
  }

  /// The open replay, or `nil` if there is none. It covers the board.
  public internal(set) var viewer: ReplayViewer? {
    get { if case .viewer(let viewer) = overlays[.viewer] { viewer } else { nil } }
    set { if let newValue { overlays.replace(with: .viewer(newValue)) } }
  }

  /// The open duel, or `nil` if there is none. It covers the board, and a replay opened from the duel covers the duel.
  public internal(set) var duel: Duel? {
    get { if case .duel(let duel) = overlays[.duel] { duel } else { nil } }
    set { if let newValue { overlays.replace(with: .duel(newValue)) } }
  }

  /// The open map of all levels, or `nil` if it is closed. It covers the screen, and a replay covers it.
  public internal(set) var levelMap: LevelMap? {
    get { if case .levelMap(let map) = overlays[.levelMap] { map } else { nil } }
    set { if let newValue { overlays.replace(with: .levelMap(newValue)) } }
  }

  /// Whether a replay, a duel, or the map of the levels covers the screen.
  public var isCovered: Bool { viewer != nil || duel != nil || levelMap != nil }

  var isInFront: Bool { overlays.isEmpty }

  /// Opens an overlay, and closes the overlays that can't stay below it.
  func open(_ overlay: Overlay) {
    keepProgress(of: overlays.open(overlay))
  }

  /// Closes an overlay and everything above it. Does nothing if it isn't open.
  func close(_ kind: Overlay.Kind) {
    keepProgress(of: overlays.close(kind))
    if isRanked { showEndIfDue() }
  }

  func closeOverlays() {
    keepProgress(of: overlays.closeAll())
  }

  func show(_ tab: Tab) {
    self.tab = tab
    closeOverlays()
  }

  /// Retains the advice of incomplete reviews that are being closed, so that reopening them continues the review.
  private func keepProgress(of closed: [Overlay]) {
    for overlay in closed {
      switch overlay {
      case .viewer(let viewer):
        if case .running(let advices) = viewer.reviewState { openedItems.keepReview(of: viewer.replay, advices) }
      case .duel(var duel):
        duel.isReviewing = false
        openedItems.keep(duel)
      case .levelMap, .popUp: break
      }
    }
  }

  /// Restores the consistency of the game and the overlays after a change.
  package func enforceInvariants() {
    if !isRanked { showEndIfDue() }
    // The pop-up that asks for a number doesn't hide a hint, which is visible again when the pop-up closes.
    let asksForNumber = if case .openGame = popUp { true } else { false }
    if isCovered || popUp != nil && !asksForNumber || endedDate != nil { coachHelp.hideHint() }
    if !isInFront || tab != .board || endedDate != nil { coachHelp.stopWatching() }
    saved.unansweredAction = rankedClient?.savedAction
  }
}
