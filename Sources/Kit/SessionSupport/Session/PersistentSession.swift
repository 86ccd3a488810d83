import GameCore

extension PersistentSession {
  /// The storage, clock, and randomness of the session.
  public var environment: PlayEnvironment { store.environment }

  /// The notices to show, oldest first. A front end shows the first one.
  public var notices: [Notice] { store.notices }

  /// A number that distinguishes the first notice from earlier ones.
  public var noticeNumber: Int { store.noticeNumber }

  /// The outcome of the latest intent, as a sentence for screen readers.
  public package(set) var status: String {
    get { store.spokenEvent.text }
    set { store.spokenEvent.report(newValue) }
  }

  /// The latest intent that set `status`.
  public var spokenEvent: SpokenEvent { store.spokenEvent }

  // MARK: Restoring and other windows

  /// Restores the saved game, or starts a new one.
  package func restore() {
    _ = refresh()
    // A game that doesn't belong here is from an earlier day. Its result, if any, is recorded, so start a new game.
    if let game = storedGame(damaged: .gameDamaged), canAdopt(game) { adopt(game) } else { startFirstGame() }
    enforceInvariants()
    save()
  }

  /// Loads other windows' changes. Call this method when storage may have changed or the window comes to the front.
  public func loadChangesFromStorage() {
    let noticeCount = notices.count
    if adoptOtherWindowsGame() { saveAndRedraw() }
    let isDifferent = refresh()
    guard isDifferent || notices.count != noticeCount else { return }
    reloadDerivedState()
    saveAndRedraw()
  }

  /// Adopts a game that another window saved since this session last read or saved it, and shows a notice. Returns
  /// whether it adopted one. Sets aside an unreadable game, and continues the current one.
  private func adoptOtherWindowsGame() -> Bool {
    // Another window may have saved a later day's game, which doesn't belong here.
    guard let game = storedGame(damaged: .gameDamagedElsewhere), canAdopt(game) else { return false }
    store.refreshRecords()
    dismissPrompts()
    adopt(game)
    store.show(.changedElsewhere)
    return true
  }

  /// Returns the stored game if it is new to this window, or `nil`. Sets aside unreadable text and shows `notice`.
  private func storedGame(damaged notice: Notice) -> Saved? {
    guard let text = store.readNewText() else { return nil }
    if let game = Saved(text: text) { return game }
    store.quarantine(text, notice)
    return nil
  }

  // MARK: Intents

  /// Performs an intent, which is an action of the player, then saves the game and calls `onChange` to draw it.
  ///
  /// If another window has changed the game, that game replaces the current one, and the intent is dropped. The
  /// outermost of nested intents reads the storage once and writes it at most once.
  ///
  /// - Returns: The result of `change`, or `nil` if `isPossible` is `false` or the intent was dropped.
  @discardableResult
  package func intent<Answer>(_ isPossible: Bool = true, _ change: () -> Answer) -> Answer? {
    guard isPossible else { return nil }
    if store.isInIntent { return change() }
    guard !adoptOtherWindowsGame() else {
      saveAndRedraw()
      return nil
    }
    store.isInIntent = true
    let answer = change()
    enforceInvariants()
    save()
    store.isInIntent = false
    onChange?()
    return answer
  }

  /// Saves the game if it has changed, unless another window's game has to be adopted.
  package func save() {
    guard shouldSaveGame, isDealt else { return }
    let text = saved.text
    let isUnsaved = store.isUnsaved(text)
    if !store.isInIntent {
      guard isUnsaved else { return }
      if adoptOtherWindowsGame() { return saveAndRedraw() }
    }
    // Save the records first. They can belong to a finished game, which the new game is about to replace.
    retryFailedSaves()
    guard isUnsaved else { return }
    store.save(prepareToSave() ? saved.text : text)
  }

  /// Saves the game if it has changed, and calls `onChange` to draw it. If the game hasn't changed, the storage is
  /// neither read nor written. Does nothing during an intent, which isn't saved yet.
  package func saveAndRedraw() {
    guard !store.isInIntent else { return }
    enforceInvariants()
    save()
    onChange?()
  }

  // MARK: Days

  /// The mode of the current game.
  public var playMode: PlayMode { store.mode }

  /// The client side of the ranked game, or `nil` in other modes.
  public var rankedClient: RankedClient? {
    get { store.rankedClient }
    set { store.rankedClient = newValue }
  }

  /// Whether the player is about to leave a daily game.
  package var isLeaving: Bool { store.dayState?.pendingNavigation != nil }

  package func navigate(to pendingNavigation: DayNavigation) {
    store.dayState?.pendingNavigation = pendingNavigation
    saveAndRedraw()
  }

  /// Shows the notice that a daily game hasn't begun yet.
  public func reportDayNotOpen(_ day: CalendarDay) {
    show(.dayNotBegun(day))
    saveAndRedraw()
  }

  /// Shows the notice that a link has no valid day.
  public func reportInvalidDay() {
    show(.invalidDay)
    saveAndRedraw()
  }

  /// Navigates to the player's own game instead of starting the first ranked game.
  public func playOwnGameFirst() { navigate(to: .ownGame(address: [])) }

  /// The player's rank in a ranked game, to append to the result, such as ", 3rd of 214". Empty if it isn't known.
  package var rankSuffix: String { rankedClient?.result?.rankText.map { ", " + $0 } ?? "" }

  package var dayOverText: String { "This day is over. You can’t continue its game." }

  /// Shows the notice that a new day's game has begun.
  public func reportNewDay(_ day: CalendarDay) {
    show(.newDay(day))
    saveAndRedraw()
  }

  // MARK: Notices and addresses

  /// Shows a notice, unless it is already in the list.
  package func show(_ notice: Notice) {
    store.show(notice)
  }

  /// Removes the first notice.
  public func dismissNotice() {
    if store.dismissNotice() { saveAndRedraw() }
  }

  /// Handles the outcome of sharing.
  public func handleShareOutcome(_ outcome: ShareOutcome) { report(outcome) }

  package func report(_ outcome: ShareOutcome) {
    switch outcome {
    case .copied: show(Notice(Self.shareNotices.copied, isTransient: true))
    case .failed: show(Notice(Self.shareNotices.failed))
    case .shared, .shown, .canceled: return
    }
    saveAndRedraw()
  }

  /// Opens the page's address after `#`, or shows a notice that says why not. An empty address opens the first tab.
  public func open(address: [UInt8]) {
    let address = address.isEmpty ? address : AddressText.cleaned(fragment: address)
    guard address != self.address else { return }
    if let tab = Tab(address: address) { return select(tab) }
    // An address can have its moves hidden or, from an earlier release, visible.
    if address != (try? HiddenMoves.reveal(self.address)) { open(link: address) }
  }

  /// Stores the home-page status of the game.
  public func publishHomeStatus() {
    store.publishHomeStatus(homeStatus)
  }

  // MARK: Defaults

  package var shouldSaveGame: Bool { store.dayState.map { $0.shouldSave(at: environment.now()) } ?? true }

  package var isDealt: Bool { true }

  package func canAdopt(_ game: Saved) -> Bool { true }

  package func reloadDerivedState() {}

  package func refresh() -> Bool {
    store.refresh()
  }

  package func retryFailedSaves() {
    store.retryFailedSaves()
  }

  package func enforceInvariants() {}

  package func prepareToSave() -> Bool { false }
}
