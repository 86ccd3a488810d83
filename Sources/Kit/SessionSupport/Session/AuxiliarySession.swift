import GameCore

/// A session beside the game, such as a board that the player sets up. It has one screen, no home-page status, and no
/// records. It asks a coach about its content, and asks the player before discarding the player's work.
package protocol AuxiliarySession: PersistentSession, CoachClient {
  associatedtype Question

  /// The question that the player has to answer, or `nil`.
  var question: Question? { get set }

  func confirm()

  func cancel()
}

extension AuxiliarySession {
  /// Does nothing, because there is only one screen.
  public func select(_ tab: Tab) {}

  /// Does nothing, because only the game itself has a home-page status.
  public func publishHomeStatus() {}

  /// The question to the coach, and the delay until a passing notice disappears.
  public var pendingRequests: [Request<CoachTask>] {
    var requests: [Request<CoachTask>] = []
    addSessionRequests(to: &requests)
    return requests
  }

  /// Handles the reply to a request.
  public func receive(_ reply: Reply, to request: Request<CoachTask>) { receiveSessionReply(reply, to: request) }

  /// The address's fragment, which names the tab.
  public var address: [UInt8] { tab.address }

  package var homeStatus: String { "" }

  package func dismissPrompts() {
    question = nil
  }

  /// Returns the notices to show, oldest first. `name` is this session's content, such as "board". `replacement` is a
  /// clause that says what replaces unreadable content, such as "a new one has begun".
  package func notices(on name: String, replacement: String) -> [Notice] {
    store.notices.map { notice in
      switch notice {
      case .gameDamaged: Notice("Can’t read the saved \(name). It was set aside, and \(replacement).")
      case .gameDamagedElsewhere:
        Notice("The saved \(name) was changed and can’t be read. It was set aside, and this one continues.")
      case .changedElsewhere: Notice("The \(name) was changed in another window. This is the latest version.")
      case .storageRefused: Notice("This device can’t save the \(name). Closing it loses it.")
      default: notice
      }
    }
  }
}
