import NumberedGame

// What all sessions with storage share.
extension KeptTable {
  /// The storage, clock, and randomness of the session.
  public var environment: PlayEnvironment { keeper.environment }

  /// The notices to show, oldest first. A front end shows the first one.
  public var notices: [Notice] { keeper.notices }

  // MARK: Restoring and catching up

  /// Restores the saved game, or starts a new one.
  package func restore() {
    _ = refresh()
    // A finished game of an earlier day is recorded already, so it can be replaced.
    if let game = storedGame(damaged: .gameDamaged), belongsHere(game) { adopt(game) } else { beginAnew() }
    enforceInvariants()
    save()
  }

  /// Loads what another window has saved. Call this method when the storage may have changed, or the window comes to the front
  /// again.
  public func storageChanged() {
    let noticeCount = notices.count
    if catchUp() { changed() }
    let isDifferent = refresh()
    guard isDifferent || notices.count != noticeCount else { return }
    showAgain()
    changed()
  }

  /// Adopts the game that another window has saved since this one last looked, and shows a notice. A game that can't be read is
  /// set aside, and the current one continues.
  ///
  /// - Returns: Whether a game was adopted.
  private func catchUp() -> Bool {
    // Another window may have saved the game of a later day than this window's.
    guard let game = storedGame(damaged: .gameDamagedElsewhere), belongsHere(game) else { return false }
    keeper.refreshRecords()
    closeQuestions()
    adopt(game)
    keeper.tell(.changedElsewhere)
    return true
  }

  /// Returns the stored game if it is new to this window, or `nil`. If it can't be read, sets it aside and shows `notice`.
  private func storedGame(damaged notice: Notice) -> Saved? {
    guard let text = keeper.newTable() else { return nil }
    if let game = Saved(text: text) { return game }
    keeper.setAside(text, notice)
    return nil
  }

  // MARK: Intents

  /// Performs an intent, which is an action of the player. Then saves the game and calls `onChange` to draw it.
  ///
  /// If another window has changed the game, that game replaces the current one, and the intent, which was meant for the old
  /// one, is dropped. An intent reads the storage once and writes it at most once. For nested intents, the outermost one does
  /// this.
  ///
  /// - Parameters:
  ///   - isPossible: Whether the intent is possible now. If not, nothing happens.
  ///   - change: A closure that performs the intent.
  /// - Returns: The result of `change`, or `nil` if it wasn't called.
  @discardableResult
  package func intent<Answer>(_ isPossible: Bool = true, _ change: () -> Answer) -> Answer? {
    guard isPossible else { return nil }
    if keeper.isInIntent { return change() }
    guard !catchUp() else {
      changed()
      return nil
    }
    keeper.isInIntent = true
    let answer = change()
    enforceInvariants()
    save()
    keeper.isInIntent = false
    onChange?()
    return answer
  }

  /// Saves the game if it has changed, unless another window's game has to be adopted.
  package func save() {
    guard keepsTable, isDealt else { return }
    let text = saved.text
    let isUnsaved = keeper.isUnsaved(text)
    if !keeper.isInIntent {
      guard isUnsaved else { return }
      if catchUp() { return changed() }
    }
    // Save the records first, because the game that they belong to may be about to be replaced.
    saveAgain()
    guard isUnsaved else { return }
    keeper.save(prepareToSave() ? saved.text : text)
  }

  /// Saves the game if it has changed, and calls `onChange` to draw it. If the game hasn't changed, the storage is neither read
  /// nor written. Does nothing during an intent, which isn't saved yet.
  package func changed() {
    guard !keeper.isInIntent else { return }
    enforceInvariants()
    save()
    onChange?()
  }

  // MARK: Days

  /// The mode of the current game.
  public var playMode: PlayMode { keeper.mode }

  /// The state of the ranked game at its server, or `nil` in other modes.
  public var seat: RankedSeat? {
    get { keeper.seat }
    set { keeper.seat = newValue }
  }

  /// Whether the player is about to leave a daily game.
  package var isLeaving: Bool { keeper.dayTable?.departure != nil }

  /// Leaves a daily game for another place.
  package func depart(for departure: Departure) {
    keeper.dayTable?.departure = departure
    changed()
  }

  /// Shows the notice that a daily game hasn't begun yet.
  public func tellOfComing(_ day: CalendarDay) {
    tell(.coming(day))
    changed()
  }

  /// Navigates to the player's own game, before the first ranked game has started.
  public func playOwnGameFirst() { depart(for: .ownTable(address: [])) }

  /// The place of a ranked game, to append to its result, such as ", 3rd of 214", or an empty string if it isn't known.
  package var rankedPlace: String { seat?.result?.placeText.map { ", " + $0 } ?? "" }

  /// The reason why a daily game can't be continued.
  package var dayIsOver: String { "This day is over. You can’t continue its game." }

  /// Shows the notice that a new day's game has begun.
  public func tellOfNewDay(_ day: CalendarDay) {
    tell(.newDay(day))
    changed()
  }

  // MARK: Settings, notices, addresses

  /// The settings that all games share.
  public var house: HouseSettings { keeper.house }

  /// Whether the settings are open.
  public var showsSettings: Bool { keeper.showsSettings }

  /// Opens or closes the settings.
  public func showSettings(_ isShown: Bool) {
    guard isShown != showsSettings else { return }
    keeper.showsSettings = isShown
    changed()
  }

  /// Changes a setting that all games share.
  ///
  /// - Parameters:
  ///   - choice: An index of the setting's `choices`. An invalid one changes nothing.
  ///   - setting: The setting.
  public func choose(_ choice: Int, for setting: HouseSettings.Setting) {
    let choices = setting.choices
    guard choices.indices.contains(choice) else { return }
    change(saying: setting.label + ": " + choices[choice] + ".") {
      let before = house[setting]
      keeper.changeHouse { $0[setting] = choice }
      // Let the player hear or feel a setting that has been switched on.
      if before != house[setting], setting == .sound || setting == .vibration { give(.answer) }
    }
  }

  /// Changes the game's settings, and sets `status` if that makes a difference.
  package func changeSettings(saying status: String, _ change: @escaping (inout Settings) -> Void) {
    self.change(saying: status) { keeper.changeSettings(change) }
  }

  private func change(saying status: String, _ change: () -> Void) {
    let before = (house: house, settings: keeper.settings, noticeCount: notices.count)
    change()
    let isDifferent = keeper.house != before.house || keeper.settings != before.settings
    if isDifferent { self.status = status }
    if isDifferent || notices.count != before.noticeCount { changed() }
  }

  /// The latest cue to hear or feel, or `nil` if there hasn't been one in this session.
  public var latestCue: GivenCue? { keeper.latestCue }

  /// Posts a cue to hear or feel. Call this method within an intent. If an intent posts several, the last one counts.
  package func give(_ cue: Cue) {
    keeper.give(cue)
  }

  /// Shows a notice, unless it is already in the list.
  package func tell(_ notice: Notice) {
    keeper.tell(notice)
  }

  /// Removes the first notice.
  public func dismissNotice() {
    if keeper.dismissNotice() { changed() }
  }

  /// Handles the outcome of sharing.
  public func shared(_ outcome: ShareOutcome) {
    switch outcome {
    case .copied: tell(Notice(Self.shareWords.copied, isPassing: true))
    case .failed: tell(Notice(Self.shareWords.failed))
    case .shared, .canceled: return
    }
    changed()
  }

  /// Opens an address, or shows what is wrong with it.
  ///
  /// - Parameter address: The part of the page's address after `#`. An empty one means the first tab.
  public func open(address: [UInt8]) {
    guard address != self.address else { return }
    if let tab = Tab(address: address) { select(tab) } else { open(link: address) }
  }

  /// Stores the home-page status of the game.
  public func leaveDoorLine() {
    keeper.leaveDoorLine(doorLine)
  }

  // MARK: Defaults

  package var keepsTable: Bool { keeper.dayTable.map { $0.isKept(at: environment.now()) } ?? true }

  package var isDealt: Bool { true }

  package func belongsHere(_ game: Saved) -> Bool { true }

  package func refresh() -> Bool {
    keeper.refresh()
  }

  package func saveAgain() {
    keeper.saveAgain()
  }

  package func enforceInvariants() {}

  package func prepareToSave() -> Bool { false }
}
