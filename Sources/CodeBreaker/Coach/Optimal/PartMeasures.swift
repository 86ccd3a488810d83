/// Measures the parts into which guesses split a large set of candidates, for all guesses at once: what they need at least, by
/// their sizes, and how even they are.
///
/// Each bit of the words counts one part. So each has a counter whose digits lie in as many words, the *planes*, and is added to
/// by the rules of a full adder: for all answers and for many guesses in a few instructions, eight candidates at a time by seven
/// adders (R. Harley and D. Seal's way to count bits, in H. S. Warren, "Hacker's Delight", 2nd edition, 2013, section 5-1).
/// That is several times as fast as to look the answers up one by one.
final class PartMeasures {
  /// For each guess what the set needs with it at least: one guess for each candidate, and `floors` of each part. A bound of
  /// `none` or more says that the guess is of no use, as a part is too large.
  let bounds: UnsafeMutablePointer<UInt32>

  /// For each guess the sum of the squares of the sizes.
  let squares: UnsafeMutablePointer<UInt32>

  private let words: AnswerWords

  /// The most candidates that are found with one guess more, and with two.
  private let capacities: (second: Int, third: Int)

  /// The bound of a guess with a part that is too large.
  private let none: UInt32

  /// The most candidates. Five guesses for each of them fit into a word of sixteen bits, and none takes more than four by its
  /// part's size.
  let largestSet: Int

  /// Enough digits for the number of candidates.
  private static let planeCount = 14
  private let room: UnsafeMutableRawPointer

  /// Measures with the words of a table.
  ///
  /// - Parameters:
  ///   - capacities: how many candidates can be found by so many guesses.
  ///   - none: the bound of a guess that is of no use.
  init(_ words: AnswerWords, capacities: [Int], none: Int) {
    self.words = words
    self.capacities = (capacities[2], capacities[3])
    largestSet = min(13_000, capacities[4])
    self.none = UInt32(none)
    bounds = .allocate(capacity: words.stride)
    bounds.initialize(repeating: 0, count: words.stride)
    squares = .allocate(capacity: words.stride)
    squares.initialize(repeating: 0, count: words.stride)
    let byteCount = (Self.planeCount + 5) * AnswerWords.blockSize * 4
    room = .allocate(byteCount: byteCount, alignment: 64)
    room.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
  }

  deinit {
    bounds.deallocate()
    squares.deallocate()
    room.deallocate()
  }

  /// Measures all guesses.
  ///
  /// - Parameters:
  ///   - candidates: the set, `size` of them.
  ///   - size: how many candidates there are, from 2 to `largestSet`.
  ///   - largestPart: no part may be larger.
  func measure(_ candidates: UnsafePointer<UInt16>, _ size: Int, largestPart: Int) {
    var start = 0
    while start < words.stride {
      switch words.rows {
      case .narrow(let rows): count(candidates, size, in: rows + start, largestPart, start)
      case .wide(let rows): count(candidates, size, in: rows + start, largestPart, start)
      }
      start &+= AnswerWords.blockSize
    }
  }

  /// Measures a block of guesses.
  @inline(__always)
  private func count<Word: FixedWidthInteger>(
    _ candidates: UnsafePointer<UInt16>, _ size: Int, in rows: UnsafePointer<Word>, _ largestPart: Int, _ start: Int
  ) {
    let blockSize = AnswerWords.blockSize
    let planes = room.bindMemory(to: Word.self, capacity: (Self.planeCount + 5) &* blockSize)
    let carry = planes + Self.planeCount &* blockSize
    let zeros = carry + blockSize
    let planeCount = Int.bitWidth &- size.leadingZeroBitCount
    Self.count(candidates, size, rows, words.stride, planes, planeCount, carry, UnsafePointer(zeros))
    Self.sum(
      size, words.answerCount &- 1, planes, planeCount, zeros + blockSize,
      (Word(capacities.second), Word(capacities.third)), (Word(largestPart), none), bounds + start, squares + start)
  }

  /// Counts the candidates by answers, for a block of guesses.
  ///
  /// - Parameters:
  ///   - planes: where the digits go, the lowest ones first.
  ///   - carry: room for a block of words.
  ///   - zeros: a row without any bit.
  @inline(__always)
  private static func count<Word: FixedWidthInteger>(
    _ candidates: UnsafePointer<UInt16>, _ size: Int, _ rows: UnsafePointer<Word>, _ stride: Int,
    _ planes: UnsafeMutablePointer<Word>, _ planeCount: Int, _ carry: UnsafeMutablePointer<Word>,
    _ zeros: UnsafePointer<Word>
  ) {
    let blockSize = AnswerWords.blockSize
    let (twosStart, foursStart) = (blockSize, 2 &* blockSize)
    planes.update(repeating: 0, count: max(3, planeCount) &* blockSize)
    var index = 0
    while index < size {
      // Behind the last candidate there is nothing to add.
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
      // So many eights there may be by now, and no more digits have to be looked at.
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

  /// A full adder: adds two words to a plane.
  ///
  /// - Returns: what is carried to the next plane.
  @inline(__always)
  private static func add<Word: FixedWidthInteger>(_ first: Word, _ second: Word, to plane: inout Word) -> Word {
    let odd = plane ^ first
    let carry = (plane & first) | (odd & second)
    plane = odd ^ second
    return carry
  }

  /// Adds up what is needed for the parts that were counted, for a block of guesses.
  ///
  /// - Parameters:
  ///   - answerCount: how many answers there are that do not end the game.
  ///   - room: three blocks.
  ///   - limits: the largest part that may be, and the bound of guesses that have a larger one.
  @inline(__always)
  private static func sum<Word: FixedWidthInteger>(
    _ size: Int, _ answerCount: Int, _ planes: UnsafePointer<Word>, _ planeCount: Int,
    _ room: UnsafeMutablePointer<Word>, _ capacities: (second: Word, third: Word),
    _ limits: (largest: Word, none: UInt32), _ bounds: UnsafeMutablePointer<UInt32>,
    _ squares: UnsafeMutablePointer<UInt32>
  ) {
    let blockSize = AnswerWords.blockSize
    let (part, largest, total) = (room, room + blockSize, room + 2 &* blockSize)
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
        let place = Word(plane)
        for lane in 0..<blockSize { part[lane] |= (digits[lane] &>> shift & 1) &<< place }
      }
      for lane in 0..<blockSize {
        // The first candidate takes one guess, the next ones two, those beyond these three, and all others four.
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
      bounds[lane] = largest[lane] > limits.largest ? limits.none : UInt32(total[lane])
    }
  }
}
