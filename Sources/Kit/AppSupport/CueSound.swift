import Foundation
import SessionSupport

/// The sound of a cue as a WAV file: mono, 16 bits per sample.
struct CueSound {
  let file: [UInt8]

  static let sampleRate = 22_050

  /// The cues whose sounds are prepared before they are needed: all but merges to values that few games reach.
  static let preparedCues: [Cue] =
    [.slide, .blocked, .peg, .answer(exactCount: 0), .win, .end] + (0..<10).map { .merge(3 << $0) }

  init(_ cue: Cue) {
    let end = cue.notes.map { $0.startMilliseconds + $0.durationMilliseconds }.max() ?? 0
    var wave = [Double](repeating: 0, count: end * Self.sampleRate / 1000)
    for note in cue.notes { Self.add(note, to: &wave) }
    let samples = wave.flatMap { Self.bytes(Int(max(-1, min($0, 1)) * 32_767), count: 2) }
    // The `fmt` chunk: size, format (PCM), channels, samples per second, bytes per second, bytes and bits per sample.
    let form = [(16, 4), (1, 2), (1, 2), (Self.sampleRate, 4), (Self.sampleRate * 2, 4), (2, 2), (16, 2)]
    file =
      Array("RIFF".utf8) + Self.bytes(36 + samples.count, count: 4) + Array("WAVEfmt ".utf8)
      + form.flatMap { Self.bytes($0, count: $1) } + Array("data".utf8) + Self.bytes(samples.count, count: 4) + samples
  }

  /// Adds a tone that reaches its full volume within 10 ms and then decays. An abrupt start would click.
  private static func add(_ note: Cue.Note, to wave: inout [Double]) {
    let count = note.durationMilliseconds * sampleRate / 1000
    let first = note.startMilliseconds * sampleRate / 1000
    var phase = 0.0
    for index in 0..<count where first + index < wave.count {
      let time = Double(index) / Double(count)
      let attack = min(1, Double(index) / Double(sampleRate) / 0.01)
      let pitch = Double(note.startPitch) * pow(Double(note.endPitch) / Double(note.startPitch), time)
      phase += 2 * Double.pi * pitch / Double(sampleRate)
      wave[first + index] += sin(phase) * attack * pow(0.001, time) * Double(note.loudness) / 100
    }
  }

  private static func bytes(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

#if canImport(SwiftUI)
import AVFAudio
import SwiftUI

@MainActor
private final class CuePlayer {
  static let shared = CuePlayer()
  /// The players by the notes that they play. All answers sound alike.
  private var players: [[Cue.Note]: AVAudioPlayer] = [:]

  private init() {
    #if os(iOS) || PARLOR_SWIFTUI
    // The ambient category obeys the silent switch and doesn't interrupt the player's music.
    try? AVAudioSession.sharedInstance().setCategory(.ambient)
    #endif
  }

  /// Prepares the sounds, so that none is late. Computes them in the background.
  func prepare(_ cues: [Cue]) async {
    for cue in cues where players[cue.notes] == nil {
      let file = await Task.detached { CueSound(cue).file }.value
      if players[cue.notes] == nil { add(cue, file) }
    }
  }

  func play(_ cue: Cue) {
    if players[cue.notes] == nil { add(cue, CueSound(cue).file) }
    players[cue.notes]?.currentTime = 0
    players[cue.notes]?.play()
  }

  private func add(_ cue: Cue, _ file: [UInt8]) {
    players[cue.notes] = try? AVAudioPlayer(data: Data(file))
    players[cue.notes]?.prepareToPlay()
  }
}

extension Cue {
  fileprivate var feedback: SensoryFeedback? {
    // Later and repeated vibrations are ticks (`CuePlayback.tick`).
    guard vibrationStarts == [0] else { return nil }
    return switch self {
    case .slide, .answer: nil
    case .merge(48..., _): .impact(weight: .heavy)
    case .merge(6..., _): .impact(weight: .medium)
    case .merge: .impact(weight: .light)
    case .blocked: .impact(flexibility: .soft)
    case .peg: .selection
    case .win: .success
    case .end: .warning
    }
  }
}

/// Plays cues in the front window only, so that two windows don't play them twice.
private struct CuePlayback: ViewModifier {
  let event: CueEvent?
  let sharedSettings: SharedSettings
  @Environment(\.windowRole) private var windowRole
  @State private var tickCount = 0

  func body(content: Content) -> some View {
    content
      .sensoryFeedback(trigger: event) { [windowRole] _, new in
        sharedSettings.hasVibration && windowRole.isFront ? new?.cue.feedback : nil
      }
      .sensoryFeedback(trigger: tickCount) { _, _ in .impact(weight: .medium) }
      .onChange(of: event) { _, new in
        if let new, new.cue.vibrationStarts != [0], sharedSettings.hasVibration, windowRole.isFront {
          Task { await tick(new.cue) }
        }
        if let new, sharedSettings.hasSound, windowRole.isFront { CuePlayer.shared.play(new.cue) }
      }
      .task(id: sharedSettings.hasSound) {
        if sharedSettings.hasSound { await CuePlayer.shared.prepare(CueSound.preparedCues) }
      }
  }

  private func tick(_ cue: Cue) async {
    var now = 0
    for start in cue.vibrationStarts {
      try? await Task.sleep(for: .milliseconds(start - now))
      now = start
      tickCount += 1
    }
  }
}

extension View {
  /// Plays the sound and the vibration of a cue if the player's settings allow it.
  func plays(_ event: CueEvent?, _ sharedSettings: SharedSettings) -> some View {
    modifier(CuePlayback(event: event, sharedSettings: sharedSettings))
  }
}
#endif
