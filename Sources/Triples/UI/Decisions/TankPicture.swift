import JellyToy

/// What there is to see in a jelly tank at one moment.
struct TankPicture: Equatable {
  /// The creatures, the oldest first.
  let creatures: [Creature]

  /// The confetti.
  let drops: [Drop]

  /// Who is in the tank, as a sentence.
  let summary: String

  /// Looks into a tank.
  init(_ tank: JellyTank) {
    creatures = tank.creatures
    drops = tank.drops
    summary = tank.summary
  }
}
