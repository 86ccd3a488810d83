import TriplesData
import TriplesSession

extension TriplesSession.LevelFile {
  /// The contents of the file that comes with the program, or `nil` if it is missing.
  var text: [UInt8]? {
    switch self {
    case .opponents: TriplesData.opponents
    case .bestGames: TriplesData.bestGames
    }
  }
}
