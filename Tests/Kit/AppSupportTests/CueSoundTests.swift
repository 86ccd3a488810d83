import SessionSupport
import Testing

@testable import AppSupport

@Suite(.serialized) struct CueSoundTests {
  private func number(_ file: [UInt8], at place: Int, count: Int) -> Int {
    file[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  @Test(arguments: [Cue.slide, .merge(3), .merge(768), .blocked, .peg, .answer(exactCount: 2), .win, .end])
  func headerAndLengthOfTheFileMatchTheCue(_ cue: Cue) {
    let file = CueSound(cue).file
    let length = cue.notes.map { $0.startMilliseconds + $0.durationMilliseconds }.max() ?? 0
    #expect(file.starts(with: Array("RIFF".utf8)))
    #expect(file[8..<16].elementsEqual("WAVEfmt ".utf8))
    #expect(number(file, at: 4, count: 4) == file.count - 8)
    #expect(number(file, at: 40, count: 4) == file.count - 44)
    #expect(number(file, at: 24, count: 4) == CueSound.sampleRate)
    #expect(number(file, at: 34, count: 2) == 16)
    #expect((file.count - 44) / 2 == length * CueSound.sampleRate / 1000)
  }

  @Test func winSoundIsModeratelyLoudAndStartsAndEndsNearSilence() {
    let file = CueSound(.win).file
    let samples = stride(from: 44, to: file.count, by: 2).map {
      Int(Int16(truncatingIfNeeded: number(file, at: $0, count: 2)))
    }
    #expect(samples[0] == 0)
    #expect(abs(samples[samples.count - 1]) < 100)
    let loudest = samples.map(abs).max() ?? 0
    #expect(2000..<16_000 ~= loudest)
  }
}
