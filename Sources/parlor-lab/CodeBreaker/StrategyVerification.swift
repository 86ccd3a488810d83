import ArgumentParser
import CodeBreakerCoach
import CodeBreakerProof
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerVerifyStrategyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify-strategy",
    abstract: "Play a strategy from a file against every code.",
    discussion: """
      Reads a strategy that parlor-lab codebreaker strategy --out wrote, plays it against every code of its game, and \
      prints the number of guesses.

        parlor-lab codebreaker verify-strategy best.txt --json

      --proof also checks a proof that parlor-lab codebreaker strategy --proof wrote. For every guess in every position \
      that matters, the proof gives bounds for the rest of the game. Together they show that no strategy needs fewer \
      guesses. The checker shares no code with the search that wrote the proof.

        parlor-lab codebreaker verify-strategy best.txt --proof best.proof

      The JSON has these keys, in this order: total, average, max, histogram, and with --proof also proven, which says \
      whether the proof is for this total. If a file can't be read, the strategy doesn't find every code, or the proof is \
      faulty, the command exits with code 65 and prints one line on standard error that names the first fault.
      """)

  @Argument(help: ArgumentHelp("The file with the strategy.", valueName: "FILE"))
  var file: String

  @Option(help: ArgumentHelp("Check this proof that no strategy needs fewer guesses.", valueName: "FILE"))
  var proof: String?

  @Flag(help: "Print one line of JSON: total, average, max, histogram, proven.")
  var json = false

  func run() throws {
    let tree: StrategyTree
    let results: StrategyResults
    do {
      tree = try StrategyTree(text: TextFile.normalized(bytes(of: file)))
      results = try tree.results()
    } catch let fault as StrategyFault {
      throw Failure.data.report("\(file): \(fault.description)")
    }
    guard let proof else { return StrategyReport(results: results).show(asJSON: json) }
    let isProven = try checkedBound(in: proof, of: tree.space) == results.total
    StrategyReport(results: results, isOptimal: true, isProven: isProven).show(asJSON: json)
  }

  private func checkedBound(in path: String, of space: CodeSpace) throws -> Int {
    do {
      let proof = try BoundProof(bytes: bytes(of: path))
      guard proof.pegCount == space.pegCount, proof.colorCount == space.colorCount else {
        throw Failure.data.report("\(path) is about another game.")
      }
      _ = try proof.check()
      return proof.bound
    } catch let fault as ProofFault {
      throw Failure.data.report("\(path): \(fault.description)")
    }
  }

  private func bytes(of path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure.data.report("\(path) cannot be read.")
    }
    return Array(data)
  }
}
