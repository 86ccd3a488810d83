/// Something on the table that a player may hear and feel. Sessions say what happened; what it sounds like is said here,
/// the same for every front end.
public struct Cue: Hashable, Sendable {
  /// What happened.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Pieces moved.
    case slide
    /// Pieces became one.
    case merge
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
  }

  /// What happened.
  public let kind: Kind

  /// What the pieces became that are one now, 3 or more; 0 where none did.
  public let value: Int

  private init(_ kind: Kind, value: Int = 0) {
    self.kind = kind
    self.value = value
  }

  /// Pieces moved.
  public static var slide: Cue { Cue(.slide) }
  /// Pieces became one of this value, 3 or more.
  public static func merge(_ value: Int) -> Cue { Cue(.merge, value: value) }
  /// What the player wanted is not possible.
  public static var blocked: Cue { Cue(.blocked) }
  /// A peg went into the guess or out of it.
  public static var peg: Cue { Cue(.peg) }
  /// A guess was answered.
  public static var answer: Cue { Cue(.answer) }
  /// The game ended as well as one could wish.
  public static var win: Cue { Cue(.win) }
  /// The game ended otherwise.
  public static var end: Cue { Cue(.end) }

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
  }

  /// What it sounds like.
  public var notes: [Note] {
    let numbers = noteNumbers.map { Int($0) }
    return stride(from: 0, to: numbers.count, by: 5).map {
      Note(
        start: numbers[$0], length: numbers[$0 + 1], pitch: numbers[$0 + 2], lastPitch: numbers[$0 + 3],
        loudness: numbers[$0 + 4])
    }
  }

  /// The notes one after the other, with the five numbers of each in the order in which `Note` has them.
  public var noteNumbers: [Int32] {
    if kind == .merge {
      let pitch = Self.pitch(of: value)
      return [0, 110, pitch, pitch, 10, 55, 220, pitch * 3 / 2, pitch * 3 / 2, 9]
    }
    // One list, not one for each kind: Embedded Swift names the constant lists of a function by their order, which
    // differs from module to module, and the linker then takes one for another.
    let notes: [Int32] = [
      0, 90, 196, 262, 8,  // slide
      0, 120, 131, 98, 16,  // blocked
      0, 60, 659, 659, 9,  // peg
      0, 160, 440, 440, 10, 90, 240, 587, 587, 10,  // answer
      0, 240, 523, 523, 10, 110, 240, 659, 659, 10, 220, 240, 784, 784, 10, 330, 700, 1047, 1047, 12,  // win
      0, 260, 392, 392, 10, 170, 500, 294, 294, 10,  // end
    ]
    let range =
      switch kind {
      case .slide, .merge: 0..<1
      case .blocked: 1..<2
      case .peg: 2..<3
      case .answer: 3..<5
      case .win: 5..<9
      case .end: 9..<11
      }
    return Array(notes[range.lowerBound * 5..<range.upperBound * 5])
  }

  /// How long a device shakes for it, in milliseconds; 0 for not at all.
  public var vibration: Int {
    switch kind {
    case .slide: 0
    case .merge, .answer: 15
    case .blocked: 25
    case .peg: 8
    case .win, .end: 60
    }
  }

  /// Up a scale of five tones from middle C, a tone for each doubling of 3. What is above its end stays there.
  private static func pitch(of value: Int) -> Int32 {
    let scale: [Int32] = [262, 294, 330, 392, 440, 523, 587, 659, 784, 880, 1047, 1175, 1319]
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
