import PlaySupport

extension TriplesSession {
  /// What covers the screens.
  enum Overlay: PlaySupport.Overlay {
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
      case (.duel, .viewer(let viewer)): viewer.isOfDuel
      default: false
      }
    }
  }

  /// The pop-up over the screen, if there is one. While it is open, the board takes no moves.
  public var popUp: PopUp? {
    if case .popUp(let popUp) = overlays[.popUp] { popUp } else { nil }
  }

  /// The replay being looked at, if one is open. It covers the board.
  public internal(set) var viewer: ReplayViewer? {
    get { if case .viewer(let viewer) = overlays[.viewer] { viewer } else { nil } }
    set { if let newValue { overlays.replace(with: .viewer(newValue)) } }
  }

  /// The duel being looked at, if one is. It covers the board, and a replay that is opened from it covers it.
  public internal(set) var duel: Duel? {
    get { if case .duel(let duel) = overlays[.duel] { duel } else { nil } }
    set { if let newValue { overlays.replace(with: .duel(newValue)) } }
  }

  /// The map of all levels, if it is open. It covers the screen, and a replay covers it.
  public internal(set) var levelMap: LevelMap? {
    get { if case .levelMap(let map) = overlays[.levelMap] { map } else { nil } }
    set { if let newValue { overlays.replace(with: .levelMap(newValue)) } }
  }

  /// Whether something covers every screen: a replay, a duel, or the map of the levels.
  public var isCovered: Bool { viewer != nil || duel != nil || levelMap != nil }

  /// Whether nothing covers the screens, neither a pop-up nor anything else.
  var isInFront: Bool { overlays.isEmpty }

  /// Opens an overlay, and closes those that do not stay under it.
  func open(_ overlay: Overlay) {
    keepProgress(of: overlays.open(overlay))
  }

  /// Closes an overlay and what covers it. Does nothing if it is not open.
  func close(_ kind: Overlay.Kind) {
    keepProgress(of: overlays.close(kind))
    if isRanked { showEndIfDue() }
  }

  func closeOverlays() {
    keepProgress(of: overlays.closeAll())
  }

  /// Brings a screen to the front, with nothing over it.
  func show(_ tab: Tab) {
    self.tab = tab
    closeOverlays()
  }

  /// Keeps what the coach has said in reviews that are closed before they are done, for when they are opened again.
  private func keepProgress(of closed: [Overlay]) {
    for overlay in closed {
      switch overlay {
      case .viewer(let viewer):
        if case .running(let advices) = viewer.reviewing { lookedAt.leave(viewer.replay, advices) }
      case .duel(var duel):
        duel.isReviewing = false
        lookedAt.leave(duel)
      case .levelMap, .popUp: break
      }
    }
  }

  /// Enforces the rules between what is on the table and what covers it.
  package func enforceInvariants() {
    if !isRanked { showEndIfDue() }
    // A hint waits behind the question for a number.
    let asksForNumber = if case .openGame = popUp { true } else { false }
    if isCovered || popUp != nil && !asksForNumber || endedDate != nil { coachHelp.hideHint() }
    if !isInFront || tab != .board || endedDate != nil { coachHelp.stopWatching() }
    saved.sent = rankedSent
  }
}
