/// Counts the answers of many codes to a guess, 64 lanes at a time, in as many registers as the machine needs.
///
/// In Swift 6.3, comparing, adding, and subtracting take one instruction per register, but filling all lanes with a
/// number, multiplying, and selecting go lane by lane. So this code loads the values to compare with from memory, and
/// computes minima as sums of comparisons.
extension CodeColumns {
  typealias WideVector = SIMD64<UInt8>

  /// Adds the number of codes with each answer to `counts`, which must be 0. A color not in the game matches nothing.
  func countWide(_ guess: UnsafePointer<UInt8>, into counts: UnsafeMutablePointer<UInt32>) {
    prepare(guess)
    var start = 0
    while start < count {
      // With at most 63 vectors at a time, a lane's count can't exceed 255.
      let end = min(start &+ 63 &* 64, count)
      let vectorCount = (end &- start &+ 63) / 64
      let matches = UnsafeMutableRawPointer(resultColumn).assumingMemoryBound(to: WideVector.self)
      switch space.pegCount {
      case 4: compareWide(start, vectorCount, matches, pegCount: 4)
      case 5: compareWide(start, vectorCount, matches, pegCount: 5)
      case 6: compareWide(start, vectorCount, matches, pegCount: 6)
      default: compareWide(start, vectorCount, matches, pegCount: space.pegCount)
      }
      // Invalidate the lanes after the last code.
      for row in end &- start..<vectorCount &* 64 { resultColumn[row] = 255 }
      countWide(matches, vectorCount, into: counts)
      start = end
    }
  }

  /// Fills vectors with the pegs of the guess, and with the rank of each: the number of equal pegs before it.
  private func prepare(_ guess: UnsafePointer<UInt8>) {
    for index in 0..<space.pegCount {
      let peg = guess[index]
      var rank: UInt8 = 0
      for earlier in 0..<index where guess[earlier] == peg { rank &+= 1 }
      // A peg without a color gets the rank 254, which is larger than any number of pegs.
      let isColor = Int(peg) < space.colorCount
      pegColumns[index] = isColor ? space.pegCount &+ Int(peg) : 0
      fill(index, with: isColor ? peg : 254)
      fill(8 &+ index, with: isColor ? rank : 254)
    }
  }

  private func fill(_ vector: Int, with byte: UInt8) {
    UnsafeMutableRawPointer(guessVectors + vector).assumingMemoryBound(to: UInt8.self).update(
      repeating: byte, count: 64)
  }

  @inline(__always)
  private func compareWide(
    _ start: Int, _ vectorCount: Int, _ matches: UnsafeMutablePointer<WideVector>, pegCount: Int
  ) {
    let (guessVectors, pegColumns, columnLength) = (guessVectors, pegColumns, columnLength)
    let columns = UnsafeRawPointer(columnBytes + start)
    for vector in 0..<vectorCount {
      let row = columns + vector &* 64
      var exact = WideVector(repeating: 0)
      var common = WideVector(repeating: 0)
      for index in 0..<pegCount {
        let pegs = row.load(fromByteOffset: index &* columnLength, as: WideVector.self)
        exact = exact &- unsafeBitCast(pegs .== guessVectors[index], to: WideVector.self)
        // The second peg of a color matches if the code has at least two of that color.
        let numbers = row.load(fromByteOffset: pegColumns[index] &* columnLength, as: WideVector.self)
        common = common &- unsafeBitCast(numbers .> guessVectors[8 &+ index], to: WideVector.self)
      }
      exact = exact &+ exact
      exact = exact &+ exact
      matches[vector] = exact &+ exact &+ common
    }
  }

  private func countWide(
    _ matches: UnsafePointer<WideVector>, _ vectorCount: Int, into counts: UnsafeMutablePointer<UInt32>
  ) {
    let answerCount = space.answers.count
    var answer = 0
    while answer < answerCount {
      let wanted = answerVectors + answer
      var (first, second, third, fourth) = (
        WideVector(repeating: 0), WideVector(repeating: 0), WideVector(repeating: 0), WideVector(repeating: 0)
      )
      for vector in 0..<vectorCount {
        let found = matches[vector]
        first = first &- unsafeBitCast(found .== wanted[0], to: WideVector.self)
        second = second &- unsafeBitCast(found .== wanted[1], to: WideVector.self)
        third = third &- unsafeBitCast(found .== wanted[2], to: WideVector.self)
        fourth = fourth &- unsafeBitCast(found .== wanted[3], to: WideVector.self)
      }
      counts[answer] &+= Self.sum(first)
      if answer &+ 1 < answerCount { counts[answer &+ 1] &+= Self.sum(second) }
      if answer &+ 2 < answerCount { counts[answer &+ 2] &+= Self.sum(third) }
      if answer &+ 3 < answerCount { counts[answer &+ 3] &+= Self.sum(fourth) }
      answer &+= 4
    }
  }

  @inline(__always)
  private static func sum(_ lanes: WideVector) -> UInt32 {
    withUnsafeBytes(of: lanes) { bytes in
      var pairs: UInt64 = 0
      for word in 0..<8 {
        let eight = bytes.load(fromByteOffset: word &* 8, as: UInt64.self)
        pairs &+= (eight & 0x00FF_00FF_00FF_00FF) &+ (eight &>> 8 & 0x00FF_00FF_00FF_00FF)
      }
      return UInt32(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
    }
  }
}
