/// Something on the table that a player may hear and feel. Sessions say what happened; what it sounds like is said here,
/// the same for every front end.
public enum Cue: Hashable, Sendable {
  /// Pieces moved.
  case slide
  /// Pieces became one of this value, 3 or more.
  case merge(Int)
  /// What the player wanted is not possible.
  case blocked
  /// A peg went into the guess or out of it.
  case peg
  /// A guess was answered.
  case answer
  /// The game ended as well as one could wish.
  case win
  /// The game ended otherwise.
  case end

  /// A tone that glides and dies away.
  public struct Note: Hashable, Sendable {
    /// When it begins, in milliseconds after the cue.
    public let start: Int
    /// How long it can be heard, in milliseconds.
    public let length: Int
    /// Where it begins, in hertz.
    public let pitch: Int
    /// Where it ends, in hertz.
    public let lastPitch: Int
    /// How loud it begins, in percent of what a device can do.
    public let loudness: Int

    init(_ start: Int, _ length: Int, _ pitch: Int, to lastPitch: Int? = nil, _ loudness: Int) {
      self.start = start
      self.length = length
      self.pitch = pitch
      self.lastPitch = lastPitch ?? pitch
      self.loudness = loudness
    }
  }

  /// What it sounds like.
  public var notes: [Note] {
    switch self {
    case .slide: [Note(0, 90, 196, to: 262, 8)]
    case .merge(let value): Self.merge(Self.pitch(of: value))
    case .blocked: [Note(0, 120, 131, to: 98, 16)]
    case .peg: [Note(0, 60, 659, 9)]
    case .answer: [Note(0, 160, 440, 10), Note(90, 240, 587, 10)]
    case .win: [Note(0, 240, 523, 10), Note(110, 240, 659, 10), Note(220, 240, 784, 10), Note(330, 700, 1047, 12)]
    case .end: [Note(0, 260, 392, 10), Note(170, 500, 294, 10)]
    }
  }

  /// How long a device shakes for it, in milliseconds; 0 for not at all.
  public var vibration: Int {
    switch self {
    case .slide: 0
    case .merge, .answer: 15
    case .blocked: 25
    case .peg: 8
    case .win, .end: 60
    }
  }

  private static func merge(_ pitch: Int) -> [Note] {
    [Note(0, 110, pitch, 10), Note(55, 220, pitch * 3 / 2, 9)]
  }

  /// Up a scale of five tones from middle C, a tone for each doubling of 3. What is above its end stays there.
  private static func pitch(of value: Int) -> Int {
    let scale = [262, 294, 330, 392, 440, 523, 587, 659, 784, 880, 1047, 1175, 1319]
    var tone = 0
    while tone < scale.count - 1, value / 6 >= 1 << tone { tone += 1 }
    return scale[tone]
  }
}

/// A cue that a session gave, and which one it was: two of a kind are two.
public struct GivenCue: Hashable, Sendable {
  /// What happened.
  public let cue: Cue
  /// The cues that were given before.
  public let number: Int
}
