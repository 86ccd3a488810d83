import NumberedGame

/// A session at whose table the game of a day can be that a server deals.
public protocol RankedSession: TableSession {
  /// What is asked of the server, and what it has said; `nil` in any other game. Only the session changes it.
  var seat: RankedSeat? { get set }

  /// Takes what came of a call of `seat`.
  ///
  /// - Parameters:
  ///   - reply: the reply; nothing where none came.
  ///   - number: the number of the call.
  func receive(_ reply: RankedReply?, to number: Int)

  /// Tells the player of the game of a day that is still to come.
  func tellOfComing(_ day: CalendarDay)

  /// Leaves the table for the player's own game, before the first ranked game has started.
  func playOwnGameFirst()

  /// Ends the game as it stands, where the player was asked.
  func finishRanked()

  /// What is said before the game is ended for good.
  var finishWarning: String { get }

  /// The result as a headline.
  var rankedHeadline: String { get }

  /// Whether there is anything to review.
  var canReviewRanked: Bool { get }

  /// Opens the coach's review of the game, which is over.
  func reviewRanked()
}

extension RankedSession {
  /// Closes what is in front of the table: the game goes on, or is looked at.
  public func closeQuestion() {
    guard let seat, seat.question != nil, seat.question != .introduction else { return }
    self.seat?.question = nil
    onChange?()
  }

  /// Starts the first ranked game, after the player has read the introduction.
  public func startRanked() {
    guard let seat, seat.question == .introduction else { return }
    self.seat?.start()
    onChange?()
  }

  /// To be called where the server takes longer than anybody would wait without a word, and when it has answered then.
  ///
  /// - Parameter number: the number of the call.
  public func serverIsSlow(_ number: Int) {
    guard let seat, seat.call?.number == number, !seat.isSlow else { return }
    self.seat?.isSlow = true
    onChange?()
  }

  /// To be called when there is a reason to hope for the server: the network is back, or the player.
  public func tryServerAgain() {
    guard seat != nil else { return }
    seat?.tryAgain()
    onChange?()
  }
}

extension Notice {
  /// The game was played on on another device.
  package static var playedElsewhere: Notice {
    Notice("This game was played on elsewhere. Here is where it stands now.")
  }
}
