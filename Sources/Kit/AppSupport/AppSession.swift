import PlaySupport

/// A tab of an app, as its bar and its menu show it.
public protocol AppTab: CaseIterable, Hashable, Sendable {
  /// The title of the tab.
  var label: String { get }

  /// The SF Symbol of the tab.
  var symbol: String { get }
}

/// What an app asks of the session of its game, whichever game it is.
public protocol AppSession: AnyObject {
  associatedtype Tab: AppTab
  associatedtype CoachQuestion: Equatable & Sendable

  /// Is called after every change of what there is to see.
  var onChange: (() -> Void)? { get set }

  /// The tab in front.
  var tab: Tab { get }

  /// Brings a tab to the front.
  func select(_ tab: Tab)

  /// What the player is to be told outside the run of play, the oldest first.
  var notices: [Notice] { get }

  /// Takes the first notice away.
  func dismissNotice()

  /// What the coach is to be asked now, or `nil`.
  var coachQuestion: CoachQuestion? { get }

  /// Takes a coach's answer. One to a question that is no longer asked is ignored.
  func receive(_ text: [UInt8], to question: CoachQuestion)

  /// To be called when the coach has no answer.
  func coachFailed()

  /// Opens what a link says behind `#`.
  func open(address: [UInt8])

  /// To be called when the app comes into view.
  func windowShown()

  /// To be called when the app goes out of view, after which the system may end it at any time.
  func windowHidden()
}
