/// An event in a game that the player can hear and feel. Sessions post cues, and all front ends play the same sounds.
public enum Cue: Hashable, Sendable {
  /// Pieces moved.
  case slide
  /// Pieces merged. The value is the highest one that they merged into, 3 or more.
  case merge(Int, Occasion = .usual)
  /// The player's action isn't possible.
  case blocked
  /// A peg or a piece was placed or removed.
  case peg
  /// A guess was answered with this many filled markers.
  case answer(exactCount: Int)
  /// The game ended in a win or a new best result.
  case win
  /// The game ended in another way.
  case end

  /// The occasion of a merge, which changes its sound and its vibration.
  public enum Occasion: Hashable, Sendable {
    /// Nothing.
    case usual
    /// The game is nearly lost, so the tones are an octave lower.
    case danger
    /// The value is the highest in the game so far, and 48 or more, because smaller ones are soon reached.
    case record
    /// The value is the first of its kind that the player has ever made.
    case first
  }

  /// A tone that glides from one pitch to another and fades out.
  public struct Note: Hashable, Sendable {
    /// The start, in milliseconds after the cue.
    public let startMilliseconds: Int
    /// The duration, in milliseconds.
    public let durationMilliseconds: Int
    /// The pitch at the start, in hertz.
    public let startPitch: Int
    /// The pitch at the end, in hertz.
    public let endPitch: Int
    /// The loudness at the start, as a percentage of the device's maximum.
    public let loudness: Int
  }

  /// The notes that make up the sound.
  public var notes: [Note] {
    let numbers = noteNumbers.map { Int($0) }
    return stride(from: 0, to: numbers.count, by: 5).map {
      Note(
        startMilliseconds: numbers[$0], durationMilliseconds: numbers[$0 + 1], startPitch: numbers[$0 + 2],
        endPitch: numbers[$0 + 3],
        loudness: numbers[$0 + 4])
    }
  }

  /// The notes as one array, with five numbers for each note, in the order of `Note`'s properties.
  public var noteNumbers: [Int32] {
    if case .merge(let value, let occasion) = self {
      let pitch = Self.pitch(of: value) / (occasion == .danger ? 2 : 1)
      let fifth = pitch * 3 / 2
      return occasion == .first
        ? [0, 170, pitch, pitch, 12, 150, 520, fifth, fifth, 12] : [0, 110, pitch, pitch, 10, 55, 220, fifth, fifth, 9]
    }
    // Use one list instead of one for each kind: Embedded Swift names a function's constant lists by their order, which
    // differs between modules, so the linker confuses them.
    let notes: [Int32] = [
      0, 90, 196, 262, 8,  // slide
      0, 120, 131, 98, 16,  // blocked
      0, 60, 659, 659, 9,  // peg
      0, 160, 440, 440, 10, 90, 240, 587, 587, 10,  // answer
      0, 240, 523, 523, 10, 110, 240, 659, 659, 10, 220, 240, 784, 784, 10, 330, 700, 1047, 1047, 12,  // win
      0, 260, 392, 392, 10, 170, 500, 294, 294, 10,  // end
    ]
    let range =
      switch self {
      case .slide, .merge: 0..<1
      case .blocked: 1..<2
      case .peg: 2..<3
      case .answer: 3..<5
      case .win: 5..<9
      case .end: 9..<11
      }
    return Array(notes[range.lowerBound * 5..<range.upperBound * 5])
  }

  /// The time between an answer and its first marker, in milliseconds.
  public static let landingMilliseconds = 240

  /// The time between two markers of an answer, in milliseconds.
  public static let markerMilliseconds = 90

  /// The starts of the vibrations, in milliseconds after the cue: one for each filled marker of an answer as it lands.
  public var vibrationStarts: [Int] {
    switch self {
    case .slide: []
    case .answer(let exactCount):
      (0..<exactCount).map { Self.landingMilliseconds + Self.markerMilliseconds * $0 }
    case .merge(_, .record), .merge(48..., .first): [0, 60]
    case .merge, .blocked, .peg, .win, .end: [0]
    }
  }

  /// The duration of each vibration, in milliseconds.
  public var vibrationMilliseconds: Int {
    switch self {
    case .merge(48..., _): 20
    case .merge(6..., _): 12
    case .merge, .peg: 8
    case .slide: 0
    case .answer: 15
    case .blocked: 25
    case .win, .end: 60
    }
  }

  /// Returns the pitch of a merged value, in hertz. The tones form a pentatonic scale from middle C, one tone higher
  /// for each doubling of 3. Values beyond the scale get its last tone.
  private static func pitch(of value: Int) -> Int32 {
    let scale: [Int32] = [262, 294, 330, 392, 440, 523, 587, 659, 784, 880, 1047, 1175, 1319]
    var tone = 0
    while tone < scale.count - 1, value / 6 >= 1 << tone { tone += 1 }
    return scale[tone]
  }
}

/// A posted cue, with a number that distinguishes it from earlier cues.
public struct CueEvent: Hashable, Sendable {
  /// The cue.
  public let cue: Cue
  /// The number of cues before this one in the session.
  public let number: Int
}
