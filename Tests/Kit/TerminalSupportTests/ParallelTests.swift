import Foundation
import Testing

@testable import TerminalSupport

@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 5]) func resultsAndProgressAreInOrderWithAtMostTheGivenThreads(threads: Int) {
    let workers = Log()
    let progress = Log()
    let squares = Parallel.map(count: 100, threads: threads) {
      workers.append(0)
    } body: { _, index in
      index * index
    } progress: {
      progress.append($0)
    }
    #expect(squares == (0..<100).map { $0 * $0 })
    #expect(progress.numbers == Array(1...100))
    #expect(1...threads ~= workers.numbers.count)
  }

  @Test func zeroCountCallsNoClosure() {
    let calls = Log()
    let results = Parallel.map(count: 0, threads: 4) {
      calls.append(0)
    } body: { _, index in
      calls.append(index)
      return index
    } progress: {
      calls.append($0)
    }
    #expect(results.isEmpty)
    #expect(calls.numbers.isEmpty)
  }

  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var written: [Int] = []

    var numbers: [Int] { lock.withLock { written } }

    func append(_ number: Int) { lock.withLock { written.append(number) } }
  }
}
