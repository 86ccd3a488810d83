import PlaySupport

/// A screen of a game, as the bar of its app shows it.
public protocol AppTab: TableTab {
  /// The SF Symbol of the tab.
  var symbol: String { get }
}

/// What an app asks of the session of its game, whichever game it is.
public protocol AppSession: TableSession where Tab: AppTab {
  /// What a coach can be asked.
  associatedtype CoachQuestion: Equatable & Sendable

  /// What the coach is to be asked now, or `nil`.
  var coachQuestion: CoachQuestion? { get }

  /// Takes a coach's answer. One to a question that is no longer asked is ignored.
  func receive(_ text: [UInt8], to question: CoachQuestion)

  /// To be called when the coach has no answer.
  func coachFailed()

  /// To be called when the app comes into view.
  func windowShown()

  /// To be called when the app goes out of view, after which the system may end it at any time.
  func windowHidden()
}

extension AppSession {
  /// Takes up what another window has saved.
  public func windowShown() { storageChanged() }

  /// Does nothing: every move is saved.
  public func windowHidden() {}
}
