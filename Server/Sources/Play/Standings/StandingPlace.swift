/// What a place in the standings says by itself.
public enum StandingPlace {
  /// Of CodeBreaker: how many guesses a game took; nothing for one that was not solved.
  public static func guesses(_ place: Int64) -> Int? {
    place < PlayedCodeBreaker.unsolvedPlace ? Int(place / 1_000_000) : nil
  }
}
