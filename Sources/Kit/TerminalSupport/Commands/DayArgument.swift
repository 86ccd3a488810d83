import GameCore
import SessionSupport

extension CalendarDay {
  /// Parses a day, or a link to its game, from the command line. Throws an exit code after reporting the fault.
  package init(argument: String) throws {
    if let day = SharedText.day(ofPage: argument.utf8Bytes.prefix { $0 != UInt8(ascii: "#") }) {
      self = day
      return
    }
    do throws(CalendarDayFault) {
      try self.init(text: argument.utf8Bytes)
    } catch {
      throw Failure.usage.report("The day \(error).")
    }
  }
}

extension DayAddress {
  /// Parses the day whose game to play: `2026-11-21`, `today`, or `nil` for the player's own game. `time` is in seconds
  /// since 1970 UTC. Throws an exit code after reporting that the day is invalid or still to come.
  package init(argument: String?, at time: Int64) throws {
    guard let argument else {
      self = .none
      return
    }
    let day = argument == "today" ? CalendarDay(time: time) : try CalendarDay(argument: argument)
    self.init(search: day.description.utf8Bytes, at: time)
    if case .upcoming(let day) = self {
      throw Failure.usage.report(Notice.dayNotBegun(day).text)
    }
  }
}
