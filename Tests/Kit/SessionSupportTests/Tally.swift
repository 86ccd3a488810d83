import GameCore

@testable import SessionSupport

/// A minimal game that counts to ten, with only the required members.
final class Tally: PersistentSession {
  enum Tab: SessionTab {
    case count, best

    var label: String { self == .count ? "Count" : "Best" }
  }

  struct Number: SavedValue {
    var value: Int64 = 0

    var text: [UInt8] { value.description.utf8Bytes }

    init(_ value: Int64) {
      self.value = value
    }

    init?(text: [UInt8]) {
      guard let value = DecimalText.read(text) else { return nil }
      self.value = value
    }
  }

  var store: SessionStore<Number, Number>
  var count: Int64 = 0
  var asksWhetherToStop = false
  var tab = Tab.count
  var status = ""
  var onChange: (() -> Void)?
  var reloadCount = 0
  var enforcementCount = 0

  init(environment: PlayEnvironment) {
    store = SessionStore(
      game: "tally", environment: environment, settings: Number(1), records: Number(0), recordsName: "best",
      recordsDamagedNotice: Notice("The best is lost."))
    restore()
  }

  // MARK: Actions

  /// Adds the step that the settings contain, and returns whether that was possible.
  @discardableResult
  func addStep() -> Bool {
    intent(!asksWhetherToStop) {
      count += store.settings.value
      status = "\(count)"
      if count >= 10 { end() }
      return true
    } ?? false
  }

  func addStepTwice() {
    intent {
      addStep()
      addStep()
    }
  }

  func choose(step: Int64) {
    changeSettings(announcing: "Step \(step).") { $0.value = step }
  }

  func askWhetherToStop() {
    asksWhetherToStop = true
    saveAndRedraw()
  }

  func select(_ tab: Tab) {
    self.tab = tab
    saveAndRedraw()
  }

  private func end() {
    save()
    let count = count
    store.changeRecords { $0.value = max($0.value, count) }
    self.count = 0
  }

  // MARK: Requirements of PersistentSession

  var saved: Number { Number(count) }

  var homeStatus: String { count == 0 ? "" : "At \(count)" }

  static var shareNotices: (copied: String, failed: String) { ("Copied.", "Failed.") }

  func startFirstGame() {
    count = 0
    status = "Begin."
  }

  func adopt(_ saved: Number) {
    count = saved.value
    status = "Go on."
  }

  func dismissPrompts() {
    asksWhetherToStop = false
  }

  func reloadDerivedState() {
    reloadCount += 1
  }

  func enforceInvariants() {
    enforcementCount += 1
  }

  var address: [UInt8] { tab.address }

  func open(link address: [UInt8]) {
    show(Notice("No such place."))
    saveAndRedraw()
  }
}
