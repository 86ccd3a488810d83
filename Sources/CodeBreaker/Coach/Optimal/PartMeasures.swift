/// Two measures of every guess for a large set of candidates: a lower bound of the total, from the sizes of the parts
/// into which the guess splits the set, and the evenness of the parts.
///
/// Each bit of an `AnswerBits` word stands for an answer, and so for a part. Each part has a counter: word *n* of the
/// *planes* has binary digit *n* of all counters, and full adders increase them. This counts all answers to many
/// guesses in a few instructions, eight candidates at a time with seven adders (the bit count of R. Harley and D. Seal,
/// in H. S. Warren, "Hacker's Delight", 2nd edition, 2013, section 5-1). This is far faster than looking up single
/// answers.
final class PartMeasures {
  /// The lower bound of the set's total for each guess: 1 for each candidate, plus `floors` of each part. The bound is
  /// `uselessBound` if a part is too large, which makes the guess useless.
  let bounds: UnsafeMutablePointer<UInt32>

  /// The sum of the squares of the parts' sizes for each guess.
  let squares: UnsafeMutablePointer<UInt32>

  private let words: AnswerBits

  /// The maximum number of candidates that two and three guesses can find.
  private let capacities: (second: Int, third: Int)

  private let uselessBound: UInt32

  /// The maximum number of candidates. With at most five guesses for each candidate, a bound fits in 16 bits.
  let maxSetSize: Int

  /// The number of a counter's binary digits, enough for `maxSetSize`.
  private static let planeCount = 14
  private let scratch: UnsafeMutableRawPointer

  /// Creates measures with a table's answer words. `capacities[n]` is the maximum number of candidates that `n` guesses
  /// can find. `uselessBound` is the value in `bounds` for a useless guess.
  init(_ words: AnswerBits, capacities: [Int], uselessBound: Int) {
    self.words = words
    self.capacities = (capacities[2], capacities[3])
    maxSetSize = min(13_000, capacities[4])
    self.uselessBound = UInt32(uselessBound)
    bounds = .allocate(repeating: 0, count: words.stride)
    squares = .allocate(repeating: 0, count: words.stride)
    let byteCount = (Self.planeCount + 5) * AnswerBits.blockSize * 4
    scratch = .allocate(byteCount: byteCount, alignment: 64)
    scratch.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
  }

  deinit {
    bounds.deallocate()
    squares.deallocate()
    scratch.deallocate()
  }

  /// Measures all guesses for 2 to `maxSetSize` candidates. A guess with a part larger than `maxPartSize` is useless.
  func measure(_ candidates: UnsafePointer<UInt16>, _ size: Int, maxPartSize: Int) {
    var start = 0
    while start < words.stride {
      switch words.rows {
      case .narrow(let rows): count(candidates, size, in: rows + start, maxPartSize, start)
      case .wide(let rows): count(candidates, size, in: rows + start, maxPartSize, start)
      }
      start &+= AnswerBits.blockSize
    }
  }

  @inline(__always)
  private func count<Word: FixedWidthInteger>(
    _ candidates: UnsafePointer<UInt16>, _ size: Int, in rows: UnsafePointer<Word>, _ maxPartSize: Int, _ start: Int
  ) {
    let blockSize = AnswerBits.blockSize
    let planes = scratch.bindMemory(to: Word.self, capacity: (Self.planeCount + 5) &* blockSize)
    let carry = planes + Self.planeCount &* blockSize
    let zeros = carry + blockSize
    let planeCount = Int.bitWidth &- size.leadingZeroBitCount
    Self.count(candidates, size, rows, words.stride, planes, planeCount, carry, UnsafePointer(zeros))
    Self.sum(
      size, words.answerCount &- 1, planes, planeCount, zeros + blockSize,
      (Word(capacities.second), Word(capacities.third)), (Word(maxPartSize), uselessBound), bounds + start,
      squares + start)
  }

  /// Counts the candidates of each answer for a block of guesses. `planes` is memory for the binary digits, lowest
  /// first, `carry` is memory for a block of words, and `zeros` is a row without set bits.
  @inline(__always)
  private static func count<Word: FixedWidthInteger>(
    _ candidates: UnsafePointer<UInt16>, _ size: Int, _ rows: UnsafePointer<Word>, _ stride: Int,
    _ planes: UnsafeMutablePointer<Word>, _ planeCount: Int, _ carry: UnsafeMutablePointer<Word>,
    _ zeros: UnsafePointer<Word>
  ) {
    let blockSize = AnswerBits.blockSize
    let (twosStart, foursStart) = (blockSize, 2 &* blockSize)
    planes.update(repeating: 0, count: max(3, planeCount) &* blockSize)
    var index = 0
    while index < size {
      // Reading eight rows at a time is safe, because rows of zeros follow the last candidate's row.
      let (row0, row1) = (row(index), row(index &+ 1))
      let (row2, row3) = (row(index &+ 2), row(index &+ 3))
      let (row4, row5) = (row(index &+ 4), row(index &+ 5))
      let (row6, row7) = (row(index &+ 6), row(index &+ 7))
      for lane in 0..<blockSize {
        var (ones, twos, fours) = (planes[lane], planes[twosStart &+ lane], planes[foursStart &+ lane])
        let two0 = add(row0[lane], row1[lane], to: &ones)
        let two1 = add(row2[lane], row3[lane], to: &ones)
        let four0 = add(two0, two1, to: &twos)
        let two2 = add(row4[lane], row5[lane], to: &ones)
        let two3 = add(row6[lane], row7[lane], to: &ones)
        let four1 = add(two2, two3, to: &twos)
        carry[lane] = add(four0, four1, to: &fours)
        planes[lane] = ones
        planes[twosStart &+ lane] = twos
        planes[foursStart &+ lane] = fours
      }
      index &+= 8
      // The counts are at most `index`, so higher digits are still zero.
      var plane = 3
      while plane < planeCount, 1 &<< plane <= index {
        let digits = planes + plane &* blockSize
        for lane in 0..<blockSize {
          let (digit, more) = (digits[lane], carry[lane])
          digits[lane] = digit ^ more
          carry[lane] = digit & more
        }
        plane &+= 1
      }
    }

    @inline(__always)
    func row(_ index: Int) -> UnsafePointer<Word> {
      index < size ? rows + Int(candidates[index]) &* stride : zeros
    }
  }

  /// Adds two words to a plane, as a full adder, and returns the carry for the next plane.
  @inline(__always)
  private static func add<Word: FixedWidthInteger>(_ first: Word, _ second: Word, to plane: inout Word) -> Word {
    let odd = plane ^ first
    let carry = (plane & first) | (odd & second)
    plane = odd ^ second
    return carry
  }

  /// Computes bounds and squares for a block of guesses. `answerCount` excludes the answer that ends the game.
  /// `scratch` holds three blocks. `limits` are a part's maximum size, and the bound of a guess with a larger part.
  @inline(__always)
  private static func sum<Word: FixedWidthInteger>(
    _ size: Int, _ answerCount: Int, _ planes: UnsafePointer<Word>, _ planeCount: Int,
    _ scratch: UnsafeMutablePointer<Word>, _ capacities: (second: Word, third: Word),
    _ limits: (largest: Word, uselessBound: UInt32), _ bounds: UnsafeMutablePointer<UInt32>,
    _ squares: UnsafeMutablePointer<UInt32>
  ) {
    let blockSize = AnswerBits.blockSize
    let (part, largest, total) = (scratch, scratch + blockSize, scratch + 2 &* blockSize)
    for lane in 0..<blockSize {
      total[lane] = Word(size)
      largest[lane] = 0
    }
    for lane in 0..<blockSize { squares[lane] = 0 }
    for answer in 0..<answerCount {
      let shift = Word(answer)
      for lane in 0..<blockSize { part[lane] = planes[lane] &>> shift & 1 }
      for plane in 1..<planeCount {
        let digits = planes + plane &* blockSize
        let position = Word(plane)
        for lane in 0..<blockSize { part[lane] |= (digits[lane] &>> shift & 1) &<< position }
      }
      for lane in 0..<blockSize {
        // The first candidate takes one guess, others two (up to `second`), then three (up to `third`), then four.
        let count = part[lane]
        let beyondFirst = count == 0 ? 0 : count &- 1
        let beyondSecond = count > capacities.second ? count &- capacities.second : 0
        let beyondThird = count > capacities.third ? count &- capacities.third : 0
        total[lane] &+= count &+ beyondFirst &+ beyondSecond &+ beyondThird
        largest[lane] = max(largest[lane], count)
      }
      for lane in 0..<blockSize { squares[lane] &+= UInt32(part[lane]) &* UInt32(part[lane]) }
    }
    for lane in 0..<blockSize {
      bounds[lane] = largest[lane] > limits.largest ? limits.uselessBound : UInt32(total[lane])
    }
  }
}
