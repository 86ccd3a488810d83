import NumberedGame
import PlaySupport

extension CalendarDay {
  /// Reads a day from the command line.
  ///
  /// - Throws: an exit code, when the fault has been reported.
  package init(argument: String) throws {
    do throws(CalendarDayFault) {
      try self.init(text: argument.utf8Bytes)
    } catch {
      throw Failure.usage.report("The day \(error).")
    }
  }
}

extension DayVisit {
  /// Reads which day's game is to be played.
  ///
  /// - Parameters:
  ///   - argument: a day, as in `2026-11-21`, or the word `today`; nothing for the player's own table.
  ///   - time: the time, in seconds since the beginning of 1970 UTC.
  /// - Throws: an exit code, when the fault has been reported: what is no day, or one that is still to come.
  package init(argument: String?, at time: Int64) throws {
    guard let argument else {
      self = .none
      return
    }
    let day = argument == "today" ? CalendarDay(time: time) : try CalendarDay(argument: argument)
    self.init(search: day.description.utf8Bytes, at: time)
    if case .coming(let day) = self {
      throw Failure.usage.report("The game of \(DayText.long(day)) begins at midnight, UTC.")
    }
  }
}
