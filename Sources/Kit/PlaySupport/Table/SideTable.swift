import NumberedGame

/// A table beside the game, such as a board that is set up by hand. It has one screen, no door and no records; a coach is asked
/// about what lies on it, and before something goes that somebody has made, the player is.
package protocol SideTable: KeptTable, CoachClient {
  /// Does what was asked about.
  func confirm()

  /// Leaves all as it is.
  func cancel()
}

extension SideTable {
  /// Nothing to do: there is one screen.
  public func select(_ tab: Tab) {}

  /// Nothing to do: the door is that of the game.
  public func leaveDoorLine() {}

  /// The question to the coach, and the notice that goes away by itself.
  public var pendingRequests: [Request<CoachTask>] {
    var requests: [Request<CoachTask>] = []
    addTableRequests(to: &requests)
    return requests
  }

  /// Takes what came of a request.
  public func receive(_ reply: Reply, to request: Request<CoachTask>) { receiveForTable(reply, to: request) }

  package var doorLine: String { "" }

  package func showAgain() {}

  /// What the player is to be told, oldest first, in words for what lies on the table.
  ///
  /// - Parameters:
  ///   - thing: what that is: "board".
  ///   - anew: what follows where it could not be read: "a new one has begun".
  package func notices(on thing: String, anew: String) -> [Notice] {
    keeper.notices.map { notice in
      switch notice {
      case .gameDamaged: Notice("The saved \(thing) could not be read. It has been set aside, and \(anew).")
      case .gameDamagedElsewhere:
        Notice("The saved \(thing) was changed and can no longer be read. It has been set aside, and this one goes on.")
      case .changedElsewhere: Notice("The \(thing) was changed in another window. Here is how it stands now.")
      case .storageRefused: Notice("This device does not let the \(thing) be saved. Closing it will lose it.")
      default: notice
      }
    }
  }

  /// Asks a coach what it is to be asked now.
  ///
  /// - Parameter coach: answers a question, or with nothing if it cannot.
  package func ask(_ coach: (CoachTask) -> [UInt8]?) {
    guard let question = coachQuestion else { return }
    if let answer = coach(question) { receive(answer, to: question) } else { coachFailed() }
  }
}
