import NumberedGame

// What every session does about what it keeps.
extension KeptTable {
  /// The world outside.
  public var environment: PlayEnvironment { keeper.environment }

  /// What the player is to be told, oldest first. A front end shows the first.
  public var notices: [Notice] { keeper.notices }

  // MARK: Restoring and catching up

  /// Takes up what is saved, or begins anew.
  package func restore() {
    _ = refresh()
    // The game of an earlier day has been recorded if it was finished, and is no longer to be.
    if let game = storedGame(damaged: .gameDamaged), belongsHere(game) { adopt(game) } else { beginAnew() }
    enforceInvariants()
    save()
  }

  /// To be called when something in the storage may have changed, or the window comes to the front again: takes up
  /// what another window has saved.
  public func storageChanged() {
    let noticeCount = notices.count
    if catchUp() { changed() }
    let isDifferent = refresh()
    guard isDifferent || notices.count != noticeCount else { return }
    showAgain()
    changed()
  }

  /// Takes over the game that another window has saved since this one last looked, and says so. One that cannot be read
  /// is set aside, and the game on the table goes on.
  ///
  /// - Returns: whether there was one to take over.
  private func catchUp() -> Bool {
    // A window that was left open for days looks on.
    guard let game = storedGame(damaged: .gameDamagedElsewhere), belongsHere(game) else { return false }
    keeper.refreshRecords()
    closeQuestions()
    adopt(game)
    keeper.tell(.changedElsewhere)
    return true
  }

  /// The game that is stored, if that is new here. One that cannot be read is set aside, and the player is told `notice`.
  private func storedGame(damaged notice: Notice) -> Saved? {
    guard let text = keeper.newTable() else { return nil }
    if let game = Saved(text: text) { return game }
    keeper.setAside(text, notice)
    return nil
  }

  // MARK: Intents

  /// Does what the player asks of the game on the table, saves it, and has it drawn.
  ///
  /// Another window may have changed the game. Then that one is taken over, and the intent is void, as it was meant for
  /// a game that is no longer there. The storage is read once for that and written once at most. An intent that is part
  /// of another one leaves all this to that one.
  ///
  /// - Parameters:
  ///   - isPossible: whether the intent makes sense now; otherwise nothing happens.
  ///   - change: what it does.
  /// - Returns: what `change` answers, or `nil` where nothing was done.
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

  /// Saves the game on the table if it has changed, unless another window's has to be taken over.
  package func save() {
    guard keepsTable, isDealt else { return }
    let text = saved.text
    let isUnsaved = keeper.isUnsaved(text)
    if !keeper.isInIntent {
      guard isUnsaved else { return }
      if catchUp() { return changed() }
    }
    // First what is recorded of a game that may be about to leave the table.
    saveAgain()
    guard isUnsaved else { return }
    keeper.save(prepareToSave() ? saved.text : text)
  }

  /// Saves the game on the table if it has changed, and has drawn what is new. As long as only what covers it has changed, the
  /// storage is neither read nor written. In the middle of an intent nothing is drawn: it is not saved yet.
  package func changed() {
    guard !keeper.isInIntent else { return }
    enforceInvariants()
    save()
    onChange?()
  }

  // MARK: Days

  /// The mode of the game on the table.
  public var playMode: PlayMode { keeper.mode }

  /// The state of the ranked game at its server, or `nil` in other modes.
  public var seat: RankedSeat? {
    get { keeper.seat }
    set { keeper.seat = newValue }
  }

  /// Whether the player is about to leave the table of a day.
  package var isLeaving: Bool { keeper.dayTable?.departure != nil }

  /// Leaves the table of a day for what has no place on it.
  package func depart(for departure: Departure) {
    keeper.dayTable?.departure = departure
    changed()
  }

  /// Tells the player that the game of a day has not begun yet.
  public func tellOfComing(_ day: CalendarDay) {
    tell(.coming(day))
    changed()
  }

  /// Leaves the table for the player's own game, before the first ranked game has started.
  public func playOwnGameFirst() { depart(for: .ownTable(address: [])) }

  /// The place of a ranked game, to be added to its result: ", 3rd of 214", or nothing if it isn't known.
  package var rankedPlace: String { seat?.result?.placeText.map { ", " + $0 } ?? "" }

  /// Why the game of a day cannot be continued.
  package var dayIsOver: String { "This day is over. Its game can no longer be played on." }

  /// Tells the player that a day has begun, and with it another game.
  public func tellOfNewDay(_ day: CalendarDay) {
    tell(.newDay(day))
    changed()
  }

  // MARK: Settings, notices, addresses

  /// What the player has chosen for every game of the house.
  public var house: HouseSettings { keeper.house }

  /// Whether the settings are open, over whatever screen is in front.
  public var showsSettings: Bool { keeper.showsSettings }

  /// Opens the settings, or closes them.
  public func showSettings(_ isShown: Bool) {
    guard isShown != showsSettings else { return }
    keeper.showsSettings = isShown
    changed()
  }

  /// Makes a choice for every game of the house.
  ///
  /// - Parameter choice: the place of the choice among the setting's `choices`. One that is none changes nothing.
  public func choose(_ choice: Int, for setting: HouseSettings.Setting) {
    let choices = setting.choices
    guard choices.indices.contains(choice) else { return }
    change(saying: setting.label + ": " + choices[choice] + ".") {
      let before = house[setting]
      keeper.changeHouse { $0[setting] = choice }
      // What has been switched on is heard or felt at once.
      if before != house[setting], setting == .sound || setting == .vibration { give(.answer) }
    }
  }

  /// Changes the settings, unless they are so already.
  ///
  /// - Parameter status: what is said of it.
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

  /// What happened on the table last that can be heard and felt, if anything did since the player sat down.
  public var latestCue: GivenCue? { keeper.latestCue }

  /// Says that something happened that can be heard and felt. To be done by intents; of several in one, the last counts.
  package func give(_ cue: Cue) {
    keeper.give(cue)
  }

  /// Tells the player something, unless it is being told already.
  package func tell(_ notice: Notice) {
    keeper.tell(notice)
  }

  /// Takes the first notice away.
  public func dismissNotice() {
    if keeper.dismissNotice() { changed() }
  }

  /// Tells the player what became of what was shared.
  public func shared(_ outcome: ShareOutcome) {
    switch outcome {
    case .copied: tell(Notice(Self.shareWords.copied, isPassing: true))
    case .failed: tell(Notice(Self.shareWords.failed))
    case .shared, .canceled: return
    }
    changed()
  }

  /// Goes where an address says. An address that is none says what is wrong with it and leaves everything alone.
  ///
  /// - Parameter address: the part of the page's address after `#`; nothing means the first tab.
  public func open(address: [UInt8]) {
    guard address != self.address else { return }
    if let tab = Tab(address: address) { select(tab) } else { open(link: address) }
  }

  /// Leaves on the game's door where the player stands.
  public func leaveDoorLine() {
    keeper.leaveDoorLine(doorLine)
  }

  // MARK: What few sessions need

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
